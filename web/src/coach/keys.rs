//! The keys of the coach, which pedals send too; and what happens when the page goes out of sight.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::state::{Advance, CoachMsg, Msg};
use crate::ui::focus::is_typing;

/// Listens while the coach leads.
#[hook]
pub fn use_coach_keys(node: NodeRef, advance: Option<Advance>, dispatch: Callback<Msg>) {
    use_effect_with((node, advance, dispatch), |(node, advance, dispatch)| {
        let listeners = advance.and_then(|advance| listen(node.clone(), advance, dispatch));
        move || drop(listeners)
    });
}

fn listen(node: NodeRef, advance: Advance, dispatch: &Callback<Msg>) -> Option<[EventListener; 2]> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let options = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
    let on_key = dispatch.clone();
    let keys = EventListener::new_with_options(&window, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_seen = node.cast::<HtmlElement>().is_some_and(|coach| coach.offset_width() > 0);
        if let Some(msg) = message(event).filter(|_| is_seen) {
            // Nothing else on the page hears the key.
            event.prevent_default();
            event.stop_propagation();
            on_key.emit(Msg::Coach(msg));
        }
    });
    let on_hide = dispatch.clone();
    let sight = EventListener::new(&document.clone(), "visibilitychange", move |_| {
        // What goes on by itself waits until it is seen again.
        if document.hidden() && advance != Advance::ByTap {
            on_hide.emit(Msg::Coach(CoachMsg::Leave));
        }
    });
    Some([keys, sight])
}

fn message(event: &KeyboardEvent) -> Option<CoachMsg> {
    let has_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |selector: &str| {
        target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    };
    let is_free = is_in(".coach-run") || target.as_ref().is_none_or(|target| target.tag_name() == "BODY");
    if has_command || is_typing(event) || !is_free {
        return None;
    }
    match event.key().as_str() {
        // A button that has the focus is pressed by it.
        " " if is_in("button, input, summary") => None,
        "ArrowLeft" | "ArrowRight" if is_in("input") => None,
        " " | "ArrowRight" | "PageDown" => Some(CoachMsg::Next),
        "ArrowLeft" | "PageUp" => Some(CoachMsg::Back),
        "r" | "R" => Some(CoachMsg::Repeat),
        _ => None,
    }
}
