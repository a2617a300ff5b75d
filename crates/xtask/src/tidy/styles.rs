//! Rules for the style sheets: no selectors that have to be matched again on every change of the page, no colours
//! except by name, and no conditions of the window or a container except those that are listed.

use super::{Lines, lines_that};

/// The sheet whose first comment lists the conditions.
const LAYOUT: &str = include_str!("../../../../web/styles/layout.css");

/// Selectors for a position among siblings. Inside `:has()`, any element that comes or goes may change the match, so
/// the browser has to check again: one such rule over the cards took 1.5 ms of each seek.
const PLACES: [&str; 5] = [":nth-", ":first-", ":last-", ":only-", ":empty"];

/// Functions that write a colour by its components.
const FUNCTIONS: [&str; 5] = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("];

/// Finds the lines with a `:has()` that selects by position, or whose rule applies to any element: whenever such a
/// match may have changed, the styles of all elements are computed again. `:has(.a) > :not(.b)` took 4 ms of each seek.
pub(super) fn costly(styles: &str) -> Lines {
    lines_that(|line| asks_for_place(line) || (line.contains(":has(") && is_for_any(line)), styles)
}

fn asks_for_place(line: &str) -> bool {
    line.split(":has(").skip(1).any(|inside| {
        let inside = inside_of_bracket(inside);
        PLACES.iter().any(|place| inside.contains(place))
    })
}

/// Returns whether the element that a selector applies to, the last part outside brackets, has no name.
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

/// Returns the text before the closing bracket.
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

/// Finds the lines with a condition that is not listed.
pub(super) fn unlisted(styles: &str) -> Lines {
    lines_that(|line| condition(line).is_some_and(|condition| !is_listed(condition)), styles)
}

fn is_listed(condition: &str) -> bool {
    let list = LAYOUT.split("*/").next().unwrap_or_default();
    list.split([',', '\n']).any(|line| line.trim().split("  ").next() == Some(condition))
}

/// Returns the condition of the window or of the container in a line of styles.
fn condition(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let asked = line.strip_prefix("@media ").or_else(|| line.strip_prefix("@container "))?;
    asked.split(" {").next()
}

pub(super) fn colours(styles: &str) -> Lines {
    lines_that(|line| FUNCTIONS.iter().any(|function| line.contains(function)) || has_digits(line), styles)
}

pub(super) fn has_digits(text: &str) -> bool {
    text.split('#').skip(1).any(begins_with_digits)
}

/// Returns whether a text begins with the digits of a colour: three, four, six or eight, and then the word ends.
fn begins_with_digits(text: &str) -> bool {
    let word =
        text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').next().unwrap_or_default();
    matches!(word.len(), 3 | 4 | 6 | 8) && word.chars().all(|c| c.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_found_only_inside_has() {
        let styles = "\
            .a:has(.b) {}\n\
            .a:has(> :nth-child(6)) {}\n\
            .a:has(:is(.b, .c)) > p:first-child {}\n\
            td:last-child {}\n\
            .a:not(:has(tr:nth-child(2):last-child td)) b {}\n";
        assert_eq!(costly(styles).unwrap(), [2, 5]);
    }

    #[test]
    fn elements_without_a_name_are_found_only_after_has() {
        let styles = "\
            .a:has(.b) > :not(.c, .d) {\n\
            .a:has(.b) > .c:not(.d),\n\
            .a:has(.b) *,\n\
            .a:not(:has(> .b)) :is(.c, .d) {\n\
            .a > :not(.b) {}\n";
        assert_eq!(costly(styles).unwrap(), [1, 3]);
    }

    #[test]
    fn conditions_are_found_that_no_list_names() {
        let styles = "\
            @media (max-width: 899px) {\n\
            @media (max-width: 898px) {\n\
              @container (max-height: 190px) { a { flex: none; } }\n\
            @media print {\n\
            @media (forced-colors: none) {\n";
        assert_eq!(unlisted(styles).unwrap(), [2, 5]);
    }

    #[test]
    fn colours_are_found_and_lookalikes_are_not() {
        let styles = "\
            a { color: #fff; }\n\
            a { fill: url(#fade-on); }\n\
            #board { color: var(--ink); }\n\
            a { color: rgb(0 0 0 / 20%); }\n\
            a { color: light-dark(var(--ink), var(--bg)); }\n\
            a { color: color-mix(in srgb, var(--ink) 9%, transparent); }\n\
            a { box-shadow: 0 8px 30px #0003; }\n";
        assert_eq!(colours(styles).unwrap(), [1, 4, 7]);
    }
}
