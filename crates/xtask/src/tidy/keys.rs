//! Keys of texts that nothing uses: the compiler does not miss them, since they are public.

use super::Sources;
use super::tokens::{Token, tokens};
use anyhow::{Context, Result};
use std::collections::HashSet;

const KEYS: &str = "crates/text/src/key/";

/// Lists the keys that are named nowhere but where they are written.
pub(super) fn unused(sources: &Sources) -> Result<Vec<String>> {
    let (mut written, mut used) = (Vec::new(), HashSet::new());
    let is_read = |path: &str| {
        path.ends_with(".rs") && ["crates/", "web/src/"].iter().any(|part| path.starts_with(part))
    };
    for (path, text) in sources.iter().filter(|(path, _)| is_read(path)) {
        let row = tokens(text).with_context(|| path.clone())?;
        if path.starts_with(KEYS) {
            written.extend(keys(&row).map(|key| (path, key)));
        } else {
            used.extend(names(&row));
        }
    }
    let unused = written.into_iter().filter(|(_, key)| !used.contains(key));
    Ok(unused.map(|(path, key)| format!("{path}: {key}")).collect())
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
    fn tells_keys_from_their_uses() {
        let row = tokens("keys! { One: \"a\", \"b\", \"c\"; Two: \"d\", \"e\", \"f\"; }").unwrap();
        assert_eq!(keys(&row).collect::<Vec<_>>(), ["One", "Two"]);
        let row = tokens("fn f(lang: Lang) -> &'static str { lang.text(Key::Two) } // Key::One").unwrap();
        assert_eq!(names(&row).collect::<Vec<_>>(), ["Two"]);
    }
}
