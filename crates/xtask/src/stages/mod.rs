//! `cargo xtask test`: every check there is, in stages; or the tests whose names contain a word.

mod compare;
mod libtest;
mod native;
mod npm;
mod packages;
mod report;
mod semver;
mod words;

use crate::{
    command::{self, cargo},
    page, program, project, tidy, tools,
};
use anyhow::{Result, bail, ensure};
use libtest::Outcome;
use report::Line;
use std::{
    process::{Command, ExitCode},
    thread,
    time::Instant,
};

/// If set, tests check everything, including what they otherwise leave out because other tests are likely to find it.
const DEEP: &str = "GROS_DEEP";

/// The checks to run.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Stages to run (fmt, clippy, docs, tidy, tests, page, npm, browsers, trunk, deny, reproducible, packages, semver), or words: then the
    /// tests whose names contain one of them
    what: Vec<String>,
    /// Leave nothing out: whole matrices, every story in every browser, licences, the page built twice, the
    /// crates built from their archives, and the solver compared with its release
    #[arg(long)]
    deep: bool,
}

/// A stage of the checks.
struct Stage {
    name: &'static str,
    depth: Depth,
    run: fn(bool) -> Result<Outcome>,
}

/// When a stage runs without being named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Depth {
    Ordinary,
    Deep,
    Named,
}

use Depth::{Deep, Named, Ordinary};

/// The stages in the order in which they run; each is told whether the run is a deep one.
const STAGES: [Stage; 13] = [
    Stage { name: "fmt", depth: Ordinary, run: |_| formatted().map(pass) },
    Stage { name: "clippy", depth: Ordinary, run: |is_deep| clippy(is_deep).map(pass) },
    Stage { name: "docs", depth: Ordinary, run: |_| docs().map(pass) },
    Stage { name: "tidy", depth: Ordinary, run: |_| tidy::check().map(pass) },
    Stage { name: "tests", depth: Ordinary, run: |is_deep| native::run(is_deep).and_then(ensure_some_ran) },
    Stage { name: PAGE, depth: Ordinary, run: |_| page::build_within_budget().map(pass) },
    Stage { name: "npm", depth: Ordinary, run: |is_deep| npm::check(is_deep).map(pass) },
    Stage { name: BROWSERS, depth: Ordinary, run: |is_deep| browsers(is_deep).and_then(ensure_some_ran) },
    Stage { name: "trunk", depth: Named, run: |_| compare::with_trunk() },
    Stage { name: "deny", depth: Deep, run: |_| deny().map(pass) },
    Stage { name: "reproducible", depth: Deep, run: |_| compare::reproducible() },
    Stage { name: "packages", depth: Deep, run: |_| packages::check().map(pass) },
    Stage { name: "semver", depth: Deep, run: |_| semver::check().map(pass) },
];

const PAGE: &str = "page";
const BROWSERS: &str = "browsers";

fn pass((): ()) -> Outcome {
    Outcome { passed: 1, ..Outcome::default() }
}

/// A stage that ran no test at all proves nothing.
fn ensure_some_ran(outcome: Outcome) -> Result<Outcome> {
    ensure!(outcome.passed + outcome.failed > 0, "no test ran");
    Ok(outcome)
}

/// Checks the files that git knows, since cargo leaves out files that are not modules of a crate. Without git, asks
/// cargo.
fn formatted() -> Result<()> {
    let Some(listed) = command::output(command::program("git").args(["ls-files", "*.rs"])) else {
        return command::run(&mut cargo("fmt --all --check"));
    };
    let files: Vec<&str> = listed.lines().filter(|path| project::root().join(path).is_file()).collect();
    println!("$ rustfmt --check, {} files", files.len());
    let status = command::program("rustfmt").arg("--check").args(files).status()?;
    ensure!(status.success(), "not formatted: run cargo fmt, and rustfmt on files that are not modules");
    Ok(())
}

