//! Bundling the page, into `dist/` or where Trunk wants it.

use crate::{
    assets, compress, offline,
    program::{self, Build},
    project,
    sizes::{self, Size},
    tools,
};
use anyhow::{Context, Result, ensure};
use std::{
    env,
    path::{Path, PathBuf},
};

/// Builds the page as it is published and prints its sizes.
///
/// # Errors
/// If a tool is missing, the page does not compile, or `dist/` cannot be read.
pub fn build() -> Result<()> {
    bundle(&project::dist()).map(|_| ())
}

/// Builds the page that Trunk asks for, as published for a release and as [`build_live`] otherwise, into the folder that Trunk
/// names: what its hook calls.
///
/// # Errors
/// As [`build`], and if it is not Trunk that calls.
pub fn build_for_trunk() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let folder = folder.context("TRUNK_STAGING_DIR is not set: `trunk build` sets it")?;
    if env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release") {
        bundle(&folder).map(|_| ())
    } else {
        put_together(Build::Whole, &folder)
    }
}

/// Builds the page and holds it to its budget.
///
/// # Errors
/// As [`build`], and if the page is too large.
pub fn build_within_budget() -> Result<()> {
    sizes::ensure_within_budget(&bundle(&project::dist())?)
}

/// Builds the page for a look, quickly rather than small, and gives its folder.
///
/// # Errors
/// As [`build`].
pub fn build_quickly() -> Result<PathBuf> {
    let folder = assets::quick();
    put_together(Build::Quick, &folder)?;
    Ok(folder)
}

/// Builds the page for one who changes it, as quickly as can be, and returns its folder: in one piece, without a worker, and
/// loaded again in the browser whenever it is built again.
///
/// # Errors
/// As [`build`].
pub fn build_live() -> Result<PathBuf> {
    tools::for_page()?;
    build_live_again()
}

/// Builds that page again after a change of its sources, with the tools that [`build_live`] found or installed.
///
/// # Errors
/// As [`build`], except that the tools are not looked for.
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
    assets::gather(&program::build(build)?, build, folder)?;
    if build.has_pieces() { offline::write(folder) } else { Ok(()) }
}

/// Set, it names the folder of the built page that is looked at in browsers, in place of `dist/`.
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
