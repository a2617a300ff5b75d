//! The six questions asked about any number of rings and any two states, with their answers.
//!
//! Can it be solved? Is there only one route? How many moves to all off? How many to the goal? Which ring makes the
//! k-th move? What is the state after k moves? The answer to the first two is always yes, since the states form one
//! path; the others follow from f and the ruler sequence (Gros, 1872). On the command line, `gros length` answers the
//! third and fourth, `gros next` the fifth, `gros state` the sixth, and `gros explain --method questions` all of them.

use super::{Heading, Question};
use crate::methods::NotHere;
use crate::puzzle::Puzzle;
use crate::rings::{RingMove, RingsState};
use crate::route::{Guarantee, Route, Ways};
use crate::ruler;
use crate::steps::Steps;

/// The six answers about a route from `from` to `to`.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::questions;
/// use gros_solver::{Puzzle, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let start = rings.parse_state("101101100")?;
/// let here = rings.route(&start, &rings.goal())?;
/// let here = gros_solver::Route::state_at(&here, &Steps::from(55u32));
/// let answers = questions::explain(&Question { puzzle: rings, start, goal: rings.goal(), here })?;
/// assert_eq!((answers.k, answers.kth_ring), (Steps::from(56u32), Some(8)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Answers {
    /// The start of the route.
    pub from: RingsState,
    /// The end of the route.
    pub to: RingsState,
    /// Whether there is a route.
    pub solvable: bool,
    /// Whether it is the only one without turning back.
    pub unique: bool,
    /// The moves from `from` to all off.
    pub to_all_off: Steps,
    /// The moves from `from` to `to`.
    pub to_goal: Steps,
    /// The number of the move asked about, from 1: the next one.
    pub k: Steps,
    /// The ring of the k-th move; none beyond the end.
    pub kth_ring: Option<usize>,
    /// The state after k moves; none beyond the end.
    pub after: Option<RingsState>,
}

impl Answers {
    /// Returns the next move; none at the goal.
    #[must_use]
    pub fn next(&self) -> Option<RingMove> {
        self.kth_ring.map(RingMove::of)
    }
}

/// Answers the questions about the route from the start to the goal, or from here if that route does not lead here.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Answers, NotHere> {
    question.checked()?;
    let Question { puzzle, start, goal, here } = question;
    let whole = puzzle.route(start, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let step = whole.step_of(here);
    let from = if step.is_some() { start } else { here };
    let k = &step.unwrap_or_default() + &Steps::ONE;
    let route = puzzle.route(from, goal);
    let unique = |route: &crate::RingsRoute| route.guarantee() == Guarantee::Shortest { ways: Ways::Unique };
    let (rank, end) = (from.rank(), goal.rank());
    let to_goal = rank.abs_diff(&end);
    let heading = question.heading();
    // Move m of the path, between ranks m − 1 and m, is the m-th term of the ruler sequence.
    let (path_move, rank_after) = match heading {
        Some(Heading::Up) => (&rank + &k, &rank + &k),
        _ => (&rank.saturating_sub(&k) + &Steps::ONE, rank.saturating_sub(&k)),
    };
    Ok(Answers {
        solvable: route.is_ok(),
        unique: route.as_ref().is_ok_and(unique),
        to_all_off: rank,
        to_goal,
        kth_ring: heading.and_then(|_| ruler::term(&path_move)),
        after: heading.map(|_| puzzle.state_of_rank(&rank_after)),
        k,
        from: from.clone(),
        to: goal.clone(),
    })
}
