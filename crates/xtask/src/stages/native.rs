//! The tests that need no browser.

use super::DEEP;
use super::libtest::{self, Outcome};
use crate::command::cargo;
use anyhow::Result;
use std::process::Command;

/// Runs all of them: the program's optimised, since they walk long routes; those of these tasks as they are compiled
/// already; and the examples of the documentation. A deep run leaves nothing out.
pub(super) fn run(is_deep: bool) -> Result<Outcome> {
    let program = "--workspace --exclude gros-browser-tests --exclude xtask";
    let mut commands = [
        timed(&format!("{program} --lib --bins --tests --examples --no-fail-fast"), &[]),
        timed("--package xtask --profile dev --lib --bins --tests --no-fail-fast", &[]),
        cargo(&format!("test {program} --doc --no-fail-fast")),
    ];
    if is_deep {
        commands.iter_mut().for_each(|command| {
            command.env(DEEP, "1");
        });
    }
    libtest::run(&mut commands)
}

/// Runs tests of some packages whose names contain one of the words.
pub(super) fn run_named(packages: &[String], words: &[String]) -> Result<Outcome> {
    let (own, program): (Vec<_>, Vec<_>) = packages.iter().partition(|package| *package == "xtask");
    let mut commands = Vec::new();
    for (packages, profile) in [(program, ""), (own, "--profile dev")] {
        if !packages.is_empty() {
            let packages: String = packages.iter().map(|package| format!("--package {package} ")).collect();
            commands.push(timed(&format!("{packages}{profile} --lib --bins --tests --no-fail-fast"), words));
        }
    }
    libtest::run(&mut commands)
}

/// `cargo test`, saying how long each test takes. The harness says it under a key that only test programs get here, so
/// that nothing is compiled by other rules.
fn timed(line: &str, words: &[String]) -> Command {
    let is_unix = cfg!(unix);
    let mut test = cargo(if is_unix { RUNNER } else { "" });
    test.arg("test").args(line.split_whitespace()).arg("--").args(words);
    if is_unix {
        test.args(["-Zunstable-options", "--report-time"]);
    }
    test
}

const RUNNER: &str = "--config target.'cfg(unix)'.runner=['env','RUSTC_BOOTSTRAP=1']";
