//! Bitmaps made from the text of an SVG file.

use js_sys::Object;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use crate::ui::browser::set;

pub struct Canvas {
    pub element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    size: (u32, u32),
}

impl Canvas {
    pub fn new(size: (u32, u32)) -> Option<Canvas> {
        let document = web_sys::window()?.document()?;
        let element: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
        element.set_width(size.0);
        element.set_height(size.1);
        let options = Object::new();
        set(&options, "willReadFrequently", &true.into());
        let context = element.get_context_with_context_options("2d", &options).ok()??.dyn_into().ok()?;
        Some(Canvas { element, context, size })
    }

    /// Draws a picture over the whole canvas.
    pub fn draw(&self, image: &HtmlImageElement) -> Option<()> {
        let (width, height) = (f64::from(self.size.0), f64::from(self.size.1));
        self.context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height).ok()
    }

    /// Returns the red, green, blue and alpha values of each pixel, row by row.
    pub fn pixels(&self) -> Option<Vec<u8>> {
        let (width, height) = (f64::from(self.size.0), f64::from(self.size.1));
        Some(self.context.get_image_data(0.0, 0.0, width, height).ok()?.data().0)
    }
}

/// Loads the text of an SVG file as an image, if the browser can.
pub async fn image_of(file: &str) -> Option<HtmlImageElement> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(file)));
    JsFuture::from(image.decode()).await.ok()?;
    Some(image)
}
