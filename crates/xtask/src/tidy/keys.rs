//! Finds unused messages: the compiler does not report their names, since they are public.

use super::Sources;
use std::collections::HashSet;

/// The language whose files name all messages.
const MESSAGES: &str = "crates/text/locales/en/";

/// The words of lessons, which a test of gros-text compares to their files.
const LESSONS: &str = "crates/text/locales/en/later/lesson-";

/// Lists the messages that no source names; what only a test names is not used.
pub(super) fn unused(sources: &Sources) -> Vec<String> {
    let is_of_page = |path: &str| ["crates/", "web/"].iter().any(|part| path.starts_with(part));
    let is_program = |path: &str| path.ends_with(".rs") && is_of_page(path) && !path.contains("/tests/");
    let programs = sources.iter().filter(|(path, _)| is_program(path));
    let used: HashSet<&str> = programs.flat_map(|(_, text)| names(text)).collect();
    let files = sources.iter().filter(|(path, _)| path.starts_with(MESSAGES) && !path.starts_with(LESSONS));
    let ids = files.flat_map(|(path, text)| ids(text).map(move |id| (path, id)));
    let is_for_build = |id: &str| id.starts_with("language-");
    let unused = ids.filter(|(_, id)| !is_for_build(id) && !used.contains(key(id).as_str()));
    unused.map(|(path, id)| format!("{path}: {id}")).collect()
}

fn names(source: &str) -> impl Iterator<Item = &str> {
    source.split(|symbol: char| !symbol.is_ascii_alphanumeric())
}

/// Returns the ids of the messages of a file: names before an equals sign at the beginning of a line.
fn ids(file: &str) -> impl Iterator<Item = &str> {
    let before = file.lines().filter_map(|line| Some(line.split_once('=')?.0.trim_end()));
    before.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase()) && !id.contains(' '))
}

/// Converts an id to its key: `ring-beat` becomes `RingBeat`.
fn key(id: &str) -> String {
    let mut key = String::new();
    for word in id.split('-') {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        key.push_str(&first.to_ascii_uppercase());
        key.push_str(rest);
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unused_message_is_found() {
        let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
        let sources = Sources::from([
            file(
                "crates/text/locales/en/a.ftl",
                "# About = this\nring-beat = { $n ->\n    [one] a = b\n}\nto-goal = To\n",
            ),
            file("web/src/app.rs", "fn f(lang: Lang) { lang.text(Key::ToGoal) }"),
            file("crates/text/tests/ring.rs", "say!(lang, RingBeat { n: 1u32 })"),
        ]);
        assert_eq!(unused(&sources), ["crates/text/locales/en/a.ftl: ring-beat"]);
    }
}
