//! Runs tests: their output is passed through as it comes, and the results are read from it.

use crate::command;
use anyhow::{Context, Result};
use std::{
    io::{BufRead, BufReader},
    ops::AddAssign,
    process::{Command, Stdio},
};

/// The results of tests: how many passed and failed, how long each took if known, in seconds, what was left to the
/// deep run, and which tests passed only when they were run again.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outcome {
    pub passed: u32,
    pub failed: u32,
    pub times: Vec<(f64, String)>,
    pub left: Vec<String>,
    pub unsteady: Vec<String>,
}

impl AddAssign for Outcome {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.times.extend(other.times);
        self.left.extend(other.left);
        self.unsteady.extend(other.unsteady);
    }
}

/// Runs all of some test commands, one after another, and adds up their results. A command that fails without a failed
/// test, for example if something does not compile, counts as one failure.
pub(super) fn run(commands: &mut [Command]) -> Result<Outcome> {
    let mut total = Outcome::default();
    for command in commands {
        println!("$ {}", command::shown(command));
        let mut child = command.stdout(Stdio::piped()).spawn().context("cargo cannot be started")?;
        let before = total.failed;
        for line in child.stdout.take().into_iter().flat_map(|stdout| BufReader::new(stdout).split(b'\n')) {
            let line = String::from_utf8_lossy(&line?).into_owned();
            println!("{line}");
            read(&line, &mut total);
        }
        if !child.wait()?.success() && total.failed == before {
            total.failed += 1;
        }
    }
    Ok(total)
}

fn read(line: &str, outcome: &mut Outcome) {
    let (passed, failed) = counts(line).unwrap_or_default();
    outcome.passed += passed;
    outcome.failed += failed;
    outcome.times.extend(time(line));
    outcome.left.extend(line.strip_prefix("left to the deep run: ").map(str::to_owned));
    outcome.unsteady.extend(line.strip_prefix("unsteady: ").map(str::to_owned));
}

/// Parses a line like `test result: ok. 3 passed; 1 failed; 0 ignored; …`.
fn counts(line: &str) -> Option<(u32, u32)> {
    let (_, counts) = line.trim_start().strip_prefix("test result: ")?.split_once(". ")?;
    let (passed, rest) = counts.split_once(" passed; ")?;
    Some((passed.parse().ok()?, rest.split_once(" failed")?.0.parse().ok()?))
}

/// Parses a line like `test gray::tests::words ... ok <0.013s>`.
fn time(line: &str) -> Option<(f64, String)> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let (_, seconds) = rest.split_once('<')?;
    Some((seconds.strip_suffix("s>")?.parse().ok()?, name.trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_parsed() {
        let mut outcome = Outcome::default();
        for line in [
            "running 12 tests",
            "test gray::tests::words ... ok <0.013s>",
            "test gray::tests::other ... ok",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s",
            "test result: unknown",
            "left to the deep run: 7 stories in Firefox",
            "test play::webkit::a_click ... ignored (failed, is played again at the end)",
            "unsteady: play::webkit::a_click",
        ] {
            read(line, &mut outcome);
        }
        let times = vec![(0.013, "gray::tests::words".to_owned())];
        let left = vec!["7 stories in Firefox".to_owned()];
        let unsteady = vec!["play::webkit::a_click".to_owned()];
        assert_eq!(outcome, Outcome { passed: 15, failed: 2, times, left, unsteady });
    }

    #[test]
    fn a_command_that_breaks_is_a_failure() {
        assert_eq!(run(&mut [command::cargo("no-such-command")]).unwrap().failed, 1);
    }
}
