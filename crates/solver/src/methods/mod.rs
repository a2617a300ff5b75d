//! The methods of the sources: each finds the next move in its own way, and says why, as data.
//!
//! A [`Question`] is a puzzle with a start, a goal and the state one is in. [`of`] lists the methods for a puzzle, and
//! [`explain`] asks one of them. Reasons are pieces, states, numbers and names of rules, never sentences; every method
//! that answers names the same next move as the solver's route. Most cost one pass over the pieces, at any step.
//!
//! ```
//! use gros_solver::methods::{self, Method, Question};
//! use gros_solver::{AnyPuzzle, Puzzle, Rings};
//! let puzzle = AnyPuzzle::Rings(Rings::new(9)?);
//! let here = puzzle.parse_state("010110111")?;
//! let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
//! for method in methods::of(&question.puzzle) {
//!     let explanation = methods::explain(*method, &question)?;
//!     assert_eq!(explanation.next.map(|mv| mv.to_string()).as_deref(), Some("2"), "{}", method.id());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod hanoi;
mod list;
pub mod nary;
mod not_here;
mod reasons;
pub mod rings;
pub mod ruler;
pub mod wythoff;

pub use list::{Method, of};
pub use not_here::NotHere;
pub use reasons::Reasons;

use std::cmp::Ordering;

use self::reasons::{for_chains, for_games, for_hanoi, for_rings, for_slides};
use crate::puzzle::Puzzle;
use crate::puzzles::{AnyMove, AnyPuzzle, AnyState};
use crate::steps::{Steps, Word};

/// The most pieces about which a method is asked: its answer has a line for each.
const MOST_PIECES: usize = 100_000;

/// A task and the state one is in.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where the way begins.
    pub start: P::State,
    /// Where it ends.
    pub goal: P::State,
    /// Where one is.
    pub here: P::State,
}

/// The answer of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The method.
    pub method: Method,
    /// The state that it is about.
    pub here: AnyState,
    /// The move that it finds; none where there is nothing to do.
    pub next: Option<AnyMove>,
    /// How it finds it.
    pub reasons: Reasons,
}

/// The way one goes along a line of all states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Heading {
    /// The rank falls: with rings, toward all off.
    Down,
    /// The rank rises: with rings, toward the end where only the innermost one is on.
    Up,
}

impl Heading {
    /// Gives the way from one rank to another; none between equal ones.
    fn between(here: &Steps, goal: &Steps) -> Option<Heading> {
        match here.cmp(goal) {
            Ordering::Less => Some(Heading::Up),
            Ordering::Equal => None,
            Ordering::Greater => Some(Heading::Down),
        }
    }
}

/// Gives the moves of a job: the first and the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The number of the first.
    pub first: Steps,
    /// The number of the last.
    pub last: Steps,
}

impl Span {
    /// Gives the `length` moves after those already made, counted from 1.
    fn after(made: &Steps, length: &Steps) -> Span {
        Span { first: made + &Steps::ONE, last: made + length }
    }
}

/// Asks a method for the next move and its reasons.
///
/// # Errors
/// The method may not be one for this puzzle, or hold in other states only.
pub fn explain(method: Method, question: &Question<AnyPuzzle>) -> Result<Explanation, NotHere> {
    let Question { puzzle, start, goal, here } = question;
    if !of(puzzle).contains(&method) {
        return Err(list::unlisted(method, puzzle));
    }
    if puzzle.pieces() > MOST_PIECES {
        return Err(NotHere::TooMany { most: MOST_PIECES });
    }
    macro_rules! ask {
        ($ask:ident, $puzzle:expr, $start:expr, $goal:expr, $here:expr) => {{
            let (start, goal, here) = ($start.clone(), $goal.clone(), $here.clone());
            $ask(method, &Question { puzzle: $puzzle.clone(), start, goal, here })?
        }};
    }
    use {AnyPuzzle as P, AnyState as S};
    let reasons = match (puzzle, start, goal, here) {
        (P::Rings(puzzle), S::Rings(start), S::Rings(goal), S::Rings(here)) => {
            ask!(for_rings, puzzle, start, goal, here)
        }
        (P::Hanoi(puzzle), S::Hanoi(start), S::Hanoi(goal), S::Hanoi(here)) => {
            ask!(for_hanoi, puzzle, start, goal, here)
        }
        (P::Chain(puzzle), S::Chain(start), S::Chain(goal), S::Chain(here)) => {
            ask!(for_chains, puzzle, start, goal, here)
        }
        (P::SlideOut(puzzle), S::SlideOut(start), S::SlideOut(goal), S::SlideOut(here)) => {
            ask!(for_slides, puzzle, start, goal, here)
        }
        (P::Wythoff(puzzle), S::Wythoff(start), S::Wythoff(goal), S::Wythoff(here)) => {
            ask!(for_games, puzzle, start, goal, here)
        }
        _ => return Err(NotHere::OtherPuzzle),
    };
    Ok(Explanation { method, here: here.clone(), next: reasons.next(puzzle), reasons })
}

/// Reads binary digits, the least significant first.
fn number_of_bits(bits: &[bool]) -> Steps {
    let word = |bits: &[bool]| bits.iter().rev().fold(0, |word, bit| word << 1 | Word::from(*bit));
    Steps::from_words(&bits.chunks(Word::BITS as usize).map(word).collect::<Vec<Word>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_their_bits() {
        assert_eq!(number_of_bits(&[]), Steps::ZERO);
        assert_eq!(number_of_bits(&[false, true, true]), Steps::from(6u32));
        let mut bits = vec![false; 200];
        bits[199] = true;
        assert_eq!(number_of_bits(&bits), Steps::power_of_two(199));
    }
}
