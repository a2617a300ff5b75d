//! A held pointer: the window hears it from its press until its release, wherever that is.
//!
//! No element captures it. In WebKit, a native slider whose pointer is captured stays where it is.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

/// The action of a held pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pull {
    /// It moves.
    Move,
    /// It is let go.
    Release,
    /// The browser takes it away, to scroll for instance.
    Cancel,
}

/// Hears a pointer for as long as this exists.
#[allow(missing_debug_implementations, reason = "who hears is a function")]
pub struct Grip {
    pointer: i32,
    /// Removed together with the grip.
    _listeners: Vec<EventListener>,
}

impl Grip {
    /// Holds the pointer of a press.
    #[must_use]
    pub fn new(press: &PointerEvent, heard: impl Fn(Pull, &PointerEvent) + Clone + 'static) -> Grip {
        let pointer = press.pointer_id();
        let on = |(name, pull): (&'static str, Pull)| {
            let (window, heard) = (web_sys::window()?, heard.clone());
            Some(EventListener::new(&window, name, move |event| {
                let event = event.dyn_ref::<PointerEvent>().filter(|event| event.pointer_id() == pointer);
                if let Some(event) = event {
                    heard(pull, event);
                }
            }))
        };
        let ends =
            [("pointermove", Pull::Move), ("pointerup", Pull::Release), ("pointercancel", Pull::Cancel)];
        Grip { pointer, _listeners: ends.into_iter().filter_map(on).collect() }
    }

    /// Returns the id of the pointer.
    #[must_use]
    pub fn pointer(&self) -> i32 {
        self.pointer
    }
}
