//! How far a state lies off the way out, in puzzles with dead ends.

use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Branch, Detour, Puzzle, Route, Setup, SlideOutRoute, Steps};

/// Finds the dead ends beside the shortest way from start to goal of a task, with the moves of that way; none for a task
/// without.
pub fn dead_ends(timeline: &Timeline<AnyPuzzle>) -> Option<(Steps, Vec<Branch>)> {
    let found = match timeline.setup() {
        Setup {
            puzzle: AnyPuzzle::Hexadecimal(puzzle),
            start: AnyState::Hexadecimal(start),
            goal: AnyState::Hexadecimal(goal),
        } => (puzzle.route(start, goal).ok()?.steps().clone(), puzzle.branches(start, goal)),
        _ => astray(timeline).map(|(route, _)| (route.steps().clone(), route.branches()))?,
    };
    Some(found).filter(|(_, branches)| !branches.is_empty())
}

/// Finds the shortest way from start to goal of a task with dead ends, and how far off it the state is; none for a
/// task without.
pub fn astray(timeline: &Timeline<AnyPuzzle>) -> Option<(SlideOutRoute, Detour)> {
    let Setup {
        puzzle: AnyPuzzle::SlideOut(slide),
        start: AnyState::SlideOut(start),
        goal: AnyState::SlideOut(goal),
    } = timeline.setup()
    else {
        return None;
    };
    let AnyState::SlideOut(state) = timeline.state() else { return None };
    let route = slide.route(start, goal).ok().filter(|_| !slide.is_line())?;
    let detour = route.detour(&state)?;
    Some((route, detour))
}
