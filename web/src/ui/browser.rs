//! What a browser may lack, may forbid, or may have in part only: asked for by name, and nothing is lost without it.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Returns a property; none where there is none.
pub fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Sets a property, where it can be set.
pub fn set(of: &JsValue, name: &str, value: &JsValue) {
    // What cannot be set stays as it is.
    let _ = Reflect::set(of, &name.into(), value);
}

/// Calls a method; none where there is none, or where it fails.
pub fn call(of: &JsValue, name: &str, given: &[JsValue]) -> Option<JsValue> {
    let method = get(of, name)?.dyn_into::<Function>().ok()?;
    method.apply(of, &given.iter().collect::<Array>()).ok()
}

/// Makes something new of a kind that the window knows by name.
pub fn make(name: &str, given: &[JsValue]) -> Option<JsValue> {
    let kind = get(&web_sys::window()?.into(), name)?.dyn_into::<Function>().ok()?;
    Reflect::construct(&kind, &given.iter().collect::<Array>()).ok()
}

/// Lets the device shake for a moment, where it can.
pub fn shake(milliseconds: u32) {
    if let Some(window) = web_sys::window() {
        call(&window.navigator(), "vibrate", &[milliseconds.into()]);
    }
}
