//! Estimates of how wide words are: a picture does not know its font.

/// Estimates the maximum width of bold words, in multiples of their size, for the usual sans-serif fonts; Chinese
/// characters are as wide as they are high.
/// characters are as wide as high.
pub(crate) fn ems(words: &str) -> f64 {
    words.chars().map(|letter| if letter < '\u{2e80}' { 0.62 } else { 1.0 }).sum()
}
