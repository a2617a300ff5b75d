//! The keys of a presentation; a clicker sends the keys for pages.

use gloo_events::{EventListener, EventListenerOptions};
use gros_session::{Action, Seek};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::state::Msg;
use crate::ui::focus::{is_typing, target};

#[derive(Clone, Debug)]
pub enum Press {
    Send(Msg),
    /// Shows the card that is this many farther.
    Card(isize),
    /// Shows or hides what tells the next move.
    Cues,
}

/// Listens for keys anywhere on the page.
#[hook]
pub fn use_presses(on_press: &Callback<Press>) {
    let newest = use_mut_ref(|| on_press.clone());
    newest.borrow_mut().clone_from(on_press);
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(press) = press(event) {
                    event.prevent_default();
                    let on_press = newest.borrow().clone();
                    on_press.emit(press);
                }
            })
        });
        move || drop(listener)
    });
}

fn press(event: &KeyboardEvent) -> Option<Press> {
    let is_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    if is_command || event.default_prevented() || is_typing(event) {
        return None;
    }
    let key = event.key();
    let is_on_control =
        |selector| target(event).is_some_and(|found| found.matches(selector).unwrap_or(false));
    // A ring, a peg and the slider take keys themselves.
    let is_taken = key == " " && is_on_control("button, summary") || is_on_control("input");
    by_key(&key).filter(|_| !is_taken || key == "Escape")
}

fn by_key(key: &str) -> Option<Press> {
    let seek = |seek| Some(Press::Send(Msg::Act(Action::Seek(seek))));
    match key {
        "ArrowLeft" | "PageUp" => seek(Seek::Back),
        "ArrowRight" | "PageDown" => seek(Seek::Next),
        "Home" => seek(Seek::Start),
        "End" => seek(Seek::End),
        "ArrowUp" => Some(Press::Card(-1)),
        "ArrowDown" => Some(Press::Card(1)),
        " " => Some(Press::Send(Msg::PlayOrPause)),
        "c" | "C" => Some(Press::Cues),
        "Escape" => Some(Press::Send(Msg::Present(false))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clicker_steps() {
        let steps = |key: &str, wanted: Seek| matches!(by_key(key), Some(Press::Send(Msg::Act(Action::Seek(seek)))) if seek == wanted);
        assert!(["ArrowRight", "PageDown"].into_iter().all(|key| steps(key, Seek::Next)));
        assert!(["ArrowLeft", "PageUp"].into_iter().all(|key| steps(key, Seek::Back)));
        assert!(by_key("x").is_none() && matches!(by_key("Escape"), Some(Press::Send(Msg::Present(false)))));
    }
}
