//! The words of languages: `loader.js` fetches those of the first one together with the program, and the rest when they
//! are needed.

use gros_text::Lang;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

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

/// Fetches the words of a language.
pub async fn fetch(lang: Lang) -> Option<String> {
    fetch_named(lang.tag()).await
}

/// Fetches and loads the later words of a language, unless they are there.
pub async fn load_later(lang: Lang) -> Option<()> {
    if !lang.has_later() {
        lang.load_later(fetch_named(&format!("{}.later", lang.tag())).await?);
    }
    Some(())
}

async fn fetch_named(name: &str) -> Option<String> {
    let loader = loader()?;
    let fetch: Function = member(&loader, "words")?.dyn_into().ok()?;
    let promise: Promise = fetch.call1(&loader, &name.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()?.as_string()
}
