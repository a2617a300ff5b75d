//! What can be counted in a state graph, and why two graphs are not the same.

use gros_solver::{AnyPuzzle, Puzzle};

use super::{Bodies, states};

/// What is counted in the states of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// How many states there are.
    pub states: usize,
    /// How many states have no move, one move, two moves, …
    pub by_moves: Vec<usize>,
}

/// Why there is no pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// There are not as many states.
    States,
    /// There are not as many states with this many moves, one for a dead end.
    Moves(usize),
}

impl Census {
    /// Counts the states of a small puzzle.
    #[must_use]
    pub fn of(puzzle: &AnyPuzzle) -> Census {
        let states = states(puzzle);
        let mut by_moves = Vec::new();
        for state in &states {
            let moves = puzzle.legal_moves(state).count();
            by_moves.resize(by_moves.len().max(moves + 1), 0);
            by_moves[moves] += 1;
        }
        Census { states: states.len(), by_moves }
    }

    /// Returns how many states have this many moves.
    #[must_use]
    pub fn with_moves(&self, moves: usize) -> usize {
        self.by_moves.get(moves).copied().unwrap_or_default()
    }

    /// Returns the most moves that a state has.
    #[must_use]
    pub fn most_moves(&self) -> usize {
        self.by_moves.len().saturating_sub(1)
    }
}

impl Bodies {
    /// Counts the states of both bodies.
    #[must_use]
    pub fn census(&self) -> [Census; 2] {
        [&self.left, &self.right].map(Census::of)
    }

    /// Returns what rules out any pairing; none if nothing that is counted does.
    #[must_use]
    pub fn obstacle(&self) -> Option<Obstacle> {
        let [left, right] = self.census();
        if left.states != right.states {
            return Some(Obstacle::States);
        }
        let most = left.most_moves().max(right.most_moves());
        (0..=most).find(|moves| left.with_moves(*moves) != right.with_moves(*moves)).map(Obstacle::Moves)
    }
}
