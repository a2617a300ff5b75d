//! The timeline below a board: the tape of single moves, and the ruler of all of them.

pub mod nodes;
pub mod ruler;
mod styles;
pub mod tape;

use std::fmt::Write;

use crate::decimal::tenths;
pub(crate) use styles::STYLES;

/// Draws vertical lines, each from its upper end, with its length.
fn lines(lines: impl Iterator<Item = (f64, f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y, length) in lines {
        line(&mut path, x, y, length);
    }
    path
}

#[inline(never)]
fn line(path: &mut String, x: f64, y: f64, length: f64) {
    // Writing to a string does not fail.
    let _ = write!(path, "M{} {}v{}", tenths(x), tenths(y), tenths(length));
}

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
