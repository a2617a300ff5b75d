//! Words without squares, where a square is a block of letters twice in a row: built by greed, and fought over by two.
//!
//! A letter is a number from 1; in writing the tenth is `a`.

pub mod builder;
pub mod duel;
mod replies;

pub use replies::{Reply, Sees};

pub use gros_solver::ruler::{Square, first_square};

/// A letter, from 1.
pub type Letter = u8;

/// The most letters that a game has.
pub const MOST_LETTERS: Letter = 12;

/// Returns how a letter is written: `1` to `9`, then `a`, `b`, `c`.
///
/// ```
/// use gros_tools::squares::sign;
/// assert_eq!([1, 9, 10, 12].map(sign), ['1', '9', 'a', 'c']);
/// ```
#[must_use]
pub fn sign(letter: Letter) -> char {
    char::from_digit(u32::from(letter), 36).unwrap_or('?')
}

/// Reads how a letter is written.
#[must_use]
pub fn read(sign: char) -> Option<Letter> {
    let letter = sign.to_digit(36)?;
    Letter::try_from(letter).ok().filter(|letter| (1..=MOST_LETTERS).contains(letter))
}

/// Finds the shortest square at the end of a word whose block has at least so many letters.
#[must_use]
pub fn square_at_end(word: &[Letter], least: usize) -> Option<Square> {
    let end = word.len();
    let is_square = |half: &usize| word[end - 2 * half..end - half] == word[end - half..];
    (least..=end / 2).find(is_square).map(|half| Square { start: end - 2 * half, half })
}

/// Finds the square that a letter would make at the end of a word without squares.
#[must_use]
pub fn square_with(word: &[Letter], letter: Letter) -> Option<Square> {
    square_at_end(&[word, &[letter]].concat(), 1)
}
