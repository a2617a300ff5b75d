//! Moves one after another, each with the state that it leads to.

use gros_session::Timeline;
use gros_solver::{Puzzle, Steps};

/// Lists moves from a step on, at most `count`: each move, followed by the state after it.
pub fn listed<P: Puzzle>(timeline: &Timeline<P>, from: &Steps, count: &Steps) -> Vec<String>
where
    P::State: ToString,
    P::Move: ToString,
{
    let to = (from + count).min(timeline.steps().clone());
    let mut state = timeline.state_at(from);
    let mut texts = Vec::new();
    for mv in timeline.moves(from, &to) {
        let Ok(after) = timeline.puzzle().play(&state, &mv) else { break };
        state = after;
        texts.extend([mv.to_string(), state.to_string()]);
    }
    texts
}
