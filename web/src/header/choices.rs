//! Selects for language and theme.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Prefs, Theme};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

/// Overlays a select with an icon, to save space.
pub fn as_icon(shape: Shape, select: Html) -> Html {
    html! { <span class="icon-select">{ icon(shape) }{ select }</span> }
}

/// Each language is named in itself.
pub fn language_select(ctx: Ctx) -> Html {
    let onchange = choice(ctx, move |index| Some(Prefs { lang: *Lang::ALL.get(index)?, ..ctx.prefs }));
    let option =
        |lang: Lang| html! { <option lang={lang.tag()} selected={lang == ctx.lang}>{ lang.name() }</option> };
    let name = ctx.lang.text(Key::Language);
    html! {
        <select class="select" aria-label={name} title={name} {onchange}>{ list(Lang::ALL.into_iter().map(option)) }</select>
    }
}

pub fn theme_select(ctx: Ctx) -> Html {
    let onchange = choice(ctx, move |index| Some(Prefs { theme: *Theme::ALL.get(index)?, ..ctx.prefs }));
    let option =
        |theme: Theme| html! { <option selected={theme == ctx.theme}>{ ctx.lang.text(key(theme)) }</option> };
    let name = ctx.lang.text(Key::Theme);
    html! {
        <select class="select" aria-label={name} title={name} {onchange}>{ list(Theme::ALL.into_iter().map(option)) }</select>
    }
}

fn key(theme: Theme) -> Key {
    match theme {
        Theme::System => Key::ThemeSystem,
        Theme::Light => Key::ThemeLight,
        Theme::Dark => Key::ThemeDark,
    }
}

fn choice(ctx: Ctx, prefs: impl Fn(usize) -> Option<Prefs> + 'static) -> Callback<Event> {
    ctx.on(move |event| Some(Msg::Prefs(prefs(selected_index(&event)?)?)))
}
