//! The automaton that reads the rings from the left: it copies digits until it has read a 1, then swaps them until it
//! has read another, and so on.
//!
//! Its output is f, the number of moves to all off, in binary. Only the last digit is needed to find the next move: if
//! it is 1, f is odd, and ring 1 moves towards all off.

use super::{Heading, Question, Turn};
use crate::methods::{NotHere, number_of_bits};
use crate::prelude::*;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The run of the automaton.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::{Turn, automaton};
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("011001001")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let run = automaton::explain(&question)?;
/// let written: String = run.tape.iter().map(|square| if square.written { '1' } else { '0' }).collect();
/// assert_eq!((written.as_str(), run.turn), ("010001110", Some(Turn::S)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Automaton {
    /// The digits read and written, innermost ring first.
    pub tape: Vec<Square>,
    /// The digits written, as a number.
    pub number: Steps,
    /// The direction of the goal; none at the goal.
    pub heading: Option<Heading>,
    /// Whose turn it is, from the last digit; none at the goal.
    pub turn: Option<Turn>,
    /// The move of that turn.
    pub next: Option<RingMove>,
}

/// A digit of the tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Square {
    /// The ring.
    pub ring: usize,
    /// The digit read: whether the ring is on.
    pub read: bool,
    /// Whether it is copied or swapped.
    pub mode: Mode,
    /// The digit written.
    pub written: bool,
}

/// The two states of the automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Mode {
    /// Digits are written as they are read.
    Copy,
    /// 0 and 1 are swapped.
    Swap,
}

/// Runs the automaton.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Automaton, NotHere> {
    question.checked()?;
    let mut mode = Mode::Copy;
    let tape: Vec<Square> = (1..=question.rings())
        .rev()
        .map(|ring| {
            let read = question.here.is_on(ring);
            let square = Square { ring, read, mode, written: read == (mode == Mode::Copy) };
            mode = match (mode, read) {
                (mode, false) => mode,
                (Mode::Copy, true) => Mode::Swap,
                (Mode::Swap, true) => Mode::Copy,
            };
            square
        })
        .collect();
    let number = number_of_bits(&tape.iter().rev().map(|square| square.written).collect::<Vec<bool>>());
    let heading = question.heading();
    let turn = heading.map(|heading| Turn::toward(heading, number.is_odd()));
    let next = turn.and_then(|turn| turn.in_state(&question.here));
    Ok(Automaton { tape, number, heading, turn, next })
}
