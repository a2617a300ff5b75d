//! What else one can begin with, on a first visit.

use gros_solver::AnyState;
use gros_text::Key;
use yew::prelude::*;

use crate::hooks::focus;
use crate::markup::html;
use crate::panels::Tab;
use crate::state::{Model, Msg};

/// Draws what else one can begin with.
pub fn chips(model: &Model, show: &Callback<Option<Tab>>, dispatch: &Callback<Msg>) -> Html {
    let (key, id) = match model.state() {
        AnyState::Rings(_) => (Key::TryHanoi, "hanoi"),
        _ => (Key::TryRings, "rings"),
    };
    let onclick = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            focus::give_to_board();
            dispatch.emit(Msg::Puzzle(id));
        })
    };
    let lead = show.reform(|_: MouseEvent| Some(Tab::Coach));
    let explain = show.reform(|_: MouseEvent| Some(Tab::Explain));
    let is_game = matches!(model.state(), AnyState::Wythoff(_));
    html! {
        <div class="caption-more">
            if !is_game {
                <button class="chip" type="button" onclick={lead}>{ model.prefs.lang.text(Key::IHaveARealOne) }</button>
            }
            <button class="chip" type="button" onclick={explain}>{ model.prefs.lang.text(Key::ShowMeWhy) }</button>
            <button class="chip" type="button" {onclick}>{ model.prefs.lang.text(key) }</button>
        </div>
    }
}
