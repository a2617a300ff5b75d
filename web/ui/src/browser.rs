//! Access by name to browser features that may be missing; each call is a no-op without them.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Returns a property, if it is there and not null.
pub fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

pub fn set(of: &JsValue, name: &str, value: &JsValue) {
    // A property that cannot be set keeps its value.
    let _ = Reflect::set(of, &name.into(), value);
}

/// Calls a method; `None` if it is missing or throws.
pub fn call(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method = get(of, name)?.dyn_into::<Function>().ok()?;
    method.apply(of, &arguments.iter().collect::<Array>()).ok()
}

/// Constructs an object of a class named by the window.
pub fn construct(name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let class = get(&web_sys::window()?.into(), name)?.dyn_into::<Function>().ok()?;
    Reflect::construct(&class, &arguments.iter().collect::<Array>()).ok()
}

pub fn vibrate(milliseconds: u32) {
    if let Some(window) = web_sys::window() {
        call(&window.navigator(), "vibrate", &[milliseconds.into()]);
    }
}

/// Scrolls the first match into view, no further than necessary.
pub fn scroll_to(selector: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        let options = js_sys::Object::new();
        set(&options, "block", &"nearest".into());
        call(&element, "scrollIntoView", &[options.into()]);
    }
}
