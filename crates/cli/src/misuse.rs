//! Arguments that cannot be parsed, reported in one sentence.

use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, Error, ErrorKind};
use gros_text::{Key, Lang, say};

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
    let quoted = lang.quoted(&argument);
    match error.kind() {
        ErrorKind::InvalidSubcommand => unknown(&context(ContextKind::InvalidSubcommand), &commands(), lang),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say!(lang, ArgumentsNameACommand { known: lang.list(commands()) })
        }
        ErrorKind::MissingRequiredArgument => say!(lang, ArgumentsMissing { argument: quoted }),
        ErrorKind::UnknownArgument | ErrorKind::TooManyValues => {
            say!(lang, ArgumentsUnknown { argument: quoted })
        }
        ErrorKind::InvalidValue => say!(lang, ArgumentsMissingValue { option: quoted }),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                return say!(lang, ArgumentsTwice { argument: quoted });
            }
            say!(lang, ArgumentsExclude { argument: quoted, other: lang.quoted(&other) })
        }
        ErrorKind::InvalidUtf8 => lang.text(Key::ArgumentsNoText).to_owned(),
        _ => lang.text(Key::BadArguments).to_owned(),
    }
}

/// Says that there is no such command.
pub fn unknown(name: &str, known: &[String], lang: Lang) -> String {
    say!(lang, ArgumentsUnknownCommand { name: lang.quoted(name), known: lang.list(known) })
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
