//! Why three pairs of pegs take turns: the first moves of a tower, each in the row of its pair.

use super::{SMALL, WIDTH, band, dot};
use crate::axis::Axis;
use crate::path::line;
use crate::scene::{Point, Rect, Scene, Shape};

/// The room for the names of the pairs, and for half a dot at the end.
const LEFT: f64 = 84.0;
const RIGHT: f64 = 22.0;
/// The top of the rows, and the height of each.
const TOP: f64 = 24.0;
const ROW: f64 = 32.0;
const BOTTOM: f64 = TOP + 3.0 * ROW;
const HEIGHT: f64 = BOTTOM + 24.0;
const DOT: f64 = 10.5;
/// The largest distance between two moves.
const PITCH: f64 = 48.0;

/// A move between the pegs of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The pair: its row, from 0.
    pub pair: usize,
    /// The disc that moves.
    pub disc: usize,
}

/// Which moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// The moves of the smallest disc.
    Smallest,
    /// All of them.
    All,
    /// All of them, and that they go round.
    Cycle,
}

/// Moves one after the other; the smallest disc makes the first one and every second one.
#[derive(Clone, Copy, Debug)]
pub struct Turns<'a> {
    /// The moves.
    pub turns: &'a [Turn],
    /// The numbers of the moves, as they are written.
    pub numbers: &'a [String],
    /// The names of the pairs.
    pub pairs: [&'a str; 3],
    /// The meaning of the number in a dot.
    pub dots: &'a str,
    /// Which moves are shown.
    pub told: Told,
}

impl Turns<'_> {
    /// Draws a row for each pair, and a dot with its disc for each move.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut shapes = self.rows();
        if self.told == Told::Cycle {
            let ways = self.turns.windows(2).enumerate();
            shapes.extend(ways.map(|(index, pair)| {
                let [from, to] = [self.at(index, pair[0].pair), self.at(index + 1, pair[1].pair)];
                Shape::path("proof-step", line(&[from, to]))
            }));
        }
        for (index, turn) in self.turns.iter().enumerate() {
            let is_shown = self.told > Told::Smallest || index % 2 == 0;
            shapes.extend(
                is_shown
                    .then(|| dot(turn.disc == 1, self.at(index, turn.pair), DOT, turn.disc))
                    .into_iter()
                    .flatten(),
            );
            let (x, _) = self.at(index, 0);
            let number = self.numbers.get(index).cloned().unwrap_or_default();
            shapes.push(Shape::text("proof-number", x, BOTTOM + 17.0, SMALL, number));
        }
        Scene::new(Rect::sized(WIDTH, HEIGHT), shapes)
    }

    fn rows(&self) -> Vec<Shape> {
        let mut shapes = vec![Shape::text("proof-label-end", WIDTH, 14.0, SMALL, self.dots)];
        for (row, pair) in self.pairs.iter().enumerate() {
            let y = TOP + ROW * row as f64;
            shapes.extend(band(row, (y, ROW), 28.0, (*pair).to_owned()));
        }
        shapes
    }

    fn at(&self, index: usize, row: usize) -> Point {
        let gaps = self.turns.len().saturating_sub(1).max(1) as f64;
        let axis = Axis::between((LEFT, WIDTH - RIGHT), gaps).at_most(PITCH);
        (axis.nth(index), TOP + ROW * (row as f64 + 0.5))
    }
}
