//! The ways to look at a board: switches beside its title, and in the menu of narrow pages.

use gros_solver::AnyState;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Shape, icon};
use crate::state::{Model, Msg, PileLooks, Prefs};

/// Draws the switches of the puzzle's own board.
pub fn looks(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let prefs = model.prefs;
    match model.state() {
        AnyState::Wythoff(_) => {
            let PileLooks { cold, golden, .. } = prefs.piles;
            let with = |piles| Prefs { piles, ..prefs };
            html! {
                <>
                    { switch(prefs, Key::ColdPositions, cold, with(PileLooks { cold: !cold, ..prefs.piles }), dispatch) }
                    { switch(prefs, Key::GoldenLines, golden, with(PileLooks { golden: !golden, ..prefs.piles }), dispatch) }
                </>
            }
        }
        _ => html! {},
    }
}

/// Draws a switch: what it is called, whether it is on, and what is chosen by it.
fn switch(prefs: Prefs, key: Key, is_on: bool, other: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::Prefs(other));
    html! {
        <button class="button button-quiet head-quiet" type="button" {onclick} aria-pressed={is_on.to_string()}>
            { icon(if is_on { Shape::Check } else { Shape::Sliders }) }
            { prefs.lang.text(key) }
        </button>
    }
}
