//! The commands, one file each.

mod catalogue;
mod explain;
mod length;
mod list;
mod moves;
mod next;
mod state;
mod step;

use crate::args::{Args, Command};
use crate::failure::Failure;
use crate::input::Input;
use crate::task::Task;

/// Does what is asked.
pub fn run(Args { command, json }: Args) -> Result<(), Failure> {
    match command {
        Command::List { catalogue: false } => list::run(json),
        Command::List { catalogue: true } => catalogue::run(json),
        Command::Length { spec } => length::run(&open(spec)?, json),
        Command::State { spec, step } => {
            let (task, step) = open_with(spec, step)?;
            state::run(&task, step.as_deref(), json)
        }
        Command::Step { spec, state } => {
            let (task, state) = open_with(spec, Some(state))?;
            step::run(&task, &state.unwrap_or_default(), json)
        }
        Command::Next { spec, step } => {
            let (task, step) = open_with(spec, step)?;
            next::run(&task, step.as_deref(), json)
        }
        Command::Explain { spec, step, method } => {
            let (task, step) = open_with(spec, step)?;
            explain::run(&task, step.as_deref(), method.as_deref(), json)
        }
        Command::Moves { spec, start, count } => {
            let (task, start) = open_with(spec, start)?;
            moves::run(&task, start.as_deref(), count.as_deref(), json)
        }
    }
}

fn open(spec: String) -> Result<Task, Failure> {
    Ok(open_with(spec, None)?.0)
}

/// Reads the spec and one more argument, either of which may be `-`.
fn open_with(spec: String, other: Option<String>) -> Result<(Task, Option<String>), Failure> {
    let mut input = Input::for_arguments([Some(spec.as_str()), other.as_deref()].into_iter().flatten());
    let spec = input.resolve(spec)?;
    let other = other.map(|other| input.resolve(other)).transpose()?;
    Ok((Task::open(&spec)?, other))
}
