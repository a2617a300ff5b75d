//! Cargo.lock: the versions this project is built with.

use crate::project;
use anyhow::{Context, Result};
use std::fs;

/// The version of a package in Cargo.lock.
pub(super) fn version_of(package: &str) -> Result<String> {
    let lock = fs::read_to_string(project::root().join("Cargo.lock")).context("Cargo.lock cannot be read")?;
    version_in(&lock, package)?.with_context(|| format!("Cargo.lock does not name {package}"))
}

fn version_in(lock: &str, package: &str) -> Result<Option<String>> {
    let lock: toml::Table = lock.parse().context("Cargo.lock is not readable as TOML")?;
    let packages = lock.get("package").and_then(toml::Value::as_array).into_iter().flatten();
    let text = |entry: &toml::Value, key: &str| entry.get(key)?.as_str().map(str::to_owned);
    Ok(packages
        .filter(|entry| text(entry, "name").as_deref() == Some(package))
        .find_map(|entry| text(entry, "version")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_a_version() {
        let lock = "version = 4\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n[[package]]\nname = \"b\"\nversion = \"2.0.1\"\n";
        assert_eq!(version_in(lock, "b").unwrap().as_deref(), Some("2.0.1"));
        assert_eq!(version_in(lock, "c").unwrap(), None);
        assert!(version_in("[", "b").is_err());
    }
}
