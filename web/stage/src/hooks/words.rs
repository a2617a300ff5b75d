//! The words of another language, when it is chosen.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Awaited, Msg};
use crate::ui::words::fetch;

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
