//! The rules of this project that no other tool checks.

mod keys;
mod layers;
mod policy;
mod rust;
mod sentences;
mod styles;
mod tokens;

use crate::project;
use anyhow::{Context, Result, ensure};
use std::{collections::BTreeMap, fs, path::Path};
use walkdir::WalkDir;

/// The texts of the project's files, by their paths relative to its folder, with slashes.
type Sources = BTreeMap<String, String>;

/// The lines of a file that break a rule.
type Lines = Result<Vec<usize>>;

/// How to find violations of a rule.
enum Find {
    /// In each file whose path the first function accepts.
    Lines(fn(&str) -> bool, fn(&str) -> Lines),
    /// In all files together, or elsewhere.
    Breaches(fn(&Sources) -> Result<Vec<String>>),
}

use Find::{Breaches, Lines as In};

/// Each rule: its text, and how to find violations.
const RULES: &[(&str, Find)] = &[
    (
        "solver, session, pictures, text and the state of the page do not depend on a browser",
        Breaches(|_| layers::of_browsers()),
    ),
    (
        "unsafe code is forbidden",
        In(|path| path == "Cargo.toml", |text| lacks(text, "\nunsafe_code = \"forbid\"\n")),
    ),
    (
        "crates follow the workspace's lints",
        In(is_member, |text| lacks(text, "\n[lints]\nworkspace = true\n")),
    ),
    ("the page's policy allows its own files and its program", In(|path| path == PAGE, policy::of_the_page)),
    ("the page has no inline script, style or handler", In(|path| path == PAGE, policy::inline)),
    ("the server's headers agree with those of the page", In(|path| path == SERVER, policy::of_the_server)),
    ("no script makes HTML or code from text", In(is_script, policy::from_text)),
    ("no view makes HTML or code from text", In(is_view, rust::from_text)),
    ("no view sets a style attribute", In(is_view, rust::style_attributes)),
    ("lists of views are fragments", In(is_view, rust::flat_lists)),
    ("no view names a colour", In(is_view, rust::colours)),
    ("no style names a colour", In(is_style, styles::colours)),
    ("no :has() selects by position, or applies to any element", In(is_style, styles::costly)),
    ("the head of layout.css lists the conditions of all styles", In(is_style, styles::unlisted)),
    ("no folders of the page import each other in a cycle", Breaches(layers::circles)),
    ("every text is used", Breaches(|sources| Ok(keys::unused(sources)))),
    ("every module begins with a description", In(is_rust, rust::undocumented)),
    (
        "boards never compute or play legal moves",
        In(|path| path.starts_with("web/stage/src/puzzles/"), rust::plays),
    ),
    ("no variant of a puzzle is named outside puzzles/", In(asks_any_puzzle, rust::variants)),
    ("only crates/text contains sentences", In(speaks_through_text, sentences::find)),
];

const PAGE: &str = "index.html";
const SERVER: &str = "deploy/nginx.conf";

/// Checks every rule and prints each.
pub fn check() -> Result<()> {
    let sources = sources()?;
    let mut broken = 0;
    for (says, find) in RULES {
        let breaches = breaches(find, &sources)?;
        println!("{} {says}", if breaches.is_empty() { "holds: " } else { "BROKEN:" });
        breaches.iter().for_each(|breach| println!("        {breach}"));
        broken += usize::from(!breaches.is_empty());
    }
    ensure!(broken == 0, "{broken} of the rules are broken");
    Ok(())
}

fn breaches(find: &Find, sources: &Sources) -> Result<Vec<String>> {
    let (covers, find) = match find {
        In(covers, find) => (covers, find),
        Breaches(find) => return find(sources),
    };
    let mut breaches = Vec::new();
    for (path, text) in sources.iter().filter(|(path, _)| covers(path)) {
        let lines = find(text).with_context(|| path.clone())?;
        breaches.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
    }
    Ok(breaches)
}

