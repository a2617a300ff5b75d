//! The Gray sequence by two rules: odd items change the last digit, even ones the digit to the left of the last 1.
//!
//! Item 0 is all zeros, and item k + 1 is made from item k by its rule. The states of the rings are the items in this
//! order, with all off as item 0; towards all off, the last item is undone.

use super::{Heading, Question};
use crate::methods::NotHere;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The item of the sequence that is made or undone next, and its rule.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::two_rules;
/// use gros_solver::{Puzzle, RingMove, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("010110111")?;
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here };
/// let rule = two_rules::explain(&question)?;
/// assert_eq!((rule.item, rule.last_one, rule.next), (Steps::from(218u32), Some(1), Some(RingMove::of(2))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TwoRules {
    /// Whether items are made or undone; none at the goal.
    pub heading: Option<Heading>,
    /// The number of the item that is made or undone; at the goal, the number of the state itself.
    pub item: Steps,
    /// The ring of the last 1, from which an even item counts; none if no ring is on.
    pub last_one: Option<usize>,
    /// The digit that the item's rule changes; none at the goal.
    pub next: Option<RingMove>,
}

/// Applies the rule of the next item.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<TwoRules, NotHere> {
    question.checked()?;
    let heading = question.heading();
    let rank = question.here.rank();
    let item = if heading == Some(Heading::Up) { &rank + &Steps::ONE } else { rank };
    let last_one = question.here.outermost_on();
    let ring = if item.is_odd() { Some(1) } else { last_one.map(|ring| ring + 1) };
    let next = heading.and(ring).map(RingMove::of);
    Ok(TwoRules { heading, item, last_one, next })
}
