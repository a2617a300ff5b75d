//! `gros length`: the number of moves of the timeline.

use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    steps: String,
    guarantee: &'a str,
}

/// Writes the length, and with `json` also how good it is known to be.
pub fn run(task: &Task, json: bool) -> Result<(), Failure> {
    let steps = task.timeline.steps().to_string();
    task.warn();
    if json {
        output::json(&Answer { puzzle: task.id(), steps, guarantee: task.timeline.guarantee().id() })?;
    } else {
        output::line(&steps)?;
    }
    Ok(())
}
