//! About how wide words are: a picture does not know its type.

/// Returns about how wide bold words are at most, in units of their size, in the usual types without serifs: Chinese
/// characters are as wide as high.
pub(crate) fn ems(words: &str) -> f64 {
    words.chars().map(|letter| if letter < '\u{2e80}' { 0.62 } else { 1.0 }).sum()
}
