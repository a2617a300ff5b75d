//! Tools from npm, in the versions of a lock file: esbuild, which bundles scripts and styles; binaryen's wasm-opt,
//! which makes the program smaller; axe-core, which finds accessibility problems in a page; and TypeScript and React,
//! with which the packages for npm are tried.

use crate::{command, project};
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

const LOCK: &str = "package-lock.json";

/// Returns the script of axe-core.
pub fn axe() -> PathBuf {
    folder().join("node_modules/axe-core/axe.min.js")
}

/// Returns where npm puts programs. The native esbuild comes before the script that starts Node.js only to start it.
pub(super) fn programs() -> impl Iterator<Item = PathBuf> {
    let modules = folder().join("node_modules");
    let platforms = fs::read_dir(modules.join("@esbuild")).into_iter().flatten().flatten();
    platforms.map(|platform| platform.path().join("bin")).chain([modules.join(".bin")])
}

/// Installs what the lock file names, unless it is there. No package scripts are run.
pub(super) fn ensure() -> Result<()> {
    let (wanted, folder) = (wanted(), folder());
    if is_installed(&wanted, &folder)? {
        return Ok(());
    }
    println!("The tools from npm are missing: getting them, once.");
    fs::create_dir_all(&folder)?;
    for file in ["package.json", LOCK] {
        fs::copy(wanted.join(file), folder.join(file))?;
    }
    let mut npm = command::program("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    command::run(&mut npm).context("the page's tools cannot be installed from npm")?;
    fs::copy(wanted.join(LOCK), done(&folder))?;
    Ok(())
}

fn wanted() -> PathBuf {
    project::root().join("crates/xtask/npm")
}

fn folder() -> PathBuf {
    project::tools().join("npm")
}

/// Returns the copy of the lock file that marks a completed installation.
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
    fn a_changed_lock_file_means_another_installation() {
        let folder = tempfile::tempdir().unwrap();
        let is_there = || is_installed(&wanted(), folder.path()).unwrap();
        fs::create_dir(folder.path().join("node_modules")).unwrap();
        assert!(!is_there());
        fs::copy(wanted().join(LOCK), done(folder.path())).unwrap();
        assert!(is_there());
        fs::write(done(folder.path()), "2").unwrap();
        assert!(!is_there());
    }

    #[test]
    fn the_lock_file_names_no_host() {
        let lock = fs::read_to_string(wanted().join(LOCK)).unwrap();
        assert!(lock.contains("node_modules/binaryen") && !lock.contains("\"resolved\""));
    }
}
