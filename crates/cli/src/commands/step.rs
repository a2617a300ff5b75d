//! `gros step`: the step of a state.

use gros_text::Key;
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    state: String,
    step: String,
}

/// Writes the first step at which a state occurs.
pub fn run(task: &Task, state: &str, json: bool) -> Result<(), Failure> {
    let state = task.state(state)?;
    let step = task.timeline.step_of(&state);
    let step = step.ok_or_else(|| Failure::None(task.lang.text(Key::NotOnTimeline).to_owned()))?.to_string();
    task.warn();
    if json {
        output::json(&Answer { puzzle: task.id(), state: state.to_string(), step })?;
    } else {
        output::line(&step)?;
    }
    Ok(())
}
