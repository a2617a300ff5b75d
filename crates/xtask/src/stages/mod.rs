//! `cargo xtask test`: every check there is, in stages; or the tests that contain a word.

mod doors;
mod libtest;
mod native;
mod report;
mod words;

use crate::{
    command::{self, cargo},
    deny, page, project, reproducible, soak, tidy, tools,
};
use anyhow::{Result, bail};
use clap::ValueEnum;
use libtest::Outcome;
use report::{Line, Report};
use std::{process::Command, thread, time::Instant};

/// Set, it makes tests ask everything, of which they leave out otherwise what is likely to be found elsewhere.
const DEEP: &str = "GROS_DEEP";

/// What to check.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Stages to run (fmt, clippy, docs, tidy, tests, page, browsers, trunk, soak, deny, reproducible), or words: then the
    /// tests whose names contain one of them
    what: Vec<String>,
    /// Leave nothing out: whole matrices, every story in both browsers, soak, licences, and the page built twice
    #[arg(long)]
    deep: bool,
}

/// A stage of the checks, in the order in which they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Stage {
    /// Formatting
    Fmt,
    /// Clippy without a warning; in the deep run for the browser too
    Clippy,
    /// The documentation without a warning
    Docs,
    /// The rules of this project that no other tool knows
    Tidy,
    /// Unit, doc, law and property tests
    Tests,
    /// The page, built as it is published
    Page,
    /// The built page in Chromium and Firefox
    Browsers,
    /// The page built by Trunk too, where there is Trunk, and compared; only if it is named
    Trunk,
    /// Much of the same, by dice
    Soak,
    /// Licences, duplicates and sources of all that is built in
    Deny,
    /// The page built twice, and compared
    Reproducible,
}

/// When a stage runs that nobody named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Depth {
    Ordinary,
    Deep,
    Named,
}

impl Stage {
    fn named(name: &str) -> Option<Self> {
        Self::from_str(name, true).ok()
    }

    fn name(self) -> String {
        self.to_possible_value().map_or(String::new(), |value| value.get_name().to_owned())
    }

    fn depth(self) -> Depth {
        match self {
            Self::Soak | Self::Deny | Self::Reproducible => Depth::Deep,
            Self::Trunk => Depth::Named,
            _ => Depth::Ordinary,
        }
    }

    /// The stage without which this one says nothing.
    fn needs(self) -> Option<Self> {
        matches!(self, Self::Browsers | Self::Soak).then_some(Self::Page)
    }

    fn run(self, is_deep: bool) -> Result<Outcome> {
        match self {
            Self::Fmt => formatted()?,
            Self::Clippy => clippy(is_deep)?,
            Self::Docs => docs()?,
            Self::Tidy => tidy::check()?,
            Self::Tests => return native::run(is_deep).and_then(not_nothing),
            Self::Page => page::build_within_budget()?,
            Self::Browsers => return browsers(is_deep).and_then(not_nothing),
            Self::Trunk => return doors::compare(),
            Self::Soak => soak::soak(soak::Options::default())?,
            Self::Deny => deny::check(deny::Options::default())?,
            Self::Reproducible => reproducible::check()?,
        }
        Ok(Outcome::pass())
    }
}

/// Checks the files that git knows: cargo leaves out what is no module of a crate. Where there is no git, asks cargo.
fn formatted() -> Result<()> {
    let Some(listed) = command::output(command::program("git").args(["ls-files", "*.rs"])) else {
        return command::run(&mut cargo("fmt --all --check"));
    };
    let files: Vec<&str> = listed.lines().filter(|path| project::root().join(path).is_file()).collect();
    println!("$ rustfmt --check, {} files", files.len());
    let status = command::program("rustfmt").arg("--check").args(files).status()?;
    if !status.success() {
        bail!("not formatted as cargo fmt, or rustfmt for what is no module, does it");
    }
    Ok(())
}

