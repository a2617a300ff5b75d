//! axe-core, which looks for what shuts people out of a page: from npm, of one exact version, since each knows other rules.

use super::npm;
use crate::project;
use anyhow::{Context, Result, ensure};
use std::{fs, path::PathBuf};

const VERSION: &str = "4.14.1";

/// The file of the script.
pub fn axe() -> PathBuf {
    folder().join("axe.min.js")
}

fn home() -> PathBuf {
    project::tools().join("axe")
}

fn folder() -> PathBuf {
    home().join("node_modules/axe-core")
}

/// Installs the script unless it is there in the right version.
pub(super) fn ensure() -> Result<()> {
    if !is_there() {
        println!("axe-core {VERSION} is missing: getting it from npm, once.");
        npm::install(&home(), &format!("axe-core@{VERSION}")).context("axe-core cannot be installed")?;
        ensure!(is_there(), "npm installed another axe-core than {VERSION}");
    }
    Ok(())
}

fn is_there() -> bool {
    let package = fs::read_to_string(folder().join("package.json")).unwrap_or_default();
    axe().is_file() && package.contains(&format!("\"version\": \"{VERSION}\""))
}
