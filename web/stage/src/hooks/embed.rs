//! The page in a frame, `index.html?embed#/SPEC`.

use std::sync::OnceLock;

pub fn is_embedded() -> bool {
    static IS_EMBEDDED: OnceLock<bool> = OnceLock::new();
    *IS_EMBEDDED.get_or_init(|| {
        let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
        search.trim_start_matches('?').split('&').any(|word| word == "embed")
    })
}
