//! The tests that need no browser.

use super::DEEP;
use super::libtest::{self, Outcome};
use crate::command::cargo;
use anyhow::Result;
use std::process::Command;

/// Runs all of them, and the examples of the documentation. A deep run leaves nothing out, and adds a puzzle and a
/// language to copies of the tree.
pub(super) fn run(is_deep: bool) -> Result<Outcome> {
    let additions = if is_deep { ADDITIONS } else { "" };
    let mut commands = [
        timed(&format!("--workspace --tests --examples {additions}"), &[]),
        cargo("test --workspace --doc --no-fail-fast"),
    ];
    if is_deep {
        commands.iter_mut().for_each(|command| {
            command.env(DEEP, "1");
        });
    }
    libtest::run(&mut commands)
}

/// Runs the tests of some packages whose names contain one of the words.
pub(super) fn run_named(packages: &[String], words: &[String]) -> Result<Outcome> {
    if packages.is_empty() {
        return Ok(Outcome::default());
    }
    let additions = if packages.iter().any(|name| name == "xtask") { ADDITIONS } else { "" };
    let packages: String = packages.iter().map(|package| format!("--package {package} ")).collect();
    libtest::run(&mut [timed(&format!("{packages} --tests {additions}"), words)])
}

const ADDITIONS: &str = "--features xtask/additions";

/// Returns `cargo test`, reporting how long each test takes. The harness needs an unstable flag for this, which only
/// test programs get here, so that nothing is compiled differently.
fn timed(packages: &str, words: &[String]) -> Command {
    let is_unix = cfg!(unix);
    let mut test = cargo(if is_unix { RUNNER } else { "" });
    test.args("test --no-fail-fast".split(' ')).args(packages.split_whitespace());
    test.arg("--").args(words);
    if is_unix {
        test.args(["-Zunstable-options", "--report-time"]);
    }
    test
}

const RUNNER: &str = "--config target.'cfg(unix)'.runner=['env','RUSTC_BOOTSTRAP=1']";
