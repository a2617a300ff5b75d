//! The programs this project needs beside cargo: a matching one on PATH is used, a missing one is installed into
//! `target/tools`.
//!
//! All of them come from package registries, so that a machine which reaches nothing else builds the same page.

mod browsers;
mod cargo_tool;
mod lockfile;
mod npm;
mod release;
mod wasm_target;

pub use browsers::{chromium, firefox, headless_shell};
pub use npm::axe;

use crate::project;
use anyhow::Result;
use cargo_tool::CargoTool;
use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

/// One program, which runs no tests and so asks no network; what reads and writes a whole program is optimised.
const WASM_BINDGEN: [&str; 6] = [
    "--no-default-features",
    "--bin=wasm-bindgen",
    "--config=profile.release.package.walrus.opt-level=1",
    "--config=profile.release.package.wasmparser.opt-level=1",
    "--config=profile.release.package.wasm-encoder.opt-level=1",
    "--config=profile.release.package.wasm-bindgen-cli-support.opt-level=1",
];
const DENY: &str = "0.20.2";
const GECKODRIVER: &str = "0.36.0";
/// The Trunk with which the page was built and compared; it is not installed by us.
pub const TRUNK: &str = "0.21.14";

/// Installs what building the page needs.
///
/// # Errors
/// If something is missing and cannot be installed.
pub fn for_page() -> Result<()> {
    wasm_target::ensure()?;
    npm::ensure()?;
    let wasm_bindgen = lockfile::version_of("wasm-bindgen")?;
    CargoTool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version: Some(&wasm_bindgen),
        // Its own lock file names a release that has been taken back.
        locked: false,
        release: release::wasm_bindgen(&wasm_bindgen),
        options: &WASM_BINDGEN,
    }
    .ensure()
}

/// Installs what testing the page in browsers needs.
///
/// # Errors
/// If something is missing and cannot be installed.
pub fn for_browsers() -> Result<()> {
    browsers::ensure()?;
    npm::ensure()?;
    CargoTool {
        program: "geckodriver",
        package: "geckodriver",
        version: None,
        locked: true,
        release: release::geckodriver(GECKODRIVER),
        options: &[],
    }
    .ensure()
}

/// Installs what checking the licences and sources of all crates needs.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn for_deny() -> Result<()> {
    CargoTool {
        program: "cargo-deny",
        package: "cargo-deny",
        version: Some(DENY),
        locked: true,
        release: None,
        options: &[],
    }
    .ensure()
}

/// PATH, with our own tools first.
pub fn search_path() -> OsString {
    let own = [project::tools().join("bin"), npm::programs()];
    let outer = env::var_os("PATH").unwrap_or_default();
    let folders = own.into_iter().chain(env::split_paths(&outer));
    env::join_paths(folders).unwrap_or(outer)
}

/// The file of the first of these programs that is on PATH or among our own tools.
pub fn find(programs: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    programs.iter().find_map(|program| find_in(&folders, program))
}

fn find_in(folders: &[PathBuf], program: &str) -> Option<PathBuf> {
    let name = Path::new(program).with_extension(env::consts::EXE_EXTENSION);
    folders.iter().map(|folder| folder.join(&name)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_there() {
        assert!(find(&["no-such-program", "cargo"]).is_some());
        assert_eq!(find(&["no-such-program"]), None);
    }

    #[test]
    fn own_tools_come_first() {
        assert!(env::split_paths(&search_path()).next().unwrap().ends_with("target/tools/bin"));
    }
}
