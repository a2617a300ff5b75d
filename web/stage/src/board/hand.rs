//! The move in progress: a dragged piece follows the pointer, and finishes its move from there when released.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gros_picture::{Gesture, Manner, Meaning, Moving, Pictured, Subject};
use gros_solver::Puzzle;
use gros_solver::internals::Displacement;
use yew::prelude::*;

use crate::board::pace::Pace;
use crate::ui::durations;
use crate::ui::transition::{use_transition, use_transition_from};

thread_local! {
    /// The listener to what a hand carries and how far that has come; nothing of it is kept.
    static FOLLOWER: RefCell<Option<Follower>> = const { RefCell::new(None) };
}

type Follower = Rc<dyn Fn(usize, f64)>;

/// Calls back with the piece that a hand carries on the board, and the part of its path that it has covered.
#[hook]
pub fn use_following(follow: impl Fn(usize, f64) + 'static) {
    use_effect(move || {
        let follow: Follower = Rc::new(follow);
        FOLLOWER.set(Some(follow.clone()));
        move || {
            FOLLOWER.with_borrow_mut(|current| {
                if current.as_ref().is_some_and(|current| Rc::ptr_eq(current, &follow)) {
                    *current = None;
                }
            });
        }
    });
}

fn tell_follower(piece: usize, part: f64) {
    if let Some(follow) = FOLLOWER.with_borrow(Clone::clone) {
        follow(piece, part);
    }
}

pub type OnMeaning<M> = Rc<dyn Fn(Gesture, Option<Meaning<M>>)>;

pub struct Hand<P: Puzzle, A> {
    pub subject: Subject<P>,
    /// The previous value of `extra` during a move.
    pub previous: Option<A>,
    pub is_moving: bool,
    pub on_meaning: OnMeaning<P::Move>,
}

/// Returns a position with the move that leads to it, or the one being dragged.
///
/// `extra` is state that changes with the position but is not part of it.
#[hook]
pub fn use_hand<P, A>(subject: &Subject<P>, extra: A, pace: Pace, on_move: &Callback<P::Move>) -> Hand<P, A>
where
    A: Clone + PartialEq + 'static,
    P: Pictured + 'static,
    P::State: 'static,
    P::Move: 'static,
{
    let drag = use_state_eq(|| None::<(P::Move, f64)>);
    let begun = use_memo((), |()| Cell::new(0.0));
    let transition = use_transition_from((subject.state.clone(), extra), &begun, {
        let puzzle = subject.puzzle.clone();
        move |(from, _), (to, _)| pace.milliseconds(puzzle.milliseconds(from, to))
    });
    // The piece that was let go last though it may not go on, how far it had come, and how often that was.
    let (fallen, falls) = (use_mut_ref(|| None::<(P::Move, f64)>), use_state_eq(|| 0_u32));
    let left = use_fall(*falls);
    let on_meaning: OnMeaning<P::Move> = {
        let (drag, begun, on_move) = (drag.clone(), begun, on_move.clone());
        let let_fall = {
            let (drag, fallen) = (drag.clone(), fallen.clone());
            move || {
                if drag.is_some() {
                    fallen.replace((*drag).clone());
                    falls.set(*falls + 1);
                }
            }
        };
        let (puzzle, state) = (subject.puzzle.clone(), subject.state.clone());
        Rc::new(move |gesture, meaning| match (gesture, meaning) {
            (Gesture::Hover(_) | Gesture::Focus(_), _) => {}
            (_, Some(Meaning::Carry(mv, part))) => {
                tell_follower(puzzle.displacement(&state, &mv).piece, part);
                drag.set(Some((mv, part)));
            }
            (_, Some(Meaning::Play(mv))) => {
                let dragged = drag.as_ref().filter(|(dragged, _)| *dragged == mv).map(|(_, part)| *part);
                if puzzle.play(&state, &mv).is_ok() {
                    begun.set(dragged.unwrap_or(0.0));
                } else {
                    let_fall();
                }
                drag.set(None);
                on_move.emit(mv);
            }
            _ => {
                let_fall();
                drag.set(None);
            }
        })
    };
    let (shown, previous) = match (&*drag, transition) {
        (Some((mv, part)), _) => (dragged(subject, mv, *part), None),
        (None, Some(transition)) => {
            let manner = if transition.begun > 0.0 { Manner::ByHand } else { pace.manner() };
            let (from, previous) = transition.from;
            let moving = Some(Moving { from, part: transition.progress, manner });
            (Some(Subject { moving, ..subject.clone() }), Some(previous))
        }
        (None, None) => {
            let fallen = fallen.borrow();
            let fallen = left.zip(fallen.as_ref());
            (fallen.and_then(|(left, (mv, part))| dragged(subject, mv, left * part)), None)
        }
    };
    Hand {
        is_moving: shown.is_some(),
        previous,
        subject: shown.unwrap_or_else(|| subject.clone()),
        on_meaning,
    }
}

/// Returns how much is left of the way that a piece had come, while it falls back; counts the falls.
#[hook]
fn use_fall(falls: u32) -> Option<f64> {
    let falling = use_transition(falls, |_, _| Some(durations::FALL))?;
    Some(1.0 - falling.progress * falling.progress)
}

fn dragged<P: Pictured>(subject: &Subject<P>, mv: &P::Move, part: f64) -> Option<Subject<P>> {
    // A move that the rules forbid is carried as far as the picture lets it.
    let Displacement { piece, to, .. } = subject.puzzle.displacement(&subject.state, mv);
    let play = || subject.puzzle.play(&subject.state, mv).ok();
    let state = play().or_else(|| subject.puzzle.with_piece(&subject.state, piece, to))?;
    let moving = Some(Moving { from: subject.state.clone(), part, manner: Manner::ByHand });
    Some(Subject { state, moving, ..subject.clone() })
}
