//! The switch between finding the moves alone and being shown the next one, and the button of those who find them alone.

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

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

/// Shows how the move in a position is found.
pub fn explain_button(ctx: Ctx) -> Html {
    let onclick = ctx.on(|_: MouseEvent| {
        // The explanation takes the button's place.
        focus::move_to_first(&[".panel-content"]);
        Msg::Explain
    });
    html! {
        <button class="button" type="button" {onclick}>
            { icon(Shape::Eye) }{ ctx.lang.text(Key::SolveExplain) }
        </button>
    }
}
