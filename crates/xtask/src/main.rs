//! `cargo xtask`: builds, serves, tests and measures Gros.

use anyhow::Result;
use clap::Parser;
use std::process::ExitCode;
use xtask::{command, pack, page, pictures, serve, stages, tools};

/// Builds, serves, tests and measures Gros. What is missing is installed.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Build the page and serve it on 127.0.0.1
    Serve(serve::Options),
    /// Build the page into dist/, which works from any path of any server
    Build {
        /// Build quickly rather than small, into target/dev-page
        #[arg(long)]
        dev: bool,
        /// Build what Trunk asks for, where Trunk wants it: for its hook
        #[arg(long, conflicts_with = "dev")]
        trunk: bool,
    },
    /// Make the packages for npm, as archives in target/packages
    Pack,
    /// Run every check; or the stages that are named; or the tests whose names contain a word
    Test(stages::Options),
    /// Measure the solver; or, with --browser, what a seek costs on the page
    Bench {
        /// Measure the built page in Chromium
        #[arg(long)]
        browser: bool,
        /// What to measure
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        filter: Vec<String>,
    },
    /// Draw the boards as SVG into target/pictures/boards; or, with --page, take screenshots of the page
    Pictures {
        /// Take screenshots of the built page in Chromium, into target/pictures
        #[arg(long)]
        page: bool,
        /// Parts of the names of those to take, as in `rings-9-dark` or `rings-9-phone-dark`; a picture must match one of them
        filter: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Task::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<ExitCode> {
    match task {
        Task::Serve(options) => serve::serve(options)?,
        Task::Build { trunk: true, .. } => page::build_for_trunk()?,
        Task::Build { dev: true, .. } => println!("{}", page::build_quickly()?.display()),
        Task::Build { .. } => page::build()?,
        Task::Pack => pack::pack()?,
        Task::Test(options) => return stages::run(&options),
        Task::Bench { browser: true, .. } => on_page("seeks", &[])?,
        Task::Bench { filter, .. } => {
            command::run(command::cargo("bench --package gros-solver --").args(filter))?;
        }
        Task::Pictures { page: true, filter } => on_page("pictures", &filter)?,
        Task::Pictures { filter, .. } => pictures::draw(&filter)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs one of the programs of the browser tests on the built page.
fn on_page(program: &str, words: &[String]) -> Result<()> {
    page::built()?;
    tools::for_browsers()?;
    command::run(
        command::cargo("run --quiet --package gros-browser-tests --bin").arg(program).arg("--").args(words),
    )
}
