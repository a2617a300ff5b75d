//! Where the two outer rings can move as one: on the line of all states, every block of eight has two shortcuts.
//!
//! Ranks 8q and 8q + 2, and 8q + 5 and 8q + 7, differ in rings 1 and 2 only, both of which are on in one of them and
//! off in the other. So eight steps of the line take six moves, and the count of moves follows (A051049).

use super::{Heading, Question};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::rings::{RingMove, RingsState};
use crate::route::Route;
use crate::steps::Steps;

/// How many states a block has, and how many moves it takes to pass it.
pub const BLOCK: u32 = 8;
/// How many moves it takes.
pub const MOVES: u32 = 6;
/// The moves from the lower end of a block to each of its ranks, the last of which may be a single one.
const UP_TO: [u32; 8] = [0, 1, 1, 2, 3, 4, 5, 5];
/// The ranks of a block that a long route passes.
const PASSED: [u32; 6] = [0, 2, 3, 4, 5, 7];

/// A state in its block.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::pair_blocks;
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(9)?.with_pair();
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here: rings.start() };
/// let found = pair_blocks::explain(&question)?;
/// // 341 = 8 · 42 + 5, and 6 · 42 + 4 = 256.
/// assert_eq!((found.blocks.to_string(), found.within, found.to_all_off.to_string()), ("42".into(), 5, "256".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PairBlocks {
    /// The rank of the state, ring by ring.
    pub rank: Steps,
    /// How many whole blocks are below it.
    pub blocks: Steps,
    /// Its rank within its block.
    pub within: u32,
    /// The moves within the block down to its lower end.
    pub moves_within: u32,
    /// The moves to all off.
    pub to_all_off: Steps,
    /// The moves to the goal.
    pub to_goal: Steps,
    /// The direction of the goal; none at the goal.
    pub heading: Option<Heading>,
    /// The states of the block, lowest first; fewer if there are fewer than three rings.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub block: Vec<BlockState>,
    /// The next move; none at the goal.
    pub next: Option<RingMove>,
}

/// A state of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockState {
    /// The state.
    pub state: RingsState,
    /// Whether a long route passes it.
    pub is_passed: bool,
}

/// Finds the block of a state, and the next move.
///
/// # Errors
/// If only one ring moves at a time.
pub fn explain(question: &Question) -> Result<PairBlocks, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    let sizes = [goal, here].map(RingsState::rings);
    if !puzzle.has_pair() || sizes.iter().any(|size| *size != puzzle.rings()) {
        return Err(NotHere::OtherPuzzle);
    }
    let rank = here.rank();
    let blocks = rank.divided_by(BLOCK);
    let base = blocks.times(BLOCK);
    let within = rank.saturating_sub(&base).to_u64().and_then(|rank| u32::try_from(rank).ok()).unwrap_or(0);
    let moves_within = UP_TO[within as usize % UP_TO.len()];
    let route = puzzle.route(here, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let last = Steps::ones(puzzle.rings());
    let block =
        (0..BLOCK).map(|place| (place, &base + &Steps::from(place))).filter(|(_, rank)| *rank <= last);
    let state = |(place, rank): (u32, Steps)| BlockState {
        state: puzzle.state_of_rank(&rank),
        is_passed: PASSED.contains(&place),
    };
    Ok(PairBlocks {
        within,
        moves_within,
        to_all_off: &blocks.times(MOVES) + &Steps::from(moves_within),
        to_goal: route.steps().clone(),
        heading: Heading::between(&rank, &goal.rank()),
        block: block.map(state).collect(),
        next: route.move_at(&Steps::ZERO),
        rank,
        blocks,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rings;

    #[test]
    fn the_count_of_blocks_is_that_of_the_route() {
        for n in 1..=7usize {
            let rings = Rings::new(n).unwrap().with_pair();
            let off = rings.goal();
            for rank in 0..1u64 << n {
                let here = rings.state_of_rank(&rank.into());
                let found = explain(&Question {
                    puzzle: rings,
                    start: here.clone(),
                    goal: off.clone(),
                    here: here.clone(),
                });
                let (found, route) = (found.unwrap(), rings.route(&here, &off).unwrap());
                assert_eq!(&found.to_all_off, route.steps(), "{here}");
                assert_eq!((&found.to_goal, found.next), (route.steps(), route.move_at(&Steps::ZERO)));
                // A chord joins states that differ in rings 1 and 2 only.
                for pair in [[0, 2], [5, 7]] {
                    let [Some(low), Some(high)] = pair.map(|place| found.block.get(place)) else { continue };
                    let differing: Vec<usize> =
                        (1..=n).filter(|ring| low.state.is_on(*ring) != high.state.is_on(*ring)).collect();
                    assert_eq!(differing, [1, 2], "{} {}", low.state, high.state);
                }
            }
        }
    }
}
