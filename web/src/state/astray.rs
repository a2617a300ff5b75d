//! How far a state lies off the way out, in puzzles with dead ends.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Branch, Detour, Puzzle, Route, Steps};

/// Finds the dead ends beside the shortest way from start to goal of a task, with the moves of that way; none for a task
/// without.
pub fn dead_ends(timeline: &Timeline<AnyPuzzle>) -> Option<(Steps, Vec<Branch>)> {
    let setup = timeline.setup();
    let branches = setup.puzzle.branches(&setup.start, &setup.goal);
    let way = setup.puzzle.route(&setup.start, &setup.goal).ok().filter(|_| !branches.is_empty())?;
    Some((way.steps().clone(), branches))
}

/// Finds how far the state is off the shortest way from start to goal of a task; none where all states are on it.
pub fn detour(timeline: &Timeline<AnyPuzzle>) -> Option<Detour> {
    let setup = timeline.setup();
    setup.puzzle.detour(&setup.start, &setup.goal, &timeline.state())
}
