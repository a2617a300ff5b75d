//! A small puzzle, as its own type or as the enum over all puzzles, with its oracle.

use gros_solver::{Puzzle, Steps};

use super::oracle::Graph;

/// The limit of states up to which all pairs are checked.
const MOST_FOR_ALL_PAIRS: usize = 200;
/// The number of pairs to check beyond that.
const SOME_PAIRS: usize = 600;

/// The limit of states in a quick run.
const MOST_IN_A_QUICK_RUN: usize = 40;

/// Returns `GROS_LAWS`: `small` for a quick run, as in mutation testing, or the id of a puzzle.
fn wanted() -> Option<String> {
    std::env::var("GROS_LAWS").ok()
}

/// Returns whether this is a quick run.
pub fn is_quick() -> bool {
    wanted().as_deref() == Some("small")
}

/// Returns the first number, or the second in a quick run.
pub fn unless_quick<T>(usually: T, in_a_quick_run: T) -> T {
    if is_quick() { in_a_quick_run } else { usually }
}

/// Returns whether a puzzle is selected for this run.
pub fn is_wanted(graph: &Graph) -> bool {
    match wanted().as_deref() {
        None => true,
        Some("small") => graph.rows.len() <= MOST_IN_A_QUICK_RUN,
        Some(id) => graph.puzzle.id() == id,
    }
}

/// A puzzle, all of its states, and its oracle.
pub struct Case<'a, P: Puzzle> {
    pub puzzle: &'a P,
    pub graph: &'a Graph,
    /// In the order of the graph.
    pub states: Vec<P::State>,
}

impl<'a, P: Puzzle> Case<'a, P> {
    pub fn new(puzzle: &'a P, graph: &'a Graph) -> Case<'a, P> {
        let states = graph.rows.iter().map(|row| puzzle.parse_state(row).unwrap()).collect();
        Case { puzzle, graph, states }
    }

    /// Returns all pairs of states as indices, or an even sample of too many.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<'a, P> {
        let count = self.graph.rows.len();
        let stride = if count <= MOST_FOR_ALL_PAIRS { 1 } else { (count * count / SOME_PAIRS) | 1 };
        (0..count * count).step_by(stride).map(move |pair| (pair / count, pair % count))
    }

    /// Returns the route between two states given by index.
    pub fn route(&self, from: usize, to: usize) -> P::Route {
        self.puzzle.route(&self.states[from], &self.states[to]).unwrap()
    }
}

pub fn at(step: u32) -> Steps {
    Steps::from(step)
}

/// Checks a law, a function over cases, for each puzzle's own type and for the enum over all puzzles.
macro_rules! hold {
    ($law:path, $graphs:expr) => {
        for graph in $graphs.into_iter().filter($crate::laws::case::is_wanted) {
            gros_solver::for_each_puzzle!(crate::laws::case::hold_own, $law, graph);
            $law(&$crate::laws::case::Case::new(&graph.puzzle, &graph));
        }
    };
}
pub(crate) use hold;

macro_rules! hold_own {
    ($law:path, $graph:ident; $($name:ident: $puzzle:ty,)+) => {
        match &$graph.puzzle {
            $(gros_solver::AnyPuzzle::$name(puzzle) => {
                $law(&$crate::laws::case::Case::new(puzzle, &$graph));
            })+
        }
    };
}
pub(crate) use hold_own;
