//! The values over which stories loop: in an ordinary run those that can tell something, in the deep run all
//! of them.

use crate::runner;
use gros_text::Lang;

pub const THEMES: [&str; 2] = ["light", "dark"];

/// One puzzle for each program that draws boards.
const DRAWN_APART: [&str; 8] =
    ["rings", "hanoi", "spinout", "brain", "kugellager", "elephants", "hexadecimal", "wythoff"];

/// Returns one puzzle for each program that draws boards; in the deep run, all puzzles.
pub fn puzzles() -> Vec<&'static str> {
    if runner::is_deep() { gros_solver::ids() } else { DRAWN_APART.to_vec() }
}

/// Returns the values of every run, and in the deep run those that it adds.
pub fn values<T: Copy>(always: &[T], deep: &[T]) -> Vec<T> {
    let added = if runner::is_deep() { deep } else { &[] };
    [always, added].concat()
}

/// Pairs each value with one of the others, in turn; in the deep run, with all of them.
pub fn pairs<A: Copy, B: Copy>(values: &[A], others: &[B]) -> Vec<(A, B)> {
    if runner::is_deep() {
        values.iter().flat_map(|&value| others.iter().map(move |&other| (value, other))).collect()
    } else {
        values.iter().copied().zip(others.iter().copied().cycle()).collect()
    }
}

/// Pairs each value with the tag of a language, in turn; in the deep run, with all of them.
pub fn in_languages<A: Copy>(values: &[A]) -> Vec<(A, &'static str)> {
    pairs(values, Lang::TAGS)
}

pub fn address(spec: &str, language: &str, theme: &str) -> String {
    with_keys(spec, &format!("lang={language}&theme={theme}"))
}

/// Adds keys to a spec, which may have some.
pub fn with_keys(spec: &str, keys: &str) -> String {
    let separator = if spec.contains('?') { '&' } else { '?' };
    format!("{spec}{separator}{keys}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_apart_is_a_puzzle() {
        let ids = gros_solver::ids();
        assert!(DRAWN_APART.iter().all(|id| ids.contains(id)), "{ids:?}");
    }
}
