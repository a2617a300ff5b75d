//! The lints: forbidden in the workspace, followed by every crate.

use super::rules::relative;
use crate::project;
use anyhow::{Context, Result};
use std::fs;
use toml::{Table, Value};
use walkdir::WalkDir;

pub(super) fn breaches() -> Result<Vec<String>> {
    let mut breaches = Vec::new();
    if !forbids_unsafe(&read("Cargo.toml")?) {
        breaches.push("Cargo.toml does not forbid unsafe code".to_owned());
    }
    for manifest in members()? {
        if !follows_workspace(&read(&manifest)?) {
            breaches.push(format!("{manifest} does not say `lints.workspace = true`"));
        }
    }
    Ok(breaches)
}

fn members() -> Result<Vec<String>> {
    let mut manifests = Vec::new();
    for folder in ["crates", "web", "tests"] {
        for entry in WalkDir::new(project::root().join(folder)).sort_by_file_name() {
            let entry = entry?;
            if entry.file_name() == "Cargo.toml" {
                manifests.push(relative(entry.path()));
            }
        }
    }
    Ok(manifests)
}

fn read(manifest: &str) -> Result<Table> {
    let text = fs::read_to_string(project::root().join(manifest))?;
    text.parse().with_context(|| format!("{manifest} is not readable as TOML"))
}

fn forbids_unsafe(manifest: &Table) -> bool {
    at(manifest, &["workspace", "lints", "rust", "unsafe_code"]).and_then(Value::as_str) == Some("forbid")
}

fn follows_workspace(manifest: &Table) -> bool {
    at(manifest, &["lints", "workspace"]).and_then(Value::as_bool) == Some(true)
}

fn at<'a>(table: &'a Table, path: &[&str]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    rest.iter().try_fold(table.get(*first)?, |value, key| value.get(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_code_must_be_forbidden() {
        assert!(forbids_unsafe(&"[workspace.lints.rust]\nunsafe_code = \"forbid\"\n".parse().unwrap()));
        assert!(!forbids_unsafe(&"[workspace.lints.rust]\nunsafe_code = \"deny\"\n".parse().unwrap()));
        assert!(!forbids_unsafe(&Table::new()));
    }

    #[test]
    fn every_crate_must_follow() {
        assert!(follows_workspace(&"[lints]\nworkspace = true\n".parse().unwrap()));
        assert!(!follows_workspace(&"[lints.rust]\nunsafe_code = \"allow\"\n".parse().unwrap()));
    }

    #[test]
    fn sees_every_member() {
        let members = members().unwrap();
        assert!(members.iter().any(|manifest| manifest == "crates/xtask/Cargo.toml"), "{members:?}");
        assert!(members.iter().any(|manifest| manifest == "web/Cargo.toml"), "{members:?}");
    }
}
