//! The boards: they draw a state, mark the moves they are given, and report what was chosen.

mod family;
mod hanoi;
mod pace;
mod piece;
mod placed;
mod rings;
mod spinout;
mod still;
mod strip;
pub mod svg;
mod wythoff;

use gros_session::{Action, Refusal};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Position, RingMove, WythoffMove};
use gros_text::RingCues;
use yew::prelude::*;

use crate::hooks::geometry::use_size;
use crate::markup::html;
use crate::part::{drawn_by, part};
use crate::state::{Msg, RingLook, Said, Shown};

use family::{FamilyProps, Given};
pub use family::{family_icon, last_place, places};
use hanoi::HanoiBoardProps;
use pace::Pace;
use rings::RingsBoardProps;
use spinout::SpinOutBoardProps;
pub use still::Still;
use wythoff::{Plan, WythoffBoardProps};

/// A ring takes this long when nothing hurries it.
const RING_MILLISECONDS: f64 = 700.0;
/// What the stage leaves free at both sides together, in CSS pixels.
const PADDING: f64 = 48.0;
/// In less height, in CSS pixels, a row of rings that runs down would be too small: it lies.
const LEAST_UPRIGHT: f64 = 200.0;
/// A disc takes this long.
const DISC_MILLISECONDS: f64 = 450.0;

/// The board of the puzzle.
#[derive(PartialEq)]
pub struct Stage {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Stage, use_stage);

