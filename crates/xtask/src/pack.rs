//! The npm packages, as archives: the solver, and the board as a custom element. Nothing is published.

use crate::{command, compress, program, project, tools};
use anyhow::{Context, Result, ensure};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The most bytes that a page transfers for boards with rings and towers in one language, at best compression.
///
/// The aim is 150 KB; until that is reached, this number locks in the progress.
const BOARD_BUDGET: usize = 174_600;
/// The same for the solver.
const SOLVER_BUDGET: usize = 127_000;

/// A program inside a package: a crate, compiled with all puzzles or only with the classics, and with words or without.
struct Program {
    name: &'static str,
    package: &'static str,
    is_classics: bool,
    has_words: bool,
}

const SOLVER: &[Program] =
    &[Program { name: "solver", package: "gros-solver-js", is_classics: false, has_words: false }];
const BOARD: &[Program] = &[
    Program { name: "classics", package: "gros-board-js", is_classics: true, has_words: true },
    Program { name: "all", package: "gros-board-js", is_classics: false, has_words: true },
];

/// The files that a page with rings and a tower fetches in English.
const FETCHED: [&str; 4] = ["gros-board.js", "classics.js", "classics.wasm", "en.words"];

/// Makes the archives, prints their sizes, and checks them against their budgets.
///
/// # Errors
/// If a tool is missing, a program does not compile, or a package is too large.
pub fn pack() -> Result<()> {
    tools::for_page()?;
    let solver = assemble("solver", SOLVER)?;
    rename(&solver, "solver.js", "program.js")?;
    let board = assemble("board", BOARD)?;
    bundle(&board)?;
    for folder in [&solver, &board] {
        archive(folder)?;
        print_sizes(folder)?;
    }
    within("@gros/solver", &solver, &["index.js", "program.js", "solver.wasm"], SOLVER_BUDGET)?;
    within("@gros/board with rings and a tower in English", &board, &FETCHED, BOARD_BUDGET)
}

/// Returns the folder that an archive is made of.
pub fn folder(name: &str) -> PathBuf {
    project::root().join("target/packages").join(name)
}

/// Returns the folder of a project that uses the packages, below the tools that it needs.
pub fn consumer() -> PathBuf {
    project::tools().join("npm/consumer")
}

/// Returns the archive of a package.
///
/// # Errors
/// If it was not made.
pub fn archive_of(name: &str) -> Result<PathBuf> {
    let file = folder("").join(format!("gros-{name}-{}.tgz", version()?));
    ensure!(file.is_file(), "there is no {}: run `cargo xtask pack` first", file.display());
    Ok(file)
}

/// Puts the contents of a package into a folder.
fn assemble(name: &str, programs: &[Program]) -> Result<PathBuf> {
    let (from, folder) = (project::root().join("packages").join(name), folder(name));
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&from)? {
        let file = entry?.path();
        if file.is_file() {
            fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
        }
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(project::root().join(licence), folder.join(licence))?;
    }
    let manifest = folder.join("package.json");
    let text = fs::read_to_string(&manifest)?;
    let named = text.replacen("\"version\": \"0.0.0\"", &format!("\"version\": \"{}\"", version()?), 1);
    ensure!(named != text, "{}: the version must be 0.0.0, it is filled in here", manifest.display());
    fs::write(manifest, named)?;
    for program in programs {
        build(program, &folder)?;
    }
    Ok(folder)
}

/// The version of the whole project, as in the manifest of the workspace.
fn version() -> Result<String> {
    let manifest = fs::read_to_string(project::root().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).context("Cargo.toml names no version")
}

/// Compiles a program, binds it to JavaScript and makes it small: `NAME.wasm` and `NAME.js`, and the words, if it has
/// any.
fn build(Program { name, package, is_classics, has_words }: &Program, folder: &Path) -> Result<()> {
    let compile = if *is_classics { program::of_classics } else { program::of_package };
    let (whole, messages) = compile(package)?;
    let bound = self::folder("bound").join(name);
    fs::create_dir_all(&bound)?;
    program::bind(&whole, name, false, &bound)?;
    let (script, file) = (bound.join(format!("{name}.js")), bound.join(format!("{name}_bg.wasm")));
    command::run(&mut program::made_small(&file))?;
    fs::copy(file, folder.join(format!("{name}.wasm")))?;
    // Bundlers look for what a script names.
    let text = fs::read_to_string(&script)?.replace(&format!("{name}_bg.wasm"), &format!("{name}.wasm"));
    fs::write(&script, text)?;
    let mut esbuild = command::program("esbuild");
    esbuild.arg(&script).args(["--minify", "--target=esnext", "--format=esm", "--log-level=warning"]);
    command::run(esbuild.arg(format!("--outfile={}", folder.join(format!("{name}.js")).display())))?;
    if *has_words {
        program::copy_words(&[program::WORDS], &program::words_of(&messages)?, folder)?;
    }
    Ok(())
}

fn rename(folder: &Path, from: &str, to: &str) -> Result<()> {
    Ok(fs::rename(folder.join(from), folder.join(to))?)
}

/// Makes one script of the element; the programs stay separate scripts, which are fetched when they are needed.
fn bundle(board: &Path) -> Result<()> {
    let (from, between) = (project::root().join("packages/board/src"), folder("bound").join("element"));
    fs::create_dir_all(&between)?;
    for entry in fs::read_dir(from)? {
        let file = entry?.path();
        let copy = between.join(file.file_name().unwrap_or_default());
        if file.extension().is_some_and(|kind| kind == "css") {
            let mut esbuild = command::program("esbuild");
            esbuild.arg(&file).args(["--minify", "--target=esnext", "--log-level=warning"]);
            command::run(esbuild.arg(format!("--outfile={}", copy.display())))?;
        } else {
            fs::copy(&file, copy)?;
        }
    }
    let mut esbuild = command::program("esbuild");
    esbuild.arg(between.join("index.js"));
    esbuild.args(["--bundle", "--minify", "--charset=utf8", "--target=esnext", "--format=esm"]);
    esbuild.args(["--loader:.css=text", "--log-level=warning"]);
    esbuild.args(BOARD.iter().map(|program| format!("--external:./{}.js", program.name)));
    command::run(esbuild.arg(format!("--outfile={}", board.join("gros-board.js").display())))
}

fn archive(folder: &Path) -> Result<()> {
    let mut npm = command::program("npm");
    npm.args(["pack", "--silent", "--pack-destination"]).arg(self::folder("")).current_dir(folder);
    command::run(&mut npm)
}

fn print_sizes(folder: &Path) -> Result<()> {
    for file in compress::files(folder)? {
        let bytes = fs::read(&file)?;
        let name = file.strip_prefix(self::folder("")).unwrap_or(&file).display().to_string();
        println!("{name:32}  {:>9}  {:>9}", bytes.len(), compress::transferred(&file, &bytes)?);
    }
    Ok(())
}

/// Checks what is transferred of a package against a budget.
fn within(what: &str, folder: &Path, files: &[&str], budget: usize) -> Result<()> {
    let mut transferred = 0;
    for file in files {
        let file = folder.join(file);
        transferred += compress::transferred(&file, &fs::read(&file)?)?;
    }
    println!("{what}: {transferred} bytes of {budget}");
    ensure!(transferred <= budget, "{what} takes {transferred} bytes, {budget} are allowed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        assert_eq!(version().unwrap(), env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn a_package_that_is_too_large_fails() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.txt"), "gros").unwrap();
        assert!(within("a", folder.path(), &["a.txt"], 100).is_ok());
        assert!(within("a", folder.path(), &["a.txt"], 3).is_err());
    }
}
