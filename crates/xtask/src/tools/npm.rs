//! Packages from npm.

use crate::command;
use anyhow::Result;
use std::{fs, path::Path};

/// Installs a package into a folder of its own: npm removes what it does not know of.
pub(super) fn install(folder: &Path, package: &str) -> Result<()> {
    fs::create_dir_all(folder)?;
    let mut npm = command::program("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]);
    command::run(npm.arg(folder).arg(package))
}
