//! The system clipboard, and its sheet for sharing.

use js_sys::{Object, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser::{call, get, set};

/// Copies a text; returns false if the browser has no clipboard or refuses.
pub async fn copy(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let clipboard = navigator.and_then(|navigator| get(&navigator, "clipboard"));
    done(clipboard.and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]))).await
}

/// Returns whether the system has a sheet for sharing.
pub fn has_sheet() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.and_then(|navigator| get(&navigator, "share")).is_some_and(|share| share.is_function())
}

/// Opens the system's sheet for sharing; returns false if there is none, or nothing was shared.
pub async fn offer(text: &str, link: &str) -> bool {
    let what = Object::new();
    for (name, value) in [("text", text), ("url", link)] {
        set(&what, name, &value.into());
    }
    let navigator = web_sys::window().map(|window| window.navigator());
    done(navigator.and_then(|navigator| call(&navigator, "share", &[what.into()]))).await
}

/// Opens the same sheet with a file; returns whether it was shared, or none if the browser cannot share files.
pub async fn offer_file(text: &str, link: &str, file: &JsValue) -> Option<bool> {
    let what = Object::new();
    set(&what, "files", &js_sys::Array::of1(file));
    let navigator = web_sys::window()?.navigator();
    call(&navigator, "canShare", &[what.clone().into()])?.is_truthy().then_some(())?;
    for (name, value) in [("text", text), ("url", link)] {
        set(&what, name, &value.into());
    }
    Some(done(call(&navigator, "share", &[what.into()])).await)
}

async fn done(promise: Option<JsValue>) -> bool {
    match promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}
