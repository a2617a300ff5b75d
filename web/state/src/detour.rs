//! Dead ends, and the detour back to the shortest route, in puzzles that have them.

use gros_session::Timeline;
use gros_solver::internals::{Branch, Detour};
use gros_solver::{AnyPuzzle, Puzzle, Route, Steps};

/// Returns the length of the shortest route and the dead ends beside it, or `None` if there are none.
pub fn dead_ends(timeline: &Timeline<AnyPuzzle>) -> Option<(Steps, Vec<Branch>)> {
    let setup = timeline.setup();
    let branches = setup.puzzle.branches(&setup.start, &setup.goal);
    let route = setup.puzzle.route(&setup.start, &setup.goal).ok().filter(|_| !branches.is_empty())?;
    Some((route.steps().clone(), branches))
}

/// Returns how far the state is off the shortest route, or `None` if every state lies on it.
pub fn detour(timeline: &Timeline<AnyPuzzle>) -> Option<Detour> {
    let setup = timeline.setup();
    setup.puzzle.detour(&setup.start, &setup.goal, &timeline.state())
}
