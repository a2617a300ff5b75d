//! Compares the methods of a puzzle with the solver's route.

use gros_solver::methods::{self, Explanation, Method, NotHere, Question};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Route, Steps};

/// Returns a question about the first move of a route.
pub fn question(puzzle: &AnyPuzzle, here: &AnyState, goal: &AnyState) -> Question<AnyPuzzle> {
    Question { puzzle: puzzle.clone(), start: here.clone(), goal: goal.clone(), here: here.clone() }
}

/// Parses the states of a question.
pub fn about(puzzle: &AnyPuzzle, start: &str, goal: &str, here: &str) -> Question<AnyPuzzle> {
    let state = |text| puzzle.parse_state(text).unwrap();
    Question { start: state(start), goal: state(goal), here: state(here), puzzle: puzzle.clone() }
}

/// Checks whether a method applies as expected, and if so, that it names the route's next move.
#[track_caller]
pub fn check(
    question: &Question<AnyPuzzle>,
    method: Method,
    expected: Result<(), NotHere>,
) -> Option<Explanation<AnyPuzzle>> {
    let answer = methods::explain(method, question);
    let (goal, here, id) = (&question.goal, &question.here, method.id());
    assert_eq!(answer.as_ref().map(|_| ()).map_err(|no| *no), expected, "{id} {here} -> {goal}");
    let explanation = answer.ok()?;
    // Of several shortest routes, the current one is kept if the state is on it.
    let begun = question.puzzle.route(&question.start, goal).unwrap();
    let move_on = match begun.step_of(here) {
        Some(step) => begun.move_at(&step),
        None => question.puzzle.route(here, goal).unwrap().move_at(&Steps::ZERO),
    };
    assert_eq!(explanation.next, move_on, "{id} {here} -> {goal}");
    assert_eq!((explanation.method, &explanation.here), (method, here));
    Some(explanation)
}
