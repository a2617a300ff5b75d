//! The keys `n`, `from` and `to`, which say together how many pieces there are.

use crate::error::{Alphabet, ParseStateError};
use crate::keys::{Keys, Problem};
use crate::notation;

/// A size with the two rows that were asked for, one value a piece, leftmost first.
pub(crate) struct Sized {
    pub pieces: usize,
    pub from: Option<Vec<u8>>,
    pub to: Option<Vec<u8>>,
}

/// A state as written: a row gives the size, a perfect state takes it.
enum Written {
    Row { row: Vec<u8>, text: String },
    Perfect(u8),
}

/// Reads `n`, `from` and `to`, of at most `most` pieces. Without `n`, the first full row gives it; without any
/// row, `default` does.
pub(crate) fn read(keys: &mut Keys, alphabet: Alphabet, default: usize, most: usize) -> Sized {
    let asked = keys.take_number("n", 1, most);
    let from = read_key(keys, "from", alphabet, most);
    let to = read_key(keys, "to", alphabet, most);
    let pieces = asked.or(length(from.as_ref())).or(length(to.as_ref())).unwrap_or(default.min(most));
    let from = from.and_then(|state| fit(keys, "from", alphabet, state, pieces));
    let to = to.and_then(|state| fit(keys, "to", alphabet, state, pieces));
    Sized { pieces, from, to }
}

fn read_key(keys: &mut Keys, key: &'static str, alphabet: Alphabet, most: usize) -> Option<Written> {
    let text = keys.take(key)?;
    if let Some(value) = alphabet.perfect(&text) {
        return Some(Written::Perfect(value));
    }
    match notation::read_row(&text, alphabet, most) {
        Ok(row) => Some(Written::Row { row, text }),
        Err(problem) => {
            keys.refuse(key, &text, Problem::State(problem));
            None
        }
    }
}

fn length(state: Option<&Written>) -> Option<usize> {
    match state? {
        Written::Row { row, .. } => Some(row.len()),
        Written::Perfect(_) => None,
    }
}

fn fit(
    keys: &mut Keys,
    key: &'static str,
    alphabet: Alphabet,
    state: Written,
    pieces: usize,
) -> Option<Vec<u8>> {
    let (row, text) = match state {
        Written::Perfect(value) => return Some(vec![value; pieces]),
        Written::Row { row, text } => (row, text),
    };
    let fitted = notation::fit(row, alphabet, pieces);
    fitted.map_err(|problem: ParseStateError| keys.refuse(key, &text, Problem::State(problem))).ok()
}