/// The only code of the page that is compiled for browsers alone is what fetches its pieces.
fn clippy(is_deep: bool) -> Result<()> {
    command::run(&mut cargo(
        "clippy --locked --workspace --all-targets --features gros-browser-tests/browsers,xtask/additions -- -D warnings",
    ))?;
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

/// The failures of these tests describe the page, which a backtrace only hides.
fn browser_tests() -> Command {
    let mut tests = cargo("stories --no-fail-fast");
    tests.env("RUST_BACKTRACE", "0");
    tests
}

/// Licences, bans, duplicate versions and sources of everything that is built in; and known vulnerabilities, if the
/// list of them is available.
fn deny() -> Result<()> {
    tools::for_deny()?;
    command::run(&mut cargo("deny --locked check bans licenses sources"))?;
    if command::run(&mut cargo("deny --locked fetch db")).is_err() {
        println!("the list of advisories cannot be had here, so they were not checked");
        return Ok(());
    }
    command::run(&mut cargo("deny --locked check advisories"))
}

/// Runs the named stages, or the stages of an ordinary or a deep run, regardless of each other's results; or
/// the tests whose names contain one of the words. Prints the results.
pub fn run(Options { what, deep }: &Options) -> Result<ExitCode> {
    let is_stage = |name: &&String| STAGES.iter().any(|stage| stage.name == **name);
    let lines = match what.iter().filter(is_stage).count() {
        named if named == what.len() => staged(&chosen(what, *deep), *deep),
        0 => vec![line("words", || words::run(what))],
        _ => bail!("give stages or words, not both: {}", what.join(" ")),
    };
    print!("\n{}", report::table(&lines));
    Ok(if lines.iter().any(Line::has_failed) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn chosen(named: &[String], is_deep: bool) -> Vec<&'static Stage> {
    let most = if is_deep { Deep } else { Ordinary };
    let is_named = |stage: &Stage| named.iter().any(|name| name == stage.name);
    let is_chosen = |stage: &&Stage| if named.is_empty() { stage.depth <= most } else { is_named(stage) };
    STAGES.iter().filter(is_chosen).collect()
}

fn staged(stages: &[&Stage], is_deep: bool) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    if [PAGE, BROWSERS].iter().all(|name| stages.iter().any(|stage| stage.name == *name)) {
        thread::spawn(prepare_browsers);
    }
    for stage in stages {
        println!("\n== {} ==", stage.name);
        let lacks_page =
            stage.name == BROWSERS && lines.iter().any(|line| line.stage == PAGE && line.has_failed());
        lines.push(line(stage.name, || {
            ensure!(!lacks_page, "left out, since there is no page");
            (stage.run)(is_deep)
        }));
    }
    lines
}

/// Runs a stage; if it breaks, that counts as one failure, and the reason is printed.
fn line(stage: &'static str, run: impl FnOnce() -> Result<Outcome>) -> Line {
    let started = Instant::now();
    let outcome = run().unwrap_or_else(|error| {
        println!("{stage}: {error:#}");
        Outcome { failed: 1, ..Outcome::default() }
    });
    Line { stage, outcome, time: started.elapsed() }
}

/// Compiles the programs for browsers, whose last steps leave a core idle, and gets the browsers. Cargo has a lock for each
/// profile, so the stages before the page go on meanwhile. The stages report any failure.
fn prepare_browsers() {
    if tools::for_page().is_ok() {
        program::compile_all_quietly();
        let _ = tools::for_browsers();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_stages_are_left_to_the_deep_run() {
        let names = |named: &[String], is_deep| -> Vec<&str> {
            chosen(named, is_deep).iter().map(|stage| stage.name).collect()
        };
        let ordinary = names(&[], false);
        assert_eq!(ordinary, ["fmt", "clippy", "docs", "tidy", "tests", "page", "npm", "browsers"]);
        assert_eq!(
            names(&[], true),
            [&ordinary[..], &["deny", "reproducible", "packages", "semver"]].concat()
        );
        assert_eq!(names(&["trunk".to_owned()], false), ["trunk"]);
    }

    #[test]
    fn a_broken_stage_has_failed() {
        assert!(line("fmt", || bail!("no")).has_failed());
        assert!(!line("fmt", || Ok(pass(()))).has_failed());
    }
}
