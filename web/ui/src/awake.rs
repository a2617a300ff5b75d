//! Keeps the screen on through the Screen Wake Lock API, if the browser has it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::browser::{call, get};

/// The wake lock; one that arrives after it is no longer wanted is released at once.
struct Lock {
    wanted: bool,
    held: Option<JsValue>,
}

impl Lock {
    fn release(&mut self) {
        if let Some(lock) = self.held.take() {
            call(&lock, "release", &[]);
        }
    }
}

/// Keeps the screen on while `on`, requesting again when the page becomes visible; returns whether it holds.
#[hook]
pub fn use_awake(on: bool) -> bool {
    let is_held = use_state_eq(|| false);
    use_effect_with(on, {
        let is_held = is_held.setter();
        move |on| {
            let lock = Rc::new(RefCell::new(Lock { wanted: *on, held: None }));
            let listener = on.then(|| {
                request(&lock, &is_held);
                let (lock, is_held) = (lock.clone(), is_held.clone());
                let document = web_sys::window().and_then(|window| window.document());
                document.map(|document| {
                    EventListener::new(&document.clone(), "visibilitychange", move |_| {
                        if !document.hidden() {
                            request(&lock, &is_held);
                        }
                    })
                })
            });
            move || {
                drop(listener);
                let mut lock = lock.borrow_mut();
                lock.wanted = false;
                lock.release();
                is_held.set(false);
            }
        }
    });
    *is_held
}

fn request(lock: &Rc<RefCell<Lock>>, is_held: &UseStateSetter<bool>) {
    let navigator = web_sys::window().map(|window| window.navigator());
    let locks = navigator.and_then(|navigator| get(&navigator, "wakeLock"));
    let promise = locks.and_then(|locks| call(&locks, "request", &["screen".into()]));
    let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) else { return };
    let (lock, is_held) = (lock.clone(), is_held.clone());
    spawn_local(async move {
        let answer = JsFuture::from(promise).await;
        let mut lock = lock.borrow_mut();
        lock.release();
        lock.held = answer.ok();
        if lock.wanted {
            is_held.set(lock.held.is_some());
        } else {
            lock.release();
        }
    });
}
