//! Rules about the text of the sources.

use super::{
    Wall,
    tokens::{Token, tokens},
};
use crate::project;
use anyhow::{Context, Result};
use std::{fs, path::Path};
use walkdir::WalkDir;

/// The lines of a file that break a rule.
type Lines = Result<Vec<usize>>;

/// The rules, as walls.
pub(super) fn walls() -> [Wall; 5] {
    [
        Wall {
            says: "every module begins with what it is about",
            breaches: || breaches(|_| true, unintroduced),
        },
        Wall {
            says: "boards receive legal moves, they never compute or play them",
            breaches: || breaches(|path| path.starts_with("web/src/puzzles"), plays),
        },
        Wall {
            says: "the list, the folders puzzles/ and tests alone name the variants of a puzzle",
            breaches: || breaches(asks_any_puzzle, variants),
        },
        Wall {
            says: "only crates/text holds sentences",
            breaches: || breaches(speaks_through_text, chinese),
        },
        Wall {
            says: "no view sets a style attribute",
            breaches: || breaches(|path| path.starts_with("web/src/"), styles),
        },
    ]
}

fn breaches(covers: fn(&str) -> bool, find: fn(&str) -> Lines) -> Result<Vec<String>> {
    let mut breaches = Vec::new();
    for folder in ["crates", "web", "tests"] {
        for entry in WalkDir::new(project::root().join(folder)).sort_by_file_name() {
            let entry = entry?;
            let path = relative(entry.path());
            if path.ends_with(".rs") && covers(&path) {
                let lines = find(&fs::read_to_string(entry.path())?).with_context(|| path.clone())?;
                breaches.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
            }
        }
    }
    Ok(breaches)
}

/// The path from the workspace's folder, with slashes.
pub(super) fn relative(path: &Path) -> String {
    let inner = path.strip_prefix(project::root()).unwrap_or(path);
    inner.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

fn in_src_of(path: &str, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with("/src/")))
}

/// What asks every puzzle alike.
fn asks_any_puzzle(path: &str) -> bool {
    let program =
        ["solver", "session", "text", "cli", "picture", "board"].map(|name| format!("crates/{name}"));
    let program: Vec<&str> = program.iter().map(String::as_str).chain(["web"]).collect();
    in_src_of(path, &program)
        && !path.contains("/puzzles/")
        && !path.ends_with("/puzzles.rs")
        && !is_test(path)
}

/// A file of tests alone.
fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.rsplit('/').next().is_some_and(|name| name.starts_with("tests"))
}

/// The parts whose words come from crates/text, without their tests.
fn speaks_through_text(path: &str) -> bool {
    in_src_of(path, &["crates/solver", "crates/session", "crates/cli", "web"]) && !is_test(path)
}

fn unintroduced(source: &str) -> Lines {
    let introduced =
        source.lines().find(|line| !line.trim().is_empty()).is_some_and(|line| line.starts_with("//!"));
    Ok(if introduced { vec![] } else { vec![1] })
}

fn variants(source: &str) -> Lines {
    const ANY: [&str; 6] = ["AnyPuzzle", "AnyState", "AnyMove", "AnyRoute", "AnyReason", "AnyPosition"];
    matching(source, |row, at| {
        let is_named = ANY.contains(&row[at].text.as_str()) && follows(&row[at + 1..], 0, &[":", ":"]);
        is_named && row.get(at + 3).is_some_and(|name| name.text.starts_with(char::is_uppercase))
    })
}

fn plays(source: &str) -> Lines {
    matching(source, |row, at| {
        follows(row, at, &["legal_moves", "("]) || follows(row, at, &[".", "play", "("])
    })
}

/// Chinese is what tells a sentence from a word that programs exchange; the English of it stands beside it.
fn chinese(source: &str) -> Lines {
    matching(source, |row, at| row[at].literal && row[at].text.chars().any(is_han))
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// An attribute `style=` in a view; a variable or a field of that name is none.
fn styles(source: &str) -> Lines {
    matching(source, |row, at| {
        let before = at.checked_sub(1).map_or("", |before| row[before].text.as_str());
        let after = row.get(at + 2).map_or("", |after| after.text.as_str());
        follows(row, at, &["style", "="])
            && !["let", "mut", "."].contains(&before)
            && !["=", ">"].contains(&after)
    })
}

fn follows(row: &[Token], at: usize, texts: &[&str]) -> bool {
    row[at..].len() >= texts.len() && row[at..].iter().zip(texts).all(|(token, text)| token.text == *text)
}

fn matching(source: &str, breaks: impl Fn(&[Token], usize) -> bool) -> Lines {
    let row = tokens(source)?;
    Ok((0..row.len()).filter(|at| breaks(&row, *at)).map(|at| row[at].line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(find: fn(&str) -> Lines, source: &str, lines: &[usize]) {
        assert_eq!(find(source).unwrap(), lines, "{source}");
    }

    #[test]
    fn modules_are_introduced() {
        check(unintroduced, "\n//! About this.\n", &[]);
        check(unintroduced, "use std::fs;\n//! Too late.\n", &[1]);
        check(unintroduced, "", &[1]);
    }

    #[test]
    fn variants_stay_in_the_list() {
        check(variants, "fn f() {\n let a = AnyPuzzle::from(b);\n if let AnyState::Rings(c) = d {} }", &[3]);
        assert!(asks_any_puzzle("crates/text/src/task.rs") && !asks_any_puzzle("crates/text/src/puzzles.rs"));
        assert!(asks_any_puzzle("web/src/app.rs") && asks_any_puzzle("crates/board/src/lib.rs"));
        for path in ["crates/text/src/puzzles/rings.rs", "web/src/puzzles/mod.rs", "web/src/state/tests.rs"] {
            assert!(!asks_any_puzzle(path), "{path}");
        }
    }

    #[test]
    fn boards_do_not_play() {
        check(plays, "fn f() {\n let a = puzzle.legal_moves(&s);\n rings.play(&s, m);\n}", &[2, 3]);
        check(plays, "fn f(legal_moves: &[u32], on_play: u8) { play(); } // puzzle.play(", &[]);
    }

    #[test]
    fn sentences_stay_in_text() {
        check(chinese, "fn f() -> &'static str {\n \"九连环\" }", &[2]);
        check(
            chinese,
            "/// 九连环\nfn f() { g('９') } // 九\n#[cfg(test)]\nmod tests { const A: &str = \"九\"; }",
            &[],
        );
        assert!(speaks_through_text("web/src/app.rs") && !speaks_through_text("crates/text/src/lib.rs"));
        assert!(!speaks_through_text("crates/session/src/spec/tests.rs"));
    }

    #[test]
    fn views_have_no_style_attribute() {
        check(styles, "fn f() { html! {\n <p style=\"color: red\"></p> } }", &[2]);
        check(styles, "fn f() { html! {\n <p style={css}></p> } }", &[2]);
        check(
            styles,
            "fn f() { let style = 1; self.style = 2; if style == 3 {} match x { style => 4 } }",
            &[],
        );
    }
}
