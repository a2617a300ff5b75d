//! Random numbers from the browser.

pub fn below(sides: usize) -> usize {
    (js_sys::Math::random() * sides as f64) as usize
}
