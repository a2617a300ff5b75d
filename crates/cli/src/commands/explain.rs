//! `gros explain`: why a move is the next one, by the methods of the sources.

use gros_session::Timeline;
use gros_solver::methods::{self, Explanation, Method, NotHere, Question};
use gros_solver::{AnyPuzzle, AnyReason, Puzzle, Steps};
use gros_text::Lang;
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// The answer of one method, as it is written.
#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    step: String,
    state: String,
    method: Method,
    r#move: Option<String>,
    reasons: Option<&'a AnyReason>,
    /// The reason why there is no answer, if there is none.
    refused: Option<String>,
}

/// Which methods to ask.
pub enum Which {
    /// The puzzle's first one.
    First,
    /// All of them.
    All,
    /// The one with this id.
    One(String),
}

impl Which {
    /// Chooses by the options.
    pub fn of(method: Option<String>, all: bool) -> Which {
        match method {
            Some(id) => Which::One(id),
            None if all => Which::All,
            None => Which::First,
        }
    }
}

/// How the answers are written.
#[derive(Clone, Copy)]
pub struct How {
    /// One JSON object for each.
    pub json: bool,
    /// With the proofs behind them.
    pub proves: bool,
}

/// The answer of a method.
type Told = (Method, Result<Explanation<AnyPuzzle>, NotHere>);

/// Writes what the methods say about the step; with `json`, one object per method.
///
/// If a method requested by its id does not apply, that is bad input; for all others a line says so.
pub fn run(task: &Task, step: Option<&str>, which: &Which, how: How) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    let question = question(&task.timeline, &step);
    let answers = answers(&question, which, task.lang)?;
    task.warn();
    if how.json {
        for (method, answer) in &answers {
            output::json(&Answer {
                puzzle: task.id(),
                step: step.to_string(),
                state: question.here.to_string(),
                method: *method,
                r#move: answer.as_ref().ok().and_then(|found| found.next.as_ref()).map(ToString::to_string),
                reasons: answer.as_ref().ok().map(|found| &found.reason),
                refused: answer.as_ref().err().map(ToString::to_string),
            })?;
        }
        return Ok(());
    }
    let told = task.lang.explained_on_terminal(&task.timeline, &step, &answers);
    let proofs = if how.proves { proofs(&question, &answers, task.lang) } else { Vec::new() };
    output::line(&std::iter::once(told).chain(proofs).collect::<Vec<_>>().join("\n\n"))?;
    Ok(())
}

/// Writes the proofs behind what the methods say, each once.
fn proofs(question: &Question<AnyPuzzle>, answers: &[Told], lang: Lang) -> Vec<String> {
    let mut theorems = Vec::new();
    for explanation in answers.iter().filter_map(|(_, answer)| answer.as_ref().ok()) {
        let more = lang.explain(explanation).proofs.iter().filter(|theorem| !theorems.contains(theorem));
        theorems.extend(more.collect::<Vec<_>>());
    }
    let proofs = theorems.into_iter().filter_map(|theorem| lang.prove(question, *theorem));
    proofs.map(|proof| proof.lines().join("\n")).collect()
}

fn answers(question: &Question<AnyPuzzle>, which: &Which, lang: Lang) -> Result<Vec<Told>, Failure> {
    let puzzle = &question.puzzle;
    let methods = puzzle.methods();
    let told = |method: &Method| (*method, methods::explain(*method, question));
    match which {
        Which::All => Ok(methods.iter().map(told).collect()),
        Which::First => {
            // If the first one does not apply, the first one that does takes its place.
            let holds = methods.iter().map(told).find(|(_, answer)| answer.is_ok());
            Ok(holds.or_else(|| methods.first().map(told)).into_iter().collect())
        }
        Which::One(id) => {
            let method = methods.iter().find(|method| method.id() == id);
            let method = method.ok_or_else(|| Failure::Bad(lang.bad_method(id, puzzle)))?;
            match told(method) {
                (_, Err(refusal)) => Err(Failure::Bad(lang.not_here(refusal))),
                answer => Ok(vec![answer]),
            }
        }
    }
}

/// Asks about a step of the timeline. Moves played before the last plan are not on its route, which begins after them.
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
