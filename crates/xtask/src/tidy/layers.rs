//! The layers of the page: which folders may import from which.

use super::Sources;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// What each folder of the page, or file beside the folders, imports from others, with a file that does so.
type Imports = BTreeMap<String, BTreeMap<String, String>>;

/// Finds what `ui` imports: it is the lowest layer and knows no puzzle.
pub(super) fn upward(sources: &Sources) -> Result<Vec<String>> {
    let imports = imports(sources);
    let of_ui = imports.get("ui").into_iter().flatten();
    Ok(of_ui.map(|(to, file)| format!("{file} imports {to}")).collect())
}

/// Finds the folders that import each other in a cycle.
pub(super) fn circles(sources: &Sources) -> Result<Vec<String>> {
    Ok(in_circles(&imports(sources)))
}

fn imports(sources: &Sources) -> Imports {
    let mut imports = Imports::new();
    for (path, text) in sources {
        let inner = path.strip_prefix("web/src/").filter(|inner| inner.ends_with(".rs") && !is_test(inner));
        if let Some(from) = inner.and_then(|inner| inner.split(['/', '.']).next()) {
            for to in named(text).filter(|to| to != from) {
                imports.entry(from.to_owned()).or_default().insert(to, path.clone());
            }
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
            imports.get(*folder).is_none_or(|known| known.keys().all(|to| !left.contains(to.as_str())))
        };
        let (ground, rest): (BTreeSet<&str>, BTreeSet<&str>) = left.iter().copied().partition(is_ground);
        if ground.is_empty() {
            return rest.into_iter().map(str::to_owned).collect();
        }
        left = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_is_found() {
        let page = |imports: &[(&str, &str)]| {
            let file =
                |(from, to): &(&str, &str)| (format!("web/src/{from}/{to}.rs"), format!("use crate::{to};"));
            imports.iter().map(file).collect::<Sources>()
        };
        assert!(circles(&page(&[("app", "board"), ("board", "ui"), ("app", "ui")])).unwrap().is_empty());
        let round = page(&[("app", "board"), ("board", "puzzles"), ("puzzles", "board"), ("board", "ui")]);
        assert_eq!(circles(&round).unwrap(), ["app", "board", "puzzles"]);
        assert_eq!(upward(&page(&[("ui", "board")])).unwrap(), ["web/src/ui/board.rs imports board"]);
    }

    #[test]
    fn imports_are_read_outside_tests() {
        let source = "use crate::ui::part;\nfn f() { crate::state::g(); }\n#[cfg(test)]\nmod tests {\n use crate::app;\n}\n";
        assert_eq!(named(source).collect::<Vec<_>>(), ["ui", "state"]);
    }
}
