//! Throttles values that change at every step, for views that need not keep up.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::ui::durations;

/// What was given last, whether something newer was held back since, and the rest after it.
struct Follower<T> {
    given: T,
    is_behind: bool,
    rest: Option<Timeout>,
}

/// Returns the newest value, or, while values follow each other fast, one that is not much older; the newest at last.
///
/// What cannot wait comes at once: `is_urgent` is asked with what was given last.
#[hook]
pub fn use_throttled<T: Clone + PartialEq + 'static>(newest: T, is_urgent: impl FnOnce(&T) -> bool) -> T {
    let redraw = use_force_update();
    let follower = use_mut_ref(|| Follower { given: newest.clone(), is_behind: false, rest: None });
    let mut this = follower.borrow_mut();
    if this.given != newest {
        if this.rest.is_some() && !is_urgent(&this.given) {
            this.is_behind = true;
            return this.given.clone();
        }
        this.given = newest;
        let follower = follower.clone();
        this.rest = Some(Timeout::new(durations::BETWEEN_DRAWINGS, move || {
            let mut this = follower.borrow_mut();
            this.rest = None;
            // What came meanwhile is given when it is drawn again.
            if std::mem::take(&mut this.is_behind) {
                redraw.force_update();
            }
        }));
    }
    this.is_behind = false;
    this.given.clone()
}
