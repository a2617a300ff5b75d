//! Why a ring that is on swaps all later digits: its copy of the line is the mirror image of the other.

use super::{SMALL, WIDTH, WORDS};
use crate::axis::Axis;
use crate::path::{across, bracket, down};
use crate::scene::{Rect, Scene, Shape};
use crate::words::{inside, width};

/// The largest number of rings whose states are drawn one by one, and of those with a number below each.
const MOST_DOTS: usize = 5;
const MOST_NUMBERS: usize = 4;
const MARGIN: f64 = 12.0;
/// The line, the words above it, the numbers, and the brackets below it.
const LINE: f64 = 72.0;
const NAMES: f64 = 40.0;
const NUMBERS: f64 = 96.0;
const BRACKETS: f64 = 106.0;
const HEIGHT: f64 = 134.0;
/// How much of the proof is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// The two words, each on a separate copy of the line.
    Words,
    /// The mirror between the copies.
    Mirror,
    /// The stretch from one word to the other end, in parts.
    Sum,
}

/// The states of some rings in a line: first those with the innermost ring off, then those with it on.
#[derive(Clone, Debug)]
pub struct Swap<'a> {
    /// The number of rings.
    pub rings: usize,
    /// Where the word is in the first copy, as a fraction of it.
    pub at: f64,
    /// The word with the innermost ring off, and on.
    pub names: [&'a str; 2],
    /// How many moves each is from the beginning.
    pub numbers: [&'a str; 2],
    /// The name of the mirror.
    pub mirror: &'a str,
    /// The lengths below the brackets: the first copy, the joint, and from there to the second word.
    pub lengths: [&'a str; 3],
    /// How much is shown.
    pub shown: Shown,
}

impl Swap<'_> {
    /// Draws the line.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut shapes = self.copies();
        shapes.extend(self.words());
        if self.shown >= Shown::Mirror {
            let middle = WIDTH / 2.0;
            shapes.push(Shape::path("proof-mirror", down(middle, (20.0, NUMBERS - 12.0))));
            shapes.push(Shape::text("proof-label", middle, 13.0, SMALL, self.mirror));
        }
        if self.shown == Shown::Sum {
            shapes.extend(self.sum());
        }
        Scene::new(Rect::sized(WIDTH, HEIGHT), shapes)
    }

    /// Returns the number of gaps between the states; only as a fraction if they are not drawn one by one.
    fn gaps(&self) -> f64 {
        2f64.powi(self.rings.min(MOST_DOTS + 3) as i32) - 1.0
    }

    fn axis(&self) -> Axis {
        Axis::between((MARGIN, WIDTH - MARGIN), self.gaps())
    }

    /// The last state of the first copy; the second copy begins one move later.
    fn end(&self) -> f64 {
        (self.gaps() - 1.0) / 2.0
    }

    fn states(&self) -> [f64; 2] {
        let first = self.at * self.end();
        [first, self.gaps() - first]
    }

    fn copies(&self) -> Vec<Shape> {
        let axis = self.axis();
        let (end, last) = (self.end(), self.gaps());
        let stretch = |from, to| across((axis.at(from), axis.at(to)), LINE);
        let mut shapes = vec![
            Shape::path("proof-steel", stretch(0.0, end)),
            Shape::path("proof-brass", stretch(end + 1.0, last)),
            Shape::path("proof-joint", stretch(end, end + 1.0)),
        ];
        let states = self.states();
        let drawn: Vec<f64> = if self.rings <= MOST_DOTS {
            (0..=self.gaps() as u32).map(f64::from).collect()
        } else {
            vec![states[0], states[1]]
        };
        for state in drawn {
            let role = if state <= end { "proof-steel-dot" } else { "proof-brass-dot" };
            let is_meant = states.iter().any(|meant| (meant - state).abs() < 0.5);
            let x = axis.at(state);
            let r = if is_meant { 8.5 } else { axis.unit.min(14.0) * 0.36 };
            shapes.push(Shape::circle(role, x, LINE, r));
            if self.rings <= MOST_NUMBERS && !is_meant {
                shapes.push(Shape::text("proof-number", x, NUMBERS, SMALL, state.to_string()));
            }
        }
        shapes
    }

    /// Writes the words above their states, and their numbers below.
    fn words(&self) -> Vec<Shape> {
        let states = self.states();
        let mut shapes = Vec::new();
        for (index, (name, number)) in self.names.iter().zip(self.numbers).enumerate() {
            let x = self.axis().at(states[index]);
            // The words keep to their own sides of the mirror.
            let half = WIDTH / 2.0 - 5.0;
            let side = if index == 0 { (0.0, half) } else { (WIDTH - half, WIDTH) };
            let middle = inside(x, width(name, WORDS), side);
            shapes.push(Shape::path("proof-leader", down(x, (NAMES + 6.0, LINE - 10.0))));
            shapes.push(Shape::text("proof-word", middle, NAMES, WORDS, *name));
            shapes.push(Shape::text("proof-strong", x, NUMBERS, WORDS, number));
        }
        shapes
    }

    /// Marks the parts whose lengths add up.
    fn sum(&self) -> Vec<Shape> {
        let (end, [_, second]) = (self.end(), self.states());
        let parts = [(0.0, end), (end, end + 1.0), (end + 1.0, second)];
        let mut shapes = Vec::new();
        for (index, ((from, to), length)) in parts.into_iter().zip(self.lengths).enumerate() {
            let (from, to) = (self.axis().at(from), self.axis().at(to));
            // The joint of many states is too narrow for a bracket with a number.
            if index != 1 || self.rings <= MOST_NUMBERS {
                shapes.push(Shape::path("proof-bracket", bracket((from, to), BRACKETS, 8.0)));
                shapes.push(Shape::text("proof-strong", (from + to) / 2.0, HEIGHT - 4.0, WORDS, length));
            }
        }
        shapes
    }
}
