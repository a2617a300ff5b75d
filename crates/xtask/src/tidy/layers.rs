//! What may import what: within a crate of the page, no folders each other in a cycle, which cargo forbids between crates;
//! and outside the page, no crate a browser, that is, one that builds on wasm-bindgen, as js-sys, web-sys, gloo and yew do.

use super::Sources;
use crate::command;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};

/// The imports of each folder of the page, or file beside the folders, from others of its crate.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// Finds the folders that import each other in a cycle.
pub(super) fn circles(sources: &Sources) -> Result<Vec<String>> {
    Ok(in_circles(&imports(sources)))
}

fn imports(sources: &Sources) -> Imports {
    let mut imports = Imports::new();
    for (path, text) in sources {
        let is_read = path.starts_with("web/") && path.ends_with(".rs") && !is_test(path);
        if let Some((krate, inner)) = path.split_once("src/").filter(|_| is_read) {
            let folder = |name: &str| format!("{krate}src/{name}");
            let from = inner.split(['/', '.']).next().unwrap_or_default();
            let others = named(text).filter(|to| to != from).map(|to| folder(&to));
            imports.entry(folder(from)).or_default().extend(others);
        }
    }
    imports
}

fn is_test(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.starts_with("tests"))
}

/// Lists the first names after `crate::`, outside a file's tests.
fn named(source: &str) -> impl Iterator<Item = String> + '_ {
    let program = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let behind = program.split("crate::").skip(1);
    behind
        .map(|rest| rest.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '_').collect())
}

/// Repeatedly removes everything whose imports have all been removed; what remains is in a cycle or leads into one.
fn in_circles(imports: &Imports) -> Vec<String> {
    let mut left: BTreeSet<&str> = imports.keys().map(String::as_str).collect();
    loop {
        let is_ground = |folder: &&str| {
            imports.get(*folder).is_none_or(|known| known.iter().all(|to| !left.contains(to.as_str())))
        };
        let (ground, rest): (BTreeSet<&str>, BTreeSet<&str>) = left.iter().copied().partition(is_ground);
        if ground.is_empty() {
            return rest.into_iter().map(str::to_owned).collect();
        }
        left = rest;
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_is_found() {
        let page = |imports: &[(&str, &str)]| {
            let file = |(from, to): &(&str, &str)| {
                (format!("web/x/src/{from}/{to}.rs"), format!("use crate::{to};"))
            };
            imports.iter().map(file).collect::<Sources>()
        };
        assert!(circles(&page(&[("app", "board"), ("board", "ui"), ("app", "ui")])).unwrap().is_empty());
        let round = page(&[("app", "board"), ("board", "puzzles"), ("puzzles", "board"), ("board", "ui")]);
        assert_eq!(circles(&round).unwrap(), ["web/x/src/app", "web/x/src/board", "web/x/src/puzzles"]);
    }

    #[test]
    fn imports_are_read_outside_tests() {
        let source = "use crate::ui::part;\nfn f() { crate::state::g(); }\n#[cfg(test)]\nmod tests {\n use crate::app;\n}\n";
        assert_eq!(named(source).collect::<Vec<_>>(), ["ui", "state"]);
    }
}
