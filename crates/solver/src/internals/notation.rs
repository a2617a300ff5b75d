//! The text of a state: rows of symbols, most significant piece first, with runs `symbol*count`.
//!
//! Full-width symbols and spaces are accepted. Rows and runs can be separated by dots; if the symbols are digits, a run
//! must be separated from what follows it: `0.1*46.0*17`. If a piece may need more than one digit, all pieces are
//! separated by dots: `5.8.10*5.1`.

use core::iter::Peekable;

use crate::error::{Alphabet, ParseStateError};
use crate::gray::Digit;
use crate::prelude::*;

/// The shortest run that a link writes as `symbol*count`.
const SHORTEST_RUN: usize = 5;

/// Converts full-width forms to plain ones, removes spaces, and capitalizes letters.
///
/// ```
/// assert_eq!(gros_solver::internals::notation::plain("１０ １"), "101");
/// ```
#[must_use]
pub fn plain(text: &str) -> String {
    plain_symbols(text).collect()
}

fn plain_symbols(text: &str) -> impl Iterator<Item = char> {
    narrow_symbols(text).map(|symbol| symbol.to_ascii_uppercase())
}

/// Returns the symbols without spaces and full-width forms, keeping their case.
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
    /// Reads the name of a perfect state, in which all pieces are equal: `on`, `off`, or the letter of a peg.
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
            Alphabet::Bits | Alphabet::Digits(_) => b'0',
            Alphabet::Pegs(_) | Alphabet::Dials => b'A',
        }
    }

    /// Writes the value of each piece as one symbol.
    pub(crate) fn write(self, row: &[u8]) -> String {
        row.iter().map(|value| char::from(self.first_symbol() + value)).collect()
    }

    /// Reads one symbol as the value of a piece.
    fn value(self, symbol: char) -> Option<u8> {
        let count = match self {
            Alphabet::Dials => return "LUR".find(symbol).and_then(|place| u8::try_from(place).ok()),
            Alphabet::Bits => 2,
            Alphabet::Pegs(pegs) => pegs,
            Alphabet::Digits(radix) => u8::try_from(radix).map_or(10, |radix| radix.min(10)),
        };
        let value = u32::from(symbol).checked_sub(u32::from(self.first_symbol()))?;
        u8::try_from(value).ok().filter(|value| *value < count)
    }
}

/// Reads a state of `pieces` pieces, one value per piece, leftmost first: either a row or the name of a perfect state.
///
/// # Errors
/// The first wrong piece, or a wrong number of pieces.
pub fn read_state(text: &str, alphabet: Alphabet, pieces: usize) -> Result<Vec<u8>, ParseStateError> {
    if let Some(value) = alphabet.perfect(text) {
        return Ok(vec![value; pieces]);
    }
    let row = read_row(text, alphabet, pieces.saturating_mul(2).max(1000))?;
    fit(row, alphabet, pieces)
}

/// Returns a row if it has the right number of pieces.
pub(crate) fn fit<D>(row: Vec<D>, allowed: Alphabet, needed: usize) -> Result<Vec<D>, ParseStateError> {
    let found = row.len();
    if found == needed { Ok(row) } else { Err(ParseStateError::Length { found, needed, allowed }) }
}

/// Reads a row of values, leftmost first: one symbol per piece, or numbers separated by dots if the radix is greater
/// than ten.
///
/// # Errors
/// The first wrong piece, no pieces at all, or more than `limit`.
pub(crate) fn read_digits(
    text: &str,
    alphabet: Alphabet,
    limit: usize,
) -> Result<Vec<Digit>, ParseStateError> {
    let Alphabet::Digits(radix @ 11..) = alphabet else {
        let row = read_row(text, alphabet, limit)?;
        return Ok(row.into_iter().map(Digit::from).collect());
    };
    let text = plain(text);
    let mut row: Vec<Digit> = Vec::new();
    for item in text.split('.').filter(|item| !item.is_empty()) {
        let place = row.len() + 1;
        let (number, count) = match item.split_once('*') {
            Some((number, count)) => (number, read_count(&mut count.chars().peekable(), place, limit)?),
            None => (item, 1),
        };
        let is_plain = number.bytes().all(|byte| byte.is_ascii_digit());
        let value = number.parse().ok().filter(|value| is_plain && *value < radix);
        let value = value.ok_or_else(|| ParseStateError::Value { place, found: number.to_owned(), radix })?;
        if count > limit - row.len() {
            return Err(ParseStateError::TooLong { limit });
        }
        row.resize(row.len() + count, value);
    }
    if row.is_empty() { Err(ParseStateError::Empty) } else { Ok(row) }
}

