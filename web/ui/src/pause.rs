//! Pauses in long work that keep the page responsive.

use gloo_timers::callback::Timeout;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

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
