//! The ruler sequence 1 2 1 3 1 2 1 4 …, which Gros (1872) found in the rings: OEIS A001511.
//!
//! Its k-th term is the ring that makes the k-th move on the route from all rings off, and the disc that makes the k-th
//! move of a tower from peg to peg. No word occurs in it twice in a row, and of all such sequences it is the first in
//! lexicographic order.

use crate::prelude::*;
use crate::steps::Steps;

/// A word that occurs twice in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    /// The position where it begins, from 0.
    pub start: usize,
    /// The length of the repeated word.
    pub half: usize,
}

/// Returns the k-th term, from 1: one more than the number of factors of 2 in k. None for k = 0.
///
/// ```
/// use gros_solver::{Steps, ruler};
/// assert_eq!(ruler::term(&Steps::from(12u32)), Some(3));
/// assert_eq!(ruler::term(&Steps::power_of_two(100_000)), Some(100_001));
/// ```
#[must_use]
pub fn term(k: &Steps) -> Option<usize> {
    k.trailing_zeros().map(|zeros| zeros + 1)
}

/// Lists the terms from the first one on.
pub fn terms() -> impl Iterator<Item = usize> {
    (1u64..).map(|k| k.trailing_zeros() as usize + 1)
}

/// Finds the square that ends first in a word, the shortest if there are several; none if the word is square-free.
///
/// ```
/// use gros_solver::ruler::{Square, first_square};
/// assert_eq!(first_square(b"212342345678"), Some(Square { start: 2, half: 3 }));
/// assert_eq!(first_square(b"1213121"), None);
/// ```
#[must_use]
pub fn first_square<T: PartialEq>(word: &[T]) -> Option<Square> {
    (2..=word.len()).find_map(|end| square_at_the_end(&word[..end]))
}

/// Finds the shortest square at the end of a word.
fn square_at_the_end<T: PartialEq>(word: &[T]) -> Option<Square> {
    let end = word.len();
    let is_square = |half: &usize| word[end - 2 * half..end - half] == word[end - half..];
    (1..=end / 2).find(is_square).map(|half| Square { start: end - 2 * half, half })
}

/// Builds a square-free word of a given length by always adding the least number that makes no square.
///
/// ```
/// use gros_solver::ruler;
/// assert_eq!(ruler::greedy(8), [1, 2, 1, 3, 1, 2, 1, 4]);
/// ```
#[must_use]
pub fn greedy(length: usize) -> Vec<usize> {
    let mut word = Vec::with_capacity(length);
    while word.len() < length {
        extend(&mut word);
    }
    word
}

/// Adds the least number that makes no square.
fn extend(word: &mut Vec<usize>) {
    let least = |word: &[usize], letter: usize| square_at_the_end(&[word, &[letter]].concat()).is_none();
    word.extend((1..).find(|letter| least(word, *letter)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hanoi, Puzzle, Rings, Route};

    #[test]
    fn the_greedy_word_is_the_ruler() {
        let terms: Vec<usize> = terms().take(1_000).collect();
        assert_eq!(greedy(1_000), terms);
        assert_eq!(first_square(&terms), None);
        let one_by_one: Vec<usize> = (1..=1_000u32).filter_map(|k| term(&k.into())).collect();
        assert_eq!(one_by_one, terms);
        assert_eq!(term(&Steps::ZERO), None);
    }

    #[test]
    fn rings_and_discs_share_the_ruler() {
        let rings = Rings::new(10).unwrap();
        let way = rings.route(&rings.goal(), &rings.parse_state("1000000000").unwrap()).unwrap();
        let moved = way.moves(&Steps::ZERO, way.steps()).map(|mv| mv.ring);
        assert!(moved.eq(terms().take(1_023)));
        let hanoi = Hanoi::new(10).unwrap();
        let way = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
        assert!(way.moves(&Steps::ZERO, way.steps()).map(|mv| mv.disc).eq(terms().take(1_023)));
    }

    #[test]
    fn the_square_that_ends_first_is_found() {
        assert_eq!(first_square(&[1, 2, 1, 2, 2]), Some(Square { start: 0, half: 2 }));
        assert_eq!(first_square(&[3, 1, 2, 2, 1, 2, 2]), Some(Square { start: 2, half: 1 }));
        assert_eq!(first_square::<u8>(&[]), None);
    }

    #[test]
    fn on_two_letters_the_longest_words_are_121_and_212() {
        let words = |length: u32| {
            let letters =
                move |word: u32| (0..length).map(move |place| word >> place & 1).collect::<Vec<u32>>();
            (0..1 << length).filter(move |word| first_square(&letters(*word)).is_none()).count()
        };
        assert_eq!([1, 2, 3, 4, 5].map(words), [2, 2, 2, 0, 0]);
    }
}
