//! Small marks of two shapes, each with the roles of both: words in a frame or on a disc, and arrows.

use crate::path::{self, toward};
use crate::scene::{Point, Rect, Shape};

/// Draws words in a frame with rounded corners.
pub(crate) fn framed(
    [frame, words]: [&'static str; 2],
    area: Rect,
    corners: f64,
    size: f64,
    text: impl Into<String>,
) -> [Shape; 2] {
    let (x, y) = area.middle();
    [Shape::rect(frame, area, corners), Shape::text(words, x, y, size, text)]
}

/// Draws words on a disc.
pub(crate) fn coin(
    [disc, words]: [&'static str; 2],
    (x, y): Point,
    r: f64,
    size: f64,
    text: impl Into<String>,
) -> [Shape; 2] {
    [Shape::circle(disc, x, y, r), Shape::text(words, x, y, size, text)]
}

/// Draws an arrow from one point to another, given the length of its tip and half its width.
pub(crate) fn arrow([way, tip]: [&'static str; 2], from: Point, to: Point, size: Point) -> [Shape; 2] {
    // The way ends a little inside the tip, so that no seam is seen.
    let end = toward(to, from, size.0 - 1.0);
    [Shape::path(way, path::line(&[from, end])), Shape::path(tip, path::tip(from, to, size))]
}
