//! `gros next`: the move to make at a step.

use gros_solver::internals::GamePosition;
use gros_solver::{Puzzle, Steps};
use serde::Serialize;

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

/// The answer about a game, in which more than one move may be best.
#[derive(Serialize)]
struct GameAnswer<'a> {
    puzzle: &'a str,
    piles: Vec<String>,
    cold: bool,
    winning: Vec<Vec<String>>,
}

/// Writes the move in words; with `json`, everything about it. At the end there is none. For a game, writes every
/// winning move.
pub fn run(task: &Task, step: Option<&str>, json: bool) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    task.warn();
    if json {
        match task.timeline.puzzle().game_position(&task.timeline.state_at(&step)) {
            Some(position) => output::json(&game_answer(task.id(), &position))?,
            None => output::json(&answer(task, &step))?,
        }
    } else {
        output::line(&task.lang.next_on_terminal(&task.timeline, &step))?;
    }
    Ok(())
}

fn game_answer<'a>(puzzle: &'a str, position: &GamePosition) -> GameAnswer<'a> {
    let written = |piles: &[Steps]| piles.iter().map(Steps::to_string).collect();
    let winning = position.winning.iter().map(|piles| written(piles)).collect();
    GameAnswer { puzzle, piles: written(&position.piles), cold: position.is_cold, winning }
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
