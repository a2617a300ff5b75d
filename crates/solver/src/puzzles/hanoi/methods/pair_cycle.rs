//! Three pairs of pegs take turns: between the two pegs of a pair, only one move is possible.
//!
//! From A to C, the pairs are AC, AB, BC, repeated, if the number of discs is odd, and AB, AC, BC if it is even. One
//! only has to know which pair is next.

use super::{Question, TowerWay, between};
use crate::hanoi::{DiscMove, Peg};
use crate::methods::NotHere;
use crate::steps::Steps;

/// The pairs, and the one whose turn it is.
///
/// ```
/// use gros_solver::hanoi::methods::pair_cycle;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Puzzle};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("ABBAA")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let pairs = pair_cycle::explain(&question)?;
/// assert_eq!((pairs.turn, pairs.next.map(|mv| mv.to_string())), (0, Some("1C".to_owned())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PairCycle {
    /// The route of the tower.
    pub way: TowerWay,
    /// The pairs of pegs, in turn.
    pub pairs: [[Peg; 2]; 3],
    /// Whose turn it is, from 0: the number of moves made, modulo 3.
    pub turn: usize,
    /// The top discs of that pair; none for an empty peg.
    pub tops: [Option<usize>; 2],
    /// The only move between them; none at the goal.
    pub next: Option<DiscMove>,
}

/// Finds the pair whose turn it is.
///
/// # Errors
/// If the state is not on the shortest route from one full peg to another.
pub fn explain(question: &Question) -> Result<PairCycle, NotHere> {
    let way = TowerWay::of(question)?;
    let (to_goal, to_third) = ([way.from, way.to], [way.from, way.via]);
    let last = [way.via, way.to];
    let pairs = if way.discs % 2 == 1 { [to_goal, to_third, last] } else { [to_third, to_goal, last] };
    let rest = way.step.checked_div_rem(&Steps::from(3u32)).and_then(|(_, rest)| rest.to_usize());
    let turn = rest.unwrap_or(0);
    let [one, other] = pairs[turn];
    let tops = [one, other].map(|peg| question.here.top_of(peg));
    let next = way.next().and_then(|_| between(&question.here, one, other));
    Ok(PairCycle { way, pairs, turn, tops, next })
}
