//! `gros man`: the manual page of `gros`, or of one command.

use std::io::{self, Write};

use clap_mangen::Man;
use gros_text::Lang;

use crate::failure::Failure;
use crate::{help, misuse};

/// Writes a manual page in roff.
pub fn run(of: Option<&str>, lang: Lang) -> Result<(), Failure> {
    let mut command = help::command();
    if let Some(of) = of {
        let found = command.get_subcommands().find(|one| one.get_name() == of).cloned();
        let unknown = || Failure::Bad(misuse::unknown(of, &misuse::names(&command), lang));
        command =
            found.ok_or_else(unknown)?.display_name(format!("gros-{of}")).version(env!("CARGO_PKG_VERSION"));
    }
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(io::stdout().write_all(&page)?)
}
