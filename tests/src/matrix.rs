//! All-pairs testing over languages, sizes, themes and places; the deep run takes all combinations.

use crate::runner;

pub const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];
pub const THEMES: [&str; 2] = ["light", "dark"];

/// Returns the combinations to test, as indices into axes of the given lengths.
pub fn rows<const N: usize>(axes: [usize; N]) -> Vec<[usize; N]> {
    let all = all_rows(axes);
    if runner::is_deep() { all } else { covering_rows(&all) }
}

/// Returns the address of a spec in a language and a theme.
pub fn address(spec: &str, language: &str, theme: &str) -> String {
    let separator = if spec.contains('?') { '&' } else { '?' };
    format!("{spec}{separator}lang={language}&theme={theme}")
}

fn all_rows<const N: usize>(axes: [usize; N]) -> Vec<[usize; N]> {
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

/// Greedily takes the row that covers most missing pairs.
fn covering_rows<const N: usize>(all: &[[usize; N]]) -> Vec<[usize; N]> {
    let mut missing: Vec<_> = all.iter().flat_map(pairs_of).collect();
    missing.sort_unstable();
    missing.dedup();
    let mut taken = Vec::new();
    while !missing.is_empty() {
        let covered =
            |row: &&[usize; N]| pairs_of(row).filter(|pair| missing.binary_search(pair).is_ok()).count();
        let Some(&best) = all.iter().rev().max_by_key(covered) else { break };
        missing.retain(|pair| !pairs_of(&best).any(|found| found == *pair));
        taken.push(best);
    }
    taken
}

/// Returns each pair of axes with their values.
fn pairs_of<const N: usize>(row: &[usize; N]) -> impl Iterator<Item = [(usize, usize); 2]> + '_ {
    (0..N).flat_map(move |one| (one + 1..N).map(move |other| [(one, row[one]), (other, row[other])]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pairs_are_covered() {
        let axes = [9, 3, 2, 2];
        let rows = covering_rows(&all_rows(axes));
        for pair in all_rows(axes).iter().flat_map(pairs_of) {
            assert!(rows.iter().any(|row| pairs_of(row).any(|covered| covered == pair)));
        }
        assert_eq!((all_rows(axes).len(), rows.len()), (108, 27));
    }

    #[test]
    fn addresses_with_and_without_keys() {
        assert_eq!(address("rings", "en", "dark"), "rings?lang=en&theme=dark");
        assert_eq!(address("rings?n=5", "en", "dark"), "rings?n=5&lang=en&theme=dark");
    }
}
