//! Downloads of text and images made by the page.

use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

pub fn save(name: &str, text: &str) {
    save_as(name, text, "text/plain");
}

/// Does nothing if the browser refuses.
pub fn save_as(name: &str, text: &str, mime_type: &str) {
    let parts = Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(mime_type);
    let url = Blob::new_with_str_sequence_and_options(&parts, &options)
        .and_then(|blob| Url::create_object_url_with_blob(&blob));
    let Ok(url) = url else { return };
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
