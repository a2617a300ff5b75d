//! Compares the solver's public interface with a packed release: code written against that release must still
//! compile.

use crate::{
    command::{self, cargo},
    project, tools,
};
use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};

/// The archives of the release, in `crates/xtask/baseline`: the solver, and the crate whose types it shows.
const SOLVER: &str = "gros-solver-0.1.0";
const STEPS: &str = "gros-steps-0.1.0";

/// Where the solver's manifest names the other crate, which is beside it here instead of on a registry.
const DEPENDENCY: &str = "[dependencies.gros-steps]\n";

pub fn check() -> Result<()> {
    tools::for_semver()?;
    // Not below the workspace, whose member it is not.
    let folder = tempfile::tempdir()?;
    unpack(&project::root().join("crates/xtask/baseline"), folder.path())?;
    command::run(cargo("semver-checks --package gros-solver --baseline-root").arg(folder.path().join(SOLVER)))
}

fn unpack(archives: &Path, folder: &Path) -> Result<()> {
    for name in [STEPS, SOLVER] {
        let archive = archives.join(format!("{name}.crate"));
        command::run(command::program("tar").arg("-xzf").arg(archive).arg("-C").arg(folder))?;
    }
    name_neighbour(&folder.join(SOLVER).join("Cargo.toml"))
}

fn name_neighbour(manifest: &Path) -> Result<()> {
    let text = fs::read_to_string(manifest)?;
    ensure!(text.contains(DEPENDENCY), "{} does not need gros-steps", manifest.display());
    let beside = text.replacen(DEPENDENCY, &format!("{DEPENDENCY}path = \"../{STEPS}\"\n"), 1);
    fs::write(manifest, beside).with_context(|| manifest.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_release_finds_its_neighbour() {
        let folder = tempfile::tempdir().unwrap();
        unpack(&project::root().join("crates/xtask/baseline"), folder.path()).unwrap();
        let mut metadata = cargo("metadata --no-deps --offline --format-version 1 --manifest-path");
        metadata.arg(folder.path().join(SOLVER).join("Cargo.toml"));
        let described = command::read(&mut metadata).unwrap();
        assert!(described.contains(&format!("/{STEPS}\"")), "{described}");
    }
}
