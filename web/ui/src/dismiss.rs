//! Light dismissal: an open popup closes when the pointer or the focus goes elsewhere, or the page to another place.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Node;
use yew::prelude::*;

/// Events that report that the pointer or the focus went somewhere.
pub const ELSEWHERE: &[&str] = &["pointerdown", "focusin"];
/// The same, or the page to another place, for popups without an entry in the browser's history.
pub const ELSEWHERE_OR_BACK: &[&str] = &["pointerdown", "focusin", "popstate"];

/// Calls back when one of the events happens outside an open element.
#[hook]
pub fn use_dismiss(node: NodeRef, open: bool, events: &'static [&'static str], on_dismiss: Callback<()>) {
    use_effect_with((node, open, on_dismiss), move |(node, open, on_dismiss)| {
        let events = if *open { events } else { &[] };
        let listeners: Vec<_> =
            events.iter().map(|event| listen(event, node.clone(), on_dismiss.clone())).collect();
        move || drop(listeners)
    });
}

fn listen(event: &'static str, node: NodeRef, on_dismiss: Callback<()>) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, event, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        let is_inside = node.cast::<Node>().is_some_and(|node| node.contains(target.as_ref()));
        if !is_inside {
            on_dismiss.emit(());
        }
    }))
}
