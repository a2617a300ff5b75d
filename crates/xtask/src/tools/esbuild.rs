//! esbuild, which joins scripts and style sheets and takes their comments and spaces away: from npm.

use super::npm;
use crate::{command, project};
use anyhow::Result;
use std::path::PathBuf;

const VERSION: &str = "0.28.2";

/// Where it is installed: npm removes from a folder what it did not put there in the same go.
pub(super) fn folder() -> PathBuf {
    project::tools().join("esbuild")
}

/// Installs esbuild unless it is there.
pub(super) fn ensure() -> Result<()> {
    let said = command::output(command::program("esbuild").arg("--version"));
    if said.is_some_and(|said| said.trim() == VERSION) {
        return Ok(());
    }
    println!("esbuild {VERSION} is missing: getting it from npm, once.");
    npm::install(&folder(), &format!("esbuild@{VERSION}"))
}
