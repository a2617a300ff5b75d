//! `cargo xtask deny`: licences, bans, duplicate versions and sources of all that is built in, by cargo-deny; and what is
//! known to be unsafe, where the list of that can be had.

use crate::{command, tools};
use anyhow::{Result, ensure};

/// What must be checked.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Options {
    /// Fail where the list of advisories cannot be had
    #[arg(long)]
    advisories: bool,
}

/// Checks what is built in against `deny.toml`.
///
/// # Errors
/// If the lock file is not that of the manifests, something is not allowed, or cargo-deny cannot be installed; also if the
/// list of advisories cannot be had, where it must be.
pub fn check(options: Options) -> Result<()> {
    let locked = command::output(&mut command::cargo("tree --locked --workspace"));
    ensure!(locked.is_some(), "Cargo.lock is not that of the manifests: `cargo tree --locked` fails");
    tools::for_deny()?;
    command::run(&mut command::cargo("deny --locked check bans licenses sources"))?;
    let fetched = command::run(&mut command::cargo("deny --locked fetch db"));
    if fetched.is_err() && !options.advisories {
        println!("the list of advisories cannot be had here, so they were not checked");
        return Ok(());
    }
    fetched?;
    command::run(&mut command::cargo("deny --locked check advisories"))
}
