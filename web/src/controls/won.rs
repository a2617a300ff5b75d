//! At the goal: what one can go on with.

use gros_session::Action;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Setup};
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Shape, icon};
use crate::hooks::focus;
use crate::markup::{classes, html};
use crate::panels::new_game;
use crate::state::{MOST_PIECES, Model, Msg};

/// Draws the buttons: one piece more, the way back, the same once more.
pub fn won_buttons(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    let setup = model.session.timeline().setup();
    let button = |key, shape: Option<Shape>, class: &'static str, msg: Msg| {
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            // The buttons go away with the goal.
            focus::give_to_board();
            dispatch.emit(msg.clone());
        });
        html! {
            <button class={classes!("button", class)} type="button" {onclick}>
                if let Some(shape) = shape {
                    { icon(shape) }
                }
                { lang.text(key) }
            </button>
        }
    };
    let set_up = |setup| Msg::Act(Action::SetUp(setup));
    let Setup { puzzle, start, goal } = setup.clone();
    let harder = harder(&puzzle);
    let back = Setup { puzzle, start: goal, goal: start };
    html! {
        <div class="caption-more">
            if let Some(harder) = harder {
                { button(Key::Harder, None, "button-primary", set_up(harder)) }
            }
            if !matches!(setup.puzzle, AnyPuzzle::Wythoff(_) | AnyPuzzle::SpinOut(_)) {
                { button(way_back(setup), None, "", set_up(back)) }
            }
            if let AnyPuzzle::Wythoff(game) = &setup.puzzle {
                <button class="button button-primary" type="button" onclick={new_game(game, dispatch)}>{ lang.text(Key::NewGame) }</button>
                { button(Key::SamePiles, None, "", set_up(setup.clone())) }
            }
            { button(Key::Replay, Some(Shape::Replay), "button-quiet", Msg::PlayOrPause) }
        </div>
    }
}

fn harder(puzzle: &AnyPuzzle) -> Option<Setup<AnyPuzzle>> {
    let pieces = puzzle.pieces() + 1;
    puzzle.resized(pieces).filter(|_| pieces <= MOST_PIECES).map(Setup::standard)
}

fn way_back(setup: &Setup<AnyPuzzle>) -> Key {
    match (&setup.start, &setup.goal) {
        (AnyState::Rings(start), AnyState::Rings(goal))
            if start.on_count() == start.rings() && goal.on_count() == 0 =>
        {
            Key::PutBackOn
        }
        (AnyState::Hanoi(start), AnyState::Hanoi(goal))
            if start.perfect_peg().is_some() && goal.perfect_peg().is_some() =>
        {
            Key::CarryBack
        }
        _ => Key::WayBack,
    }
}
