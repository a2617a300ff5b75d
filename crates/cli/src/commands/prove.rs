//! `gros prove`: searches for a shorter route.

use std::collections::HashSet;

use gros_solver::{AnyPuzzle, AnyState, Puzzle, Setup, Steps};
use gros_text::{Count, Key, say};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// The number of states after which the search gives up; they take some hundreds of megabytes.
const MOST_STATES: usize = 3_000_000;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    steps: String,
    /// The length of a shortest route; none if the search gave up.
    shortest: Option<String>,
    /// How many states were met.
    states: String,
}

/// Writes whether the length of the task is the shortest; giving up is a failure.
pub fn run(task: &Task, json: bool) -> Result<(), Failure> {
    let setup = task.timeline.setup();
    if setup.puzzle.is_game() {
        return Err(Failure::None(task.lang.text(Key::TerminalGameHasNoShortest).to_owned()));
    }
    let shown = task.timeline.steps();
    let Search { depth, is_settled, states } = search(setup, MOST_STATES);
    task.warn();
    if json {
        let shortest = is_settled.then(|| depth.to_string());
        let steps = shown.to_string();
        return Ok(output::json(&Answer { puzzle: task.id(), steps, shortest, states: states.to_string() })?);
    }
    let (lang, moves, states) = (task.lang, task.lang.moves(shown), Count(states));
    match is_settled {
        true if depth == *shown => Ok(output::line(&say!(lang, TerminalProven { moves, states }))?),
        true => {
            let shortest = lang.moves(&depth);
            Ok(output::line(&say!(lang, TerminalShorter { shortest, moves, states }))?)
        }
        false => Err(Failure::None(say!(lang, TerminalUnsettled { moves: lang.moves(&depth), states }))),
    }
}

struct Search {
    /// The length of a shortest route, or the length that every route exceeds.
    depth: Steps,
    is_settled: bool,
    states: usize,
}

/// Searches breadth first from the start, level by level.
fn search(Setup { puzzle, start, goal, .. }: &Setup<AnyPuzzle>, most: usize) -> Search {
    let mut met: HashSet<AnyState> = HashSet::from([start.clone()]);
    let mut level = vec![start.clone()];
    let mut depth = Steps::ZERO;
    while !met.contains(goal) {
        if met.len() > most || level.is_empty() {
            return Search { depth, is_settled: false, states: met.len() };
        }
        let mut next = Vec::new();
        for state in &level {
            for mv in puzzle.legal_moves(state) {
                let Ok(after) = puzzle.play(state, &mv) else { continue };
                if met.insert(after.clone()) {
                    next.push(after);
                }
            }
        }
        level = next;
        depth += 1u32;
    }
    Search { depth, is_settled: true, states: met.len() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn searched(text: &str, most: usize) -> (String, bool) {
        let opened = spec::open(text, 100).unwrap();
        let found = search(opened.session.timeline().setup(), most);
        (found.depth.to_string(), found.is_settled)
    }

    #[test]
    fn the_length_is_found_or_bounded() {
        assert_eq!(searched("rings?n=5", 100), ("21".to_owned(), true));
        assert_eq!(searched("hanoi?n=4&pegs=4", 1000), ("9".to_owned(), true));
        assert_eq!(searched("rings?n=5&from=11111&to=11111", 100), ("0".to_owned(), true));
        assert_eq!(searched("rings?n=9", 10), ("5".to_owned(), false));
    }
}
