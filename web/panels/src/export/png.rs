//! Conversion of an SVG to PNG.

use js_sys::{Array, Object, Uint8Array};
use wasm_bindgen::JsValue;

use super::canvas::{Canvas, image_of};
use crate::ui::browser::{construct, set};

const PIXEL_RATIO: f64 = 2.0;
const PNG: &str = "image/png";

/// Returns the PNG as a data URL, if the browser supports the conversion.
pub async fn to_png(file: &str, size: (f64, f64)) -> Option<String> {
    drawn(file, size, PIXEL_RATIO).await
}

/// Returns the PNG, a pixel for each unit, as a file with a name.
pub async fn png_file(name: &str, file: &str, size: (f64, f64)) -> Option<JsValue> {
    let url = drawn(file, size, 1.0).await?;
    let (_, data) = url.split_once(',')?;
    let decoded = web_sys::window()?.atob(data).ok()?;
    // Each character stands for a byte.
    let bytes: Vec<u8> = decoded.chars().map(|letter| letter as u8).collect();
    let options = Object::new();
    set(&options, "type", &PNG.into());
    let parts = Array::of1(&Uint8Array::from(bytes.as_slice()));
    construct("File", &[parts.into(), name.into(), options.into()])
}

async fn drawn(file: &str, (width, height): (f64, f64), ratio: f64) -> Option<String> {
    let image = image_of(file).await?;
    let canvas = Canvas::new(((width * ratio) as u32, (height * ratio) as u32))?;
    canvas.draw(&image)?;
    canvas.element.to_data_url_with_type(PNG).ok()
}
