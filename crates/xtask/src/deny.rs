//! `cargo xtask deny`: licences, bans, duplicate versions and sources of all that is built in, by cargo-deny; and what is
//! known to be unsafe, where the list of that can be had.

use crate::{command, tools};
use anyhow::{Result, ensure};

/// Checks what is built in against `deny.toml`.
///
/// # Errors
/// If the lock file is not that of the manifests, something is not allowed, or cargo-deny cannot be installed.
pub fn check() -> Result<()> {
    let locked = command::output(&mut command::cargo("tree --locked --workspace"));
    ensure!(locked.is_some(), "Cargo.lock is not that of the manifests: `cargo tree --locked` fails");
    tools::for_deny()?;
    command::run(&mut command::cargo("deny --locked check bans licenses sources"))?;
    if command::run(&mut command::cargo("deny --locked fetch db")).is_err() {
        println!("the list of advisories cannot be had here, so they were not checked");
        return Ok(());
    }
    command::run(&mut command::cargo("deny --locked check advisories"))
}
