//! Long work in several tasks of the browser, so that a slow machine stays responsive.

use gloo_timers::callback::Timeout;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

/// Continues in another task of the browser, at least this many milliseconds later.
pub async fn pause(milliseconds: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        Timeout::new(milliseconds, move || {
            // The resolver of a promise does not throw.
            let _ = resolve.call0(&JsValue::UNDEFINED);
        })
        .forget();
    });
    // The promise is never rejected.
    let _ = JsFuture::from(promise).await;
}

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
