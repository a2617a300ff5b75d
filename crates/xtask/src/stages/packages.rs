//! The crates as others use them: packed and built from their archives, with the oldest Rust and without std.

use crate::{
    command::{self, cargo},
    project,
};
use anyhow::{Context, Result};
use std::fs;

/// The crates that are made for others, each after those that it needs.
const PACKAGES: [&str; 8] = [
    "gros-steps",
    "gros-solver",
    "gros-session",
    "gros-learning",
    "gros-picture",
    "gros-text",
    "gros-board",
    "gros-cli",
];

/// A target without std.
const BARE: &str = "thumbv7em-none-eabihf";

pub fn check() -> Result<()> {
    let packages = PACKAGES.iter().flat_map(|package| ["--package", *package]);
    command::run(cargo("package --allow-dirty").args(packages))?;

    let oldest = oldest_rust()?;
    command::run(command::program("rustup").args(["toolchain", "install", &oldest, "--profile", "minimal"]))?;
    let mut old = command::program("rustup");
    old.args(["run", &oldest, "cargo", "check", "--package", "gros-solver", "--all-features"]);
    command::run(old.args(["--target-dir", "target/oldest-rust"]))?;

    command::run(command::program("rustup").args(["target", "add", BARE]))?;
    command::run(cargo("check --package gros-solver --features serde --target").arg(BARE))
}

/// Reads the oldest Rust that the solver promises to build with.
fn oldest_rust() -> Result<String> {
    let manifest = fs::read_to_string(project::root().join("crates/solver/Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).context("crates/solver/Cargo.toml does not say which Rust it needs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_rust_is_a_version() {
        assert!(oldest_rust().unwrap().starts_with("1."));
    }
}
