//! About how wide words are: a picture does not know its type.

/// Returns about how wide bold words are, in units of their size: letters are half as wide as Chinese characters.
pub(crate) fn ems(words: &str) -> f64 {
    words.chars().map(|letter| if letter.is_ascii() { 0.56 } else { 1.0 }).sum()
}
