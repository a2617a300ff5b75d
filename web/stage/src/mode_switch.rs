//! The switch between finding the moves alone and being shown the next one.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Msg;

/// `place` tells the groups of head, menu and set-up apart.
pub fn mode_switch(lang: Lang, is_solving: bool, place: &'static str, dispatch: &Callback<Msg>) -> Html {
    let half = |key, solves: bool| {
        let onchange = dispatch.reform(move |_: Event| Msg::Solve(solves));
        html! {
            <label>
                <input type="radio" name={place} checked={is_solving == solves} {onchange} />
                <span>{ lang.text(key) }</span>
            </label>
        }
    };
    html! {
        <div class={classes!("segments", place)} role="radiogroup" aria-label={lang.text(Key::SolveMode)}>
            { half(Key::Solve, true) }
            { half(Key::Guided, false) }
        </div>
    }
}
