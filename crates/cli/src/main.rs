//! The solver of Gros on a terminal: lengths, states, steps and moves of Gray-code puzzles, at any size.

mod args;
mod commands;
mod failure;
mod input;
mod language;
mod misuse;
mod move_texts;
mod output;
mod task;

use std::process::ExitCode;

use clap::Parser;

use crate::args::Args;

fn main() -> ExitCode {
    let lang = language::choose(std::env::args_os());
    let result = match Args::try_parse() {
        Ok(args) => commands::run(args, lang),
        Err(error) => misuse::answer(&error, lang),
    };
    result.unwrap_or_else(|failure| failure.report(lang))
}
