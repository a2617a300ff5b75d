//! The keys that work everywhere but in fields.

use gloo_events::EventListener;
use gros_session::{Action, Seek};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::state::{Msg, Shown};

/// Listens for the keys of the whole page; those of a single letter or sign can be left out.
#[hook]
pub fn use_keys(letter_keys: bool, dispatcher: UseReducerDispatcher<Shown>) {
    use_effect_with(letter_keys, move |letter_keys| {
        let letter_keys = *letter_keys;
        let listener = web_sys::window().map(|window| {
            let options = gloo_events::EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(msg) = message(event, letter_keys) {
                    event.prevent_default();
                    dispatcher.dispatch(msg);
                }
            })
        });
        move || drop(listener)
    });
}

fn message(event: &KeyboardEvent, letter_keys: bool) -> Option<Msg> {
    if event.default_prevented() || event.is_composing() || is_typing(event) {
        return None;
    }
    let command = event.ctrl_key() || event.meta_key();
    let msg = match (event.key().as_str(), command, event.shift_key()) {
        ("z" | "Z", true, false) => Msg::Act(Action::Undo),
        ("y" | "Y", true, _) | ("z" | "Z", true, true) => Msg::Act(Action::Redo),
        (_, true, _) => return None,
        (" ", ..) if !is_on_control(event) => Msg::PlayOrPause,
        ("Escape", ..) => Msg::PutBack,
        _ if !letter_keys => return None,
        ("u", ..) => Msg::Act(Action::Undo),
        ("U", ..) => Msg::Act(Action::Redo),
        ("h" | "H", ..) => Msg::Hint,
        ("d" | "D", ..) => Msg::Describe,
        ("b" | "B", ..) => Msg::Bookmark,
        (",", ..) => Msg::Act(Action::Seek(Seek::Back)),
        (".", ..) => Msg::Act(Action::Seek(Seek::Next)),
        _ => return None,
    };
    (!event.alt_key()).then_some(msg)
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}

/// Tells whether what is typed belongs to a field or to a dialog.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let field = "input:not([type=range]):not([type=checkbox]), textarea, select, dialog *";
    target(event).is_some_and(|element| element.matches(field).unwrap_or(false))
}

fn is_on_control(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| element.matches("button, a, input, summary").unwrap_or(false))
}
