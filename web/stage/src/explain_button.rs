//! The button of those who find the moves alone that shows how the move in a position is found.

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

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
