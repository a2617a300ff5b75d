//! The locks that the user can try to make.

use super::{Graph, Shape};

/// A kind of lock to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// One of exactly [`Task::MOVES`] moves.
    Moves,
    /// A line of more than [`Task::STATES`] states.
    LongLine,
    /// A tree in which the first move can already be the wrong one.
    EarlyDeadEnd,
    /// A tree with a dead end at least [`Task::DEPTH`] moves off the route.
    DeepDeadEnd,
    /// Loops.
    Loops,
}

impl Task {
    /// All tasks, in the order of a list.
    pub const ALL: [Task; 5] =
        [Task::LongLine, Task::EarlyDeadEnd, Task::Moves, Task::DeepDeadEnd, Task::Loops];
    /// How many moves are asked for.
    pub const MOVES: usize = 100;
    /// How many states a line is to exceed.
    pub const STATES: usize = 50;
    /// The depth that a dead end must have.
    pub const DEPTH: usize = 25;

    /// Returns whether a lock is of this kind.
    #[must_use]
    pub fn is_done(self, graph: &Graph) -> bool {
        match self {
            Task::Moves => graph.length() == Self::MOVES,
            Task::LongLine => graph.shape() == Shape::Line && graph.states() > Self::STATES,
            Task::EarlyDeadEnd => {
                graph.shape() == Shape::Tree && graph.first_dead_end().is_some_and(|end| end.step == 0)
            }
            Task::DeepDeadEnd => {
                let deepest = graph.deepest_dead_end();
                graph.shape() == Shape::Tree && deepest.is_some_and(|end| end.depth >= Self::DEPTH)
            }
            Task::Loops => graph.shape() == Shape::Loops,
        }
    }
}