/// Writes a row of numbers below a radix, given leftmost first, in the form that [`read_digits`] reads.
pub(crate) fn write_digits(row: impl Iterator<Item = Digit>, radix: Digit) -> String {
    if Alphabet::of_radix(radix).is_dotted() {
        let numbers: Vec<String> = row.map(|value| value.to_string()).collect();
        return numbers.join(".");
    }
    row.filter_map(|value| char::from_digit(value.into(), 10)).collect()
}

/// Replaces the number at a place of a written row, counted from the right; does nothing if there is no such place.
pub(crate) fn write_digit_at(row: &mut Vec<u8>, place_from_right: usize, value: Digit, radix: Digit) {
    if !Alphabet::of_radix(radix).is_dotted() {
        let place = row.len().checked_sub(place_from_right + 1).and_then(|place| row.get_mut(place));
        if let (Some(symbol), Ok(value)) = (place, u8::try_from(value)) {
            *symbol = b'0'.saturating_add(value);
        }
        return;
    }
    let mut end = row.len();
    for _ in 0..place_from_right {
        match row[..end].iter().rposition(|byte| *byte == b'.') {
            Some(dot) => end = dot,
            None => return,
        }
    }
    let begin = row[..end].iter().rposition(|byte| *byte == b'.').map_or(0, |dot| dot + 1);
    row.splice(begin..end, value.to_string().into_bytes());
}

/// Reads a row of symbols and runs into one value per piece, leftmost first.
///
/// # Errors
/// The first wrong piece, no pieces at all, or more than `limit`.
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
    let digits: String = core::iter::from_fn(|| symbols.next_if(char::is_ascii_digit)).collect();
    if digits.bytes().all(|digit| digit == b'0') {
        return Err(ParseStateError::Run { place });
    }
    digits.parse().map_err(|_| ParseStateError::TooLong { limit })
}

