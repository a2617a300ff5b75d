//! Selects for language and theme.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Msg, Prefs, Theme};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

/// Overlays a select with an icon, to save space.
pub fn as_icon(shape: Shape, select: Html) -> Html {
    html! { <span class="icon-select">{ icon(shape) }{ select }</span> }
}

/// Each language is named in itself.
pub fn language_select(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onchange = choice(dispatch, move |index| Some(Prefs { lang: *Lang::ALL.get(index)?, ..prefs }));
    let option = |lang: Lang| html! { <option lang={lang.tag()} selected={lang == prefs.lang}>{ lang.name() }</option> };
    let name = prefs.lang.text(Key::Language);
    html! {
        <select class="select" aria-label={name} title={name} {onchange}>{ list(Lang::ALL.into_iter().map(option)) }</select>
    }
}

pub fn theme_select(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onchange = choice(dispatch, move |index| Some(Prefs { theme: *Theme::ALL.get(index)?, ..prefs }));
    let option = |theme: Theme| html! { <option selected={theme == prefs.theme}>{ prefs.lang.text(key(theme)) }</option> };
    let name = prefs.lang.text(Key::Theme);
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

fn choice(dispatch: &Callback<Msg>, prefs: impl Fn(usize) -> Option<Prefs> + 'static) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: Event| {
        if let Some(prefs) = selected_index(&event).and_then(&prefs) {
            dispatch.emit(Msg::Prefs(prefs));
        }
    })
}
