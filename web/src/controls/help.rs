//! The help: the rules of the puzzle at hand, places to visit, the keys.

use gloo_events::EventListener;
use gros_solver::AnyPuzzle;
use gros_text::{HelpGroup, HelpRow, Key, Sample};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlInputElement};
use yew::prelude::*;

use super::drawn::drawn;
use super::icons::{Shape, icon};
use crate::hooks::keys;
use crate::markup::html;
use crate::part::drawn_by;
use crate::state::{Msg, Prefs};

/// The help as a dialog.
#[derive(PartialEq)]
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

/// The help as a dialog; the browser keeps the focus in it, and gives it back.
#[hook]
fn use_help_dialog(props: &HelpDialog) -> Html {
    let HelpDialog { prefs, puzzle, open, on_open, dispatch } = props;
    let lang = prefs.lang;
    let node = use_node_ref();
    use_effect_with((node.clone(), *open), |(node, open)| show(node, *open));
    use_help_key(prefs.letter_keys, on_open.clone());
    let onclose = on_open.reform(|_: Event| false);
    let close = on_open.reform(|_: MouseEvent| false);
    let onclick = {
        let on_open = on_open.clone();
        Callback::from(move |event: MouseEvent| {
            // What surrounds the dialog counts as the dialog itself.
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                on_open.emit(false);
            }
        })
    };
    html! {
        <dialog ref={node} class="help" aria-labelledby="help-title" {onclose} {onclick}>
            <div class="help-page">
                <div class="help-head">
                    <h2 id="help-title">{ lang.text(Key::Help) }</h2>
                    <button class="button button-quiet button-icon" type="button" onclick={close.clone()} aria-label={lang.text(Key::Close)}>
                        { icon(Shape::Close) }
                    </button>
                </div>
                if *open {
                    <h3 class="parts">
                        <span>{ lang.text(Key::TheRules) }</span>
                        <span>{ lang.puzzle_name(puzzle.id()) }</span>
                    </h3>
                    <ul class="help-rules">{ for lang.rules(puzzle).into_iter().map(|rule| html! { <li>{ rule }</li> }) }</ul>
                    <h3>{ lang.text(Key::Examples) }</h3>
                    <ul class="help-samples">{ for lang.samples().into_iter().map(|sample| link(sample, &close)) }</ul>
                    <h3>{ lang.text(Key::KeyboardKeys) }</h3>
                    { letter_keys(*prefs, dispatch) }
                    <div class="help-keys">{ for lang.keyboard_help().iter().map(group) }</div>
                }
            </div>
        </dialog>
    }
}

/// Shows a dialog, or closes it.
pub fn show(node: &NodeRef, open: bool) {
    let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
    if open && !dialog.open() {
        // Refused only where the dialog is shown already.
        let _ = dialog.show_modal();
        dialog.set_scroll_top(0);
    } else if !open && dialog.open() {
        dialog.close();
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

fn group(group: &HelpGroup) -> Html {
    html! {
        <section>
            <h4>{ group.title }</h4>
            <dl>{ for group.rows.iter().map(row) }</dl>
        </section>
    }
}

fn row(row: &HelpRow) -> Html {
    html! {
        <div>
            <dt>{ for row.keys.iter().map(|key| html! { <kbd>{ drawn(key) }</kbd> }) }</dt>
            <dd>{ row.does }</dd>
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
