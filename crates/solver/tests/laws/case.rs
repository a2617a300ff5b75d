//! A small puzzle in one of its guises, its own type or the enum over all, beside the oracle's view of it.

use gros_solver::{Puzzle, Steps};

use super::oracle::Graph;

/// A puzzle, all its states, and what the oracle says about them.
pub struct Case<'a, P: Puzzle> {
    pub puzzle: &'a P,
    pub graph: &'a Graph,
    /// The states, numbered as in the graph.
    pub states: Vec<P::State>,
}

impl<'a, P: Puzzle> Case<'a, P> {
    pub fn new(puzzle: &'a P, graph: &'a Graph) -> Case<'a, P> {
        let states = graph.rows.iter().map(|row| puzzle.parse_state(row).unwrap()).collect();
        Case { puzzle, graph, states }
    }

    /// Lists all pairs of states, as numbers.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<'a, P> {
        let count = self.graph.rows.len();
        (0..count).flat_map(move |from| (0..count).map(move |to| (from, to)))
    }

    /// Finds the route between two states given by their numbers.
    pub fn route(&self, from: usize, to: usize) -> P::Route {
        self.puzzle.route(&self.states[from], &self.states[to]).unwrap()
    }
}

pub fn at(step: u32) -> Steps {
    Steps::from(step)
}

/// Holds a law, a function over cases, against a puzzle's own type and against the enum over all puzzles.
macro_rules! hold {
    ($law:path, $graphs:expr) => {
        for graph in $graphs {
            match &graph.puzzle {
                gros_solver::AnyPuzzle::Rings(puzzle) => $law(&$crate::laws::case::Case::new(puzzle, &graph)),
                gros_solver::AnyPuzzle::Hanoi(puzzle) => $law(&$crate::laws::case::Case::new(puzzle, &graph)),
                gros_solver::AnyPuzzle::Wythoff(_) => panic!("a game has laws of its own"),
            }
            $law(&$crate::laws::case::Case::new(&graph.puzzle, &graph));
        }
    };
}
pub(crate) use hold;
