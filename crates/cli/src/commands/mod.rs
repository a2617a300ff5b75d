//! The commands, one file each.

mod catalogue;
mod completions;
mod each;
mod explain;
mod length;
mod list;
mod man;
mod moves;
mod next;
mod open;
#[cfg(feature = "prove")]
mod prove;
mod state;
mod step;
mod svg;

use std::process::ExitCode;

use gros_text::Lang;

use self::each::{Asked, Extra};
use crate::args::{Args, Command};
use crate::failure::Failure;
use crate::language;

/// Runs the requested command.
pub fn run(Args { command, json, lang: tag }: Args, lang: Lang) -> Result<ExitCode, Failure> {
    language::check(tag.as_deref(), lang)?;
    match command {
        Command::List { catalogue: false } => list::run(lang, json).map(|()| ExitCode::SUCCESS),
        Command::List { catalogue: true } => catalogue::run(lang, json).map(|()| ExitCode::SUCCESS),
        Command::Length { tasks } => {
            Asked::new(tasks, Extra::None).answer(lang, |task, _| length::run(task, json))
        }
        Command::State { tasks, step } => {
            Asked::new(tasks, Extra::step(step)).answer(lang, |task, step| state::run(task, step, json))
        }
        Command::Step { tasks, state } => Asked::new(tasks, Extra::State(state))
            .answer(lang, |task, state| step::run(task, state.unwrap_or_default(), json)),
        Command::Next { tasks, step } => {
            Asked::new(tasks, Extra::step(step)).answer(lang, |task, step| next::run(task, step, json))
        }
        Command::Svg { tasks, step, look, theme } => {
            let style = svg::Style { look, theme };
            Asked::new(tasks, Extra::step(step)).answer(lang, |task, step| svg::run(task, step, &style, json))
        }
        Command::Explain { named, step, method, all, why } => {
            let which = explain::Which::of(method, all);
            let asked = Asked::one(named, Extra::step(step));
            let how = explain::How { json, proves: why };
            asked.answer(lang, |task, step| explain::run(task, step, &which, how))
        }
        Command::Moves { named, start, count } => {
            let asked = Asked::one(named, Extra::step(start));
            asked.answer(lang, |task, start| moves::run(task, start, count.as_deref(), json))
        }
        #[cfg(feature = "prove")]
        Command::Prove { tasks } => {
            Asked::new(tasks, Extra::None).answer(lang, |task, _| prove::run(task, json))
        }
        Command::Open { named, base } => {
            let asked = Asked::one(named, Extra::None);
            asked.answer(lang, |task, _| open::run(task, base.as_deref()))
        }
        Command::Completions { shell } => completions::run(&shell, lang).map(|()| ExitCode::SUCCESS),
        Command::Man { command } => man::run(command.as_deref(), lang).map(|()| ExitCode::SUCCESS),
    }
}
