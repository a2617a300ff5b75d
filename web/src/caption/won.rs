//! Suggestions at the goal.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Puzzle, Setup};
use gros_text::Key;
use yew::prelude::*;

use crate::puzzles::new_game;
use crate::state::{MAX_PIECES, Model, Msg};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

pub fn won_buttons(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    let setup = model.session.timeline().setup();
    let button = |text: &str, shape: Option<Shape>, class: &'static str, msg: Msg| {
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            // The buttons disappear, so move the focus away from them.
            focus::move_to_board();
            dispatch.emit(msg.clone());
        });
        html! {
            <button class={classes!("button", class)} type="button" {onclick}>
                if let Some(shape) = shape {
                    { icon(shape) }
                }
                { text.to_owned() }
            </button>
        }
    };
    let set_up = |setup| Msg::Act(Action::SetUp(setup));
    let Setup { puzzle, start, goal } = setup.clone();
    let is_decided = model.ending().is_some();
    let again = if is_decided { Key::GamePlayAgain } else { Key::SamePiles };
    let harder = harder(&puzzle);
    let back = Setup { puzzle, start: goal, goal: start };
    html! {
        <div class="caption-more">
            if let Some(harder) = harder {
                { button(lang.text(Key::Harder), None, "button-primary", set_up(harder)) }
            }
            if setup.puzzle.takes_goal() {
                { button(lang.way_back(setup), None, "", set_up(back)) }
            }
            if let Some(new_game) = new_game(&setup.puzzle, model.prefs.rival, dispatch) {
                <button class="button button-primary" type="button" onclick={new_game}>{ lang.text(Key::NewGame) }</button>
                { button(lang.text(again), None, "", set_up(setup.clone())) }
            }
            if !is_decided {
                { button(lang.text(Key::Replay), Some(Shape::Replay), "button-quiet", Msg::PlayOrPause) }
            }
        </div>
    }
}

fn harder(puzzle: &AnyPuzzle) -> Option<Setup<AnyPuzzle>> {
    let pieces = puzzle.pieces() + 1;
    puzzle.resized(pieces).filter(|_| pieces <= MAX_PIECES).map(Setup::standard)
}
