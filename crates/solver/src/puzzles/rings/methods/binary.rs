//! Gray code and binary, digit by digit: each binary digit equals the one to its left, or the opposite if the ring is
//! on.
//!
//! b(k) = b(k + 1) ⊕ g(k), and conversely g(k) = b(k) ⊕ b(k + 1), with 0 before the first digit. The number is f, the
//! number of moves to all off (Gros, 1872); the ring to move is the one whose digit changes when the number does.

use super::{Heading, Question};
use crate::methods::{NotHere, number_of_bits};
use crate::prelude::*;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The table of digits, and what follows from it.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::binary;
/// use gros_solver::{Puzzle, RingMove, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("011001001")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let table = binary::explain(&question)?;
/// assert_eq!((table.number, table.next), (Steps::from(142u32), Some(RingMove::of(2))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Binary {
    /// The digits, innermost ring first.
    pub digits: Vec<Digits>,
    /// The number formed by the binary digits: the moves to all off.
    pub number: Steps,
    /// The number of the goal.
    pub goal: Steps,
    /// Whether the number falls or rises; none at the goal.
    pub heading: Option<Heading>,
    /// The ring whose digit changes with the number; none at the goal.
    pub next: Option<RingMove>,
}

/// The two digits of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Digits {
    /// The ring; its weight is 2^(ring − 1).
    pub ring: usize,
    /// The Gray digit: whether the ring is on.
    pub gray: bool,
    /// The binary digit.
    pub binary: bool,
}

impl Binary {
    /// Counts the moves to the goal.
    #[must_use]
    pub fn to_go(&self) -> Steps {
        self.number.abs_diff(&self.goal)
    }
}

/// Writes the table.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Binary, NotHere> {
    question.checked()?;
    let mut binary = false;
    let digits: Vec<Digits> = (1..=question.rings())
        .rev()
        .map(|ring| {
            let gray = question.here.is_on(ring);
            binary ^= gray;
            Digits { ring, gray, binary }
        })
        .collect();
    let bits: Vec<bool> = digits.iter().rev().map(|digits| digits.binary).collect();
    let heading = question.heading();
    // Going down, all digits from the last 1 on flip; going up, all from the last 0 on. Only the Gray digit at that
    // place changes.
    let turned = |heading| bits.iter().position(|bit| *bit == (heading == Heading::Down));
    let next = heading.and_then(turned).map(|index| RingMove::of(index + 1));
    Ok(Binary { number: number_of_bits(&bits), goal: question.goal.rank(), digits, heading, next })
}
