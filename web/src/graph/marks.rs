//! The marks that mean the same in every graph: you, the start, the goal.

use std::fmt::Write as _;

use yew::prelude::*;

use super::triangle_layout::RISE;
use crate::markup::html;
use crate::svg::{self, num};
use gros_picture::decimal::hundredths;

/// Marks where one is.
pub fn you(x: f64, y: f64) -> Html {
    html! { <>{ svg::circle("you", x, y, 9.5) }{ svg::circle("you-dot", x, y, 4.0) }</> }
}

/// Marks the start.
pub fn start(x: f64, y: f64) -> Html {
    svg::path("tree-start", format!("M{} {}v14l12-7z", num(x - 4.0), num(y - 7.0)))
}

/// Marks the goal.
pub fn goal(x: f64, y: f64) -> Html {
    html! {
        <>
            { svg::path("tree-goal", format!("M{} {}v-20h14l-4 5 4 5h-13", num(x), num(y))) }
            { svg::circle("tree-goal-dot", x, y, 4.5) }
        </>
    }
}

/// Writes paths.
#[derive(Debug, Default, PartialEq)]
pub struct Pen(pub String);

impl Pen {
    /// Writes a command with a pair of numbers.
    fn write(&mut self, command: &str, (x, y): (f64, f64)) {
        // Writing to a string never fails.
        let _ = write!(self.0, "{command}{} {}", hundredths(x), hundredths(y));
    }

    /// Draws a line through points; a single point is a dot.
    pub fn line(&mut self, points: &[(f64, f64)]) {
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
    pub fn ring(&mut self, (x, y): (f64, f64), radius: f64) {
        self.write("M", (x - radius, y));
        for way in [2.0, -2.0] {
            self.write("a", (radius, radius));
            self.write(" 0 1 0 ", (way * radius, 0.0));
        }
    }

    /// Draws a triangle on its base line, from the left corner.
    pub fn triangle(&mut self, at: (f64, f64), side: f64) {
        self.write("M", at);
        self.write("l", (side, 0.0));
        self.write("l", (-side / 2.0, -side * RISE));
        self.0.push('z');
    }
}

/// Writes a line through points; a single point is a dot.
pub fn line(points: &[(f64, f64)]) -> String {
    let mut pen = Pen::default();
    pen.line(points);
    pen.0
}

/// Writes the head of an arrow in the middle of a line.
pub fn arrow(from: (f64, f64), to: (f64, f64), size: f64) -> String {
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
