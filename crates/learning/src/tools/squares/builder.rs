//! A word built letter by letter: always the smallest that makes no square, with or without taking letters back.

use super::{Letter, Square, square_with};

/// The verdict on a guess for the next letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is the smallest that makes no square.
    Right,
    /// It makes this square.
    Square(Square),
    /// It makes none, but neither does this smaller one.
    Smaller(Letter),
}

/// Returns the smallest letter that makes no square; none if each of this many letters makes one.
#[must_use]
pub fn next(word: &[Letter], letters: Option<Letter>) -> Option<Letter> {
    (1..=letters.unwrap_or(Letter::MAX)).find(|letter| square_with(word, *letter).is_none())
}

/// Judges a guess.
#[must_use]
pub fn judge(word: &[Letter], guess: Letter) -> Judged {
    if let Some(square) = square_with(word, guess) {
        return Judged::Square(square);
    }
    next(word, Some(guess)).filter(|least| *least < guess).map_or(Judged::Right, Judged::Smaller)
}

/// Adds letters until the word has this length or no letter fits.
pub fn fill(word: &mut Vec<Letter>, length: usize, letters: Option<Letter>) {
    while word.len() < length {
        let Some(letter) = next(word, letters) else { return };
        word.push(letter);
    }
}

/// A search that takes a letter back when none fits, and tries a larger one in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The word as it stands.
    pub word: Vec<Letter>,
    /// The letter that was taken back last, if nothing was added since: only larger ones are tried.
    pub above: Letter,
    /// How often a letter was taken back.
    pub taken_back: usize,
}

impl Search {
    /// Adds the smallest letter that fits, or takes one back. Returns whether there is anything left to try.
    pub fn step(&mut self, letters: Letter) -> bool {
        let fits = (self.above + 1..=letters).find(|letter| square_with(&self.word, *letter).is_none());
        if let Some(letter) = fits {
            self.word.push(letter);
            self.above = 0;
            return true;
        }
        let Some(last) = self.word.pop() else { return false };
        self.above = last;
        self.taken_back += 1;
        true
    }

    /// Continues until the word has this many letters, or until there is nothing left to try.
    pub fn run(&mut self, length: usize, letters: Letter) {
        while self.word.len() < length && self.step(letters) {}
    }
}

/// Returns the beginning of Thue's word on three letters, which begins with 1 and stays the same if each letter is replaced: 1 by
/// 1 2 3, 2 by 1 3, 3 by 2.
///
/// ```
/// use gros_learning::tools::squares::builder::thue;
/// assert_eq!(thue(9), [1, 2, 3, 1, 3, 2, 1, 2, 3]);
/// ```
#[must_use]
pub fn thue(length: usize) -> Vec<Letter> {
    let mut word = vec![1];
    while word.len() < length {
        word = word.iter().flat_map(|letter| replaced(*letter)).copied().collect();
    }
    word.truncate(length);
    word
}

/// Returns the letters that replace a letter of Thue's word.
#[must_use]
pub fn replaced(letter: Letter) -> &'static [Letter] {
    match letter {
        1 => &[1, 2, 3],
        2 => &[1, 3],
        _ => &[2],
    }
}
