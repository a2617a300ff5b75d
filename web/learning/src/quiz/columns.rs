//! A state as columns, one for each ring, that are pressed.

use yew::prelude::*;

use super::desk::Desk;
use super::sheet::Act;
use crate::board::mini_board::MiniBoard;
use crate::ui::component::component;

pub fn columns(desk: &Desk) -> Html {
    let Some((puzzle, state)) = desk.sheet.entered() else { return html! {} };
    let on_state = desk.on_act.reform(|state: gros_solver::AnyState| Act::Type(state.to_string()));
    let written = state.to_string();
    html! {
        <div class="quiz-columns">
            { component(MiniBoard { lang: desk.ctx.lang, puzzle, state, is_flipped: false, is_large: true, on_state }) }
            <p class="quiz-entered" role="status">{ written }</p>
        </div>
    }
}
