//! Options of a game: the opponent, and starting another game.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Prefs, Rival};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

pub fn game_setup(ctx: Ctx, new_game: Callback<MouseEvent>) -> Html {
    let lang = ctx.lang;
    let rival = select(
        lang,
        Key::Rival,
        &RIVALS,
        ctx.rival,
        Callback::from(move |rival| ctx.send(Msg::Prefs(Prefs { rival, ..ctx.prefs }))),
    );
    html! {
        <div class="setup-choices">
            { rival }
            <button class="button" type="button" onclick={new_game}>{ lang.text(Key::NewGame) }</button>
        </div>
    }
}

const RIVALS: [(Rival, Key); 3] =
    [(Rival::Nobody, Key::RivalNobody), (Rival::Second, Key::RivalSecond), (Rival::First, Key::RivalFirst)];

fn select<T: Copy + PartialEq + 'static>(
    lang: Lang,
    title: Key,
    choices: &'static [(T, Key)],
    current: T,
    on_choice: Callback<T>,
) -> Html {
    let option = |(value, key): &(T, Key)| {
        html! { <option selected={*value == current}>{ lang.text(*key) }</option> }
    };
    let onchange = Callback::from(move |event: Event| {
        if let Some((value, _)) = selected_index(&event).and_then(|index| choices.get(index)) {
            on_choice.emit(*value);
        }
    });
    html! {
        <label class="note stack setup-label">
            { lang.text(title) }
            <span class="select-box">
                <select class="select" aria-label={lang.text(title)} {onchange}>{ list(choices.iter().map(option)) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}
