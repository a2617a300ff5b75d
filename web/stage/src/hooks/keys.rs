//! Keyboard shortcuts of the whole page.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::embed::is_embedded;
use crate::ctx::Ctx;
use crate::shortcuts::Press;
use crate::state::Msg;
use crate::ui::focus::{is_typing, target};

/// Listens for shortcuts outside fields; shortcuts of a single letter or sign can be turned off. Without a
/// board, only the shortcuts of dialogs are left.
#[hook]
pub fn use_keys(letter_keys: bool, has_board: bool, ctx: Ctx) {
    use_effect_with((letter_keys, has_board), move |(letter_keys, has_board)| {
        let (letter_keys, has_board) = (*letter_keys, *has_board);
        let listener = web_sys::window().map(|window| {
            let options = gloo_events::EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let msg =
                    message(event, letter_keys).filter(|msg| has_board || matches!(msg, Msg::Overlay(_)));
                if let Some(msg) = msg {
                    event.prevent_default();
                    ctx.send(msg);
                }
            })
        });
        move || drop(listener)
    });
}

fn message(event: &KeyboardEvent, letter_keys: bool) -> Option<Msg> {
    if event.default_prevented() || event.is_composing() || event.alt_key() || is_typing(event) {
        return None;
    }
    let key = event.key();
    // Test drivers and virtual keyboards may send a capital letter without Shift.
    let is_capital =
        key.chars().all(|letter| letter.is_ascii_uppercase()) && !event.get_modifier_state("CapsLock");
    let shift = event.shift_key() || is_capital;
    let press = Press { key, command: event.ctrl_key() || event.meta_key(), shift };
    let is_taken = (press.key == " " && is_on_control(event)) || (press.is_letter_key() && !letter_keys);
    let msg = press.msg().filter(|_| !is_taken)?;
    // The embedded page has no dialogs.
    (!matches!(msg, Msg::Overlay(_)) || !is_embedded()).then_some(msg)
}

fn is_on_control(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| element.matches("button, a, input, summary").unwrap_or(false))
}
