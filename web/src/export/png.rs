//! Conversion of an SVG to PNG.

use super::canvas::{Canvas, image_of};

const PIXEL_RATIO: f64 = 2.0;

/// Returns the PNG as a data URL, if the browser supports the conversion.
pub async fn to_png(file: &str, (width, height): (f64, f64)) -> Option<String> {
    let image = image_of(file).await?;
    let canvas = Canvas::new(((width * PIXEL_RATIO) as u32, (height * PIXEL_RATIO) as u32))?;
    canvas.draw(&image)?;
    canvas.element.to_data_url_with_type("image/png").ok()
}
