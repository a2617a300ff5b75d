//! The folders of this project.

use std::{
    env,
    path::{Path, PathBuf},
};

/// Returns the folder of the workspace: the one with the lock file, above the package that cargo runs or above the
/// current folder. It is looked up each time, since a checkout can be moved after it was compiled.
pub fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let start = package.or_else(|| env::current_dir().ok()).unwrap_or_default();
    above(&start).unwrap_or(&start).to_path_buf()
}

fn above(start: &Path) -> Option<&Path> {
    start.ancestors().find(|folder| folder.join("Cargo.lock").is_file())
}

/// Returns the folder of the published page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Returns the folder of the page that Trunk builds, as set in `Trunk.toml`.
pub fn trunk() -> PathBuf {
    root().join("target/trunk")
}

/// Returns the folder of the programs that are installed for this project only.
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

/// Returns the folder of screenshots.
pub fn pictures() -> PathBuf {
    root().join("target/pictures")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_workspace() {
        assert!(root().join("crates/xtask/Cargo.toml").is_file());
        assert_eq!(above(Path::new("/")), None);
    }

    #[test]
    fn finds_what_trunk_builds() {
        let said = std::fs::read_to_string(root().join("Trunk.toml")).unwrap();
        let dist = said.lines().find_map(|line| line.strip_prefix("dist = \"")?.strip_suffix('"'));
        assert_eq!(root().join(dist.unwrap()), trunk());
    }
}
