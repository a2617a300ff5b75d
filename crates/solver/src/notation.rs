//! The text of a state: rows of symbols, most significant piece first, with runs `symbol*count`.
//!
//! Full-width symbols and spaces are accepted. Dots may stand between rows and runs; where the symbols
//! are digits, a run must be parted from what follows it: `0.1*46.0*17`.

use std::iter::Peekable;

use crate::error::{Alphabet, ParseStateError};

/// The shortest run that a link writes as `symbol*count`.
const SHORTEST_RUN: usize = 5;

/// Turns full-width forms into plain ones, leaves spaces out, and reads letters as capitals.
///
/// ```
/// assert_eq!(gros_solver::notation::plain("１０ １"), "101");
/// ```
#[must_use]
pub fn plain(text: &str) -> String {
    plain_symbols(text).collect()
}

fn plain_symbols(text: &str) -> impl Iterator<Item = char> {
    narrow_symbols(text).map(|symbol| symbol.to_ascii_uppercase())
}

/// Gives the symbols without spaces and full-width forms, in the case in which they were written.
fn narrow_symbols(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|symbol| !symbol.is_whitespace()).map(narrow_symbol)
}

fn narrow_symbol(symbol: char) -> char {
    match symbol {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(symbol) - 0xFEE0).unwrap_or(symbol),
        _ => symbol,
    }
}

impl Alphabet {
    /// Reads the name of a perfect state, in which all pieces are alike: `on`, `off`, or one peg's letter.
    pub(crate) fn perfect(self, text: &str) -> Option<u8> {
        let mut symbols = plain_symbols(text);
        // The longest name has three symbols; a row may have millions.
        let name = [(); 4].map(|()| symbols.next());
        match (self, name) {
            (Alphabet::Bits, [Some('O'), Some('N'), None, None]) => Some(1),
            (Alphabet::Bits, [Some('O'), Some('F'), Some('F'), None]) => Some(0),
            (Alphabet::Pegs(_), [Some(peg), None, None, None]) => self.value(peg),
            _ => None,
        }
    }

    fn first_symbol(self) -> u8 {
        match self {
            Alphabet::Bits => b'0',
            Alphabet::Pegs(_) => b'A',
        }
    }

    /// Writes the value of each piece as one symbol.
    pub(crate) fn write(self, row: &[u8]) -> String {
        row.iter().map(|value| char::from(self.first_symbol() + value)).collect()
    }

    /// Reads one symbol as the value of a piece.
    fn value(self, symbol: char) -> Option<u8> {
        let count = match self {
            Alphabet::Bits => 2,
            Alphabet::Pegs(pegs) => pegs,
        };
        let value = u32::from(symbol).checked_sub(u32::from(self.first_symbol()))?;
        u8::try_from(value).ok().filter(|value| *value < count)
    }
}

/// Reads a state of `pieces` pieces, one value a piece, leftmost first: a row, or the name of a perfect state.
///
/// # Errors
/// Says which piece is wrong, or that the number of pieces is.
pub fn read_state(text: &str, alphabet: Alphabet, pieces: usize) -> Result<Vec<u8>, ParseStateError> {
    if let Some(value) = alphabet.perfect(text) {
        return Ok(vec![value; pieces]);
    }
    let row = read_row(text, alphabet, pieces.saturating_mul(2).max(1000))?;
    fit(row, alphabet, pieces)
}

/// Passes a row on if it has the right number of pieces.
pub(crate) fn fit(row: Vec<u8>, allowed: Alphabet, needed: usize) -> Result<Vec<u8>, ParseStateError> {
    let found = row.len();
    if found == needed { Ok(row) } else { Err(ParseStateError::Length { found, needed, allowed }) }
}

