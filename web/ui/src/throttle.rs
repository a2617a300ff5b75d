//! Throttles values that change at every step, for views that need not keep up.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::durations;

/// The value shown, whether a newer one is held back, and the timer that ends the interval.
struct Throttle<T> {
    shown: T,
    is_behind: bool,
    timer: Option<Timeout>,
}

/// Returns the newest value, or a slightly older one while values change quickly; the newest one always
/// follows.
///
/// `is_urgent` gets the value shown, and lets the newest one through at once.
#[hook]
pub fn use_throttled<T: Clone + PartialEq + 'static>(newest: T, is_urgent: impl FnOnce(&T) -> bool) -> T {
    let redraw = use_force_update();
    let throttle = use_mut_ref(|| Throttle { shown: newest.clone(), is_behind: false, timer: None });
    let mut this = throttle.borrow_mut();
    if this.shown != newest {
        if this.timer.is_some() && !is_urgent(&this.shown) {
            this.is_behind = true;
            return this.shown.clone();
        }
        this.shown = newest;
        let throttle = throttle.clone();
        this.timer = Some(Timeout::new(durations::THROTTLE, move || {
            let mut this = throttle.borrow_mut();
            this.timer = None;
            // The next render takes the value held back.
            if std::mem::take(&mut this.is_behind) {
                redraw.force_update();
            }
        }));
    }
    this.is_behind = false;
    this.shown.clone()
}
