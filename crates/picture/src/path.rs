//! Path data with short numbers.

use std::fmt::{self, Write};

use crate::decimal::hundredths;

/// Writes a number of units with at most two decimals.
///
/// ```
/// assert_eq!(gros_picture::path::num(1.0 / 3.0), "0.33");
/// ```
#[must_use]
pub fn num(value: f64) -> String {
    hundredths(value).to_string()
}

/// Writes the parts of a path, one after another.
pub fn each<T>(parts: impl IntoIterator<Item = T>, write: impl Fn(&mut String, T) -> fmt::Result) -> String {
    parts.into_iter().fold(String::new(), |mut path, part| {
        // Writing to a string does not fail.
        let _ = write(&mut path, part);
        path
    })
}

/// Writes an ellipse starting at its left end, so that it can follow a move to that point.
#[must_use]
pub fn round(rx: f64, ry: f64) -> String {
    let mut path = String::new();
    let (rx, ry, width) = (hundredths(rx), hundredths(ry), hundredths(2.0 * rx));
    let _ = write!(path, "a{rx} {ry} 0 1 0 {width} 0a{rx} {ry} 0 1 0 -{width} 0");
    path
}
