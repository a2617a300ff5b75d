//! Points in a square, and the two lines close to which they lie.

use crate::palette::Colour;
use crate::path::{grid, line};
use crate::scene::{Point, Rect, Scene, Shape};
use crate::style::Style;

/// The side of the square, and the room for its numbers.
const SIDE: f64 = 260.0;
const ROOM: f64 = 22.0;
/// The number of parts that the square is divided into.
const PARTS: u32 = 4;

pub(crate) const STYLES: &[Style] = &[
    Style::words("plot-end", Colour::Muted).light().ending(),
    Style::words("plot-line", Colour::Muted).light(),
];

/// Points in a square, each given as fractions to the right and up, and two lines that mirror each other.
#[derive(Clone, Copy, Debug)]
pub struct Plot<'a> {
    /// The number at the end of both sides.
    pub side: &'a str,
    /// The slope of the steep line; the flat line is its mirror image.
    pub slope: f64,
    /// The words on the steep and on the flat line.
    pub lines: [&'a str; 2],
    /// The points.
    pub places: &'a [Point],
    /// The current state.
    pub here: Point,
}

impl Plot<'_> {
    /// Draws the square, with 0 at its lower left corner.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let at = |(right, up): Point| (ROOM + SIDE * right, SIDE * (1.0 - up));
        let parts = || (0..=PARTS).map(|part| SIDE * f64::from(part) / f64::from(PARTS));
        let grid = grid(Rect::new(ROOM, 0.0, SIDE, SIDE), parts(), parts());
        let ends = [(1.0 / self.slope, 1.0), (1.0, 1.0 / self.slope)];
        let lines = ends.map(|end| line(&[at((0.0, 0.0)), at(end)])).concat();
        let dots =
            self.places.iter().map(|place| at(*place)).map(|(x, y)| Shape::circle("quarter-cold", x, y, 4.0));
        let words = |role, x, y, words: &str| Shape::text(role, x, y, 11.0, words);
        let [steep, flat] = self.lines;
        let mut shapes = vec![Shape::path("quarter-lines", grid), Shape::path("quarter-golden", lines)];
        shapes.extend(dots);
        shapes.extend([
            Shape::rect("queen", Rect::around(at(self.here), 12.0, 12.0), 2.0),
            words("plot-end", ROOM + SIDE, SIDE + 16.0, self.side),
            words("plot-end", ROOM - 6.0, SIDE + 16.0, "0"),
            words("plot-line", ROOM + 0.3 * SIDE, 0.2 * SIDE, steep),
            words("plot-line", ROOM + 0.86 * SIDE, 0.66 * SIDE, flat),
        ]);
        Scene::new(Rect::new(0.0, -10.0, SIDE + ROOM + 8.0, SIDE + ROOM + 10.0), shapes)
    }
}
