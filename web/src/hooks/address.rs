//! The address: it follows the session, and what comes from outside opens as a session.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::hooks::embed::is_embedded;
use crate::hooks::storage;
use crate::state::{Msg, Shown};

/// The address is written when nothing has moved for so long: to write it costs a browser more than to draw a step.
const REST_MILLISECONDS: u32 = 150;
/// It waits so many times at least, and so many at most.
const RESTS: std::ops::RangeInclusive<u32> = 2..=10;

/// Gives the part of the page's address that is a spec.
pub fn current() -> String {
    let hash = gloo_window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

fn gloo_window() -> Option<web_sys::Window> {
    web_sys::window()
}

/// What was written last, and the writing that waits.
#[derive(Default)]
struct Writer {
    model: Option<Shown>,
    written: String,
    /// What the browser made of it.
    shown: String,
    places: u32,
    waiting: Option<Timeout>,
    /// How many times it has waited, and whether something has moved since it last did.
    rests: u32,
    has_moved: bool,
}

impl Writer {
    /// Writes the newest model: a new place becomes an entry of the browser's history, all else replaces the last.
    fn write(&mut self) {
        self.waiting = None;
        let Some(model) = &self.model else { return };
        let address = model.address();
        // One that came from outside and was not heard of yet is not written over.
        if !self.written.is_empty() && self.shown != current() {
            return;
        }
        if address != self.written {
            let history = gloo_window().and_then(|window| window.history().ok());
            // Inside of another page, Back is that page's.
            let is_new = model.places != self.places && !self.written.is_empty() && !is_embedded();
            if let Some(history) = history {
                // A browser that refuses keeps the old address; nothing else depends on it.
                let _ = if is_new {
                    history.push_state_with_url(&JsValue::NULL, "", Some(&address))
                } else {
                    history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
                };
            }
            self.written = address;
            self.shown = current();
            storage::keep_session(model);
        }
        self.places = model.places;
    }
}

/// Lets the address follow the model, and opens addresses that come from outside.
#[hook]
pub fn use_address(model: Shown, dispatcher: UseReducerDispatcher<Shown>) {
    let writer = use_mut_ref(Writer::default);
    use_effect_with((), {
        let writer = writer.clone();
        move |()| listen(writer, dispatcher)
    });
    use_effect_with(model, move |model| follow(&writer, model));
}

fn follow(writer: &Rc<RefCell<Writer>>, model: &Shown) {
    let is_first = writer.borrow().model.is_none();
    let is_place = writer.borrow().places != model.places;
    let mut this = writer.borrow_mut();
    this.model = Some(model.clone());
    if is_first || is_place {
        this.write();
    } else if !model.dragging && this.waiting.is_none() {
        (this.rests, this.has_moved) = (0, false);
        this.waiting = Some(rest(writer.clone()));
    } else {
        this.has_moved = true;
    }
}

fn rest(writer: Rc<RefCell<Writer>>) -> Timeout {
    Timeout::new(REST_MILLISECONDS, move || {
        let mut this = writer.borrow_mut();
        this.rests += 1;
        if this.model.as_ref().is_some_and(|model| model.dragging) {
            // The end of the drag asks again.
            this.waiting = None;
        } else if this.rests < *RESTS.start() || this.has_moved && this.rests < *RESTS.end() {
            this.has_moved = false;
            this.waiting = Some(rest(writer.clone()));
        } else {
            this.write();
        }
    })
}

fn listen(writer: Rc<RefCell<Writer>>, dispatcher: UseReducerDispatcher<Shown>) -> impl FnOnce() {
    let listeners = gloo_window().map(|window| {
        let leave = EventListener::new(&window, "pagehide", {
            let writer = writer.clone();
            move |_| writer.borrow_mut().write()
        });
        let arrive = EventListener::new(&window, "hashchange", move |_| {
            let address = current();
            writer.borrow_mut().shown.clone_from(&address);
            let is_own = writer.borrow().written == address;
            if !is_own {
                writer.borrow_mut().written.clone_from(&address);
                dispatcher.dispatch(Msg::Address(address));
            }
        });
        (leave, arrive)
    });
    move || drop(listeners)
}
