//! `gros next`: the move to make at a step.

use gros_solver::{Puzzle, Steps};
use serde::Serialize;

use crate::LANG;
use crate::failure::Failure;
use crate::output;
use crate::task::Task;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    step: String,
    state: String,
    r#move: Option<String>,
    after: Option<String>,
    remaining: String,
}

/// Writes the move in words; with `json`, all about it. At the end there is none.
pub fn run(task: &Task, step: Option<&str>, json: bool) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    task.warn();
    if json {
        output::json(&answer(task, &step))?;
    } else {
        output::line(&LANG.next_on_terminal(&task.timeline, &step))?;
    }
    Ok(())
}

fn answer<'a>(task: &Task, step: &Steps) -> Answer<'a> {
    let timeline = &task.timeline;
    let state = timeline.state_at(step);
    let mv = timeline.move_at(step);
    let after = mv.as_ref().and_then(|mv| timeline.puzzle().play(&state, mv).ok());
    Answer {
        puzzle: task.id(),
        step: step.to_string(),
        state: state.to_string(),
        r#move: mv.map(|mv| mv.to_string()),
        after: after.map(|state| state.to_string()),
        remaining: timeline.steps().saturating_sub(step).to_string(),
    }
}
