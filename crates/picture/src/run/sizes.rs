//! The fewest moves of neighbouring sizes on one linear scale: the next size takes as many times as many.

use crate::path;
use crate::scene::{Rect, Scene, Shape};
use crate::within::Within;
use crate::words::{self, Labels};

/// The height of the picture, and the top edge and height of the track, in CSS pixels.
const HEIGHT: f64 = 44.0;
const TRACK: (f64, f64) = (19.0, 5.0);
/// The baselines of the words above and below, and their size.
const ABOVE: f64 = 12.0;
const BELOW: f64 = 41.0;
const WORDS: f64 = 13.0;
/// The least space between two words.
const GAP: f64 = 6.0;

/// A size on the scale.
#[derive(Clone, Debug, PartialEq)]
pub struct Size {
    /// Its fewest moves, as a fraction of the fewest moves of the last size.
    pub part: f64,
    /// The moves in words.
    pub moves: String,
    /// The name of the size.
    pub name: String,
}

/// Draws sizes in order, those up to `solved` as solved, on a line of a width. Words that would touch larger sizes are
/// left out.
///
/// ```
/// use gros_picture::run::sizes::{Size, scene};
/// let size = |part, moves: &str| Size { part, moves: moves.to_owned(), name: "?".to_owned() };
/// let sizes = [size(0.24, "10"), size(0.5, "21"), size(1.0, "42")];
/// assert_eq!(scene(&sizes, 1, 358.0).room.height, 44.0);
/// ```
#[must_use]
pub fn scene(sizes: &[Size], solved: usize, width: f64) -> Scene {
    let (top, height) = TRACK;
    let x = |size: &Size| (width * size.part).within(1.0, width - 1.0);
    let reached = sizes.get(solved).map_or(0.0, x);
    let bar = |role, width| Shape::rect(role, Rect::new(0.0, top, width, height), 0.0);
    let mut shapes = vec![bar("sizes-track", width), bar("sizes-solved", reached)];
    let ticks = path::ticks(sizes.iter().map(x), (top - 3.0, top + height + 3.0));
    shapes.push(Shape::path("sizes-tick", ticks));
    let mut lines = [ABOVE, BELOW].map(|y| (y, Labels::new((0.0, width), GAP)));
    for (index, size) in sizes.iter().enumerate().rev() {
        let role = if index > solved { "sizes-ahead" } else { "sizes-moves" };
        for ((y, labels), (role, words)) in
            lines.iter_mut().zip([(role, &size.moves), ("sizes-size", &size.name)])
        {
            let middle = labels.put(x(size), words::width(words, WORDS));
            shapes.extend(middle.map(|x| Shape::text(role, x, *y, WORDS, words)));
        }
    }
    Scene::new(Rect::sized(width, HEIGHT), shapes)
}
