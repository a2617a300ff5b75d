//! The words of the page's language: `loader.js` fetches them together with the program, and others when they are
//! chosen.

use gros_text::Lang;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::state::{Awaited, ModelRef, Msg};

/// Returns what the loader leaves for the program.
fn loader() -> Option<JsValue> {
    member(web_sys::window()?.as_ref(), "gros")
}

fn member(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok()
}

/// Loads the words that came with the program.
pub fn take_first() {
    let first = loader().and_then(|loader| {
        let lang = Lang::from_tag(&member(&loader, "lang")?.as_string()?)?;
        Some((lang, member(&loader, "text")?.as_string()?))
    });
    if let Some((lang, words)) = first {
        lang.load(words);
    }
}

/// Fetches the words of an awaited language.
#[hook]
pub fn use_words(awaited: Option<Awaited>, dispatcher: UseReducerDispatcher<ModelRef>) {
    use_effect_with(awaited, move |awaited| {
        if let Some(awaited) = *awaited {
            spawn_local(async move {
                if let Some(words) = fetch(awaited.lang()).await {
                    awaited.lang().load(words);
                }
                dispatcher.dispatch(Msg::Words(awaited));
            });
        }
    });
}

async fn fetch(lang: Lang) -> Option<String> {
    let loader = loader()?;
    let fetch: Function = member(&loader, "words")?.dyn_into().ok()?;
    let promise: Promise = fetch.call1(&loader, &lang.tag().into()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}
