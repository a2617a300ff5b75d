//! What a puzzle that a user makes up is like, and what one can try to make.

use gros_solver::internals::Branch;
use gros_solver::{Custom, Puzzle, Route, Setup, Steps};

use crate::message::{Count, say};
use crate::{Key, Lang};

/// A number of moves to be hit exactly.
const MOVES: u32 = 100;
/// A number of states that a line is to exceed.
const STATES: u32 = 50;
/// A depth that a dead end is to have.
const DEPTH: u32 = 25;

/// A task as far as its shape is concerned.
struct Found {
    moves: Steps,
    /// The dead ends before the goal, if there are few enough states to list them.
    dead_ends: Vec<Branch>,
    /// The step at which the first of them leaves the route.
    first: Option<Steps>,
}

impl Found {
    fn of(Setup { puzzle, start, goal, .. }: &Setup<Custom>) -> Found {
        let moves = puzzle.route(start, goal).map_or(Steps::ZERO, |route| route.steps().clone());
        let mut dead_ends = if puzzle.is_line() { Vec::new() } else { puzzle.branches(start, goal) };
        // What lies behind the goal leads nobody astray.
        dead_ends.retain(|branch| branch.leaves_at < moves);
        let first = puzzle.first_branch(start, goal);
        Found { moves, dead_ends, first }
    }
}

/// A puzzle that a user makes up, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// How many states it has, what they look like together, and which are dead ends or far away.
    pub facts: String,
    /// What one can try to make, and whether this puzzle is that.
    pub tasks: [(String, bool); 5],
}

impl Lang {
    /// Describes a puzzle that a user makes up.
    #[must_use]
    pub fn made(self, setup: &Setup<Custom>) -> Made {
        let found = Found::of(setup);
        Made { facts: self.made_facts(setup, &found), tasks: self.made_tasks(setup, &found) }
    }

    fn made_facts(self, setup: &Setup<Custom>, found: &Found) -> String {
        let Setup { puzzle, start, goal, .. } = setup;
        let states = puzzle.states();
        let shape = match puzzle {
            puzzle if puzzle.has_loops() => say!(self, CustomLoops { states }),
            puzzle if puzzle.is_line() => say!(self, CustomLine { states }),
            _ => say!(self, CustomTree { states }),
        };
        let first = found.first.as_ref().map(|step| match found.dead_ends.first() {
            Some(first) => {
                let (count, moves) = (Count(found.dead_ends.len()), self.moves(&first.depth));
                say!(self, CustomDeadEnds { count, step, moves })
            }
            None => say!(self, CustomFirstDeadEnd { step }),
        });
        let blind = puzzle.blind(start, goal).map(|(state, moves, count)| {
            let (state, moves) = (state.to_string(), self.moves(&moves));
            say!(self, CustomBlind { count: Count(count), state, moves })
        });
        let farthest = puzzle.farthest(start).map(|(state, moves)| {
            say!(self, CustomFarthest { state: state.to_string(), moves: self.moves(&moves) })
        });
        self.sentences([Some(shape), first, blind, farthest].into_iter().flatten())
    }

    fn made_tasks(self, Setup { puzzle, .. }: &Setup<Custom>, found: &Found) -> [(String, bool); 5] {
        let Found { moves, dead_ends, first } = found;
        let is_deep = |branch: &Branch| branch.depth >= DEPTH;
        [
            (say!(self, CustomTaskLine { states: STATES }), puzzle.is_line() && puzzle.states() > STATES),
            (self.text(Key::CustomTaskEarly).to_owned(), first.as_ref().is_some_and(Steps::is_zero)),
            (say!(self, CustomTaskMoves { moves: MOVES }), *moves == MOVES),
            (say!(self, CustomTaskDeep { moves: DEPTH }), dead_ends.iter().any(is_deep)),
            (self.text(Key::CustomTaskLoops).to_owned(), puzzle.has_loops()),
        ]
    }
}