/// Reads a row of symbols and runs into one value a piece, leftmost first.
///
/// # Errors
/// Says which piece is wrong, or that there are none or more than `limit`.
pub fn read_row(text: &str, alphabet: Alphabet, limit: usize) -> Result<Vec<u8>, ParseStateError> {
    let mut row = Vec::with_capacity(text.len().min(limit));
    let mut symbols = narrow_symbols(text).peekable();
    while let Some(symbol) = symbols.next() {
        if symbol == '.' {
            continue;
        }
        let place = row.len() + 1;
        let wrong = ParseStateError::Symbol { place, found: symbol, allowed: alphabet };
        let value = alphabet.value(symbol.to_ascii_uppercase()).ok_or(wrong)?;
        let is_run = symbols.next_if_eq(&'*').is_some();
        let count = if is_run { read_count(&mut symbols, place, limit)? } else { 1 };
        if count > limit - row.len() {
            return Err(ParseStateError::TooLong { limit });
        }
        row.resize(row.len() + count, value);
    }
    if row.is_empty() { Err(ParseStateError::Empty) } else { Ok(row) }
}

fn read_count(
    symbols: &mut Peekable<impl Iterator<Item = char>>,
    place: usize,
    limit: usize,
) -> Result<usize, ParseStateError> {
    let digits: String = std::iter::from_fn(|| symbols.next_if(char::is_ascii_digit)).collect();
    if digits.bytes().all(|digit| digit == b'0') {
        return Err(ParseStateError::Run { place });
    }
    digits.parse().map_err(|_| ParseStateError::TooLong { limit })
}

/// Writes a full row in its short form, with runs of five or more equal symbols as `symbol*count`.
///
/// ```
/// assert_eq!(gros_solver::notation::shorten("0111111100"), "0.1*7.00");
/// assert_eq!(gros_solver::notation::shorten("AAAA"), "AAAA");
/// ```
#[must_use]
pub fn shorten(row: &str) -> String {
    let mut short = String::new();
    let mut after_run = false;
    for run in row.as_bytes().chunk_by(|left, right| left == right) {
        let symbol = char::from(run[0]);
        let is_run = run.len() >= SHORTEST_RUN;
        if !short.is_empty() && (is_run || after_run) {
            short.push('.');
        }
        if is_run {
            short.push_str(&format!("{symbol}*{}", run.len()));
        } else {
            short.extend(std::iter::repeat_n(symbol, run.len()));
        }
        after_run = is_run;
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn bits(text: &str) -> Result<Vec<u8>, ParseStateError> {
        read_row(text, Alphabet::Bits, 100)
    }

    #[test]
    fn reads_rows_and_runs() {
        assert_eq!(bits("1*3"), Ok(vec![1, 1, 1]));
        assert_eq!(bits("0.1*2.01"), Ok(vec![0, 1, 1, 0, 1]));
        assert_eq!(bits("１＊２ ．0"), Ok(vec![1, 1, 0]));
        assert_eq!(read_row("a*2B*2c", Alphabet::Pegs(3), 9), Ok(vec![0, 0, 1, 1, 2]));
    }

    #[test]
    fn names_what_is_wrong() {
        assert_eq!(
            bits("10x"),
            Err(ParseStateError::Symbol { place: 3, found: 'x', allowed: Alphabet::Bits })
        );
        assert_eq!(bits("  "), Err(ParseStateError::Empty));
        assert_eq!(bits("01*"), Err(ParseStateError::Run { place: 2 }));
        assert_eq!(bits("1*0"), Err(ParseStateError::Run { place: 1 }));
        for long in ["1*101", "1*99999999999999999999999", "1*60.0*60"] {
            assert_eq!(bits(long), Err(ParseStateError::TooLong { limit: 100 }));
        }
    }

    proptest! {
        #[test]
        fn shortening_is_undone_by_reading(row in prop::collection::vec((0u8..2, 1usize..9), 1..20)) {
            let row: Vec<u8> = row.iter().flat_map(|(value, count)| std::iter::repeat_n(*value, *count)).collect();
            let text: String = row.iter().map(|value| char::from(b'0' + value)).collect();
            prop_assert_eq!(read_row(&shorten(&text), Alphabet::Bits, 1000), Ok(row));
        }
    }
}
