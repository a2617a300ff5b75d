//! Paths of many parts, written one after another.

use crate::decimal::hundredths;
use crate::scene::Point;
use std::fmt::Write as _;

/// The height of an equilateral triangle with side 1.
pub const RISE: f64 = 0.866_025_403_784_438_6;

/// Writes paths.
#[derive(Debug, Default, PartialEq)]
pub struct Pen(pub String);

impl Pen {
    /// Writes a command with a pair of numbers.
    fn write(&mut self, command: &str, (x, y): Point) {
        // Writing to a string never fails.
        let _ = write!(self.0, "{command}{} {}", hundredths(x), hundredths(y));
    }

    /// Draws a line through points; a single point is a dot.
    pub fn line(&mut self, points: &[Point]) {
        let mut command = "M";
        for point in points {
            self.write(command, *point);
            command = "L";
        }
        if points.len() == 1 {
            self.0.push_str("h0");
        }
    }

    /// Draws a circle.
    pub fn ring(&mut self, (x, y): Point, radius: f64) {
        self.write("M", (x - radius, y));
        for way in [2.0, -2.0] {
            self.write("a", (radius, radius));
            self.write(" 0 1 0 ", (way * radius, 0.0));
        }
    }

    /// Draws a triangle on its base, from the left corner.
    pub fn triangle(&mut self, at: Point, side: f64) {
        self.write("M", at);
        self.write("l", (side, 0.0));
        self.write("l", (-side / 2.0, -side * RISE));
        self.0.push('z');
    }
}

/// Writes a line through points; a single point is a dot.
pub fn line(points: &[Point]) -> String {
    let mut pen = Pen::default();
    pen.line(points);
    pen.0
}

/// Writes an arrow head in the middle of a line.
pub fn arrow(from: Point, to: Point, size: f64) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    let (ux, uy) = (dx / length * size, dy / length * size);
    let (x, y) = ((from.0 + to.0) / 2.0 + ux / 2.0, (from.1 + to.1) / 2.0 + uy / 2.0);
    line(&[(x - ux - uy * 0.7, y - uy + ux * 0.7), (x, y), (x - ux + uy * 0.7, y - uy - ux * 0.7)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_paths() {
        assert_eq!(line(&[]), "");
        assert_eq!(line(&[(1.0, 2.5)]), "M1 2.5h0");
        assert_eq!(line(&[(1.0, 2.0), (3.0, 4.0)]), "M1 2L3 4");
        let mut pen = Pen::default();
        pen.ring((5.0, 5.0), 2.0);
        assert_eq!(pen.0, "M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0");
        let mut pen = Pen::default();
        pen.triangle((0.0, 10.0), 10.0);
        assert_eq!(pen.0, "M0 10l10 0l-5 -8.66z");
        assert_eq!(arrow((0.0, 0.0), (20.0, 0.0), 4.0), "M8 2.8L12 0L8 -2.8");
    }
}
