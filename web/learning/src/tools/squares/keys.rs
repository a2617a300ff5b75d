//! The keys of letters: 1 to 9.

use gloo_events::{EventListener, EventListenerOptions};
use gros_learning::tools::squares::{Letter, read};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::ui::focus::is_typing;

/// Listens for the keys of this many letters, anywhere on the page.
#[hook]
pub fn use_letter_keys(is_on: bool, letters: Letter, on_letter: &Callback<Letter>) {
    let newest = use_mut_ref(|| on_letter.clone());
    newest.borrow_mut().clone_from(on_letter);
    use_effect_with((is_on, letters), move |(is_on, letters)| {
        let letters = *letters;
        let window = web_sys::window().filter(|_| *is_on);
        let listener = window.map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(letter) = letter(event).filter(|letter| *letter <= letters) {
                    event.prevent_default();
                    let on_letter = newest.borrow().clone();
                    on_letter.emit(letter);
                }
            })
        });
        move || drop(listener)
    });
}

fn letter(event: &KeyboardEvent) -> Option<Letter> {
    let is_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    if is_command || event.default_prevented() || event.repeat() || is_typing(event) {
        return None;
    }
    let key = event.key();
    let mut signs = key.chars();
    let sign = signs.next()?;
    signs.next().is_none().then(|| read(sign))?
}