/// Writes a full row in its short form, with runs of five or more equal pieces as `symbol*count`. Two piles, which are
/// numbers rather than a row, are left unchanged.
///
/// ```
/// assert_eq!(gros_solver::internals::notation::shorten("0111111100"), "0.1*7.00");
/// assert_eq!(gros_solver::internals::notation::shorten("14.14.14.14.14.14.14.1"), "14*7.1");
/// assert_eq!(gros_solver::internals::notation::shorten("AAAA"), "AAAA");
/// assert_eq!(gros_solver::internals::notation::shorten("4,333333333"), "4,333333333");
/// ```
#[must_use]
pub fn shorten(row: &str) -> String {
    if row.contains(',') {
        return row.to_owned();
    }
    let is_dotted = row.contains('.');
    let mut short = String::new();
    let mut add = |symbol: &str, count: usize, after_run: bool| {
        let is_run = count >= SHORTEST_RUN;
        let written = if is_run { 1 } else { count };
        for index in 0..written {
            if !short.is_empty() && (is_dotted || is_run || after_run && index == 0) {
                short.push('.');
            }
            short.push_str(symbol);
        }
        if is_run {
            short.push_str(&format!("*{count}"));
        }
        is_run
    };
    let mut after_run = false;
    if is_dotted {
        let items: Vec<&str> = row.split('.').collect();
        for run in items.chunk_by(|left, right| left == right) {
            after_run = add(run[0], run.len(), after_run);
        }
    } else {
        for run in row.as_bytes().chunk_by(|left, right| left == right) {
            let mut symbol = [0; 4];
            after_run = add(char::from(run[0]).encode_utf8(&mut symbol), run.len(), after_run);
        }
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
    fn there_is_no_symbol_beyond_the_last() {
        for (text, allowed) in [
            ("2", Alphabet::Bits),
            ("D", Alphabet::Pegs(3)),
            ("E", Alphabet::Pegs(4)),
            ("3", Alphabet::Digits(3)),
        ] {
            let found = text.chars().next().unwrap();
            assert_eq!(read_row(text, allowed, 9), Err(ParseStateError::Symbol { place: 1, found, allowed }));
        }
    }

    #[test]
    fn a_row_may_be_as_long_as_the_limit() {
        let too_long = |limit| ParseStateError::TooLong { limit };
        assert_eq!(read_row("1*2.101", Alphabet::Bits, 5), Ok(vec![1, 1, 1, 0, 1]));
        assert_eq!(read_row("1*2.1010", Alphabet::Bits, 5), Err(too_long(5)));
        assert_eq!(read_digits("11.3*2.0", Alphabet::of_radix(12), 4), Ok(vec![11, 3, 3, 0]));
        assert_eq!(read_digits("11.3*2.0.1", Alphabet::of_radix(12), 4), Err(too_long(4)));
        assert_eq!(read_digits("11*3.3*2", Alphabet::of_radix(12), 4), Err(too_long(4)));
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

    #[test]
    fn numbers_of_several_digits_are_separated_by_dots() {
        let read = |text: &str| read_digits(text, Alphabet::of_radix(15), 9);
        assert_eq!(read("5.8.10.10.1"), Ok(vec![5, 8, 10, 10, 1]));
        assert_eq!(read("１４*3．0"), Ok(vec![14, 14, 14, 0]));
        assert_eq!(read("7"), Ok(vec![7]));
        let wrong = |place, found: &str| ParseStateError::Value { place, found: found.to_owned(), radix: 15 };
        assert_eq!(read("1.15"), Err(wrong(2, "15")));
        assert_eq!(read("1.x.2"), Err(wrong(2, "X")));
        assert_eq!(read("."), Err(ParseStateError::Empty));
        assert_eq!(read("1.2*"), Err(ParseStateError::Run { place: 2 }));
        assert_eq!(read("1*10"), Err(ParseStateError::TooLong { limit: 9 }));
        assert_eq!(read_digits("0104", Alphabet::of_radix(5), 9), Ok(vec![0, 1, 0, 4]));
    }

    #[test]
    fn one_number_of_a_row_is_replaced() {
        let rewritten = |row: &str, place, value, radix| {
            let mut row = row.as_bytes().to_vec();
            write_digit_at(&mut row, place, value, radix);
            String::from_utf8(row).unwrap()
        };
        assert_eq!(rewritten("0104", 0, 3, 5), "0103");
        assert_eq!(rewritten("0104", 3, 4, 5), "4104");
        assert_eq!(rewritten("5.9.14.1", 2, 10, 15), "5.10.14.1");
        assert_eq!(rewritten("5.9.14.1", 0, 0, 15), "5.9.14.0");
        assert_eq!(rewritten("5.9.14.1", 3, 12, 15), "12.9.14.1");
        assert_eq!([rewritten("5.9", 2, 1, 15), rewritten("59", 2, 1, 10)], ["5.9", "59"]);
    }

    proptest! {
        #[test]
        fn numbers_are_read_as_they_are_written(row in prop::collection::vec(0u16..40, 1..40), run in 1usize..20) {
            let row: Vec<Digit> = row.iter().flat_map(|value| std::iter::repeat_n(*value, run)).collect();
            let text = write_digits(row.iter().copied(), 40);
            prop_assert_eq!(read_digits(&text, Alphabet::of_radix(40), 1000), Ok(row.clone()));
            prop_assert_eq!(read_digits(&shorten(&text), Alphabet::of_radix(40), 1000), Ok(row));
        }

        #[test]
        fn shortening_is_undone_by_reading(row in prop::collection::vec((0u8..2, 1usize..9), 1..20)) {
            let row: Vec<u8> = row.iter().flat_map(|(value, count)| std::iter::repeat_n(*value, *count)).collect();
            let text: String = row.iter().map(|value| char::from(b'0' + value)).collect();
            prop_assert_eq!(read_row(&shorten(&text), Alphabet::Bits, 1000), Ok(row));
        }
    }
}
