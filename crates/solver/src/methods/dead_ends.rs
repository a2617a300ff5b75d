//! The dead ends along a route, where all states form a tree.

use super::Question;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::{Branch, Detour, Route};
use crate::steps::Steps;

/// The dead ends along the route from the start, and how far off it a state is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadEnds<P: Puzzle> {
    /// The moves of the route.
    pub steps: Steps,
    /// Each dead end, with the state at which it leaves the route.
    pub branches: Vec<(Branch, P::State)>,
    /// Where the state left the route, and how many moves ago; none on the route.
    pub detour: Detour,
}

impl<P: Puzzle> DeadEnds<P> {
    /// Returns the dead ends; none if there are none, or too many states to list them.
    pub(crate) fn of(Question { puzzle, start, goal, here }: &Question<P>) -> Option<DeadEnds<P>> {
        let route = puzzle.route(start, goal).ok()?;
        let with_state = |branch: Branch| {
            let at = route.state_at(&branch.leaves_at);
            (branch, at)
        };
        let branches: Vec<(Branch, P::State)> =
            puzzle.branches(start, goal).into_iter().map(with_state).collect();
        let detour = puzzle.detour(start, goal, here).filter(|_| !branches.is_empty())?;
        Some(DeadEnds { steps: route.steps().clone(), branches, detour })
    }
}
