//! Rust's standard library for the browser.

use crate::command;
use anyhow::{Context, Result};
use std::path::Path;

const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target unless it is there.
pub(super) fn ensure() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    command::run(command::program("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!("the Rust target {TARGET} is missing; install it as your Rust was installed")
    })
}

/// Asks the compiler, so that a Rust without rustup will do.
fn is_there() -> bool {
    let folder =
        command::output(command::program("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}