/// Draws the board of the puzzle, as large as there is room.
///
/// This is the one element that carries the state for tests, embedders and users' scripts.
#[hook]
fn use_stage(props: &Stage) -> Html {
    let Stage { model, dispatch } = props;
    let node = use_node_ref();
    // The same callbacks from render to render, so that pieces that did not change are not drawn again.
    let on_ring = use_callback(dispatch.clone(), |ring, dispatch| {
        dispatch.emit(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring)))));
    });
    let on_peg = use_callback(dispatch.clone(), |peg, dispatch| dispatch.emit(Msg::Peg(peg)));
    let on_move = use_callback(dispatch.clone(), |mv, dispatch| dispatch.emit(Msg::Act(Action::Hand(mv))));
    let on_take = use_callback(dispatch.clone(), |mv, dispatch| {
        dispatch.emit(Msg::Act(Action::Hand(AnyMove::Wythoff(mv))));
    });
    let (width, height) = use_size(node.clone());
    let timeline = model.session.timeline();
    let state = model.state();
    let legal = model.allowed_moves();
    let best = timeline.best_move().filter(|_| !model.is_secret());
    let blockers = match &model.said {
        Said::Refused { why: Refusal::Illegal(why), .. } => why.blockers(),
        _ => Vec::new(),
    };
    let board = match &state {
        AnyState::Rings(rings) => {
            let refused = if let Said::Refused { mv: AnyMove::Rings(mv), .. } = &model.said {
                Some(mv.ring)
            } else {
                None
            };
            let single = |mv: &AnyMove| {
                if let AnyMove::Rings(mv) = mv { Some(*mv).filter(|mv| !mv.pair) } else { None }
            };
            let ring = |mv: &AnyMove| single(mv).map(|mv| mv.ring);
            let is_pair = |mv: &AnyMove| matches!(mv, AnyMove::Rings(mv) if mv.pair);
            let pair = has_pair(timeline.puzzle()).then(|| RingCues {
                is_on: rings.is_on(1),
                can_move: legal.iter().any(is_pair),
                best_next: best.as_ref().is_some_and(is_pair),
            });
            let is_upright = model.prefs.ring_look == RingLook::Upright && height >= LEAST_UPRIGHT;
            let look = match model.prefs.ring_look {
                RingLook::Upright if !is_upright => RingLook::Schema,
                look => look,
            };
            part(RingsBoardProps {
                lang: model.prefs.lang,
                puzzle: timeline.puzzle().clone(),
                state: rings.clone(),
                legal: legal.iter().filter_map(ring).collect(),
                best: best.as_ref().and_then(ring),
                refused,
                blockers,
                free_end_left: model.prefs.free_end_left,
                look,
                pair,
                pace: Pace::of(model, RING_MILLISECONDS),
                width,
                along: if is_upright { height } else { width },
                on_ring,
                on_move,
            })
        }
        AnyState::Hanoi(hanoi) => {
            let disc = |mv: &AnyMove| if let AnyMove::Hanoi(mv) = mv { Some(*mv) } else { None };
            let goal = if let AnyState::Hanoi(goal) = &timeline.setup().goal { goal } else { hanoi }.clone();
            let pegs = if let AnyPuzzle::Hanoi(hanoi) = timeline.puzzle() { hanoi.pegs().count() } else { 0 };
            part(HanoiBoardProps {
                lang: model.prefs.lang,
                puzzle: timeline.puzzle().clone(),
                pegs,
                state: hanoi.clone(),
                legal: legal.iter().filter_map(disc).collect(),
                best: best.as_ref().and_then(disc),
                blockers,
                goal,
                rainbow: model.prefs.rainbow,
                plan: hanoi::Plan::of(model),
                dispatch: dispatch.clone(),
                lifted: model.lifted,
                pace: Pace::of(model, DISC_MILLISECONDS),
                width,
                on_peg,
            })
        }
        AnyState::Chain(_) | AnyState::SlideOut(_) | AnyState::Hexadecimal(_) => {
            match Given::of(model, &state, &legal) {
                Some(given) => {
                    let pace = Pace::of(model, given.figure.milliseconds());
                    part(FamilyProps { lang: model.prefs.lang, given, pace, width, height, on_move })
                }
                None => html! {},
            }
        }
        AnyState::SpinOut(dials) => part(SpinOutBoardProps {
            lang: model.prefs.lang,
            state: *dials,
            legal: legal.iter().filter_map(spinout::dial_move).collect(),
            best: best.as_ref().and_then(spinout::dial_move),
            refused: spinout::refusal(&model.said),
            pace: Pace::of(model, spinout::MILLISECONDS),
            width,
            height,
            on_move,
        }),
        AnyState::Wythoff(piles) => game_board(model, piles, (width, height), on_take, dispatch),
    };
    html! {
        <div
            class="stage" id="board" ref={node}
            data-puzzle={timeline.puzzle().id()} data-state={state.to_string()} data-step={timeline.cursor().to_string()}
            data-steps={timeline.steps().to_string()} data-guarantee={timeline.guarantee().id()}
        >
            { board }
        </div>
    }
}

/// Draws the board of a game.
fn game_board(
    model: &Shown,
    piles: &Position,
    (width, height): (f64, f64),
    on_take: Callback<WythoffMove>,
    dispatch: &Callback<Msg>,
) -> Html {
    let AnyPuzzle::Wythoff(game) = model.session.timeline().puzzle() else { return html! {} };
    let plan = Plan::of(width - PADDING, height, model.prefs.piles.verdict);
    let hint = model.session.timeline().best_move().filter(|_| model.said == Said::Hint);
    let hint = hint.and_then(|mv| if let AnyMove::Wythoff(mv) = mv { Some(mv) } else { None });
    part(WythoffBoardProps {
        prefs: model.prefs,
        game: game.clone(),
        state: piles.clone(),
        field: Some(plan.cells).filter(|cells| *cells > 0).and_then(|cells| model.field(cells)),
        plan,
        turn: model.turn(),
        hint,
        on_take,
        dispatch: dispatch.clone(),
    })
}

/// Tells whether a ring may have more than one move, which the drawing cannot offer.
fn has_pair(puzzle: &AnyPuzzle) -> bool {
    matches!(puzzle, AnyPuzzle::Rings(rings) if rings.has_pair())
}
