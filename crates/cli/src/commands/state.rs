//! `gros state`: the state at a step.

use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    step: String,
    steps: String,
    state: String,
}

/// Writes the state at a step, or at the spec's step by default.
pub fn run(task: &Task, step: Option<&str>, json: bool) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    let state = task.timeline.state_at(&step).to_string();
    task.warn();
    if json {
        let (step, steps) = (step.to_string(), task.timeline.steps().to_string());
        output::json(&Answer { puzzle: task.id(), step, steps, state })?;
    } else {
        output::line(&state)?;
    }
    Ok(())
}
