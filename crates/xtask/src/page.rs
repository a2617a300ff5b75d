//! Bundling the page into `dist/`.

use crate::{
    command, offline, packed, project, sheets,
    sizes::{self, Size},
    tools::{self, Optimiser},
};
use anyhow::{Result, ensure};
use std::{env, fs, path::PathBuf, process::Command};

/// Builds the page as it is published and prints its sizes.
///
/// # Errors
/// If a tool is missing, the page does not compile, or `dist/` cannot be read.
pub fn build() -> Result<()> {
    bundle().map(|_| ())
}

/// Builds the page and holds it to its budget; without the optimiser it is built for a look only, and larger.
///
/// # Errors
/// As [`build`], and if the page is too large.
pub fn build_within_budget() -> Result<()> {
    let (optimiser, sizes) = bundle()?;
    if optimiser == Optimiser::Present { sizes::ensure_within_budget(&sizes) } else { Ok(()) }
}

fn bundle() -> Result<(Optimiser, Vec<Size>)> {
    let optimiser = tools::for_page()?;
    let mut trunk = trunk("build")?;
    trunk.args(["--cargo-profile", "page", "--dist"]).arg(project::dist());
    if optimiser == Optimiser::Present {
        // Trunk runs wasm-opt in release builds only; the cargo profile stays ours.
        trunk.arg("--release");
    }
    command::run(&mut trunk)?;
    sheets::join(&project::dist())?;
    offline::write(&project::dist())?;
    packed::write(&project::dist())?;
    let sizes = sizes::measure(&project::dist())?;
    print!("{}", sizes::table(&sizes));
    Ok((optimiser, sizes))
}

/// Trunk, kept from the network: what it would fetch is fetched before.
pub(crate) fn trunk(command: &str) -> Result<Command> {
    command::run(&mut command::cargo("fetch --locked"))?;
    let mut trunk = command::program("trunk");
    // Trunk reads NO_COLOR as a flag that wants `true` or `false`.
    trunk
        .args([command, "--offline"])
        .env_remove("NO_COLOR")
        .env("CARGO_ENCODED_RUSTFLAGS", without_machine_paths());
    Ok(trunk)
}

/// The compiler writes the places of sources into the program, for its messages. Those of the registry are shortened:
/// the page is the same wherever it is built, and does not tell where that was.
fn without_machine_paths() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    // Where there is no such folder, the sources are elsewhere, and keep their names.
    let registries = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    let registries = registries.map(|registry| (registry.path(), "registry"));
    let folders = registries.chain([(project::root(), "gros")]);
    let flags = folders.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    flags.collect::<Vec<_>>().join("\x1f")
}

/// Checks that there is a built page.
///
/// # Errors
/// If there is none.
pub fn ensure_built() -> Result<()> {
    ensure!(
        project::dist().join("index.html").is_file(),
        "there is no built page in dist: run `cargo xtask build` first"
    );
    Ok(())
}
