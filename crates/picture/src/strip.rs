//! The geometry of a strip of all pieces, with one bar per piece.

use crate::axis::Axis;
use crate::path::{bars, line};
use crate::scene::{Rect, Shape};
use crate::within::Within;
use crate::words::{inside, width};

/// The widest strip. All measures here are in CSS pixels.
const WIDEST: f64 = 992.0;
/// The edges of the board's room.
const EDGES: f64 = 24.0;
/// The distance between two bars if there is room.
const WIDEST_PITCH: f64 = 15.0;
/// The gap between two bars when they are visible separately.
const GAP: f64 = 4.0;
/// Bars closer together than this leave no room for outlines.
const DENSE: f64 = 4.0;
/// The type size of numbers.
const NUMBER: f64 = 12.0;
/// The minimum distance between numbers.
const NUMBER_GAP: f64 = 100.0;

/// The measures of a strip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strip {
    /// How many pieces there are.
    pub pieces: usize,
    /// Whether the highest number is on the right.
    pub mirrored: bool,
    /// The total width.
    pub width: f64,
}

impl Strip {
    /// Returns the width of a strip below a board with this much room.
    pub fn room(board: f64) -> f64 {
        (board - EDGES).within(1.0, WIDEST).round()
    }

    /// Returns the distance between two bars.
    pub fn pitch(self) -> f64 {
        (self.width / self.pieces as f64).min(WIDEST_PITCH)
    }

    /// Returns whether bars are so close together that they have no outlines.
    pub fn is_dense(self) -> bool {
        self.pitch() < DENSE
    }

    /// Returns the left edges of the places, counted from the left.
    fn axis(self) -> Axis {
        let pitch = self.pitch();
        Axis { zero: (self.width - pitch * self.pieces as f64) / 2.0, unit: pitch }
    }

    /// Returns the left edge of a piece's place.
    fn x(self, piece: usize) -> f64 {
        self.axis().nth(if self.mirrored { piece - 1 } else { self.pieces - piece })
    }

    /// Returns the left and right edges of a stretch of pieces.
    pub fn stretch(self, high: usize, low: usize) -> (f64, f64) {
        let (one, other) = (self.x(high), self.x(low));
        (one.min(other), one.max(other) + self.pitch())
    }

    /// Finds the piece at a place.
    pub fn at(self, x: f64) -> usize {
        let place = self.axis().step(x).within(0.0, self.pieces as f64 - 1.0) as usize;
        if self.mirrored { place + 1 } else { self.pieces - place }
    }

    /// Draws the bars of pieces as one path, each with its top edge and height.
    pub fn bars(self, pieces: impl Iterator<Item = (usize, f64, f64)>) -> String {
        let gap = if self.pitch() > GAP { GAP } else { 0.0 };
        bars(pieces.map(|(piece, top, height)| {
            Rect::new(self.x(piece) + gap / 2.0, top, self.pitch() - gap, height)
        }))
    }

    /// Marks the piece that moves next; the mark stays within the strip.
    pub fn marker(self, piece: usize, top: f64, height: f64) -> [Shape; 2] {
        let x = self.x(piece) + self.pitch() / 2.0;
        let ends = |reach: f64| ((x - reach).max(1.0).min(x), (x + reach).min(self.width - 1.0).max(x));
        let (left, right) = ends(7.5);
        let around = Rect { x: left, y: top - 3.0, width: right - left, height: height + 6.0 };
        let (left, right) = ends(6.0);
        let arrow = line(&[(left, top - 16.0), (right, top - 16.0), (x, top - 7.0)]) + "z";
        let role = if self.is_dense() { "strip-next-dense" } else { "strip-next" };
        [Shape::path(role, arrow), Shape::rect("strip-next-frame", around, 4.0)]
    }

    /// Writes the numbers on a line.
    pub fn numbers(self, line: f64) -> Vec<Shape> {
        let number = |piece: usize| {
            let text = piece.to_string();
            let middle = self.x(piece) + self.pitch() / 2.0;
            let x = inside(middle, width(&text, NUMBER), (0.0, self.width));
            Shape::text("strip-number", x, line, NUMBER, text)
        };
        self.numbered().into_iter().map(number).collect()
    }

    /// Returns the pieces that have numbers: both ends, and round numbers in between.
    fn numbered(self) -> Vec<usize> {
        let steps = [1, 2, 4, 8, 16, 32, 64, 128, 256];
        let step = steps.into_iter().find(|step| *step as f64 * self.pitch() >= NUMBER_GAP).unwrap_or(512);
        let is_round =
            |piece: usize| piece.is_multiple_of(step) && piece > step / 2 && piece + step / 2 <= self.pieces;
        let ends = [1, self.pieces];
        (1..=self.pieces).rev().filter(|piece| ends.contains(piece) || is_round(*piece)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ring_is_found_where_it_is_drawn() {
        for rings in [13, 64, 1000] {
            for mirrored in [false, true] {
                let strip = Strip { pieces: rings, mirrored, width: 992.0 };
                for ring in 1..=rings {
                    let middle = strip.x(ring) + strip.pitch() / 2.0;
                    assert_eq!(strip.at(middle), ring);
                }
            }
        }
    }

    #[test]
    fn every_eighth_of_sixty_four_rings_has_a_number() {
        let strip = Strip { pieces: 64, mirrored: false, width: 992.0 };
        assert_eq!(strip.numbered(), [64, 56, 48, 40, 32, 24, 16, 8, 1]);
    }
}
