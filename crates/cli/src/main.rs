//! The solver of Gros on a terminal: lengths, states, steps and moves of Gray-code puzzles, at any size.

mod args;
mod commands;
mod failure;
mod input;
mod move_texts;
mod output;
mod task;

use std::process::ExitCode;

use clap::Parser;
use gros_text::Lang;

use crate::args::Args;
use crate::failure::Failure;

/// The language of the terminal.
const LANG: Lang = Lang::English;

fn main() -> ExitCode {
    let result = commands::run(Args::parse());
    result.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
