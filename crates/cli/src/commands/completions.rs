//! `gros completions`: a script that completes commands and options in a shell.

use std::io::{self, Write};

use clap::ValueEnum;
use clap_complete::Shell;
use gros_text::{Lang, say};

use crate::failure::Failure;
use crate::help;

/// Writes the script for a shell.
pub fn run(shell: &str, lang: Lang) -> Result<(), Failure> {
    let all = Shell::value_variants();
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let found = all.iter().zip(&names).find(|(_, name)| *name == shell).map(|(shell, _)| *shell);
    let found = found.ok_or_else(|| {
        Failure::about_option(lang, "SHELL", shell, &say!(lang, NoticeOnly { words: lang.either(&names) }))
    })?;
    let mut script = Vec::new();
    clap_complete::generate(found, &mut help::command(), "gros", &mut script);
    Ok(io::stdout().write_all(&script)?)
}
