//! Options of a game: the opponent, and starting another game.

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Prefs, Rival};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

pub fn game_setup(ctx: Ctx, new_game: Callback<MouseEvent>) -> Html {
    html! {
        <div class="setup-choices">
            { rival_select(ctx) }
            <button class="button" type="button" onclick={new_game}>{ ctx.lang.text(Key::NewGame) }</button>
        </div>
    }
}

const RIVALS: [(Rival, Key); 3] =
    [(Rival::Nobody, Key::RivalNobody), (Rival::Second, Key::RivalSecond), (Rival::First, Key::RivalFirst)];

fn rival_select(ctx: Ctx) -> Html {
    let option =
        |(rival, key)| html! { <option selected={rival == ctx.rival}>{ ctx.lang.text(key) }</option> };
    let onchange = ctx.on(move |event: Event| {
        let (rival, _) = *RIVALS.get(selected_index(&event)?)?;
        Some(Msg::Prefs(Prefs { rival, ..ctx.prefs }))
    });
    let title = ctx.lang.text(Key::Rival);
    html! {
        <label class="note stack setup-label">
            { title }
            <span class="select-box">
                <select class="select" aria-label={title} {onchange}>{ list(RIVALS.map(option)) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}
