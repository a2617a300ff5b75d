//! The keys `n`, `from` and `to`, which together determine the number of pieces.

use crate::error::Alphabet;
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::notation;
use crate::internals::params::{Param, Values};
use crate::prelude::*;

/// A size with the two requested rows, one value per piece, leftmost first.
pub(crate) struct Sized {
    pub pieces: usize,
    pub from: Option<Vec<Digit>>,
    pub to: Option<Vec<Digit>>,
}

/// A state as written: a row determines the size, a perfect state takes it from elsewhere.
enum Written {
    Row { row: Vec<Digit>, text: String },
    Perfect(Digit),
}

/// Reads `n`, `from` and `to`, with at most `most` pieces. Without `n`, the first full row determines the size; without
/// any row, the default does.
pub(crate) fn read(keys: &mut Keys, alphabet: Alphabet, size: &Param, most: usize) -> Sized {
    let most = most.min(keys.limit());
    let asked = keys.take_number(size.key, 1, most);
    let usual = if let Values::Size { usual } = size.values { usual } else { 1 };
    let from = read_key(keys, "from", alphabet, most);
    let to = read_key(keys, "to", alphabet, most);
    let pieces = asked.or(length(from.as_ref())).or(length(to.as_ref())).unwrap_or(usual.min(most));
    let from = from.and_then(|state| fit(keys, "from", state, alphabet, pieces));
    let to = to.and_then(|state| fit(keys, "to", state, alphabet, pieces));
    Sized { pieces, from, to }
}

fn read_key(keys: &mut Keys, key: &'static str, alphabet: Alphabet, most: usize) -> Option<Written> {
    let text = keys.take(key)?;
    if let Some(value) = alphabet.perfect(&text) {
        return Some(Written::Perfect(value.into()));
    }
    match notation::read_digits(&text, alphabet, most) {
        Ok(row) => Some(Written::Row { row, text }),
        Err(problem) => {
            keys.refuse(key, &text, Problem::State(problem));
            None
        }
    }
}

fn fit(
    keys: &mut Keys,
    key: &'static str,
    state: Written,
    alphabet: Alphabet,
    pieces: usize,
) -> Option<Vec<Digit>> {
    let (row, text) = match state {
        Written::Perfect(value) => return Some(vec![value; pieces]),
        Written::Row { row, text } => (row, text),
    };
    let fitted = notation::fit(row, alphabet, pieces);
    fitted.map_err(|problem| keys.refuse(key, &text, Problem::State(problem))).ok()
}

fn length(state: Option<&Written>) -> Option<usize> {
    match state? {
        Written::Row { row, .. } => Some(row.len()),
        Written::Perfect(_) => None,
    }
}
