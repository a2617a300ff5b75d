//! Which crates depend on a browser: those that build on wasm-bindgen, as js-sys, web-sys, gloo and yew do.

use crate::command;
use anyhow::{Context, Result};

const BROWSER_FREE: [&str; 7] =
    ["gros-steps", "gros-solver", "gros-session", "gros-learning", "gros-picture", "gros-text", "gros-state"];
/// The crate that does: if it were not found, finding none of the others would prove nothing.
const PAGE: &str = "gros-web";

/// Finds the packages that depend on wasm-bindgen, directly or indirectly, on any target.
pub(super) fn of_browsers() -> Result<Vec<String>> {
    let mut tree = command::cargo(
        "tree --workspace --edges normal,build --target all --prefix none --invert wasm-bindgen",
    );
    let tree = command::output(&mut tree).context("cargo tree fails")?;
    let depends = |package: &&str| tree.lines().any(|line| line.split(' ').next() == Some(*package));
    let unseen =
        Some(PAGE).filter(|page| !depends(page)).map(|_| format!("{PAGE} is not seen to depend on it"));
    let found = BROWSER_FREE.into_iter().filter(depends).map(|package| format!("{package} depends on it"));
    Ok(unseen.into_iter().chain(found).collect())
}
