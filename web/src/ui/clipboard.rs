//! The system clipboard.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::ui::browser::{call, get};

/// Copies a text; returns false if the browser has no clipboard or refuses.
pub async fn copy(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let clipboard = navigator.and_then(|navigator| get(&navigator, "clipboard"));
    let promise = clipboard.and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]));
    match promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}
