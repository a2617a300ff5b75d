//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Puts a text on the clipboard; false where the browser has none or refuses.
pub async fn copy(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let clipboard = navigator.filter(|navigator| {
        js_sys::Reflect::get(navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object())
    });
    match clipboard {
        Some(navigator) => JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok(),
        None => false,
    }
}
