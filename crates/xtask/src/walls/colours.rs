//! Where colours are written: in one style sheet, by names that all others use.

use super::{rules::relative, tokens::tokens};
use crate::project;
use anyhow::{Context, Result};
use std::fs;
use walkdir::WalkDir;

/// The one place of colours.
const TOKENS: &str = "web/styles/tokens.css";
/// Ways to write a colour by its parts.
const FUNCTIONS: [&str; 5] = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("];

pub(super) fn outside_of_tokens() -> Result<Vec<String>> {
    let mut breaches = Vec::new();
    for entry in WalkDir::new(project::root().join("web")).sort_by_file_name() {
        let entry = entry?;
        let path = relative(entry.path());
        let find: fn(&str) -> Result<Vec<usize>> = match path.rsplit_once('.') {
            Some((_, "css")) if path != TOKENS => in_styles,
            Some((_, "rs")) => in_rust,
            _ => continue,
        };
        let lines = find(&fs::read_to_string(entry.path())?).with_context(|| path.clone())?;
        breaches.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
    }
    Ok(breaches)
}

fn in_styles(styles: &str) -> Result<Vec<usize>> {
    let has_colour =
        |line: &str| FUNCTIONS.iter().any(|function| line.contains(function)) || has_digits(line);
    Ok(styles.lines().enumerate().filter(|(_, line)| has_colour(line)).map(|(index, _)| index + 1).collect())
}

/// What a browser gives for a computed colour may be compared with; a colour of the page is written by its digits.
fn in_rust(source: &str) -> Result<Vec<usize>> {
    let is_one = |text: &str| text.starts_with('"') && has_digits(text);
    Ok(tokens(source)?.into_iter().filter(|token| is_one(&token.text)).map(|token| token.line).collect())
}

fn has_digits(text: &str) -> bool {
    text.split('#').skip(1).any(begins_with_digits)
}

/// Whether these are the digits of a colour: three, four, six or eight, and then no more of a word.
fn begins_with_digits(text: &str) -> bool {
    let word =
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').next().unwrap_or_default();
    matches!(word.len(), 3 | 4 | 6 | 8) && word.chars().all(|c| c.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_found_and_what_only_looks_like_one_is_not() {
        let styles = "\
            a { color: #fff; }\n\
            a { fill: url(#fade-on); }\n\
            #board { color: var(--ink); }\n\
            a { color: rgb(0 0 0 / 20%); }\n\
            a { color: light-dark(var(--ink), var(--bg)); }\n\
            a { color: color-mix(in srgb, var(--ink) 9%, transparent); }\n\
            a { box-shadow: 0 8px 30px #0003; }\n";
        assert_eq!(in_styles(styles).unwrap(), [1, 4, 7]);
        let rust = "const A: &str = \"#1b1d22\"; // #fff\nconst B: &str = \"#/rings\";\nconst C: &str = \"fill=\\\"#fff\\\"\";\n";
        assert_eq!(in_rust(rust).unwrap(), [1, 3]);
    }
}
