//! Every disc always moves in the same direction, and disc i moves first at step 2^(i−1) and then every 2^i steps.
//!
//! From one full peg to another, a disc moves in the order from → to → third peg if it and the number of discs are both
//! odd or both even, and in the opposite order otherwise. The disc of the k-th move is the k-th term of the ruler
//! sequence.

use super::{Cycle, Question, TowerWay};
use crate::hanoi::DiscMove;
use crate::methods::NotHere;
use crate::ruler;
use crate::steps::Steps;

/// The next disc and its direction.
///
/// ```
/// use gros_solver::hanoi::methods::direction;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Puzzle, Steps};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("ABBAA")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let way = direction::explain(&question)?;
/// assert_eq!((way.number, way.next.map(|mv| mv.to_string())), (Some(Steps::from(13u32)), Some("1C".to_owned())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Direction {
    /// The route of the tower.
    pub way: TowerWay,
    /// The number of the next move, from 1; none at the goal.
    pub number: Option<Steps>,
    /// The direction of disc 1 and every second disc after it.
    pub odd_discs: Cycle,
    /// The direction of disc 2 and every second disc after it.
    pub even_discs: Cycle,
    /// How many times the disc of the next move has moved.
    pub moved: Steps,
    /// Its move; none at the goal.
    pub next: Option<DiscMove>,
}

/// Finds the disc from the number of the move, and its peg from its direction.
///
/// # Errors
/// If the state is not on the shortest route from one full peg to another.
pub fn explain(question: &Question) -> Result<Direction, NotHere> {
    let way = TowerWay::of(question)?;
    let number = way.next();
    let disc = number.as_ref().and_then(ruler::term);
    let next = disc.and_then(|disc| {
        let on = question.here.peg_of(disc)?;
        Some(DiscMove { disc, to: way.cycle(disc).after(on) })
    });
    // ⌊(k + 2^(i−1)) / 2^i⌋ times after k moves.
    let moved = disc.map_or(Steps::ZERO, |disc| &(&way.step + &Steps::power_of_two(disc - 1)) >> disc);
    Ok(Direction { number, odd_discs: way.cycle(1), even_discs: way.cycle(2), moved, next, way })
}
