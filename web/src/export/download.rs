//! Saving what the page made as a file.

use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Lets the browser save a text as a file; one that does not allow it does nothing.
pub fn save(name: &str, text: &str) {
    save_as(name, text, "text/plain");
}

/// Lets the browser save a text of some type as a file.
pub fn save_as(name: &str, text: &str, kind: &str) {
    let parts = Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let address = Blob::new_with_str_sequence_and_options(&parts, &options)
        .and_then(|blob| Url::create_object_url_with_blob(&blob));
    let Ok(address) = address else { return };
    save_address(name, &address);
    // The browser has taken the text over by now.
    let _ = Url::revoke_object_url(&address);
}

/// Lets the browser save what stands at an address.
pub fn save_address(name: &str, address: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.and_then(|document| document.create_element("a").ok());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(address);
        link.set_download(name);
        link.click();
    }
}
