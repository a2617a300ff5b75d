//! `cargo xtask reproducible`: builds the page twice, in two folders, and compares every byte.

use crate::{command, packed, project, tools};
use anyhow::{Context, Result, ensure};
use std::{
    collections::BTreeMap,
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
        pages.push(contents(&folder.join("dist"))?);
    }
    let differing = differing(&pages[0], &pages[1]);
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

fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut contents = BTreeMap::new();
    for file in packed::all_files(folder)? {
        contents.insert(file.strip_prefix(folder)?.to_path_buf(), fs::read(&file)?);
    }
    Ok(contents)
}

fn differing<'a>(
    one: &'a BTreeMap<PathBuf, Vec<u8>>,
    other: &'a BTreeMap<PathBuf, Vec<u8>>,
) -> Vec<&'a PathBuf> {
    let unlike = one.iter().filter(|(name, bytes)| other.get(*name) != Some(*bytes)).map(|(name, _)| name);
    unlike.chain(other.keys().filter(|name| !one.contains_key(*name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_is_found() {
        let page = |files: &[(&str, &str)]| -> BTreeMap<PathBuf, Vec<u8>> {
            files.iter().map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec())).collect()
        };
        let one = page(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(differing(&one, &one), Vec::<&PathBuf>::new());
        let other = page(&[("a", "1"), ("b", "3"), ("d", "3")]);
        assert_eq!(differing(&one, &other), ["b", "c", "d"].map(Path::new));
    }
}
