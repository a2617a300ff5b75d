//! The boards: they draw a state, mark the moves they are given, and report what was chosen.

mod family;
mod hanoi;
mod pace;
mod placed;
mod rings;
mod seen;
mod spinout;
mod still;
pub mod svg;
mod wythoff;

use gros_picture::puzzles::wythoff::Plan;
use gros_session::Action;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, WythoffMove};
use yew::prelude::*;

use crate::hooks::focus::use_focus_on_board;
use crate::hooks::geometry::use_size;
use crate::later::{fetched, later};
use crate::markup::html;
use crate::part::{drawn_by, part};
use crate::state::{Msg, Shown};

use family::{FamilyProps, Given};
pub use family::{family_icon, subject, tree_map};
use pace::Pace;
pub use seen::Seen;
pub use seen::arrival_milliseconds;
use spinout::SpinOutBoardProps;
pub use still::Still;
use wythoff::WythoffBoardProps;

/// What the stage leaves free at both sides together, in CSS pixels.
const PADDING: f64 = 48.0;

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
    use_focus_on_board();
    // The same callback from render to render, so that a board that did not change is not drawn again.
    let on_move = use_callback(dispatch.clone(), |mv, dispatch| dispatch.emit(Msg::Act(Action::Hand(mv))));
    let (width, height) = use_size(node.clone());
    let timeline = model.session.timeline();
    let state = model.state();
    let board = match &state {
        // Nothing is drawn twice: the room is known before the page is painted.
        _ if width == 0.0 => html! {},
        AnyState::Rings(rings) => {
            let legal = model.allowed_moves();
            Seen { model, legal: &legal, size: (width, height) }.rings(rings, on_move)
        }
        _ => {
            later(model.prefs.lang, Other { model: model.clone(), dispatch: dispatch.clone(), width, height })
        }
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

/// The board of a puzzle that is not rings.
#[derive(Clone, PartialEq)]
pub struct Other {
    model: Shown,
    dispatch: Callback<Msg>,
    width: f64,
    height: f64,
}

drawn_by!(Other, use_other);
fetched!(Other, boards);

#[hook]
fn use_other(props: &Other) -> Html {
    let Other { model, dispatch, width, height } = props;
    let (width, height) = (*width, *height);
    let on_peg = use_callback(dispatch.clone(), |peg, dispatch| dispatch.emit(Msg::Peg(peg)));
    let on_move = use_callback(dispatch.clone(), |mv, dispatch| dispatch.emit(Msg::Act(Action::Hand(mv))));
    let on_take = use_callback(dispatch.clone(), |mv, dispatch| {
        dispatch.emit(Msg::Act(Action::Hand(AnyMove::Wythoff(mv))));
    });
    let state = model.state();
    let legal = model.allowed_moves();
    let seen = Seen { model, legal: &legal, size: (width, height) };
    match &state {
        AnyState::Rings(_) => html! {},
        AnyState::Hanoi(tower) => seen.tower(tower, on_peg, dispatch),
        AnyState::SpinOut(dials) => part(SpinOutBoardProps {
            lang: model.prefs.lang,
            subject: seen.dials(dials),
            why: spinout::refusal(&model.said).map(|(_, why)| why),
            pace: Pace::of(model, spinout::MILLISECONDS.into()),
            width,
            height,
            on_move,
        }),
        AnyState::Wythoff(piles) => game_board(model, piles, (width, height), on_take, dispatch),
        _ => {
            let given = Given::of(model, &state, &legal);
            let pace = Pace::of(model, given.figure.map_or(0, |figure| figure.milliseconds).into());
            part(FamilyProps { lang: model.prefs.lang, given, pace, width, height, on_move })
        }
    }
}

/// Draws the board of a game.
fn game_board(
    model: &Shown,
    piles: &Piles,
    (width, height): (f64, f64),
    on_take: Callback<WythoffMove>,
    dispatch: &Callback<Msg>,
) -> Html {
    let AnyPuzzle::Wythoff(game) = model.session.timeline().puzzle() else { return html! {} };
    let plan = Plan::of(width - PADDING, height, model.prefs.piles.under(game.rule()));
    let hint = model.session.timeline().best_move().filter(|_| model.said.tells_next());
    let hint = hint.and_then(|mv| if let AnyMove::Wythoff(mv) = mv { Some(mv) } else { None });
    part(WythoffBoardProps {
        prefs: model.prefs,
        game: game.clone(),
        state: piles.clone(),
        field: Some(plan.cells).filter(|cells| *cells > 0).and_then(|cells| model.field(cells)),
        plan,
        turn: model.turn(),
        waits: model.answering,
        hint,
        on_take,
        dispatch: dispatch.clone(),
    })
}
