//! Arguments that cannot be parsed, reported in one sentence.

use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, Error, ErrorKind};
use gros_text::Lang;

use crate::failure::Failure;
use crate::help;
use crate::output;

/// Writes the help or the version if requested; everything else is bad input.
pub fn answer(error: &Error, lang: Lang) -> Result<ExitCode, Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        output::line(error.render().ansi().to_string().trim_end())?;
        return Ok(ExitCode::SUCCESS);
    }
    Err(Failure::Bad(sentence(error, lang)))
}

fn sentence(error: &Error, lang: Lang) -> String {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            lang.unknown_command(&context(ContextKind::InvalidSubcommand), &commands())
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            lang.name_a_command(&commands())
        }
        ErrorKind::MissingRequiredArgument => lang.missing_argument(&argument),
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => lang.unknown_argument(&argument),
        ErrorKind::InvalidValue => lang.missing_value(&argument),
        ErrorKind::ArgumentConflict => lang.arguments_exclude(&argument, &context(ContextKind::PriorArg)),
        ErrorKind::InvalidUtf8 => lang.argument_is_no_text(),
        _ => lang.bad_arguments(),
    }
}

/// Returns the names of the commands.
pub fn names(command: &Command) -> Vec<String> {
    let names = command.get_subcommands().map(Command::get_name);
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

fn commands() -> Vec<String> {
    let command = help::command();
    names(&command)
}
