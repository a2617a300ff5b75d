//! `cargo xtask test WORD`: what contains the word, quickly.

use super::{
    browser_tests,
    libtest::{self, Outcome},
    native,
};
use crate::{command, page, project, tools};
use anyhow::{Result, bail};
use std::{fs, path::Path};
use walkdir::WalkDir;

/// Runs the tests whose names contain one of the words: those without a browser first, those in browsers on a page that
/// is built quickly.
pub(super) fn run(words: &[String]) -> Result<Outcome> {
    let mut outcome = native::run_named(&packages(words)?, words)?;
    if outcome.failed == 0 && are_in_browsers(words) {
        tools::for_browsers()?;
        let folder = page::build_quickly()?;
        let mut tests = browser_tests();
        tests.env(page::PAGE, folder).arg("--").args(words);
        outcome += libtest::run(&mut [tests])?;
    }
    if outcome.passed + outcome.failed == 0 {
        bail!("no test has {} in its name", words.join(" or "));
    }
    Ok(outcome)
}

fn are_in_browsers(words: &[String]) -> bool {
    let listed = command::output(browser_tests().arg("--").arg("--list").args(words));
    listed.is_some_and(|listed| listed.lines().any(|line| line.ends_with(": test")))
}

/// Names the packages that may have a test of one of the words in its name, which is made of modules and a function.
fn packages(words: &[String]) -> Result<Vec<String>> {
    let folders = WalkDir::new(project::root().join("crates")).min_depth(1).max_depth(1).sort_by_file_name();
    let folders = folders.into_iter().flatten().map(walkdir::DirEntry::into_path);
    let folders = folders.chain([project::root().join("web")]);
    folders.filter(|folder| has_one_of(folder, words)).map(|folder| package(&folder)).collect()
}

fn has_one_of(folder: &Path, words: &[String]) -> bool {
    WalkDir::new(folder).into_iter().flatten().filter(|entry| is_rust(entry.path())).any(|entry| {
        let name = entry.path().strip_prefix(folder).unwrap_or(entry.path()).with_extension("");
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        words.iter().any(|word| is_in(word, &name.to_string_lossy(), &text))
    })
}

/// Tells whether a part of the word is in a file's name, or names a function or a module there.
fn is_in(word: &str, name: &str, text: &str) -> bool {
    let names = |part: &str| text.lines().any(|line| item(line).is_some_and(|item| item.contains(part)));
    word.split("::").filter(|part| !part.is_empty()).any(|part| name.contains(part) || names(part))
}

fn item(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let item = line.strip_prefix("fn ").or_else(|| line.strip_prefix("mod "))?;
    item.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|kind| kind == "rs")
}

fn package(folder: &Path) -> Result<String> {
    let manifest: toml::Table = fs::read_to_string(folder.join("Cargo.toml"))?.parse()?;
    let name = manifest.get("package").and_then(|package| package.get("name")).and_then(toml::Value::as_str);
    name.map(str::to_owned).ok_or_else(|| anyhow::anyhow!("{} names no package", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_to_packages() {
        let of = |word: &str| packages(&[word.to_owned()]).unwrap();
        assert!(of("gray::tests").contains(&"gros-solver".to_owned()));
        assert_eq!(of("words_lead_to"), ["xtask"]);
        assert_eq!(item("    fn words_lead(to: &str) {"), Some("words_lead"));
        assert!(!is_in("packages", "stages", "// of packages"));
    }
}
