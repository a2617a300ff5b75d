//! `cargo xtask test WORD`: quickly runs the tests whose names contain the word.

use super::{
    browser_tests,
    libtest::{self, Outcome},
    native,
};
use crate::{command, page, project, tools};
use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};
use walkdir::WalkDir;

/// Runs the tests whose names contain one of the words: first those without a browser, then those in browsers, on a
/// quickly built page.
pub(super) fn run(words: &[String]) -> Result<Outcome> {
    let mut outcome = native::run_named(&packages(words)?, words)?;
    if outcome.failed == 0 && are_in_browsers(words) {
        tools::for_browsers()?;
        let folder = page::build_quickly()?;
        let mut tests = browser_tests();
        tests.env(page::PAGE, folder).arg("--").args(words);
        outcome += libtest::run(&mut [tests])?;
    }
    ensure!(outcome.passed + outcome.failed > 0, "no test has {} in its name", words.join(" or "));
    Ok(outcome)
}

fn are_in_browsers(words: &[String]) -> bool {
    let listed = command::output(browser_tests().arg("--").arg("--list").args(words));
    listed.is_some_and(|listed| listed.lines().any(|line| line.ends_with(": test")))
}

/// Returns the packages that may have a test whose name, made of modules and a function, contains one of the words.
fn packages(words: &[String]) -> Result<Vec<String>> {
    let below = |parent: &str| WalkDir::new(project::root().join(parent)).max_depth(1).sort_by_file_name();
    let folders = below("crates").into_iter().chain(below("web")).flatten().map(walkdir::DirEntry::into_path);
    let packages = folders.filter(|folder| folder.join("Cargo.toml").is_file());
    packages.filter(|folder| has_one_of(folder, words)).map(|folder| package(&folder)).collect()
}

fn has_one_of(folder: &Path, words: &[String]) -> bool {
    let parts: Vec<&str> =
        words.iter().flat_map(|word| word.split("::")).filter(|part| !part.is_empty()).collect();
    let is_other = |entry: &walkdir::DirEntry| entry.depth() > 0 && entry.path().join("Cargo.toml").is_file();
    let files = WalkDir::new(folder).into_iter().filter_entry(|entry| !is_other(entry)).flatten();
    let files = files.map(walkdir::DirEntry::into_path);
    files.filter(|file| file.extension().is_some_and(|kind| kind == "rs")).any(|file| {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy();
        let text = fs::read_to_string(&file).unwrap_or_default();
        parts.iter().any(|part| name.contains(part) || text.lines().any(|line| names(line, part)))
    })
}

/// Returns whether a line begins a function or a module whose name contains a part.
fn names(line: &str, part: &str) -> bool {
    let item = ["fn ", "mod "].iter().find_map(|kind| line.trim_start().strip_prefix(kind));
    item.is_some_and(|item| item.split(['(', '<', ' ', ';']).next().is_some_and(|name| name.contains(part)))
}

fn package(folder: &Path) -> Result<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    name.map(str::to_owned).with_context(|| format!("{} names no package", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_to_packages() {
        let of = |word: &str| packages(&[word.to_owned()]).unwrap();
        assert!(of("gray::tests").contains(&"gros-solver".to_owned()));
        assert_eq!(of("words_lead_to"), ["xtask"]);
        let learning = of("every_stop_has_a_position");
        assert!(
            learning.contains(&"gros-web-learning".to_owned()) && !learning.contains(&"gros-web".to_owned())
        );
        assert!(names("    fn words_lead(to: &str) {", "lead") && !names("fn words_lead(to: &str) {", "to"));
        assert!(!names("// of packages", "packages"));
    }
}
