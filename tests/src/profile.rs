//! Fresh Firefox profiles with a warm startup cache.
//!
//! Filling the cache takes about half of Firefox's start, so one launch fills it for all profiles. It contains nothing of
//! a visit, and Firefox discards it when its version does not match.

use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use tokio::sync::OnceCell;
use xtask::project;

/// The startup cache, and the file with the version that it belongs to.
const CACHE_FILES: [&str; 2] = ["startupCache", "compatibility.ini"];

/// Creates a profile. The first call launches Firefox once by `run_once` to fill the cache.
pub async fn fresh(run_once: impl AsyncFnOnce(&Path) -> Result<()>) -> Result<TempDir> {
    static CACHE: OnceCell<PathBuf> = OnceCell::const_new();
    let cache = CACHE.get_or_try_init(async || fill_cache(run_once).await).await?;
    let profile = empty()?;
    copy(cache, profile.path()).context("Firefox's startup cache cannot be copied")?;
    Ok(profile)
}

async fn fill_cache(run_once: impl AsyncFnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    let profile = empty()?;
    run_once(profile.path()).await?;
    let cache = project::root().join("target/firefox");
    if cache.exists() {
        fs::remove_dir_all(&cache)?;
    }
    for name in CACHE_FILES {
        copy(&profile.path().join(name), &cache.join(name)).with_context(|| format!("{name} of Firefox"))?;
    }
    Ok(cache)
}

fn empty() -> Result<TempDir> {
    tempfile::Builder::new().prefix("gros-firefox-").tempdir().context("no folder for a profile")
}

/// Copies a file or, recursively, a folder.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        fs::create_dir_all(to.parent().context("the file has no parent folder")?)?;
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
