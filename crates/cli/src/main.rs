//! The solver of Gros on a terminal: lengths, states, steps and moves of Gray-code puzzles, at any size.

mod args;
mod brief;
mod commands;
mod failure;
mod help;
mod input;
mod language;
mod misuse;
mod move_texts;
mod output;
mod task;

use std::process::ExitCode;

use clap::FromArgMatches;

use crate::args::Args;

fn main() -> ExitCode {
    let lang = language::chosen();
    let args = help::command().try_get_matches().and_then(|matches| Args::from_arg_matches(&matches));
    let result = match args {
        Ok(args) => commands::run(args, lang),
        Err(error) => misuse::answer(&error, lang),
    };
    result.unwrap_or_else(|failure| failure.report(lang))
}
