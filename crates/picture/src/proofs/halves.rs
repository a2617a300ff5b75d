//! Why pegs tell the digits of a step: the pegs of the largest discs along the route, which halves again and again.

use super::{SMALL, WIDTH, cell, row_name};
use crate::axis::Axis;
use crate::path::down;
use crate::scene::{Rect, Scene, Shape};

const LEFT: f64 = 72.0;
const TOP: f64 = 22.0;
const ROW: f64 = 30.0;
/// The gap between two rows.
const GAP: f64 = 6.0;

/// A disc on a peg for a part of the route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay {
    /// The peg: 0 is the start, 1 the third one, 2 the goal.
    pub peg: usize,
    /// The digit of the disc in the number of each step of this part.
    pub digit: bool,
}

/// The route of a tower from left to right, with a row for each of its largest discs.
#[derive(Clone, Copy, Debug)]
pub struct Halves<'a> {
    /// The names of the rows, the largest disc first.
    pub discs: &'a [String],
    /// How many of the rows are shown; room is kept for all.
    pub shown: usize,
    /// The names of the start, the third peg and the goal.
    pub pegs: [&'a str; 3],
    /// The content of each part of a row.
    pub cells: &'a str,
    /// The current step, as a fraction of the route; none if it is not meant.
    pub at: Option<f64>,
}

impl Halves<'_> {
    /// Returns where the disc of a row is, part by part: a tower moves by its smaller one moving twice.
    #[must_use]
    pub fn stays(row: usize) -> Vec<Stay> {
        let mut ways = vec![(0, 2)];
        for _ in 0..row {
            let halves = |(from, to): (usize, usize)| {
                let third = 3 - from - to;
                [(from, third), (third, to)]
            };
            ways = ways.into_iter().flat_map(halves).collect();
        }
        let ends = |(from, to)| [Stay { peg: from, digit: false }, Stay { peg: to, digit: true }];
        ways.into_iter().flat_map(ends).collect()
    }

    /// Draws the rows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let bottom = TOP + (ROW + GAP) * self.discs.len() as f64;
        let mut shapes = vec![Shape::text("proof-label-end", WIDTH, 14.0, SMALL, self.cells)];
        for (row, disc) in self.discs.iter().take(self.shown).enumerate() {
            let y = TOP + (ROW + GAP) * row as f64;
            shapes.push(row_name((y, ROW), disc));
            let stays = Halves::stays(row);
            let axis = Axis::between((LEFT, WIDTH), stays.len() as f64);
            for (index, Stay { peg, digit }) in stays.into_iter().enumerate() {
                let area = Rect::new(axis.nth(index), y, axis.unit, ROW);
                let said = format!("{} {}", self.pegs[peg], u8::from(digit));
                shapes.extend(cell(digit, area, 0.0, said));
            }
        }
        let line = |at| down(Axis::between((LEFT, WIDTH), 1.0).at(at), (TOP - 4.0, bottom));
        shapes.extend(self.at.map(|at| Shape::path("proof-mirror", line(at))));
        Scene::new(Rect::sized(WIDTH, bottom + 4.0), shapes)
    }
}
