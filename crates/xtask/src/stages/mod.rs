//! `cargo xtask test`: every check there is, in stages.

mod doors;
mod libtest;
mod report;

use crate::{
    command::{self, cargo},
    page, tools, walls,
};
use anyhow::{Result, bail};
use libtest::Counts;
use report::{Line, Report};
use std::{process::ExitCode, time::Instant};

/// A stage of the checks, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Stage {
    /// Formatting
    Fmt,
    /// Clippy without a warning, for this machine and for the browser
    Clippy,
    /// The documentation without a warning
    Docs,
    /// The rules of this project that no other tool knows
    Walls,
    /// Unit, doc, law and property tests
    Tests,
    /// The page, built as it is published
    Page,
    /// The built page in Chromium and Firefox
    Browsers,
    /// The page built by Trunk too, where there is Trunk, and compared; only if it is named
    Trunk,
}

/// The stages in their order.
const ALL: [Stage; 8] = [
    Stage::Fmt,
    Stage::Clippy,
    Stage::Docs,
    Stage::Walls,
    Stage::Tests,
    Stage::Page,
    Stage::Browsers,
    Stage::Trunk,
];

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Docs => "docs",
            Self::Walls => "walls",
            Self::Tests => "tests",
            Self::Page => "page",
            Self::Browsers => "browsers",
            Self::Trunk => "trunk",
        }
    }

    /// Tells whether the stage is to run: one of those that are named, or else one of those that every change must pass.
    fn is_chosen(self, named: &[Self]) -> bool {
        if named.is_empty() { self != Self::Trunk } else { named.contains(&self) }
    }

    /// The stage without which this one says nothing.
    fn needs(self) -> Option<Self> {
        (self == Self::Browsers).then_some(Self::Page)
    }

    fn run(self) -> Result<Counts> {
        match self {
            Self::Fmt => command::run(&mut cargo("fmt --all --check"))?,
            Self::Clippy => clippy()?,
            Self::Docs => docs()?,
            Self::Walls => walls::check()?,
            Self::Tests => return libtest::run(&mut [tests(), own_tests()]).and_then(not_nothing),
            Self::Page => page::build_within_budget()?,
            Self::Browsers => return browsers().and_then(not_nothing),
            Self::Trunk => return doors::compare(),
        }
        Ok(Counts::PASS)
    }
}

fn clippy() -> Result<()> {
    command::run(&mut cargo("clippy --locked --workspace --all-targets -- -D warnings"))?;
    command::run(&mut cargo("clippy --package gros-web --target wasm32-unknown-unknown -- -D warnings"))
}

fn docs() -> Result<()> {
    command::run(cargo("doc --no-deps --workspace").env("RUSTDOCFLAGS", "-D warnings"))
}

/// The program's tests run optimised, since they walk long routes.
fn tests() -> std::process::Command {
    cargo("test --workspace --exclude gros-browser-tests --exclude xtask --no-fail-fast")
}

/// The tests of these tasks need no speed; so they share what is compiled already.
fn own_tests() -> std::process::Command {
    cargo("test --package xtask --profile dev --no-fail-fast")
}

fn browsers() -> Result<Counts> {
    page::ensure_built()?;
    tools::for_browsers()?;
    libtest::run(&mut [cargo("test --package gros-browser-tests --profile dev --no-fail-fast")])
}

/// Runs the stages that are named, the ordinary ones if none is, each whatever became of the others, and prints what came of it.
pub fn run(named: &[Stage]) -> ExitCode {
    let mut report = Report::default();
    for stage in ALL.into_iter().filter(|stage| stage.is_chosen(named)) {
        println!("\n== {} ==", stage.name());
        let started = Instant::now();
        let result = match stage.needs().filter(|needed| report.has_failed(needed.name())) {
            Some(needed) => Err(anyhow::anyhow!("left out, since {} failed", needed.name())),
            None => stage.run(),
        };
        if let Err(error) = &result {
            println!("{}: {error:#}", stage.name());
        }
        report.add(Line::new(stage.name(), &result, started.elapsed()));
    }
    print!("\n{report}");
    report.exit_code()
}

/// A stage that ran no test at all shows nothing.
fn not_nothing(counts: Counts) -> Result<Counts> {
    if counts == Counts::default() {
        bail!("no test ran");
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_is_no_part_of_the_ordinary_run() {
        let ordinary = |stage: &Stage| stage.is_chosen(&[]);
        assert!(ALL[..7].iter().all(ordinary) && !ordinary(&Stage::Trunk));
        assert!(Stage::Trunk.is_chosen(&[Stage::Trunk]) && !Stage::Fmt.is_chosen(&[Stage::Trunk]));
    }
}