fn sources() -> Result<Sources> {
    let mut sources = Sources::new();
    for name in ["Cargo.toml", "index.html", "deploy", "crates", "web", "tests"] {
        for entry in WalkDir::new(project::root().join(name)) {
            let entry = entry?;
            let is_read = |kind: &std::ffi::OsStr| {
                ["rs", "js", "css", "ftl", "toml", "html", "conf"].iter().any(|known| kind == *known)
            };
            if entry.file_type().is_file() && entry.path().extension().is_some_and(is_read) {
                sources.insert(relative(entry.path()), fs::read_to_string(entry.path())?);
            }
        }
    }
    Ok(sources)
}

fn relative(path: &Path) -> String {
    let inner = path.strip_prefix(project::root()).unwrap_or(path);
    inner.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Finds the lines that match, counted from one.
fn lines_that(is_such: impl Fn(&str) -> bool, text: &str) -> Lines {
    Ok(text.lines().enumerate().filter(|(_, line)| is_such(line)).map(|(index, _)| index + 1).collect())
}

/// Finds the first line if a text lacks something.
fn lacks(text: &str, part: &str) -> Lines {
    Ok(if text.contains(part) { vec![] } else { vec![1] })
}

fn is_member(path: &str) -> bool {
    path.ends_with("/Cargo.toml")
}

fn is_rust(path: &str) -> bool {
    path.ends_with(".rs")
}

fn is_script(path: &str) -> bool {
    path.starts_with("web/") && path.ends_with(".js")
}

fn is_style(path: &str) -> bool {
    path.starts_with("web/") && path.ends_with(".css")
}

fn is_view(path: &str) -> bool {
    is_rust(path) && (path.starts_with("web/") || path.starts_with("crates/board/"))
}

/// The sources of the program, without files that contain only tests.
fn is_program(path: &str) -> bool {
    const PARTS: [&str; 14] = [
        "crates/steps/src/",
        "crates/solver/src/",
        "crates/session/src/",
        "crates/picture/src/",
        "crates/board/src/",
        "crates/text/src/",
        "crates/cli/src/",
        "web/src/",
        "web/explain/src/",
        "web/learning/src/",
        "web/panels/src/",
        "web/stage/src/",
        "web/state/src/",
        "web/ui/src/",
    ];
    let name = path.rsplit('/').next().unwrap_or_default();
    is_rust(path)
        && PARTS.iter().any(|part| path.starts_with(part))
        && !path.contains("/tests/")
        && !name.starts_with("tests")
}

/// Code that treats all puzzles alike.
fn asks_any_puzzle(path: &str) -> bool {
    is_program(path) && !path.contains("/puzzles/") && !path.ends_with("/puzzles.rs")
}

/// Code that takes its words from crates/text. The catalogue has names of products and sources; errors of the solver
/// contain what a programmer reads.
fn speaks_through_text(path: &str) -> bool {
    const OTHERS: [&str; 2] = ["crates/solver/src/catalogue.rs", "crates/solver/src/error.rs"];
    is_program(path) && !path.starts_with("crates/text/") && !OTHERS.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_cover_their_files() {
        assert!(asks_any_puzzle("crates/text/src/task.rs") && !asks_any_puzzle("crates/text/src/puzzles.rs"));
        assert!(asks_any_puzzle("web/src/app.rs") && asks_any_puzzle("crates/board/src/lib.rs"));
        for path in
            ["crates/text/src/puzzles/rings.rs", "web/stage/src/puzzles/mod.rs", "web/state/src/tests.rs"]
        {
            assert!(!asks_any_puzzle(path), "{path}");
        }
        assert!(speaks_through_text("web/src/app.rs") && !speaks_through_text("crates/text/src/lib.rs"));
        assert!(!speaks_through_text("crates/session/src/spec/tests.rs"));
    }

    #[test]
    fn a_missing_line_is_found() {
        let lints = |manifest| lacks(manifest, "\n[lints]\nworkspace = true\n").unwrap();
        assert!(lints("[package]\n\n[lints]\nworkspace = true\n").is_empty());
        assert_eq!(lints("[package]\n\n[lints.rust]\nunsafe_code = \"allow\"\n"), [1]);
        assert!(sources().unwrap().keys().any(|path| path == "crates/steps/Cargo.toml" && is_member(path)));
    }
}
