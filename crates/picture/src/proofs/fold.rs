//! Why all states form one line: two copies of a shorter line, joined at one end, and unfolded.

use super::{NAMES, SMALL, WIDTH, downwards};
use crate::axis::Axis;
use crate::path::line;
use crate::scene::{Point, Rect, Scene, Shape};

const MARGIN: f64 = 14.0;
const DOT: f64 = 6.5;
/// How far the second copy lies above the first while it is folded.
const LIFT: f64 = 56.0;
const NAME: f64 = 20.0;
/// The height of a digit of a word that reads downwards.
const DIGIT: f64 = 7.4;

/// The states of a few rings in two copies: one with the innermost ring off, the other with it on.
#[derive(Clone, Copy, Debug)]
pub struct Fold<'a> {
    /// The words, in the order of the line.
    pub words: &'a [String],
    /// How far the second copy is turned from its place in the line, in degrees: from 180, folded back, to 0.
    pub angle: f64,
    /// Whether the two copies are joined.
    pub is_joined: bool,
    /// The names of the copies.
    pub names: [&'a str; 2],
}

impl Fold<'_> {
    /// Draws both copies.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let half = self.words.len() / 2;
        let place = |index: usize| self.at(index);
        let digits = self.words.first().map_or(0, |word| word.chars().count()) as f64;
        let mut shapes = vec![
            Shape::path("proof-steel", line(&[place(0), place(half - 1)])),
            Shape::path("proof-brass", line(&[place(half), place(2 * half - 1)])),
        ];
        if self.is_joined {
            shapes.push(Shape::path("proof-joint", line(&[place(half - 1), place(half)])));
        }
        for (index, word) in self.words.iter().enumerate() {
            let (x, y) = place(index);
            let is_off = index < half;
            shapes.push(Shape::circle(if is_off { "proof-steel-dot" } else { "proof-brass-dot" }, x, y, DOT));
            // Only words of copies that lie flat have room.
            let number = if self.is_flat() || is_off { index } else { 2 * half - 1 - index };
            if is_off || self.is_flat() {
                shapes.push(downwards("proof-down", x, y + 30.0, word));
                shapes.push(Shape::text("proof-strong", x, y + 22.0, SMALL, number.to_string()));
            } else if self.is_folded() {
                shapes.push(Shape::text("proof-strong", x, y - 12.0, SMALL, number.to_string()));
            }
        }
        let top = (0..self.words.len()).map(|index| self.at(index).1).fold(f64::MAX, f64::min);
        shapes.extend(self.copies(half));
        let height = 34.0 + DIGIT * digits - top + 40.0;
        Scene::new(Rect::new(0.0, top - 40.0, WIDTH, height), shapes)
    }

    fn is_flat(&self) -> bool {
        self.angle == 0.0
    }

    fn is_folded(&self) -> bool {
        self.angle >= 180.0
    }

    /// Names the copies above them, unless the second one is on its way.
    fn copies(&self, half: usize) -> Vec<Shape> {
        let name = |index: usize, from: usize, to: usize, up: f64| {
            let ((one, y), (other, _)) = (self.at(from), self.at(to));
            Shape::text("proof-label", (one + other) / 2.0, y - up, NAMES, self.names[index])
        };
        let first = name(0, 0, half - 1, NAME);
        let second = name(1, half, 2 * half - 1, if self.is_flat() { NAME } else { NAME + 8.0 });
        if self.is_flat() || self.is_folded() { vec![first, second] } else { vec![first] }
    }

    /// Returns where a state is. The first copy lies at the height 0; while the second is folded, a state lies above
    /// the one that differs from it in the innermost ring only.
    fn at(&self, index: usize) -> Point {
        let axis = Axis::between((MARGIN, WIDTH - MARGIN), (self.words.len() - 1) as f64);
        let half = self.words.len() / 2;
        if index < half {
            return (axis.nth(index), 0.0);
        }
        let (out, turn) = (axis.unit * (index - half) as f64, self.angle.to_radians());
        let hinge = axis.nth(half - 1);
        // The joint itself turns from lying in the line to standing upright.
        let lift = LIFT * (turn / 2.0).sin();
        let step = axis.unit * (1.0 + turn.cos()) / 2.0;
        (hinge + step + out * turn.cos(), -lift - out * turn.sin())
    }
}
