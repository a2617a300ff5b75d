//! The arrows between two or three items in a circle: an automaton, the pegs, pairs of pegs.

use crate::palette::Colour;
use crate::path::{self, num};
use crate::scene::{Point, Rect, Scene, Shape};
use crate::style::Style;

/// The field with the things on it, which the page draws.
const FIELD: (f64, f64) = (300.0, 120.0);
const MIDDLE: Point = (150.0, 60.0);
const TWO: &[Point] = &[(90.0, 60.0), (210.0, 60.0)];
const THREE: &[Point] = &[(70.0, 28.0), (230.0, 28.0), (150.0, 96.0)];
/// How far an arrow keeps from the centre of a thing.
const CLEAR: f64 = 34.0;
/// How far the arrow between two things bends to leave room for the arrow back.
const BEND: f64 = 24.0;
/// The length of an arrow's tip, and half its width.
const TIP: (f64, f64) = (9.0, 4.5);

pub(crate) const STYLES: &[Style] = &[
    Style::line("round-way", Colour::Ink, 1.5),
    Style::filled("round-tip", Colour::Ink),
    Style::line("round-next", Colour::Hint, 3.5),
    Style::filled("round-next-tip", Colour::Hint).edged(Colour::Hint, 2.0),
    Style::words("round-label", Colour::Ink),
];

/// An arrow from one thing to another, or from a thing back to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way<'a> {
    /// Its start.
    pub from: usize,
    /// Its end.
    pub to: usize,
    /// Its label.
    pub label: &'a str,
    /// Whether it is the next one.
    pub is_next: bool,
}

/// Draws the arrows between two or three things: one on the left, one on the right, and the third below.
///
/// ```
/// use gros_picture::round::{Way, scene};
/// let way = Way { from: 0, to: 1, label: "2", is_next: true };
/// assert_eq!(scene(3, [way]).shapes.len(), 3);
/// assert_eq!(scene(3, [Way { to: 3, ..way }]).shapes.len(), 0);
/// ```
#[must_use]
pub fn scene<'a>(things: usize, ways: impl IntoIterator<Item = Way<'a>>) -> Scene {
    let points = if things == 2 { TWO } else { THREE };
    let shapes = ways.into_iter().filter_map(|way| draw(points, way)).flatten().collect();
    Scene::new(Rect::sized(FIELD.0, FIELD.1), shapes)
}

fn draw(points: &[Point], Way { from, to, label, is_next }: Way<'_>) -> Option<[Shape; 3]> {
    let (start, end) = (*points.get(from)?, *points.get(to)?);
    let line = if from == to { Line::round(start) } else { Line::between(start, end, points.len() == 2) };
    let [way, tip] = if is_next { ["round-next", "round-next-tip"] } else { ["round-way", "round-tip"] };
    let (x, y) = line.label;
    let arrow = Shape::path(tip, path::tip(line.from, line.tip, TIP));
    Some([Shape::path(way, line.d), arrow, Shape::text("round-label", x, y, 13.0, label)])
}

struct Line {
    d: String,
    /// Where the arrow ends.
    tip: Point,
    /// The point that it comes from.
    from: Point,
    /// The position of its label.
    label: Point,
}

impl Line {
    /// Bends from one thing to another, so that the arrow back does not overlap it.
    fn between(start: Point, end: Point, bends: bool) -> Line {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let length = dx.hypot(dy);
        let (ux, uy) = (dx / length, dy / length);
        let (bend, clear, lift) = if bends { (BEND, CLEAR * 0.6, 16.0) } else { (0.0, CLEAR, 0.0) };
        // To the left of the arrow, looking along it.
        let aside = |by: f64| ((start.0 + end.0) / 2.0 + uy * by, (start.1 + end.1) / 2.0 - ux * by);
        let control = aside(bend * 2.0);
        let from = (start.0 + ux * clear + uy * lift, start.1 + uy * clear - ux * lift);
        let tip = (end.0 - ux * clear + uy * lift, end.1 - uy * clear - ux * lift);
        let label = aside(bend + 20.0);
        Line {
            d: format!("M{}Q{} {}", pair(from), pair(control), pair(tip)),
            tip,
            from: control,
            label: (label.0, label.1 + 5.0),
        }
    }

    /// Loops back to where it began, on the outer side.
    fn round(start: Point) -> Line {
        let side = if start.0 < MIDDLE.0 { -1.0 } else { 1.0 };
        let (near, far) = (start.0 + side * 32.0, start.0 + side * 66.0);
        let tip = (near, start.1 + 9.0);
        let out = [(near, start.1 - 9.0), (far, start.1 - 29.0), (far, start.1 + 29.0)].map(pair);
        Line {
            d: format!("M{}C{} {} {}", out[0], out[1], out[2], pair(tip)),
            tip,
            from: (tip.0 + side, tip.1 + 0.5),
            label: (start.0 + side * 70.0, start.1 + 5.0),
        }
    }
}

fn pair((x, y): Point) -> String {
    format!("{} {}", num(x), num(y))
}
