//! `gros length`: the number of moves of the timeline.

use gros_solver::Guarantee;
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    steps: String,
    guarantee: &'a str,
    /// How many routes are equally short; none if that is unknown.
    routes: Option<&'a str>,
}

/// Writes the length; with `json`, also how good it is known to be.
pub fn run(task: &Task, json: bool) -> Result<(), Failure> {
    let steps = task.timeline.steps().to_string();
    task.warn();
    if json {
        let guarantee = task.timeline.guarantee();
        let routes = match guarantee {
            Guarantee::Shortest { ways } => Some(ways.id()),
            _ => None,
        };
        output::json(&Answer { puzzle: task.id(), steps, guarantee: guarantee.id(), routes })?;
    } else {
        output::line(&steps)?;
    }
    Ok(())
}
