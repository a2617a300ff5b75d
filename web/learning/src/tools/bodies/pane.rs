//! The two boards, side by side.

use std::rc::Rc;

use gros_board::Label;
use gros_picture::{Gesture, Meaning, Pictured, Subject, Target, View};
use gros_solver::gray::Digit;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Peg, Puzzle};
use gros_tools::bodies::{Bodies, Conflict};
use yew::prelude::*;

use crate::board::Board;
use crate::board::pace::{Pace, use_moving};
use crate::board::picture::Picture;
use crate::state::Prefs;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::geometry::use_size;

/// A board with its name.
#[derive(PartialEq)]
pub struct Pane {
    pub prefs: Prefs,
    pub subject: Subject<AnyPuzzle>,
    /// Tries a move by hand, which the rules may forbid; none if nothing can be moved.
    pub play: Option<Callback<AnyMove>>,
}

rendered_by!(Pane, use_pane);

impl Pane {
    /// Returns a board on which nothing can be moved.
    pub fn still(prefs: Prefs, puzzle: &AnyPuzzle, state: AnyState) -> Pane {
        Pane { prefs, subject: Subject::still(puzzle.clone(), state), play: None }
    }
}

pub fn panes(panes: [Pane; 2]) -> Html {
    let [left, right] = panes;
    html! { <div class="bodies-panes">{ keyed("left", left) }{ keyed("right", right) }</div> }
}

/// The state in which a pairing fails: the move on the left, and what blocks it on the right.
pub fn conflict_panes(prefs: Prefs, bodies: &Bodies, conflict: &Conflict) -> [Pane; 2] {
    let Conflict { state, mv, image, image_move, why, .. } = conflict;
    let left = Pane::still(prefs, &bodies.left, state.clone());
    let right = Pane::still(prefs, &bodies.right, image.clone());
    let left = Subject { best: Some(mv.clone()), has_marks: true, ..left.subject };
    let right = refused(right.subject, image_move, why);
    [left, right].map(|subject| Pane { prefs, subject, play: None })
}

/// Marks a move that the rules forbid, and what is in its way.
pub fn refused(subject: Subject<AnyPuzzle>, mv: &AnyMove, why: &IllegalMove) -> Subject<AnyPuzzle> {
    let wanted = if let IllegalMove::PieceHeld { wanted, .. } = why { wanted.clone() } else { Vec::new() };
    Subject { refused: Some(mv.clone()), blockers: why.blockers(), wanted, ..subject }
}

#[hook]
fn use_pane(props: &Pane) -> Html {
    let Pane { prefs, subject, play } = props;
    let lang = prefs.lang;
    // A pairing that is changed jumps.
    let pace = if play.is_some() { Pace::Full(f64::INFINITY) } else { Pace::Still };
    let shown = use_moving(subject, pace);
    let room = use_node_ref();
    let size = use_size(room.clone());
    let view = View {
        is_still: play.is_none(),
        is_rainbow: prefs.rainbow,
        is_flipped: prefs.free_end_left,
        say: &|sign| lang.sign(&subject.state, sign),
        ..View::of(size)
    };
    let scene = (size.0 > 0.0).then(|| Rc::new(AnyPuzzle::scene(&shown, &view)));
    let board = scene.map(|scene| match play {
        None => html! { <div class="board">{ component(Picture { scene }) }</div> },
        Some(play) => {
            let (subject, play) = (subject.clone(), play.clone());
            let labels: Vec<Label> = scene.targets.iter().map(|target| label(props, target)).collect();
            // The piece nearest to the free end, of those that can move.
            let free = scene.targets.iter().zip(&labels).rfind(|(_, label)| !label.is_stuck);
            let home = free.map_or(0, |(target, _)| *target.pieces.start());
            component(Board {
                name: lang.bodies_moves_of(&props.subject.puzzle),
                class: classes!("board"),
                labels: Rc::new(labels),
                home,
                extra: 0.0,
                geometry: Vec::new(),
                overlay: html! {},
                footer: html! {},
                scene,
                on_gesture: Callback::from(move |gesture| match asked(&subject, size, gesture) {
                    Some(mv) => {
                        play.emit(mv);
                        true
                    }
                    None => false,
                }),
            })
        }
    });
    let class = if play.is_none() { "bodies-board still" } else { "bodies-board" };
    html! {
        <figure class="bodies-pane">
            <figcaption>
                <b>{ lang.variant_name(&subject.puzzle) }</b>
                <code>{ subject.state.to_string() }</code>
            </figcaption>
            <div {class} ref={room} aria-hidden={play.is_none().then_some("true")}>{ list(board) }</div>
        </figure>
    }
}

fn label(Pane { prefs, subject, .. }: &Pane, target: &Target) -> Label {
    let (puzzle, at) = (&subject.puzzle, *target.pieces.start());
    let takes_part = |mv: &AnyMove| {
        let moved = puzzle.displacement(&subject.state, mv);
        if puzzle.stacks() > 0 {
            usize::from(moved.from) == at || usize::from(moved.to) == at
        } else {
            moved.piece == at
        }
    };
    let name = if puzzle.stacks() > 0 {
        prefs.lang.peg_name(Peg(u8::try_from(at).unwrap_or_default()))
    } else {
        prefs.lang.bodies_button(puzzle, &subject.state, at)
    };
    Label { name, is_stuck: !subject.legal.iter().any(takes_part) }
}

/// Returns the move that a gesture asks for, which the rules may forbid. On a tower, a peg that is chosen gets a disc if
/// it can, or else gives one away.
fn asked(subject: &Subject<AnyPuzzle>, size: (f64, f64), gesture: Gesture) -> Option<AnyMove> {
    let Subject { puzzle, state, legal, .. } = subject;
    if puzzle.stacks() == 0 {
        return match AnyPuzzle::meaning(subject, &View::of(size), gesture) {
            Some(Meaning::Play(mv)) => Some(mv),
            _ => None,
        };
    }
    let find = |from: Option<usize>, to: Option<usize>| {
        legal.iter().find(|mv| {
            let moved = puzzle.displacement(state, mv);
            from.is_none_or(|from| usize::from(moved.from) == from)
                && to.is_none_or(|to| usize::from(moved.to) == to)
        })
    };
    let chosen = |target| find(None, Some(target)).or_else(|| find(Some(target), None)).cloned();
    match gesture {
        Gesture::Drop { target, over: Some(over), .. } if over != target => {
            top_to(puzzle, state, target, over)
        }
        Gesture::Choose { target, .. } | Gesture::Drop { target, over: Some(_), .. } => chosen(target),
        _ => None,
    }
}

/// Returns the move of the disc on top of a peg to another.
fn top_to(puzzle: &AnyPuzzle, state: &AnyState, from: usize, to: usize) -> Option<AnyMove> {
    let discs = puzzle.layout(state, 0..puzzle.pieces());
    let top = discs.iter().filter(|disc| usize::from(disc.place) == from).map(|disc| disc.piece).min()?;
    puzzle.move_of(state, top, Digit::try_from(to).ok()?)
}
