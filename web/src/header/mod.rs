//! The header: the puzzles, sharing, language, colours and help.

pub mod catalogue;
pub mod choices;
pub mod help;
pub mod menu;
pub mod share;

use gros_solver::ids;
use gros_text::Key;
use yew::prelude::*;

use crate::state::{Modal, Model, Msg, Shown, is_of_family};
use crate::state::{TABS, Tab};
use crate::ui::icons::{Shape, icon};
use crate::ui::part::{drawn_by, part};
use crate::ui::select::chosen;
use catalogue::Catalogue;
use choices::{as_icon, language_select, theme_select};
use help::HelpDialog;
use menu::Menu;
use share::Share;

/// The header.
#[derive(PartialEq)]
pub struct Header {
    /// What there is to show: the task, and no step of it.
    pub model: Shown,
    /// Returns what there is to show now.
    pub newest: Callback<(), Shown>,
    /// Opens a panel over a narrow page.
    pub show: Callback<Option<Tab>>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Header, use_header);

/// Draws the header.
#[hook]
fn use_header(props: &Header) -> Html {
    let Header { model, newest, show, dispatch } = props;
    let lang = model.prefs.lang;
    let help = lang.text(Key::Help);
    html! {
        <header class="header">
            { part(Menu {
                prefs: model.prefs,
                is_predicting: model.prediction.is_some(),
                newest: newest.clone(),
                dispatch: dispatch.clone(),
            }) }
            { wordmark(lang.text(Key::AppName)) }
            { tabs(model, dispatch) }
            <button class="button button-quiet header-coach" type="button" onclick={show.reform(|_: MouseEvent| Some(Tab::Coach))}>
                { lang.text(Key::Coach) }
            </button>
            { part(Share { lang, newest: newest.clone(), dispatch: dispatch.clone() }) }
            <div class="header-end">
                { as_icon(Shape::Globe, language_select(model.prefs, dispatch)) }
                { as_icon(Shape::Moon, theme_select(model.prefs, dispatch)) }
                <button
                    class="button button-quiet header-icon" type="button" aria-label={help} title={help}
                    onclick={dispatch.reform(|_: MouseEvent| Msg::Modal(Some(Modal::Help)))}
                >
                    { icon(Shape::Help) }
                </button>
            </div>
            { part(Catalogue { prefs: model.prefs, open: model.modal == Some(Modal::Catalogue), dispatch: dispatch.clone() }) }
            { part(HelpDialog {
                prefs: model.prefs,
                puzzle: model.session.timeline().puzzle().clone(),
                open: model.modal == Some(Modal::Help),
                dispatch: dispatch.clone(),
            }) }
        </header>
    }
}

/// Draws the name of the project behind the first seven ticks of a ruler.
fn wordmark(name: &str) -> Html {
    html! {
        <div class="wordmark">
            <svg class="wordmark-ticks" viewBox="0 0 30 22" aria-hidden="true">
                <path d="M2 16v4M6.3 12v8M10.6 16v4M19.4 16v4M23.7 12v8M28 16v4" />
                <path class="wordmark-middle" d="M15 4v16" />
            </svg>
            <span>{ name }</span>
        </div>
    }
}

/// The puzzles: a row of buttons where there is room, else a list to choose from, under the name of the task.
fn tabs(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    let puzzle = model.session.timeline().puzzle();
    let current = puzzle.id();
    let is_family = is_of_family(puzzle);
    let tab = |(id, name, is_current): (&'static str, &'static str, bool)| {
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Puzzle(id));
        html! {
            <button class="header-tab" type="button" {onclick} aria-current={is_current.then_some("page")}>
                { name }
            </button>
        }
    };
    let own = |id: &'static str| (id, lang.puzzle_name(id), current == id);
    let family = (model.last_of_family(), lang.text(Key::FamilyTab), is_family);
    let [first, second, last] = TABS.map(own);
    let tabs = [first, second, family, last];
    let more = dispatch.reform(|_: MouseEvent| Msg::Modal(Some(Modal::Catalogue)));
    let option =
        |id: &&'static str| html! { <option selected={*id == current}>{ lang.puzzle_name(id) }</option> };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(id) = chosen(&event).and_then(|index| ids().get(index).copied()) {
                dispatch.emit(Msg::Puzzle(id));
            }
        })
    };
    html! {
        <>
            <nav class="header-tabs" aria-label={lang.text(Key::Puzzles)}>
                { for tabs.into_iter().map(tab) }
                <button class="header-tab" type="button" onclick={more} aria-haspopup="dialog">{ lang.text(Key::More) }</button>
            </nav>
            <div class="header-puzzle">
                <span aria-hidden="true">{ lang.task_title(puzzle) }</span>
                { icon(Shape::Chevron) }
                <select aria-label={lang.text(Key::Puzzle)} {onchange}>{ for ids().iter().map(option) }</select>
            </div>
        </>
    }
}
