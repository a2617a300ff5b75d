//! Fixed strings that nothing says: the compiler does not miss them, since they are public.

use super::rules::relative;
use super::tokens::{Token, tokens};
use crate::project;
use anyhow::{Context, Result};
use std::{collections::HashSet, fs};
use walkdir::WalkDir;

const KEYS: &str = "crates/text/src/key/";

/// Lists the fixed strings that are named nowhere but where they are written.
pub(super) fn unsaid() -> Result<Vec<String>> {
    let (mut written, mut said) = (Vec::new(), HashSet::new());
    for entry in
        ["crates", "web/src"].into_iter().flat_map(|folder| WalkDir::new(project::root().join(folder)))
    {
        let entry = entry?;
        let path = relative(entry.path());
        if path.ends_with(".rs") {
            let row = tokens(&fs::read_to_string(entry.path())?).with_context(|| path.clone())?;
            if path.starts_with(KEYS) {
                written.extend(keys(&row).map(|key| (path.clone(), key)));
            } else {
                said.extend(names(&row));
            }
        }
    }
    let unsaid = written.into_iter().filter(|(_, key)| !said.contains(key));
    Ok(unsaid.map(|(path, key)| format!("{path}: {key}")).collect())
}

/// The keys of a table: names before a colon and a text.
fn keys(row: &[Token]) -> impl Iterator<Item = String> {
    row.windows(3).filter(|three| three[1].text == ":" && three[2].literal).map(|three| three[0].text.clone())
}

/// What is named as `Key::Name`.
fn names(row: &[Token]) -> impl Iterator<Item = String> {
    row.windows(4)
        .filter(|four| four[0].text == "Key" && four[1].text == ":" && four[2].text == ":")
        .map(|four| four[3].text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_what_is_written_from_what_is_said() {
        let row = tokens("keys! { One: \"a\", \"b\", \"c\"; Two: \"d\", \"e\", \"f\"; }").unwrap();
        assert_eq!(keys(&row).collect::<Vec<_>>(), ["One", "Two"]);
        let row = tokens("fn f(lang: Lang) -> &'static str { lang.text(Key::Two) } // Key::One").unwrap();
        assert_eq!(names(&row).collect::<Vec<_>>(), ["Two"]);
    }
}
