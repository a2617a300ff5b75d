//! Compares two builds of the page file by file and byte by byte: Trunk's with ours, or two of ours in different
//! folders.

use super::libtest::Outcome;
use crate::{command, compress, entries::BASE, page, project, tools};
use anyhow::{Result, ensure};
use std::{collections::BTreeMap, env, fs, path::Path, process::Command};

/// Builds the page with Trunk and with our own tasks, both as published and for development. Without Trunk on this
/// machine nothing is compared, and a message says so.
pub(super) fn with_trunk() -> Result<Outcome> {
    if tools::find(&["trunk"]).is_none() {
        println!(
            "There is no Trunk on this machine, so nothing was compared: `cargo install trunk --version {} --locked` installs it.",
            tools::TRUNK
        );
        return Ok(Outcome::default());
    }
    page::build()?;
    let published = of_trunk(&["--release"], &project::dist())?;
    let live = page::build_live()?;
    Ok(Outcome { passed: published + of_trunk(&[], &live)?, ..Outcome::default() })
}

fn of_trunk(how: &[&str], own: &Path) -> Result<u32> {
    command::run(command::program("trunk").args(["build", "--offline"]).args(how))?;
    equal(own, &project::trunk())
}

/// Builds the committed and added files in two folders that differ in length and kind, so that no path can hide in the
/// page; with an address, so that the pictures for chats are there, too.
pub(super) fn reproducible() -> Result<Outcome> {
    let folders = ["one", "quite another place/of the same"]
        .map(|name| project::root().join("target/reproducible").join(name));
    for folder in &folders {
        fs::create_dir_all(folder)?;
        let mut copy = command::program("git");
        copy.args(["checkout-index", "--all", "--force"]).arg(format!("--prefix={}/", folder.display()));
        command::run(&mut copy)?;
        command::run(&mut build(folder)?)?;
    }
    Ok(Outcome { passed: equal(&folders[0].join("dist"), &folders[1].join("dist"))?, ..Outcome::default() })
}

/// Returns a command that runs this program as if it were in that folder, with the tools of this one.
fn build(folder: &Path) -> Result<Command> {
    let mut build = Command::new(env::current_exe()?);
    build.arg("build").current_dir(folder).env("CARGO_MANIFEST_DIR", folder.join("crates/xtask"));
    build.env("PATH", tools::search_path()).env_remove("CARGO_TARGET_DIR");
    build.env(BASE, "https://example.org/");
    Ok(build)
}

/// Counts the files of two folders if they have the same content.
fn equal(one: &Path, other: &Path) -> Result<u32> {
    let (one, other) = (contents(one)?, contents(other)?);
    let names = one.keys().chain(other.keys());
    let differing: Vec<&String> = names.filter(|name| one.get(*name) != other.get(*name)).collect();
    ensure!(differing.is_empty(), "the two pages differ in {differing:?}");
    println!("{} files are equal, byte by byte", one.len());
    Ok(u32::try_from(one.len())?)
}

fn contents(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let files = compress::all_files(folder)?;
    let read = |file: &Path| Ok((file.strip_prefix(folder)?.display().to_string(), fs::read(file)?));
    files.iter().map(|file| read(file)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_is_found() {
        let folder = |files: &[(&str, &str)]| {
            let folder = tempfile::tempdir().unwrap();
            files.iter().for_each(|(name, text)| fs::write(folder.path().join(name), text).unwrap());
            folder
        };
        let one = folder(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(equal(one.path(), one.path()).unwrap(), 3);
        let other = folder(&[("a", "1"), ("b", "3"), ("d", "3")]);
        let said = equal(one.path(), other.path()).unwrap_err().to_string();
        assert!(said.ends_with("[\"b\", \"c\", \"b\", \"d\"]"), "{said}");
    }
}
