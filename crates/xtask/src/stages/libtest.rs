//! Running tests: their output goes through as it comes, and their counts are read from it.

use crate::command;
use anyhow::{Context, Result};
use std::{
    io::{BufRead, BufReader},
    ops::AddAssign,
    process::{Command, Stdio},
};

/// How many tests passed and how many failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub passed: u32,
    pub failed: u32,
}

impl Counts {
    /// One check that passed.
    pub(super) const PASS: Self = Self { passed: 1, failed: 0 };
    /// One check that failed.
    pub(super) const FAIL: Self = Self { passed: 0, failed: 1 };
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs test commands one after the other, all of them, and adds up what they count. A command that fails without a
/// failed test, as when something does not compile, counts as one failure.
pub(super) fn run(commands: &mut [Command]) -> Result<Counts> {
    let mut total = Counts::default();
    for command in commands {
        total += count(command)?;
    }
    Ok(total)
}

fn count(command: &mut Command) -> Result<Counts> {
    println!("$ {}", command::shown(command));
    let mut child = command.stdout(Stdio::piped()).spawn().context("cargo cannot be started")?;
    let mut counts = Counts::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n') {
            let line = String::from_utf8_lossy(&line?).into_owned();
            println!("{line}");
            counts += read(&line).unwrap_or_default();
        }
    }
    if !child.wait()?.success() && counts.failed == 0 {
        counts += Counts::FAIL;
    }
    Ok(counts)
}

/// Reads a line like `test result: ok. 3 passed; 1 failed; 0 ignored; …`.
fn read(line: &str) -> Option<Counts> {
    let (_, counts) = line.trim_start().strip_prefix("test result: ")?.split_once(". ")?;
    let number = |what: &str| {
        counts.split("; ").find_map(|part| part.trim_end().strip_suffix(what)?.trim_end().parse().ok())
    };
    Some(Counts { passed: number("passed")?, failed: number("failed")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_results() {
        let ok =
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s";
        assert_eq!(read(ok), Some(Counts { passed: 12, failed: 0 }));
        let bad = "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s";
        assert_eq!(read(bad), Some(Counts { passed: 3, failed: 2 }));
        assert_eq!(read("running 12 tests"), None);
        assert_eq!(read("test result: unknown"), None);
    }

    #[test]
    fn a_command_that_breaks_is_a_failure() {
        assert_eq!(run(&mut [command::cargo("no-such-command")]).unwrap(), Counts::FAIL);
    }
}
