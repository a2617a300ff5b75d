//! `gros explain`: why a move is the next one, by the methods of the sources.

use gros_session::Timeline;
use gros_solver::methods::{self, Explanation, Method, NotHere, Question, Reasons};
use gros_solver::{AnyPuzzle, Steps};
use serde::Serialize;

use crate::LANG;
use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// What one method says.
#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    step: String,
    state: String,
    method: Method,
    r#move: Option<String>,
    reasons: Option<&'a Reasons>,
    /// Why there is no answer, where there is none.
    refused: Option<String>,
}

/// Writes what each method says about the step, or the one that is asked for; with `json`, an object a method.
///
/// Of a method that is asked for by its id it is bad input not to hold there; of all others a line says so.
pub fn run(task: &Task, step: Option<&str>, method: Option<&str>, json: bool) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    let puzzle = task.timeline.puzzle();
    let asked = method.map(|id| method_of(puzzle, id)).transpose()?;
    let methods = asked.as_ref().map_or_else(|| methods::of(puzzle), std::slice::from_ref);
    let question = question(&task.timeline, &step);
    let answers: Vec<(Method, Result<Explanation, NotHere>)> =
        methods.iter().map(|method| (*method, methods::explain(*method, &question))).collect();
    if let (Some(_), [(_, Err(refusal))]) = (asked, &answers[..]) {
        return Err(Failure::Bad(LANG.not_here(*refusal)));
    }
    task.warn();
    if json {
        for (method, answer) in &answers {
            output::json(&Answer {
                puzzle: task.id(),
                step: step.to_string(),
                state: question.here.to_string(),
                method: *method,
                r#move: answer.as_ref().ok().and_then(|found| found.next.as_ref()).map(ToString::to_string),
                reasons: answer.as_ref().ok().map(|found| &found.reasons),
                refused: answer.as_ref().err().map(ToString::to_string),
            })?;
        }
        return Ok(());
    }
    output::line(&LANG.explained_on_terminal(&task.timeline, &step, &answers))?;
    Ok(())
}

fn method_of(puzzle: &AnyPuzzle, id: &str) -> Result<Method, Failure> {
    let found = Method::from_id(id).filter(|method| methods::of(puzzle).contains(method));
    found.ok_or_else(|| Failure::Bad(LANG.bad_method(id, puzzle)))
}

/// Asks about a step of the timeline. What was played before the last plan is not on its way, which begins after it.
fn question(timeline: &Timeline<AnyPuzzle>, step: &Steps) -> Question<AnyPuzzle> {
    let setup = timeline.setup();
    let planned_from = timeline.planned_from();
    let start = if step < planned_from || planned_from.is_zero() {
        setup.start.clone()
    } else {
        timeline.state_at(planned_from)
    };
    Question { puzzle: setup.puzzle.clone(), start, goal: setup.goal.clone(), here: timeline.state_at(step) }
}
