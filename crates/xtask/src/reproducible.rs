//! `cargo xtask reproducible`: builds the page twice, in two folders, and compares every byte.

use crate::{command, folders, project, tools};
use anyhow::{Context, Result, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The folders differ in length and kind, so that no path can hide in the page.
const FOLDERS: [&str; 2] = ["one", "quite another place/of the same"];

/// Builds what is committed or added twice and compares the pages.
///
/// # Errors
/// If a build fails or the pages differ; says in which files.
pub fn check() -> Result<()> {
    let sources = sources()?;
    let mut pages = Vec::new();
    for name in FOLDERS {
        let folder = project::root().join("target/reproducible").join(name);
        copy(&sources, &folder)?;
        command::run(&mut build(&folder)?)?;
        pages.push(folders::contents(&folder.join("dist"))?);
    }
    let differing = folders::differing(&pages[0], &pages[1]);
    ensure!(differing.is_empty(), "the two pages differ in {differing:?}");
    println!("{} files are equal, byte by byte", pages[0].len());
    Ok(())
}

/// The files that git knows of.
fn sources() -> Result<Vec<PathBuf>> {
    let listed = command::output(command::program("git").args(["ls-files", "-z"]));
    let listed = listed.context("git does not list the files")?;
    Ok(listed.split_terminator('\0').map(PathBuf::from).collect())
}

/// Copies the sources; what an earlier run has compiled stays.
fn copy(sources: &[PathBuf], folder: &Path) -> Result<()> {
    for file in sources {
        let (from, to) = (project::root().join(file), folder.join(file));
        fs::create_dir_all(to.parent().context("a file without a folder")?)?;
        fs::copy(&from, &to).with_context(|| from.display().to_string())?;
    }
    Ok(())
}

/// This program again, as if it stood in that folder; with the tools of this one.
fn build(folder: &Path) -> Result<Command> {
    let mut build = Command::new(env::current_exe()?);
    build.arg("build").current_dir(folder).env("CARGO_MANIFEST_DIR", folder.join("crates/xtask"));
    build.env("PATH", tools::search_path()).env_remove("CARGO_TARGET_DIR");
    Ok(build)
}
