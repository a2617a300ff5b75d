//! Which crates know a browser: read from `cargo tree`.

use crate::command;
use anyhow::{Context, Result};

/// The crates that must not know a browser.
const BROWSER_FREE: [&str; 4] = ["gros-solver", "gros-session", "gros-picture", "gros-text"];
/// The crate that does: if nothing were found here, finding nothing there would prove nothing.
const PAGE: &str = "gros-web";
/// What the crates of browsers are called, or how their names begin.
const MARKS: [&str; 5] = ["web-sys", "js-sys", "wasm-bindgen", "gloo", "yew"];

pub(super) fn breaches() -> Result<Vec<String>> {
    let mut breaches: Vec<String> = unseen(&tree(PAGE)?)
        .map(|mark| format!("{PAGE} does not depend on {mark}, so this check proves nothing"))
        .collect();
    for package in BROWSER_FREE {
        let tree = tree(package)?;
        breaches.extend(of_browsers(&tree).map(|found| format!("{package} depends on {found}")));
    }
    Ok(breaches)
}

/// All that is compiled into a package or for it, on any target: one name and version a line.
fn tree(package: &str) -> Result<String> {
    let mut tree = command::cargo("tree --edges normal,build --target all --prefix none --package");
    command::output(tree.arg(package)).with_context(|| format!("cargo tree fails for {package}"))
}

fn crates(tree: &str) -> impl Iterator<Item = &str> {
    tree.lines().filter_map(|line| line.split_whitespace().next())
}

fn of_browsers(tree: &str) -> impl Iterator<Item = &str> {
    crates(tree).filter(|name| MARKS.iter().any(|mark| name.starts_with(mark)))
}

fn unseen(tree: &str) -> impl Iterator<Item = &'static str> {
    MARKS.into_iter().filter(|mark| !crates(tree).any(|name| name.starts_with(mark)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_crates_of_browsers() {
        let tree = "gros-solver v0.1.0 (/here)\ndashu-int v0.6.2\ngloo-timers v0.4.0\nweb-sys v0.3.1 (*)\n";
        assert_eq!(of_browsers(tree).collect::<Vec<_>>(), ["gloo-timers", "web-sys"]);
        assert_eq!(of_browsers("gros-solver v0.1.0\nstatic_assertions v1.1.0\n").count(), 0);
    }

    #[test]
    fn notices_that_it_proves_nothing() {
        let tree =
            "gros-web v0.1.0\nyew v0.23.0\ngloo v0.11.0\njs-sys v0.3\nweb-sys v0.3\nwasm-bindgen v0.2\n";
        assert_eq!(unseen(tree).count(), 0);
        assert_eq!(unseen("gros-web v0.1.0\nyew v0.23.0\n").count(), 4);
    }

    #[test]
    fn reads_a_real_tree() {
        let tree = tree("xtask").unwrap();
        assert!(crates(&tree).any(|name| name == "walkdir"), "{tree}");
        assert!(super::tree("no-such-package").is_err());
    }
}
