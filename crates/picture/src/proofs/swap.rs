//! Why a ring that is on swaps all later digits: its copy of the line is the mirror image of the other.

use super::{SMALL, WIDTH, WORDS, bracket, line};
use crate::scene::{Point, Rect, Scene, Shape};

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
/// The width of a digit in a word.
const DIGIT: f64 = 8.6;

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
            shapes.push(Shape::path("proof-mirror", line((middle, 20.0), (middle, NUMBERS - 12.0))));
            shapes.push(Shape::text("proof-label", middle, 13.0, SMALL, self.mirror.to_owned()));
        }
        if self.shown == Shown::Sum {
            shapes.extend(self.sum());
        }
        Scene { room: Rect::new(0.0, 0.0, WIDTH, HEIGHT), shapes, ..Scene::default() }
    }

    /// Returns the number of gaps between the states; only as a fraction if they are not drawn one by one.
    fn gaps(&self) -> f64 {
        2f64.powi(self.rings.min(MOST_DOTS + 3) as i32) - 1.0
    }

    fn x(&self, state: f64) -> f64 {
        MARGIN + state * (WIDTH - 2.0 * MARGIN) / self.gaps()
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
        let at = |state| -> Point { (self.x(state), LINE) };
        let (end, last) = (self.end(), self.gaps());
        let mut shapes = vec![
            Shape::path("proof-steel", line(at(0.0), at(end))),
            Shape::path("proof-brass", line(at(end + 1.0), at(last))),
            Shape::path("proof-joint", line(at(end), at(end + 1.0))),
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
            let (x, y) = at(state);
            let r = if is_meant { 8.5 } else { (self.x(1.0) - self.x(0.0)).min(14.0) * 0.36 };
            shapes.push(Shape::circle(role, x, y, r));
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
            let x = self.x(states[index]);
            let width = DIGIT * name.chars().count() as f64;
            // The words keep to their own sides of the mirror.
            let half = WIDTH / 2.0 - 5.0;
            let middle = if index == 0 {
                x.min(half - width / 2.0).max(width / 2.0)
            } else {
                x.max(WIDTH - half + width / 2.0).min(WIDTH - width / 2.0)
            };
            shapes.push(Shape::path("proof-leader", line((x, NAMES + 6.0), (x, LINE - 10.0))));
            shapes.push(Shape::text("proof-word", middle, NAMES, WORDS, (*name).to_owned()));
            shapes.push(Shape::text("proof-strong", x, NUMBERS, WORDS, number.to_owned()));
        }
        shapes
    }

    /// Marks the parts whose lengths add up.
    fn sum(&self) -> Vec<Shape> {
        let (end, [_, second]) = (self.end(), self.states());
        let parts = [(0.0, end), (end, end + 1.0), (end + 1.0, second)];
        let mut shapes = Vec::new();
        for (index, ((from, to), length)) in parts.into_iter().zip(self.lengths).enumerate() {
            let (from, to) = (self.x(from), self.x(to));
            // The joint of many states is too narrow for a bracket with a number.
            if index != 1 || self.rings <= MOST_NUMBERS {
                shapes.push(Shape::path("proof-bracket", bracket(from, to, BRACKETS)));
                let words =
                    Shape::text("proof-strong", (from + to) / 2.0, HEIGHT - 4.0, WORDS, length.to_owned());
                shapes.push(words);
            }
        }
        shapes
    }
}
