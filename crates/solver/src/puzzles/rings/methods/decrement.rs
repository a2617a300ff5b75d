//! Count down by one in binary and convert back to Gray code: a carry flips many binary digits, but only one Gray
//! digit.
//!
//! All digits up to the one where the carry stops flip. The ⊕ of two neighbours that both flip stays the same, so the
//! only Gray digit that changes is that of the last flipped digit: the ring to move.

use super::{Heading, Question};
use crate::methods::NotHere;
use crate::rings::{RingMove, RingsState};
use crate::steps::Steps;

/// The number before and after, and how far the carry ran.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::decrement;
/// use gros_solver::{Puzzle, RingMove, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("101101100")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let count = decrement::explain(&question)?;
/// assert_eq!((count.number, count.after), (Steps::from(439u32), Some(Steps::from(438u32))));
/// assert_eq!((count.turned, count.next), (1, Some(RingMove::of(1))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Decrement {
    /// How many digits a number is written with.
    pub width: usize,
    /// Whether to count down or up; none at the goal.
    pub heading: Option<Heading>,
    /// The moves to all off.
    pub number: Steps,
    /// The next number towards the goal; none at the goal.
    pub after: Option<Steps>,
    /// How many binary digits flip, starting with the last one.
    pub turned: usize,
    /// The state of the number after.
    pub state_after: Option<RingsState>,
    /// The ring of the last flipped digit; none at the goal.
    pub next: Option<RingMove>,
}

/// Counts by one.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Decrement, NotHere> {
    question.checked()?;
    let number = question.here.rank();
    let heading = question.heading();
    let after = heading.map(|heading| match heading {
        Heading::Down => number.saturating_sub(&Steps::ONE),
        Heading::Up => &number + &Steps::ONE,
    });
    let turned = after.as_ref().and_then(|after| number.highest_difference(after)).map_or(0, |bit| bit + 1);
    let state_after = after.as_ref().map(|after| question.puzzle.state_of_rank(after));
    let next = after.as_ref().map(|_| RingMove::of(turned));
    Ok(Decrement { width: question.rings(), heading, number, after, turned, state_after, next })
}
