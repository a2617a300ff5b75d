//! `cargo xtask test trunk`: Trunk and our own build make the same page.

use super::libtest::Outcome;
use crate::{command, folders, page, project, tools};
use anyhow::{Result, ensure};
use std::path::Path;

/// Builds the page by both doors, as published and for a look, and compares every file. Without Trunk on this machine
/// there is one door only, which is said.
pub(super) fn compare() -> Result<Outcome> {
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

/// Lets Trunk build, and compares what comes of it with the page in a folder; gives the number of files.
fn of_trunk(how: &[&str], own: &Path) -> Result<u32> {
    command::run(command::program("trunk").args(["build", "--offline"]).args(how))?;
    let (trunk, own) = (folders::contents(&project::trunk())?, folders::contents(own)?);
    let differing = folders::differing(&own, &trunk);
    ensure!(differing.is_empty(), "the pages of the two doors differ in {differing:?}");
    println!("{} files are equal, byte by byte", own.len());
    Ok(u32::try_from(own.len())?)
}
