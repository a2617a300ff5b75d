//! The switch between finding the moves alone and being shown the next one.

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;

/// `place` tells the groups of head, menu and set-up apart.
pub fn mode_switch(ctx: Ctx, is_solving: bool, place: &'static str) -> Html {
    let half = |key, solves: bool| {
        let onchange = ctx.on(move |_: Event| Msg::Solve(solves));
        html! {
            <label>
                <input type="radio" name={place} checked={is_solving == solves} {onchange} />
                <span>{ ctx.lang.text(key) }</span>
            </label>
        }
    };
    html! {
        <div class={classes!("segments", place)} role="radiogroup" aria-label={ctx.lang.text(Key::SolveMode)}>
            { half(Key::Solve, true) }
            { half(Key::Guided, false) }
        </div>
    }
}
