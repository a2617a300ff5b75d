//! What the style sheets may ask: nothing that every change of the page would have to answer.

use super::rules::relative;
use crate::project;
use anyhow::Result;
use std::fs;
use walkdir::WalkDir;

/// Questions for a place among others. Inside of `:has()` an element that comes or goes anywhere may change the answer,
/// so that a browser asks anew: one such rule over the cards took 1.5 ms of each seek.
const PLACES: [&str; 5] = [":nth-", ":first-", ":last-", ":only-", ":empty"];

pub(super) fn costly() -> Result<Vec<String>> {
    let mut breaches = Vec::new();
    for entry in WalkDir::new(project::root().join("web")).sort_by_file_name() {
        let entry = entry?;
        let path = relative(entry.path());
        if path.ends_with(".css") {
            let lines = counting(&fs::read_to_string(entry.path())?);
            breaches.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
        }
    }
    Ok(breaches)
}

/// The lines with a `:has()` that asks for a place, or one whose rule is for any element: when its answer may have
/// changed, the styles of all elements are computed anew. `:has(.a) > :not(.b)` took 4 ms of each seek.
fn counting(styles: &str) -> Vec<usize> {
    let asks = |line: &str| asks_for_place(line) || (line.contains(":has(") && is_for_any(line));
    styles.lines().enumerate().filter(|(_, line)| asks(line)).map(|(index, _)| index + 1).collect()
}

fn asks_for_place(line: &str) -> bool {
    line.split(":has(").skip(1).any(|inside| {
        let inside = inside_of_bracket(inside);
        PLACES.iter().any(|place| inside.contains(place))
    })
}

/// Tells whether the element that a selector is for has no name: what is last in it, outside of brackets.
fn is_for_any(selector: &str) -> bool {
    let selector = selector.trim_end().trim_end_matches(['{', ',', '}', ' ']);
    let mut open = 0_usize;
    let mut last = 0;
    for (index, letter) in selector.char_indices() {
        match letter {
            '(' => open += 1,
            ')' => open = open.saturating_sub(1),
            ' ' if open == 0 => last = index + 1,
            _ => {}
        }
    }
    ["*", ":not("].iter().any(|any| selector[last..].starts_with(any))
}

/// What stands before the bracket that closes.
fn inside_of_bracket(text: &str) -> &str {
    let mut open = 1_usize;
    let end = text.char_indices().find(|(_, letter)| {
        match letter {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        open == 0
    });
    end.map_or(text, |(end, _)| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_inside_of_has_alone() {
        let styles = "\
            .a:has(.b) {}\n\
            .a:has(> :nth-child(6)) {}\n\
            .a:has(:is(.b, .c)) > p:first-child {}\n\
            td:last-child {}\n\
            .a:not(:has(tr:nth-child(2):last-child td)) b {}\n";
        assert_eq!(counting(styles), [2, 5]);
    }

    #[test]
    fn elements_without_a_name_are_found_behind_has_alone() {
        let styles = "\
            .a:has(.b) > :not(.c, .d) {\n\
            .a:has(.b) > .c:not(.d),\n\
            .a:has(.b) *,\n\
            .a:not(:has(> .b)) :is(.c, .d) {\n\
            .a > :not(.b) {}\n";
        assert_eq!(counting(styles), [1, 3]);
    }
}
