//! Keyboard shortcuts of the coach, which foot pedals send too, and a pause when the page is hidden.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Advance, CoachMsg, Msg};
use crate::ui::focus::is_typing;

/// `advance` is `None` unless the coach leads.
#[hook]
pub fn use_coach_keys(node: NodeRef, advance: Option<Advance>, ctx: Ctx) {
    use_effect_with((node, advance, ctx), |(node, advance, ctx)| {
        let listeners = advance.and_then(|advance| listen(node.clone(), advance, *ctx));
        move || drop(listeners)
    });
}

fn listen(node: NodeRef, advance: Advance, ctx: Ctx) -> Option<[EventListener; 2]> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let options = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
    let keys = EventListener::new_with_options(&window, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_visible = node.cast::<HtmlElement>().is_some_and(|coach| coach.offset_width() > 0);
        if let Some(msg) = message(event).filter(|_| is_visible) {
            // Listening in the capture phase keeps the key from the rest of the page.
            event.prevent_default();
            event.stop_propagation();
            ctx.send(Msg::Coach(msg));
        }
    });
    let visibility = EventListener::new(&document.clone(), "visibilitychange", move |_| {
        // Automatic advance pauses until the page is visible again.
        if document.hidden() && advance != Advance::ByTap {
            ctx.send(Msg::Coach(CoachMsg::Leave));
        }
    });
    Some([keys, visibility])
}

fn message(event: &KeyboardEvent) -> Option<CoachMsg> {
    let has_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_within = |selector: &str| {
        target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    };
    let is_free = is_within(".coach-run") || target.as_ref().is_none_or(|target| target.tag_name() == "BODY");
    if has_command || is_typing(event) || !is_free {
        return None;
    }
    match event.key().as_str() {
        // Space presses the focused button.
        " " if is_within("button, input, summary") => None,
        "ArrowLeft" | "ArrowRight" if is_within("input") => None,
        " " | "ArrowRight" | "PageDown" => Some(CoachMsg::Next),
        "ArrowLeft" | "PageUp" => Some(CoachMsg::Back),
        "r" | "R" => Some(CoachMsg::Repeat),
        _ => None,
    }
}
