//! Path data with short numbers: lines, bars, grids, brackets and the tips of arrows.

use std::fmt::{self, Write};

use crate::decimal::hundredths;
use crate::scene::{Point, Rect};

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

/// Writes an ellipse around its centre.
pub(crate) fn ellipse((x, y): Point, rx: f64, ry: f64) -> String {
    let [left, y, rx, ry, width] = [x - rx, y, rx, ry, 2.0 * rx].map(hundredths);
    format!("M{left} {y}a{rx} {ry} 0 1 0 {width} 0a{rx} {ry} 0 1 0 -{width} 0")
}

/// Writes a line through points; a single point is a dot.
///
/// ```
/// use gros_picture::path::line;
/// assert_eq!(line(&[(0.0, 1.0), (4.0, 1.0), (4.0, 2.5), (0.0, 0.0)]), "M0 1H4V2.5L0 0");
/// ```
#[must_use]
pub fn line(points: &[Point]) -> String {
    let mut path = String::new();
    let mut last: Option<Point> = None;
    for (x, y) in points.iter().copied() {
        // Writing to a string does not fail.
        let _ = match last {
            None => write!(path, "M{} {}", hundredths(x), hundredths(y)),
            Some((_, level)) if level == y => write!(path, "H{}", hundredths(x)),
            Some((upright, _)) if upright == x => write!(path, "V{}", hundredths(y)),
            Some(_) => write!(path, "L{} {}", hundredths(x), hundredths(y)),
        };
        last = Some((x, y));
    }
    if points.len() == 1 {
        path.push_str("h0");
    }
    path
}

/// Writes a level line.
pub(crate) fn across((from, to): (f64, f64), y: f64) -> String {
    line(&[(from, y), (to, y)])
}

/// Writes an upright line.
pub(crate) fn down(x: f64, (from, to): (f64, f64)) -> String {
    line(&[(x, from), (x, to)])
}

/// Writes upright lines of the same height.
pub(crate) fn ticks(places: impl IntoIterator<Item = f64>, ends: (f64, f64)) -> String {
    places.into_iter().map(|x| down(x, ends)).collect()
}

/// Writes rectangles.
pub(crate) fn bars(bars: impl IntoIterator<Item = Rect>) -> String {
    each(bars, |path, Rect { x, y, width, height }| {
        let [x, y, width, height] = [x, y, width, height].map(hundredths);
        write!(path, "M{x} {y}h{width}v{height}h-{width}z")
    })
}

/// Writes lines across an area at some places from the left, and at some from the top.
pub(crate) fn grid(
    area: Rect,
    columns: impl IntoIterator<Item = f64>,
    rows: impl IntoIterator<Item = f64>,
) -> String {
    let (right, foot) = (area.x + area.width, area.y + area.height);
    let rows = rows.into_iter().map(|row| across((area.x, right), area.y + row));
    let columns = columns.into_iter().map(|column| area.x + column);
    rows.collect::<String>() + &ticks(columns, (area.y, foot))
}

/// Writes a bracket over a stretch, whose ends are at `y` and reach as far as `by` from it.
pub(crate) fn bracket((from, to): (f64, f64), y: f64, by: f64) -> String {
    line(&[(from, y), (from, y + by), (to, y + by), (to, y)])
}

/// Writes a check around a point; it is nine units wide.
pub(crate) fn check((x, y): Point, unit: f64) -> String {
    line(&[(-4.5, 0.5), (-1.5, 4.0), (4.5, -3.0)].map(|(dx, dy)| (x + unit * dx, y + unit * dy)))
}

/// Returns the point at a distance from one point towards another.
pub(crate) fn toward(from: Point, to: Point, by: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = by / dx.hypot(dy).max(0.01);
    (from.0 + part * dx, from.1 + part * dy)
}

/// Returns the corners of the tip of an arrow that comes from a point, given its length and half its width.
pub(crate) fn corners(from: Point, tip: Point, (length, half): (f64, f64)) -> [Point; 3] {
    let (x, y) = toward(tip, from, length);
    let (dx, dy) = ((tip.0 - x) / length * half, (tip.1 - y) / length * half);
    [(x - dy, y + dx), tip, (x + dy, y - dx)]
}

/// Writes a filled tip of an arrow.
pub(crate) fn tip(from: Point, tip: Point, size: (f64, f64)) -> String {
    line(&corners(from, tip, size)) + "z"
}

/// The height of an equilateral triangle with side 1.
pub(crate) const RISE: f64 = 0.866_025_403_784_438_6;

/// Writes an equilateral triangle on its base, from the left corner.
pub(crate) fn triangle((x, y): Point, side: f64) -> String {
    line(&[(x, y), (x + side, y), (x + side / 2.0, y - side * RISE)]) + "z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_paths() {
        assert_eq!(line(&[]), "");
        assert_eq!(line(&[(1.0, 2.5)]), "M1 2.5h0");
        assert_eq!(ellipse((5.0, 5.0), 2.0, 1.0), "M3 5a2 1 0 1 0 4 0a2 1 0 1 0 -4 0");
        assert_eq!(triangle((0.0, 10.0), 10.0), "M0 10H10L5 1.34z");
    }

    #[test]
    fn common_marks_are_paths() {
        assert_eq!(tip((0.0, 0.0), (20.0, 0.0), (8.0, 3.0)), "M12 3L20 0L12 -3z");
        assert_eq!(bracket((1.0, 9.0), 5.0, 4.0), "M1 5V9H9V5");
        assert_eq!(grid(Rect::new(1.0, 1.0, 6.0, 6.0), [3.0], [2.0]), "M1 3H7M4 1V7");
        assert_eq!(bars([Rect::new(0.0, 1.0, 2.0, 3.0)]), "M0 1h2v3h-2z");
    }
}
