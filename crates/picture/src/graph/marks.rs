//! The marks that mean the same in every graph: you, the start and the goal.

use crate::path::num;
use crate::scene::{Point, Shape};
use crate::within::Within;
use crate::words::{inside, width};

/// The type size of words, in CSS pixels.
pub const WORD: f64 = 12.0;
/// How far words keep from the edge of a picture.
const EDGE: f64 = 2.0;

/// Marks where you are.
pub fn you(x: f64, y: f64) -> Shape {
    Shape::group(vec![Shape::circle("you", x, y, 9.5), Shape::circle("you-dot", x, y, 4.0)]).keyed("you")
}

/// Marks the start.
pub fn start(x: f64, y: f64) -> Shape {
    Shape::path("graph-start", format!("M{} {}v14l12-7z", num(x - 4.0), num(y - 7.0))).keyed("start")
}

/// Marks the goal.
pub fn goal(x: f64, y: f64) -> Shape {
    let flag = format!("M{} {}v-20h14l-4 5 4 5h-13", num(x), num(y));
    Shape::group(vec![Shape::path("graph-goal", flag), Shape::circle("goal-dot", x, y, 4.5)]).keyed("goal")
}

/// Draws a line, if there is anything to draw.
pub fn path(role: &'static str, d: String) -> Option<Shape> {
    (!d.is_empty()).then(|| Shape::path(role, d).keyed(role))
}

/// Writes words centred on a point, or as close to it as the room allows.
pub fn word(role: &'static str, (x, y): Point, words: String, (right, foot): Point) -> Shape {
    let x = inside(x, width(&words, WORD), (EDGE, right - EDGE));
    Shape::text(role, x, y.within(WORD, foot - EDGE), WORD, words)
}
