//! The page in a frame, `index.html?embed#/SPEC`: its messages to and from the embedding page.
//!
//! `docs/embedding.md` documents the protocol.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::OnceLock;

use gloo_events::EventListener;
use gros_session::{Timeline, spec};
use gros_solver::AnyPuzzle;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};
use yew::prelude::*;

use crate::hooks::store::Store;
use crate::state::{Msg, TimelineRef};
use crate::ui::throttle::use_throttled;

/// The field that holds the kind of a message.
const VERB: &str = "gros";

pub fn is_embedded() -> bool {
    static IS_EMBEDDED: OnceLock<bool> = OnceLock::new();
    *IS_EMBEDDED.get_or_init(|| {
        let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
        search.trim_start_matches('?').split('&').any(|word| word == "embed")
    })
}

/// Handles messages of the embedding page, and reports every change of state to it.
#[hook]
pub fn use_embed(timeline: TimelineRef, playing: bool, dispatcher: UseReducerDispatcher<Store>) {
    let host = use_memo((), |()| host());
    let newest = use_mut_ref(|| (timeline.clone(), playing));
    newest.replace((timeline.clone(), playing));
    let throttled = use_throttled((timeline, playing), |shown| shown.1 != playing);
    use_effect_with((), {
        let host = host.clone();
        move |()| {
            let listener = host.as_ref().clone().map(|host| listen(host, newest, dispatcher));
            move || drop(listener)
        }
    });
    use_effect_with(throttled, move |(timeline, playing)| {
        host.iter().for_each(|host| report(host, timeline, *playing));
    });
}

/// Returns the embedding page, if there is one and the address says `embed`.
fn host() -> Option<Window> {
    let window = web_sys::window().filter(|_| is_embedded())?;
    let host = window.parent().ok()??;
    (host != window).then_some(host)
}

fn listen(
    host: Window,
    newest: Rc<RefCell<(TimelineRef, bool)>>,
    dispatcher: UseReducerDispatcher<Store>,
) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        // Ignore other frames and this page itself.
        if event.source().as_deref() != Some(host.as_ref()) {
            return;
        }
        let Some(verb) = field(&event.data(), VERB) else { return };
        if verb == "ask" {
            let (timeline, playing) = &*newest.borrow();
            report(&host, timeline, *playing);
        } else if let Some(msg) = message(&verb, &event.data(), newest.borrow().1) {
            dispatcher.dispatch(msg);
        }
    }))
}

/// Parses a message; unknown ones are ignored.
fn message(verb: &str, data: &JsValue, is_playing: bool) -> Option<Msg> {
    match verb {
        "open" => Some(Msg::Address(field(data, "spec")?)),
        "seek" => Some(Msg::Sent(field(data, "step")?.parse().ok()?)),
        "play" | "pause" => ((verb == "play") != is_playing).then_some(Msg::PlayOrPause),
        _ => None,
    }
}

fn field(data: &JsValue, name: &str) -> Option<String> {
    Reflect::get(data, &name.into()).ok()?.as_string()
}

fn report(host: &Window, timeline: &Timeline<AnyPuzzle>, playing: bool) {
    let message = Object::new();
    let fields = [
        (VERB, "state".to_owned()),
        ("spec", spec::write(timeline)),
        ("puzzle", timeline.puzzle().id().to_owned()),
        ("state", timeline.state().to_string()),
        ("step", timeline.cursor().to_string()),
        ("steps", timeline.steps().to_string()),
    ];
    for (name, value) in fields {
        // Setting a field of a fresh object cannot fail.
        let _ = Reflect::set(&message, &name.into(), &value.into());
    }
    let _ = Reflect::set(&message, &"playing".into(), &playing.into());
    // The state is no secret, so any origin may receive it. A closed window receives nothing.
    let _ = host.post_message(&message, "*");
}
