//! Bundles the page, into `dist/` or where Trunk wants it.

use crate::{
    assets::{self, Bundled},
    compress, offline,
    program::{self, Build},
    project,
    sizes::{self, Size},
    tools,
};
use anyhow::{Context, Result, anyhow, ensure};
use std::{
    env,
    path::{Path, PathBuf},
    thread,
};

/// Builds the page as it is published and prints its sizes.
///
/// # Errors
/// If a tool is missing, the page does not compile, or `dist/` cannot be read.
pub fn build() -> Result<()> {
    bundle(&project::dist()).map(|_| ())
}

/// Builds the page for Trunk's hook, into the folder that Trunk names: as published for a release, and as
/// [`build_live`] does otherwise.
///
/// # Errors
/// As [`build`], and if Trunk is not the caller.
pub fn build_for_trunk() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let folder = folder.context("TRUNK_STAGING_DIR is not set: `trunk build` sets it")?;
    if env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release") {
        bundle(&folder).map(|_| ())
    } else {
        put_together(Build::Whole, &folder)
    }
}

/// Builds the page and checks it against its budget.
///
/// # Errors
/// As [`build`], and if the page is too large.
pub fn build_within_budget() -> Result<()> {
    sizes::ensure_within_budget(&bundle(&project::dist())?)
}

/// Builds the page quickly rather than small, and returns its folder.
///
/// # Errors
/// As [`build`].
pub fn build_quickly() -> Result<PathBuf> {
    let folder = assets::quick();
    put_together(Build::Quick, &folder)?;
    Ok(folder)
}

/// Builds the page as quickly as possible for someone who is changing it, and returns its folder. It is in one piece,
/// has no service worker, and reloads in the browser whenever it is rebuilt.
///
/// # Errors
/// As [`build`].
pub fn build_live() -> Result<PathBuf> {
    tools::for_page()?;
    build_live_again()
}

/// Rebuilds that page after a change of its sources, with the tools that [`build_live`] found or installed.
///
/// # Errors
/// As [`build`], except that no tools are looked for.
pub fn build_live_again() -> Result<PathBuf> {
    let folder = assets::whole();
    assemble(Build::Whole, &folder)?;
    Ok(folder)
}

fn bundle(folder: &Path) -> Result<Vec<Size>> {
    put_together(Build::Small, folder)?;
    compress::write(folder)?;
    let sizes = sizes::measure(folder)?;
    print!("{}", sizes::table(&sizes));
    Ok(sizes)
}

fn put_together(build: Build, folder: &Path) -> Result<()> {
    tools::for_page()?;
    assemble(build, folder)
}

fn assemble(build: Build, folder: &Path) -> Result<()> {
    let (program, around) = thread::scope(|threads| {
        let around = threads.spawn(|| Bundled::of(build));
        (program::build(build), around.join())
    });
    let around = around.map_err(|_| anyhow!("the styles and scripts cannot be bundled"))?;
    assets::gather(&program?, &around?, folder)?;
    if build.has_pieces() { offline::write(folder) } else { Ok(()) }
}

/// If set, the folder of the built page to open in browsers instead of `dist/`.
pub const PAGE: &str = "GROS_PAGE";

/// Returns the folder of the built page.
///
/// # Errors
/// If there is none.
pub fn built() -> Result<PathBuf> {
    let folder = env::var_os(PAGE).map_or_else(project::dist, PathBuf::from);
    ensure!(
        folder.join("index.html").is_file(),
        "there is no built page in {}: run `cargo xtask build` first",
        folder.display()
    );
    Ok(folder)
}
