//! The methods of the sources: each finds the next move in its own way and returns the reason as data.
//!
//! A [`Question`] is a puzzle with a start, a goal and the current state. [`Puzzle::methods`] lists the methods for a
//! puzzle, and [`explain`] asks one of them. Reasons consist of pieces, states, numbers and names of rules, never of
//! sentences; every method that has an answer names the same next move as the solver's route. Most take one pass over
//! the pieces, at any step.
//!
//! ```
//! use gros_solver::methods::{self, Question};
//! use gros_solver::{AnyPuzzle, Puzzle, Rings};
//! let puzzle = AnyPuzzle::from(Rings::new(9)?);
//! let here = puzzle.parse_state("010110111")?;
//! let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
//! for method in question.puzzle.methods() {
//!     let explanation = methods::explain(*method, &question)?;
//!     assert_eq!(explanation.next.map(|mv| mv.to_string()).as_deref(), Some("2"), "{}", method.id());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dead_ends;
mod method;
mod not_here;
pub mod ruler;

pub use dead_ends::DeadEnds;
pub use method::Method;
pub(crate) use method::methods_of;
pub use not_here::NotHere;

use core::cmp::Ordering;

use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::steps::{Steps, Word};

/// The maximum number of pieces for which methods are asked: an answer has a line for each piece.
const MOST_PIECES: usize = 100_000;

/// A task and the current state.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// The start of the route.
    pub start: P::State,
    /// The goal of the route.
    pub goal: P::State,
    /// The current state.
    pub here: P::State,
}

/// The answer of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<P: Puzzle> {
    /// The method.
    pub method: Method,
    /// The state that it is about.
    pub here: P::State,
    /// The move that it finds; none if there is nothing to do.
    pub next: Option<P::Move>,
    /// How it finds it.
    pub reason: P::Reason,
}

/// The direction along the line of all states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Heading {
    /// The rank falls: with the rings, towards all off.
    Down,
    /// The rank rises: with the rings, towards the end where only the innermost ring is on.
    Up,
}

impl Heading {
    /// Returns the direction from one rank to another; none if they are equal.
    pub(crate) fn between(here: &Steps, goal: &Steps) -> Option<Heading> {
        match here.cmp(goal) {
            Ordering::Less => Some(Heading::Up),
            Ordering::Equal => None,
            Ordering::Greater => Some(Heading::Down),
        }
    }
}

/// The moves of a job: the first and the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The number of the first.
    pub first: Steps,
    /// The number of the last.
    pub last: Steps,
}

impl Span {
    /// Returns the `length` moves after those already made, counted from 1.
    pub(crate) fn after(made: &Steps, length: &Steps) -> Span {
        Span { first: made + &Steps::ONE, last: made + length }
    }

    /// Divides a stretch that begins after the moves made into parts of these lengths.
    pub(crate) fn divided<const N: usize>(made: &Steps, lengths: [Steps; N]) -> [Span; N] {
        let mut made = made.clone();
        lengths.map(|length| {
            let part = Span::after(&made, &length);
            made += &length;
            part
        })
    }

    /// Returns whether it holds no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.last < self.first
    }

    /// Returns how many moves are made before the first.
    #[must_use]
    pub fn before(&self) -> Steps {
        self.first.saturating_sub(&Steps::ONE)
    }
}

/// Asks a method for the next move and its reason.
///
/// # Errors
/// If the method is not one for this puzzle, or does not apply in this state.
pub fn explain<P: Puzzle>(method: Method, question: &Question<P>) -> Result<Explanation<P>, NotHere> {
    let puzzle = &question.puzzle;
    if !puzzle.methods().contains(&method) {
        return Err(puzzle.not_here(method));
    }
    if puzzle.pieces() > MOST_PIECES {
        return Err(NotHere::TooMany { most: MOST_PIECES });
    }
    let reason = P::reason(question, method)?;
    Ok(Explanation { method, here: question.here.clone(), next: puzzle.next_by(&reason), reason })
}

/// Reads binary digits, least significant first.
pub(crate) fn number_of_bits(bits: &[bool]) -> Steps {
    let word = |bits: &[bool]| bits.iter().rev().fold(0, |word, bit| word << 1 | Word::from(*bit));
    Steps::from_words(&bits.chunks(Word::BITS as usize).map(word).collect::<Vec<Word>>())
}
