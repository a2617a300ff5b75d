//! Words without squares, where a square is a block of letters twice in a row.
//!
//! A letter is a number from 1, and no word here needs ten.

pub mod builder;

pub use gros_solver::ruler::{Square, first_square};

/// A letter, from 1.
pub type Letter = u8;

/// The most letters that there are to choose from.
pub const MOST_LETTERS: Letter = 9;

/// Returns how a letter is written.
#[must_use]
pub fn sign(letter: Letter) -> char {
    char::from_digit(u32::from(letter), 10).unwrap_or('?')
}

/// Reads how a letter is written.
#[must_use]
pub fn read(sign: char) -> Option<Letter> {
    let letter = sign.to_digit(10)?;
    Letter::try_from(letter).ok().filter(|letter| (1..=MOST_LETTERS).contains(letter))
}

/// Finds the shortest square that a letter would make at the end of a word without squares.
#[must_use]
pub fn square_with(word: &[Letter], letter: Letter) -> Option<Square> {
    let word = [word, &[letter]].concat();
    let end = word.len();
    let is_square = |half: &usize| word[end - 2 * half..end - half] == word[end - half..];
    (1..=end / 2).find(is_square).map(|half| Square { start: end - 2 * half, half })
}
