//! Firefox's profile: nobody's, but with what Firefox compiles of itself when it starts for the first time.
//!
//! That takes about half of a start, so it is kept from a start that did nothing else; Firefox knows by its version
//! whether it still holds. Whatever a person leaves behind is in none of it.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use tokio::sync::OnceCell;
use xtask::project;

/// The compiled parts, and the version that they belong to.
const COMPILED: [&str; 2] = ["startupCache", "compatibility.ini"];

/// Returns a fresh profile. The first one of all asks for a profile in which Firefox has started and ended once.
pub async fn fresh(start_once: impl AsyncFnOnce(&Path) -> Result<()>) -> Result<TempDir> {
    static KEPT: OnceCell<PathBuf> = OnceCell::const_new();
    let kept = KEPT.get_or_try_init(async || keep(start_once).await).await?;
    let profile = empty()?;
    copy(kept, profile.path()).context("Firefox's start cannot be copied")?;
    Ok(profile)
}

async fn keep(start_once: impl AsyncFnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    let profile = empty()?;
    start_once(profile.path()).await?;
    let kept = project::root().join("target/firefox");
    if kept.exists() {
        fs::remove_dir_all(&kept)?;
    }
    for name in COMPILED {
        copy(&profile.path().join(name), &kept.join(name)).with_context(|| format!("{name} of Firefox"))?;
    }
    Ok(kept)
}

fn empty() -> Result<TempDir> {
    tempfile::Builder::new().prefix("gros-firefox-").tempdir().context("no folder for a profile")
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        fs::create_dir_all(to.parent().context("a file in no folder")?)?;
        fs::copy(from, to)?;
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_all_that_is_in_a_folder() {
        let (from, to) = (empty().unwrap(), empty().unwrap());
        fs::create_dir_all(from.path().join("a/b")).unwrap();
        fs::write(from.path().join("a/b/c"), "text").unwrap();
        copy(from.path(), to.path()).unwrap();
        assert_eq!(fs::read_to_string(to.path().join("a/b/c")).unwrap(), "text");
    }
}
