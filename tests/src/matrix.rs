//! Matrices of languages, sizes, themes and places: every value beside every value of each other axis in as few rows as
//! are easily found, and all rows in the deep run.

use crate::runner;

/// The languages of the page.
pub const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];
/// Its colours.
pub const THEMES: [&str; 2] = ["light", "dark"];

/// Returns the rows to be tried of a matrix whose axes have so many values: each row holds an index for each axis.
pub fn rows<const N: usize>(axes: [usize; N]) -> Vec<[usize; N]> {
    let all = whole(axes);
    if runner::is_deep() { all } else { pairs(&all) }
}

/// Returns the address of a place in a language and in a theme.
pub fn address(place: &str, language: &str, theme: &str) -> String {
    let joint = if place.contains('?') { '&' } else { '?' };
    format!("{place}{joint}lang={language}&theme={theme}")
}

fn whole<const N: usize>(axes: [usize; N]) -> Vec<[usize; N]> {
    let mut rows = vec![[0; N]];
    for (axis, &values) in axes.iter().enumerate() {
        let with = |row: [usize; N], value| {
            let mut row = row;
            row[axis] = value;
            row
        };
        rows = rows.into_iter().flat_map(|row| (0..values).map(move |value| with(row, value))).collect();
    }
    rows
}

/// Takes the row that brings most pairs not seen before, until none is left.
fn pairs<const N: usize>(all: &[[usize; N]]) -> Vec<[usize; N]> {
    let mut missing: Vec<_> = all.iter().flat_map(pairs_of).collect();
    missing.sort_unstable();
    missing.dedup();
    let mut taken = Vec::new();
    while !missing.is_empty() {
        let brings =
            |row: &&[usize; N]| pairs_of(row).filter(|pair| missing.binary_search(pair).is_ok()).count();
        let Some(&best) = all.iter().rev().max_by_key(brings) else { break };
        missing.retain(|pair| !pairs_of(&best).any(|found| found == *pair));
        taken.push(best);
    }
    taken
}

/// Each two axes of a row with their values.
fn pairs_of<const N: usize>(row: &[usize; N]) -> impl Iterator<Item = [(usize, usize); 2]> + '_ {
    (0..N).flat_map(move |one| (one + 1..N).map(move |other| [(one, row[one]), (other, row[other])]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pairs_are_in_few_rows() {
        let axes = [9, 3, 2, 2];
        let rows = pairs(&whole(axes));
        for [(one, value), (other, beside)] in whole(axes).iter().flat_map(pairs_of) {
            assert!(rows.iter().any(|row| row[one] == value && row[other] == beside));
        }
        assert_eq!((whole(axes).len(), rows.len()), (108, 27));
    }

    #[test]
    fn an_address_may_have_keys() {
        assert_eq!(address("rings", "en", "dark"), "rings?lang=en&theme=dark");
        assert_eq!(address("rings?n=5", "en", "dark"), "rings?n=5&lang=en&theme=dark");
    }
}
