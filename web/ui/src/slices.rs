//! Renders the page for the first time in slices, each a task of the browser, so that a slow machine stays
//! responsive.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Returns the slice up to which to render: 0 at first, then one more in each task, up to `last`.
#[hook]
pub fn use_slices(last: u8) -> u8 {
    let slice = use_state_eq(|| 0);
    use_effect_with(*slice, {
        let setter = slice.setter();
        move |slice| {
            let next = slice + 1;
            let timer = (next <= last).then(|| Timeout::new(0, move || setter.set(next)));
            move || drop(timer)
        }
    });
    *slice
}
