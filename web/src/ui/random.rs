//! Random numbers from the browser.

/// Returns a random integer below `sides`.
pub fn below(sides: usize) -> usize {
    (js_sys::Math::random() * sides as f64) as usize
}
