//! Puzzles whose pieces step only while all faster ones stand at a guard.
//!
//! The slowest piece has one copy of the tree of the faster pieces for each of its places, and neighbouring copies are
//! joined by the single move that their guard allows; so all states form a tree, with one way between any two. The slowest
//! piece that differs between them makes its steps, and the faster ones go to the guard of the first step, from each guard
//! to the next, and from the last guard to where they are wanted.
//!
//! A guard without its slower pieces is a word again. A puzzle has few different words and numbers them; it knows the moves
//! from one to another.

mod route;
mod walk;

use core::fmt::Debug;

pub use route::TreeRoute;

use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

/// Pieces in a tree, numbered by an index from 0, the fastest first.
pub trait Guards: Clone + Debug {
    /// Where all pieces are.
    type State;
    /// The fastest pieces, and what the moves between their words are computed from.
    type Faster: Clone + Debug;

    /// Lists how many places the pieces have.
    fn places(&self) -> impl Iterator<Item = Digit> + '_;

    /// Returns the state of a row of places.
    fn state(&self, row: Vec<Digit>) -> Self::State;

    /// Returns the places in a state; none if it belongs to another puzzle.
    fn row<'a>(&self, state: &'a Self::State) -> Option<&'a [Digit]>;

    /// Returns the guard of the step of a piece between `place` and the next one, a word of the faster pieces.
    fn guard(&self, index: usize, place: Digit) -> usize;

    /// Returns the place of the piece at `index` in a word in which it is the slowest, and the word of the faster ones.
    fn split(&self, index: usize, word: usize) -> (Digit, usize);

    /// Returns the pieces that are faster than the one at `index`.
    fn faster(&self, index: usize) -> Self::Faster;

    /// Removes the slowest of some pieces.
    fn shrink(&self, pieces: &mut Self::Faster);

    /// Counts the moves of some pieces from one of their words to another.
    fn way(&self, pieces: &Self::Faster, from: usize, to: usize) -> Steps;

    /// Counts the moves from before the first step of a course until some of its steps, at least one, have been made.
    fn made(&self, faster: &Self::Faster, course: Course, steps: Digit) -> Steps;

    /// Returns whether a piece moves on the way of those that are faster than the one at `index`, between two words.
    fn moves(&self, piece: usize, index: usize, from: usize, to: usize) -> bool;
}

/// The steps of one piece from a place to another, at least one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    pub from: Digit,
    pub to: Digit,
}

impl Course {
    /// Returns the steps between two places; none if they are the same.
    pub fn between(from: Digit, to: Digit) -> Option<Course> {
        (from != to).then_some(Course { from, to })
    }

    /// Counts the steps.
    pub fn steps(self) -> Digit {
        self.from.abs_diff(self.to)
    }

    pub fn is_up(self) -> bool {
        self.from < self.to
    }

    /// Returns the place after some of the steps.
    pub fn after(self, steps: Digit) -> Digit {
        if self.is_up() { self.from + steps } else { self.from - steps }
    }

    /// Returns the lower place of a step, by its number from 0.
    pub fn step(self, number: Digit) -> Digit {
        self.after(number).min(self.after(number + 1))
    }

    pub fn last_step(self) -> Digit {
        self.step(self.steps() - 1)
    }

    /// Returns the steps after the first ones; none if there are no more.
    pub fn rest(self, made: Digit) -> Option<Course> {
        Course::between(self.after(made), self.to)
    }
}

/// Counts the moves between a row of pieces and one of their words.
pub fn to_word<G: Guards>(guards: &G, mut pieces: G::Faster, row: &[Digit], mut word: usize) -> Steps {
    let mut moves = Steps::ZERO;
    for (index, from) in row.iter().enumerate().rev() {
        guards.shrink(&mut pieces);
        let (place, below) = guards.split(index, word);
        word = below;
        if let Some(course) = Course::between(*from, place) {
            moves += &guards.made(&pieces, course, course.steps());
            moves += &guards.way(&pieces, guards.guard(index, course.last_step()), below);
            word = guards.guard(index, course.step(0));
        }
    }
    moves
}
