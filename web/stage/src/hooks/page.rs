//! Document-wide effects: language, title and theme.

use gros_text::Key;
use yew::prelude::*;

use crate::state::{Prefs, Theme};

#[hook]
pub fn use_page(prefs: Prefs) {
    use_effect_with(prefs, |prefs| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        document.set_title(prefs.lang.text(Key::AppTitle));
        if let Some(root) = document.document_element() {
            // Neither attribute can be refused.
            for element in document.get_element_by_id("program").iter().chain([&root]) {
                let _ = element.set_attribute("lang", prefs.lang.tag());
            }
            let _ = match prefs.theme {
                Theme::System => root.remove_attribute("data-theme"),
                Theme::Light | Theme::Dark => root.set_attribute("data-theme", prefs.theme.id()),
            };
        }
    });
}
