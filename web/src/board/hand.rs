//! A move in the hand: what is carried follows the pointer, and goes on from there when it is let go.

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::{Gesture, Manner, Meaning, Moving, Pictured, Subject};
use gros_solver::Puzzle;
use yew::prelude::*;

use crate::board::pace::Pace;
use crate::ui::transition::use_transition_from;

/// Hears what a gesture means.
pub type Hear<M> = Rc<dyn Fn(Gesture, Option<Meaning<M>>)>;

/// A position as it is shown, with the move that is on its way, and what hears of gestures.
pub struct Hand<P: Puzzle, A> {
    /// What is shown.
    pub subject: Subject<P>,
    /// What was beside it in the state that was left, on the way from there.
    pub was: Option<A>,
    /// Whether something is on its way.
    pub is_moving: bool,
    /// Hears what a gesture means.
    pub hear: Hear<P::Move>,
}

/// Shows a position with the move that leads to it, or with the one that is in the hand.
///
/// `beside` is what changes with the position and is not part of it, `pace` says how a move is shown.
#[hook]
pub fn use_hand<P, A>(subject: &Subject<P>, beside: A, pace: Pace, on_move: &Callback<P::Move>) -> Hand<P, A>
where
    A: Clone + PartialEq + 'static,
    P: Pictured + 'static,
    P::State: 'static,
    P::Move: 'static,
{
    let carried = use_state_eq(|| None::<(P::Move, f64)>);
    let begun = use_memo((), |()| Cell::new(0.0));
    let way = use_transition_from((subject.state.clone(), beside), &begun, {
        let puzzle = subject.puzzle.clone();
        move |(from, _), (to, _)| pace.milliseconds(puzzle.milliseconds(from, to))
    });
    let hear: Hear<P::Move> = {
        let (carried, begun, on_move) = (carried.clone(), begun, on_move.clone());
        let legal = subject.legal.clone();
        Rc::new(move |gesture, meaning| match (gesture, meaning) {
            (Gesture::Hover(_) | Gesture::Focus(_), _) => {}
            (_, Some(Meaning::Carry(mv, part))) if legal.contains(&mv) => carried.set(Some((mv, part))),
            (_, Some(Meaning::Play(mv))) => {
                let held = carried.as_ref().filter(|(held, _)| *held == mv).map(|(_, part)| *part);
                begun.set(held.unwrap_or(0.0));
                carried.set(None);
                on_move.emit(mv);
            }
            _ => carried.set(None),
        })
    };
    let (shown, was) = match (&*carried, way) {
        (Some((mv, part)), _) => (held(subject, mv, *part), None),
        (None, Some(way)) => {
            let manner = if way.begun > 0.0 { Manner::ByHand } else { pace.manner() };
            let (from, was) = way.from;
            let moving = Some(Moving { from, part: way.progress, manner });
            (Some(Subject { moving, ..subject.clone() }), Some(was))
        }
        (None, None) => (None, None),
    };
    Hand { is_moving: shown.is_some(), was, subject: shown.unwrap_or_else(|| subject.clone()), hear }
}

/// Shows a position from which a move is so far on its way.
fn held<P: Pictured>(subject: &Subject<P>, mv: &P::Move, part: f64) -> Option<Subject<P>> {
    let state = subject.puzzle.play(&subject.state, mv).ok()?;
    let moving = Some(Moving { from: subject.state.clone(), part, manner: Manner::ByHand });
    Some(Subject { state, moving, ..subject.clone() })
}
