//! The help: the rules of the puzzle at hand, places to visit, the keys.

use gloo_events::EventListener;
use gros_solver::AnyPuzzle;
use gros_text::{HelpGroup, HelpRow, KEYBOARD_HELP, Key, Lang, Sample};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::dialog::Dialog;
use super::drawn::drawn;
use crate::hooks::keys;
use crate::later::{fetched, later};
use crate::markup::html;
use crate::part::{drawn_by, part};
use crate::state::{Msg, Prefs};

/// The help as a dialog.
#[derive(Clone, PartialEq)]
pub struct HelpDialog {
    /// What is chosen.
    pub prefs: Prefs,
    /// The puzzle at hand.
    pub puzzle: AnyPuzzle,
    /// Whether the dialog is shown.
    pub open: bool,
    /// Asks for it, or asks for it to go.
    pub on_open: Callback<bool>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(HelpDialog, use_help_dialog);

#[hook]
fn use_help_dialog(props: &HelpDialog) -> Html {
    let HelpDialog { prefs, puzzle, open, on_open, dispatch } = props.clone();
    let lang = prefs.lang;
    use_help_key(prefs.letter_keys, on_open.clone());
    let children = if open {
        later(lang, HelpPage { prefs, puzzle, on_open: on_open.clone(), dispatch })
    } else {
        html! {}
    };
    part(Dialog { lang, name: "help", title: Key::Help, line: None, open, on_open, children })
}

/// What is in the help.
#[derive(Clone, PartialEq)]
struct HelpPage {
    prefs: Prefs,
    puzzle: AnyPuzzle,
    on_open: Callback<bool>,
    dispatch: Callback<Msg>,
}

drawn_by!(HelpPage, use_help_page);
fetched!(HelpPage, panels);

#[hook]
fn use_help_page(props: &HelpPage) -> Html {
    let HelpPage { prefs, puzzle, on_open, dispatch } = props;
    let lang = prefs.lang;
    let close = on_open.reform(|_: MouseEvent| false);
    html! {
        <>
            <h3 class="parts">
                <span>{ lang.text(Key::TheRules) }</span>
                <span>{ lang.puzzle_name(puzzle.id()) }</span>
            </h3>
            <ul class="help-rules">{ for lang.rules(puzzle).into_iter().map(|rule| html! { <li>{ rule }</li> }) }</ul>
            <h3>{ lang.text(Key::Examples) }</h3>
            <ul class="help-samples">{ for lang.samples().into_iter().map(|sample| link(sample, &close)) }</ul>
            <h3>{ lang.text(Key::KeyboardKeys) }</h3>
            { letter_keys(*prefs, dispatch) }
            <div class="help-keys">{ for KEYBOARD_HELP.iter().map(|keys| group(keys, lang)) }</div>
        </>
    }
}

/// Opens the help by its key.
#[hook]
fn use_help_key(letter_keys: bool, on_open: Callback<bool>) {
    use_effect_with((letter_keys, on_open), |(letter_keys, on_open)| {
        let on_open = on_open.clone();
        let window = web_sys::window().filter(|_| *letter_keys);
        let listener = window.map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                let event = event.dyn_ref::<KeyboardEvent>();
                if event.is_some_and(|event| event.key() == "?" && !keys::is_typing(event)) {
                    on_open.emit(true);
                }
            })
        });
        move || drop(listener)
    });
}

fn link(sample: Sample, close: &Callback<MouseEvent>) -> Html {
    html! {
        <li>
            <a href={format!("#/{}", sample.spec)} onclick={close.clone()}>{ sample.title }</a>
            <span>{ sample.moves }</span>
        </li>
    }
}

fn group(group: &HelpGroup, lang: Lang) -> Html {
    html! {
        <section>
            <h4>{ group.title(lang) }</h4>
            <dl>{ for group.rows.iter().map(|keys| row(keys, lang)) }</dl>
        </section>
    }
}

fn row(row: &HelpRow, lang: Lang) -> Html {
    html! {
        <div>
            <dt>{ for row.keys.iter().map(|key| html! { <kbd>{ drawn(key) }</kbd> }) }</dt>
            <dd>{ row.does(lang) }</dd>
        </div>
    }
}

/// Switches the keys off that are a single letter or sign, for those who speak to their computer.
fn letter_keys(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.emit(Msg::Prefs(Prefs { letter_keys: field.checked(), ..prefs }));
            }
        })
    };
    html! {
        <label class="check">
            <input type="checkbox" checked={prefs.letter_keys} {onchange} />
            { prefs.lang.text(Key::LetterKeys) }
        </label>
    }
}
