//! Conversion of an SVG to PNG.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

const PIXEL_RATIO: f64 = 2.0;

/// Returns the PNG as a data URL, if the browser supports the conversion.
pub async fn to_png(file: &str, (width, height): (f64, f64)) -> Option<String> {
    let url = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(file));
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&url);
    JsFuture::from(image.decode()).await.ok()?;
    let document = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    let (width, height) = (width * PIXEL_RATIO, height * PIXEL_RATIO);
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height).ok()?;
    canvas.to_data_url_with_type("image/png").ok()
}
