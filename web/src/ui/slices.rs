//! Drawing the page for the first time in slices: each is a task of its own, so that a slow machine can answer in between.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Returns the slice up to which the page is drawn: 0 at first, and one more in each of the next tasks, up to the last.
#[hook]
pub fn use_slices(last: u8) -> u8 {
    let slice = use_state_eq(|| 0);
    use_effect_with(*slice, {
        let setter = slice.setter();
        move |drawn| {
            let next = drawn + 1;
            let timer = (next <= last).then(|| Timeout::new(0, move || setter.set(next)));
            move || drop(timer)
        }
    });
    *slice
}