/// Nothing of the page is compiled for browsers alone, but what fetches its pieces.
fn clippy(is_deep: bool) -> Result<()> {
    command::run(&mut cargo("clippy --locked --workspace --all-targets -- -D warnings"))?;
    if !is_deep {
        return Ok(());
    }
    command::run(&mut cargo(
        "clippy --package gros-web --all-features --target wasm32-unknown-unknown -- -D warnings",
    ))
}

fn docs() -> Result<()> {
    command::run(cargo("doc --no-deps --workspace").env("RUSTDOCFLAGS", "-D warnings"))
}

fn browsers(is_deep: bool) -> Result<Outcome> {
    page::built()?;
    tools::for_browsers()?;
    let mut tests = browser_tests();
    if is_deep {
        tests.env(DEEP, "1");
    }
    libtest::run(&mut [tests])
}

/// The tests in browsers need no speed of their own.
fn browser_tests() -> Command {
    cargo("test --package gros-browser-tests --profile dev --no-fail-fast")
}

/// Runs the stages that are named, or those of an ordinary or a deep run, each whatever became of the others; or the tests
/// whose names contain one of the words. Prints what came of it.
///
/// # Errors
/// If stages and words are mixed, or what has words cannot be found out.
pub fn run(Options { what, deep }: &Options) -> Result<std::process::ExitCode> {
    let named: Vec<Stage> = what.iter().filter_map(|name| Stage::named(name)).collect();
    if named.len() == what.len() {
        return Ok(staged(&chosen(&named, *deep), *deep));
    }
    if !named.is_empty() {
        bail!("give stages or words, not both: {}", what.join(" "));
    }
    let mut report = Report::default();
    let started = Instant::now();
    report.add(Line::new("words", words::run(what), started.elapsed()));
    print!("\n{report}");
    Ok(report.exit_code())
}

fn chosen(named: &[Stage], is_deep: bool) -> Vec<Stage> {
    let most = if is_deep { Depth::Deep } else { Depth::Ordinary };
    let is_chosen =
        |stage: &Stage| if named.is_empty() { stage.depth() <= most } else { named.contains(stage) };
    Stage::value_variants().iter().copied().filter(is_chosen).collect()
}

fn staged(stages: &[Stage], is_deep: bool) -> std::process::ExitCode {
    let mut report = Report::default();
    for stage in stages {
        println!("\n== {} ==", stage.name());
        let started = Instant::now();
        if *stage == Stage::Page && stages.contains(&Stage::Browsers) {
            get_browsers_ahead();
        }
        let result = match stage.needs().filter(|needed| report.has_failed(&needed.name())) {
            Some(needed) => Err(anyhow::anyhow!("left out, since {} failed", needed.name())),
            None => stage.run(is_deep),
        };
        report.add(Line::new(&stage.name(), result, started.elapsed()));
    }
    print!("\n{report}");
    report.exit_code()
}

/// Installs what browsers need while the page is built, whose last steps leave a core idle. What fails is said by the stages.
fn get_browsers_ahead() {
    if tools::for_page().is_ok() {
        thread::spawn(tools::for_browsers);
    }
}

/// A stage that ran no test at all shows nothing.
fn not_nothing(outcome: Outcome) -> Result<Outcome> {
    if outcome.passed + outcome.failed == 0 {
        bail!("no test ran");
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_long_is_left_to_the_deep_run() {
        let ordinary = chosen(&[], false);
        assert_eq!(ordinary.first().zip(ordinary.last()), Some((&Stage::Fmt, &Stage::Browsers)));
        let deep = chosen(&[], true);
        assert!(
            deep.starts_with(&ordinary) && deep.ends_with(&[Stage::Soak, Stage::Deny, Stage::Reproducible])
        );
        assert!(!deep.contains(&Stage::Trunk));
        assert_eq!(chosen(&[Stage::Trunk], false), [Stage::Trunk]);
    }

    #[test]
    fn stages_have_names() {
        assert!(Stage::value_variants().iter().all(|stage| Stage::named(&stage.name()) == Some(*stage)));
        assert_eq!(Stage::named("gray"), None);
    }
}
