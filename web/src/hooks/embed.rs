//! The page inside of another one, `index.html?embed#/SPEC`: what it is told, and what it tells.
//!
//! `docs/embedding.md` says the same to those who embed.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::OnceLock;

use gloo_events::EventListener;
use gros_session::{Action, Timeline, spec};
use gros_solver::AnyPuzzle;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window};
use yew::prelude::*;

use crate::state::{ModelRef, Msg, TimelineRef};
use crate::ui::throttle::use_throttled;

/// The field of a message that says what it is about.
const VERB: &str = "gros";

/// Tells whether the address asks for board and timeline alone.
pub fn is_embedded() -> bool {
    static IS_EMBEDDED: OnceLock<bool> = OnceLock::new();
    *IS_EMBEDDED.get_or_init(|| {
        let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
        search.trim_start_matches('?').split('&').any(|word| word == "embed")
    })
}

/// Does what the page around asks for, and tells it where the pieces stand whenever they stand otherwise.
#[hook]
pub fn use_embed(timeline: TimelineRef, playing: bool, dispatcher: UseReducerDispatcher<ModelRef>) {
    let around = use_memo((), |()| around());
    let newest = use_mut_ref(|| (timeline.clone(), playing));
    newest.replace((timeline.clone(), playing));
    let throttled = use_throttled((timeline, playing), |given| given.1 != playing);
    use_effect_with((), {
        let around = around.clone();
        move |()| {
            let listener = around.as_ref().clone().map(|around| listen(around, newest, dispatcher));
            move || drop(listener)
        }
    });
    use_effect_with(throttled, move |(timeline, playing)| {
        around.iter().for_each(|around| tell(around, timeline, *playing));
    });
}

/// Returns the page around this one; none if it stands alone, or was not asked to be a part.
fn around() -> Option<Window> {
    let window = web_sys::window().filter(|_| is_embedded())?;
    let around = window.parent().ok()??;
    (around != window).then_some(around)
}

fn listen(
    around: Window,
    newest: Rc<RefCell<(TimelineRef, bool)>>,
    dispatcher: UseReducerDispatcher<ModelRef>,
) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        // Another frame, or this page itself, has nothing to say here.
        if event.source().as_deref() != Some(around.as_ref()) {
            return;
        }
        let Some(verb) = field(&event.data(), VERB) else { return };
        if verb == "ask" {
            let (timeline, playing) = &*newest.borrow();
            tell(&around, timeline, *playing);
        } else if let Some(msg) = message(&verb, &event.data(), newest.borrow().1) {
            dispatcher.dispatch(msg);
        }
    }))
}

/// Reads what is asked for; what is not understood is left alone.
fn message(verb: &str, data: &JsValue, is_playing: bool) -> Option<Msg> {
    match verb {
        "open" => Some(Msg::Address(field(data, "spec")?)),
        "seek" => Some(Msg::Act(Action::Seek(field(data, "step")?.parse().ok()?))),
        "play" | "pause" => ((verb == "play") != is_playing).then_some(Msg::PlayOrPause),
        _ => None,
    }
}

fn field(data: &JsValue, name: &str) -> Option<String> {
    Reflect::get(data, &name.into()).ok()?.as_string()
}

fn tell(around: &Window, timeline: &Timeline<AnyPuzzle>, playing: bool) {
    let said = Object::new();
    let fields = [
        (VERB, "state".to_owned()),
        ("spec", spec::write(timeline)),
        ("puzzle", timeline.puzzle().id().to_owned()),
        ("state", timeline.state().to_string()),
        ("step", timeline.cursor().to_string()),
        ("steps", timeline.steps().to_string()),
    ];
    for (name, value) in fields {
        // A fresh object takes every field.
        let _ = Reflect::set(&said, &name.into(), &value.into());
    }
    let _ = Reflect::set(&said, &"playing".into(), &playing.into());
    // Nothing in it is a secret, so that any page may hear it; one that has gone hears nothing.
    let _ = around.post_message(&said, "*");
}
