//! Light dismissal: an open popup closes when the pointer or the focus goes elsewhere, or the page to another place.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Node;
use yew::prelude::*;

/// Calls back when the pointer or the focus goes outside an open element, or Back is pressed.
#[hook]
pub fn use_dismiss(node: NodeRef, open: bool, on_dismiss: Callback<()>) {
    use_effect_with((node, open, on_dismiss), |(node, open, on_dismiss)| {
        let events = ["pointerdown", "focusin", "popstate"];
        let listeners = open.then(|| events.map(|event| listen(event, node.clone(), on_dismiss.clone())));
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
