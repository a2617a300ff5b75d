//! The keys `n`, `from` and `to`, which say together how many pieces there are.

use crate::error::{Alphabet, ParseStateError};
use crate::gray::Digit;
use crate::keys::{Keys, Problem};
use crate::notation;
use crate::params::{Param, Values};

/// A size with the two rows that were asked for, one value a piece, leftmost first.
pub(crate) struct Sized<D> {
    pub pieces: usize,
    pub from: Option<Vec<D>>,
    pub to: Option<Vec<D>>,
}

/// A state as written: a row gives the size, a perfect state takes it.
enum Written<D> {
    Row { row: Vec<D>, text: String },
    Perfect(D),
}

/// Which sizes there are, and how a state is written.
struct Form<'a, R> {
    alphabet: Alphabet,
    size: &'a Param,
    most: usize,
    /// Reads a row of at most so many pieces.
    row: R,
}

/// Reads `n`, `from` and `to`, of at most `most` pieces. Without `n`, the first full row gives it; without any
/// row, the usual number does.
pub(crate) fn read(keys: &mut Keys, alphabet: Alphabet, size: &Param, most: usize) -> Sized<u8> {
    let row = |text: &str, limit| notation::read_row(text, alphabet, limit);
    Form { alphabet, size, most, row }.read(keys)
}

/// Reads the same for rows of numbers below a radix, at most `most` of them.
pub(crate) fn read_digits(keys: &mut Keys, radix: Digit, size: &Param, most: usize) -> Sized<Digit> {
    let row = |text: &str, limit| notation::read_digits(text, radix, limit);
    Form { alphabet: Alphabet::of_radix(radix), size, most: most.min(keys.limit()), row }.read(keys)
}

impl<R> Form<'_, R> {
    fn read<D: Clone + From<u8>>(&self, keys: &mut Keys) -> Sized<D>
    where
        R: Fn(&str, usize) -> Result<Vec<D>, ParseStateError>,
    {
        let asked = keys.take_number(self.size.key, 1, self.most);
        let usual = if let Values::Size { usual } = self.size.values { usual } else { 1 };
        let from = self.read_key(keys, "from");
        let to = self.read_key(keys, "to");
        let pieces = asked.or(length(from.as_ref())).or(length(to.as_ref())).unwrap_or(usual.min(self.most));
        let from = from.and_then(|state| self.fit(keys, "from", state, pieces));
        let to = to.and_then(|state| self.fit(keys, "to", state, pieces));
        Sized { pieces, from, to }
    }

    fn read_key<D: From<u8>>(&self, keys: &mut Keys, key: &'static str) -> Option<Written<D>>
    where
        R: Fn(&str, usize) -> Result<Vec<D>, ParseStateError>,
    {
        let text = keys.take(key)?;
        if let Some(value) = self.alphabet.perfect(&text) {
            return Some(Written::Perfect(value.into()));
        }
        match (self.row)(&text, self.most) {
            Ok(row) => Some(Written::Row { row, text }),
            Err(problem) => {
                keys.refuse(key, &text, Problem::State(problem));
                None
            }
        }
    }

    fn fit<D: Clone>(
        &self,
        keys: &mut Keys,
        key: &'static str,
        state: Written<D>,
        pieces: usize,
    ) -> Option<Vec<D>> {
        let (row, text) = match state {
            Written::Perfect(value) => return Some(vec![value; pieces]),
            Written::Row { row, text } => (row, text),
        };
        let fitted = notation::fit(row, self.alphabet, pieces);
        fitted.map_err(|problem| keys.refuse(key, &text, Problem::State(problem))).ok()
    }
}

fn length<D>(state: Option<&Written<D>>) -> Option<usize> {
    match state? {
        Written::Row { row, .. } => Some(row.len()),
        Written::Perfect(_) => None,
    }
}
