//! Where things stand: the folders of this project.

use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// The page as it is published.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Programs installed for this project alone.
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

/// Screenshots.
pub fn pictures() -> PathBuf {
    root().join("target/pictures")
}
