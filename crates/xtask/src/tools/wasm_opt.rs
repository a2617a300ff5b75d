//! wasm-opt, which takes about a fifth off the page: from npm, and no loss where it cannot be had.

use super::{Optimiser, npm};
use crate::{command, project};

const PACKAGE: &str = "binaryen@132.0.0";
/// Older ones do not know what today's compiler writes.
const OLDEST: u32 = 120;

/// Installs wasm-opt unless one that is new enough is there.
pub(super) fn ensure() -> Optimiser {
    if is_there() {
        return Optimiser::Present;
    }
    println!("wasm-opt is missing: getting it from npm, once.");
    match npm::install(&project::tools(), PACKAGE) {
        Ok(()) if is_there() => Optimiser::Present,
        Ok(()) => without("what npm installed does not run"),
        Err(error) => without(&format!("{error:#}")),
    }
}

fn without(reason: &str) -> Optimiser {
    println!("Going on without wasm-opt, the page will be larger: {reason}.");
    Optimiser::Absent
}

fn is_there() -> bool {
    let said = command::output(command::program("wasm-opt").arg("--version"));
    said.is_some_and(|said| version(&said).is_some_and(|version| version >= OLDEST))
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_version() {
        assert_eq!(version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version("wasm-opt\n"), None);
    }
}
