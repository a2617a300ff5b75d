//! Document-wide effects: language, title and theme; and the words of another language, when it is chosen.

use gros_text::Key;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Awaited, Msg, Prefs, Theme};
use crate::ui::words::fetch;

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

/// Fetches the words of an awaited language.
#[hook]
pub fn use_words(awaited: Option<Awaited>, ctx: Ctx) {
    use_effect_with(awaited, move |awaited| {
        if let Some(awaited) = *awaited {
            spawn_local(async move {
                if let Some(words) = fetch(awaited.lang()).await {
                    awaited.lang().load(words);
                }
                ctx.send(Msg::Words(awaited));
            });
        }
    });
}
