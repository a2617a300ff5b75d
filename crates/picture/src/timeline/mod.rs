//! The timeline below a board: the tape of single moves, and the ruler of all of them.

pub mod nodes;
pub mod ruler;
mod styles;
pub mod tape;

use crate::decimal::tenths;
pub(crate) use styles::STYLES;

/// Draws a shape from the point where it begins.
#[inline(never)]
fn form(x: f64, y: f64, form: &str) -> String {
    format!("M{} {}{form}", tenths(x), tenths(y))
}

/// Draws the start of the timeline, a triangle that points to the right, by its upper left corner.
fn start(x: f64, y: f64) -> String {
    form(x, y, "v10l8.5-5z")
}

/// Draws its end, a flag, by the upper left corner of the pole.
fn goal(x: f64, y: f64) -> String {
    form(x, y, "h2v17h-2v-7.5l-9.5-4.75z")
}
