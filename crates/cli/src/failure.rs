//! The failures that end a command early, with their exit codes.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::Styles;
use gros_text::{Lang, say};

/// The reason why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// The requested thing does not exist.
    None(String),
    /// The input is bad.
    Bad(String),
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// Says what is wrong with the value of an option.
    pub fn about_option(lang: Lang, option: &str, value: &str, problem: &str) -> Failure {
        Failure::Bad(say!(lang, NoticeFault { what: lang.option(option, value), problem }))
    }

    /// Writes it to standard error and returns the exit code.
    ///
    /// A reader that closed the pipe has read enough: that is success, without any message.
    pub fn report(self, lang: Lang) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (say!(lang, TerminalBadOutput { why: error.to_string() }), 1),
            Failure::None(sentence) => (sentence, 1),
            Failure::Bad(sentence) => (sentence, 2),
        };
        tell(&sentence);
        ExitCode::from(code)
    }
}

/// Writes a sentence to standard error. If that fails, the exit code still tells.
pub fn tell(sentence: &str) {
    let style = Styles::styled();
    let style = style.get_error();
    let _ = writeln!(anstream::stderr(), "{style}gros:{style:#} {sentence}");
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
