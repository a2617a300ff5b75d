//! Downloads of text and images made by the page.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

pub fn save(name: &str, text: &str) {
    save_as(name, text, "text/plain");
}

/// Does nothing if the browser refuses.
pub fn save_as(name: &str, text: &str, mime_type: &str) {
    if let Some(blob) = blob_of(&text.into(), mime_type) {
        save_blob(name, &blob);
    }
}

/// Returns a file with the given text or bytes, if the browser can make one.
pub fn blob_of(part: &JsValue, mime_type: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(mime_type);
    Blob::new_with_str_sequence_and_options(&Array::of1(part), &options).ok()
}

/// Does nothing if the browser refuses.
pub fn save_blob(name: &str, blob: &Blob) {
    let Ok(url) = Url::create_object_url_with_blob(blob) else { return };
    save_url(name, &url);
    // The download has started by now, so the URL can be released.
    let _ = Url::revoke_object_url(&url);
}

pub fn save_url(name: &str, url: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.and_then(|document| document.create_element("a").ok());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(url);
        link.set_download(name);
        link.click();
    }
}
