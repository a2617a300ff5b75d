//! What comes from npm, in the versions of a lock file: esbuild, which joins scripts and styles; wasm-opt of binaryen, which
//! makes the program smaller; axe-core, which looks for what shuts people out of a page.

use crate::{command, project};
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

const MANIFEST: &str = "package.json";
const LOCK: &str = "package-lock.json";

/// The script of axe-core.
pub fn axe() -> PathBuf {
    folder().join("node_modules/axe-core/axe.min.js")
}

/// Where npm puts programs.
pub(super) fn programs() -> PathBuf {
    folder().join("node_modules/.bin")
}

/// Installs what the lock file names, unless it is there. No script of a package is run.
pub(super) fn ensure() -> Result<()> {
    let (wanted, folder) = (project::root().join("crates/xtask/npm"), folder());
    if is_installed(&wanted, &folder)? {
        return Ok(());
    }
    println!("The tools from npm are missing: getting them, once.");
    fs::create_dir_all(&folder)?;
    for file in [MANIFEST, LOCK] {
        fs::copy(wanted.join(file), folder.join(file))?;
    }
    let mut npm = command::program("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    command::run(&mut npm).context("the page's tools cannot be had from npm")?;
    fs::copy(wanted.join(LOCK), done(&folder))?;
    Ok(())
}

fn folder() -> PathBuf {
    project::tools().join("npm")
}

/// The lock file of what was installed to the end.
fn done(folder: &Path) -> PathBuf {
    folder.join("node_modules").join(LOCK)
}

fn is_installed(wanted: &Path, folder: &Path) -> Result<bool> {
    let wanted = fs::read(wanted.join(LOCK)).context("the lock file of npm's packages cannot be read")?;
    Ok(fs::read(done(folder)).is_ok_and(|installed| installed == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_lock_file_is_another_installation() {
        let (wanted, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let is_there = || is_installed(wanted.path(), folder.path());
        assert!(is_there().is_err());
        fs::write(wanted.path().join(LOCK), "1").unwrap();
        assert!(!is_there().unwrap());
        fs::create_dir(folder.path().join("node_modules")).unwrap();
        fs::write(done(folder.path()), "1").unwrap();
        assert!(is_there().unwrap());
        fs::write(wanted.path().join(LOCK), "2").unwrap();
        assert!(!is_there().unwrap());
    }

    #[test]
    fn the_lock_file_names_no_host() {
        let lock = fs::read_to_string(project::root().join("crates/xtask/npm").join(LOCK)).unwrap();
        assert!(lock.contains("node_modules/binaryen") && !lock.contains("\"resolved\""));
    }
}
