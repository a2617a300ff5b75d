//! The fewest moves of neighbouring sizes on one linear scale: the next size takes as many times as many.

use crate::scene::{Rect, Scene, Shape};

/// The height of the picture, and the top edge and height of the track, in CSS pixels.
const HEIGHT: f64 = 44.0;
const TRACK: (f64, f64) = (19.0, 5.0);
/// The baselines of the words above and below, and their size.
const ABOVE: f64 = 12.0;
const BELOW: f64 = 41.0;
const WORDS: f64 = 13.0;
/// The width of a digit, and of other letters at most.
const DIGIT: f64 = 7.3;
/// The space between two words at least.
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
    let x = |size: &Size| (width * size.part).max(1.0).min(width - 1.0);
    let reached = sizes.get(solved).map_or(0.0, x);
    let bar = |role, width| Shape::rect(role, Rect::new(0.0, top, width, height), 0.0);
    let mut shapes = vec![bar("sizes-track", width), bar("sizes-solved", reached)];
    let ticks = sizes.iter().map(|size| crate::path::num(x(size)));
    let ticks = ticks.map(|x| format!("M{x} {}v{}", top - 3.0, height + 6.0));
    shapes.push(Shape::path("sizes-tick", ticks.collect()));
    let (mut above, mut below) = (width + GAP, width + GAP);
    for (index, size) in sizes.iter().enumerate().rev() {
        let role = if index > solved { "sizes-ahead" } else { "sizes-moves" };
        let rows = [(role, ABOVE, &size.moves, &mut above), ("sizes-size", BELOW, &size.name, &mut below)];
        for (role, line, words, end) in rows {
            let half = half_width(words);
            let middle = x(size).min(width - half).max(half);
            if middle + half + GAP <= *end {
                *end = middle - half;
                shapes.push(Shape::text(role, middle, line, WORDS, words.clone()));
            }
        }
    }
    Scene { room: Rect::new(0.0, 0.0, width, HEIGHT), shapes, ..Scene::default() }
}

fn half_width(words: &str) -> f64 {
    words.chars().map(|letter| if letter.is_ascii() { DIGIT } else { WORDS }).sum::<f64>() / 2.0
}
