//! The header: the puzzles, sharing, language and colours.

use gros_solver::IDS;
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::chosen;
use super::icons::{Icon, Shape};
use super::share::Share;
use crate::app::PartProps;
use crate::state::{Msg, Prefs, Theme};

/// Draws the header.
#[component]
pub fn Header(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    html! {
        <header class="header">
            <div class="header-mark">
                <svg class="mark" viewBox="0 0 30 22" aria-hidden="true">
                    <path class="mark-ticks" d="M2 16v4M6.3 12v8M10.6 16v4M19.4 16v4M23.7 12v8M28 16v4" />
                    <path class="mark-middle" d="M15 4v16" />
                </svg>
                <span>{ lang.text(Key::AppName) }</span>
            </div>
            <Tabs model={model.clone()} dispatch={dispatch.clone()} />
            <div class="header-end">
                <Share model={model.clone()} dispatch={dispatch.clone()} />
                <div class="header-prefs">
                    <LanguageSelect prefs={model.prefs} dispatch={dispatch.clone()} />
                    <ThemeSelect prefs={model.prefs} dispatch={dispatch.clone()} />
                </div>
            </div>
        </header>
    }
}

/// The puzzles: a row of buttons where there is room, else a list to choose from.
#[component]
fn Tabs(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let current = model.session.timeline().puzzle().id();
    let tab = |id: &&'static str| {
        let id = *id;
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Puzzle(id));
        html! {
            <button class="header-tab" type="button" {onclick} aria-current={(id == current).then_some("page")}>
                { lang.puzzle_name(id) }
            </button>
        }
    };
    let option =
        |id: &&'static str| html! { <option selected={*id == current}>{ lang.puzzle_name(id) }</option> };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(id) = chosen(&event).and_then(|index| IDS.get(index)) {
                dispatch.emit(Msg::Puzzle(id));
            }
        })
    };
    html! {
        <>
            <nav class="header-tabs" aria-label={lang.text(Key::Puzzles)}>{ for IDS.iter().map(tab) }</nav>
            <div class="header-puzzle">
                <select class="select" aria-label={lang.text(Key::Puzzle)} {onchange}>{ for IDS.iter().map(option) }</select>
            </div>
        </>
    }
}

/// What the selects of language and colours are given.
#[derive(Properties, PartialEq)]
pub struct PrefsProps {
    /// What is chosen.
    pub prefs: Prefs,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// The choice of a language; each is named in itself.
#[component]
pub fn LanguageSelect(props: &PrefsProps) -> Html {
    let prefs = props.prefs;
    let onchange =
        choice(&props.dispatch, move |index| Some(Prefs { lang: *Lang::ALL.get(index)?, ..prefs }));
    let option = |lang: Lang| html! { <option lang={lang.tag()} selected={lang == prefs.lang}>{ lang.name() }</option> };
    html! {
        <label class="select-icon">
            <Icon shape={Shape::Globe} />
            <select class="select" aria-label={prefs.lang.text(Key::Language)} {onchange}>
                { for Lang::ALL.into_iter().map(option) }
            </select>
        </label>
    }
}

/// The choice of the colours.
#[component]
pub fn ThemeSelect(props: &PrefsProps) -> Html {
    let prefs = props.prefs;
    let onchange =
        choice(&props.dispatch, move |index| Some(Prefs { theme: *Theme::ALL.get(index)?, ..prefs }));
    let name = |theme| match theme {
        Theme::System => Key::ThemeSystem,
        Theme::Light => Key::ThemeLight,
        Theme::Dark => Key::ThemeDark,
    };
    let option = |theme: Theme| html! { <option selected={theme == prefs.theme}>{ prefs.lang.text(name(theme)) }</option> };
    html! {
        <label class="select-icon">
            <Icon shape={Shape::Moon} />
            <select class="select" aria-label={prefs.lang.text(Key::Theme)} {onchange}>
                { for Theme::ALL.into_iter().map(option) }
            </select>
        </label>
    }
}

fn choice(dispatch: &Callback<Msg>, prefs: impl Fn(usize) -> Option<Prefs> + 'static) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: Event| {
        if let Some(prefs) = chosen(&event).and_then(&prefs) {
            dispatch.emit(Msg::Prefs(prefs));
        }
    })
}
