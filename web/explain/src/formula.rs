//! Powers in texts and formulas: `2^(n−1)` is written with the exponent raised.

use yew::prelude::*;

use crate::ui::component::list;

/// Renders a text in which `^` stands before an exponent: a letter or digits, or anything in brackets.
pub fn with_powers(text: &str) -> Html {
    let pieces = split(text).into_iter().map(|(plain, exponent)| {
        html! {
            <>
                { plain }
                if !exponent.is_empty() {
                    <sup>{ exponent }</sup>
                }
            </>
        }
    });
    list(pieces)
}

/// Splits a text into plain stretches, each with the exponent after it.
fn split(text: &str) -> Vec<(&str, &str)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('^') {
        let inner = after.strip_prefix('(').and_then(|inner| inner.split_once(')'));
        let (exponent, left) = inner.unwrap_or_else(|| {
            let end = after.find(|symbol: char| !symbol.is_ascii_alphanumeric()).unwrap_or(after.len());
            after.split_at(end)
        });
        pieces.push((plain, exponent));
        rest = left;
    }
    pieces.push((rest, ""));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_are_letters_digits_or_in_brackets() {
        assert_eq!(split("2^n − 1"), [("2", "n"), (" − 1", "")]);
        assert_eq!(split("2^(n−1) − 2^10."), [("2", "n−1"), (" − 2", "10"), (".", "")]);
        assert_eq!(split("no power"), [("no power", "")]);
    }
}
