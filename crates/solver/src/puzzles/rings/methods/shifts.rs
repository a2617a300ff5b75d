//! Gray code to binary by doubling shifts: x ⊕ x/2, then x ⊕ x/4, x ⊕ x/16 … until the shift is as long as the word.
//!
//! After the shift by s, every digit is the parity of 2s digits, so a word of n digits takes only about log₂ n rounds.
//! The result is the same as digit by digit.

use super::{Heading, Question};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::rings::{RingMove, Rings};
use crate::steps::Steps;

/// The rounds and the resulting number.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::shifts;
/// use gros_solver::{Puzzle, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("011001001")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let shifts = shifts::explain(&question)?;
/// assert_eq!(shifts.rounds.iter().map(|round| round.shift).collect::<Vec<_>>(), [1, 2, 4, 8]);
/// assert_eq!(shifts.number, Steps::from(142u32));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Shifts {
    /// How many digits a word has.
    pub width: usize,
    /// The rounds, in order.
    pub rounds: Vec<ShiftRound>,
    /// The moves to all off.
    pub number: Steps,
    /// Whether the number falls or rises; none at the goal.
    pub heading: Option<Heading>,
    /// The ring whose digit changes with the number; none at the goal.
    pub next: Option<RingMove>,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ShiftRound {
    /// How far the word is shifted to the right.
    pub shift: usize,
    /// The word after it, as a number.
    pub word: Steps,
}

/// Shifts and adds without carry.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Shifts, NotHere> {
    question.checked()?;
    let width = question.rings();
    let mut word = word_of(question);
    let mut rounds = Vec::new();
    let mut shift = 1;
    while shift < width {
        word = (&word >> shift) ^ &word;
        rounds.push(ShiftRound { shift, word: word.clone() });
        shift *= 2;
    }
    let heading = question.heading();
    let next = heading.and_then(|heading| changed(&question.puzzle, &word, heading));
    Ok(Shifts { width, rounds, number: word, heading, next })
}

/// Reads the state as a number with ring 1 as the last digit.
fn word_of(question: &Question) -> Steps {
    let bits: Vec<bool> = (1..=question.rings()).map(|ring| question.here.is_on(ring)).collect();
    crate::methods::number_of_bits(&bits)
}

/// Finds the digit in which the words of a number and the next one differ: x ⊕ x/2 of either.
fn changed(rings: &Rings, number: &Steps, heading: Heading) -> Option<RingMove> {
    let next = match heading {
        Heading::Down => number.checked_sub(&Steps::ONE)?,
        Heading::Up => number + &Steps::ONE,
    };
    let gray = |number: &Steps| (number >> 1) ^ number;
    let difference = gray(number) ^ &gray(&next);
    difference.trailing_zeros().map(|bit| RingMove::of(bit + 1)).filter(|mv| mv.ring <= rings.rings())
}
