//! The greedy builder.

use gros_learning::tools::squares::builder::{Judged, Search};
use gros_learning::tools::squares::{Letter, Square, sign};

use crate::message::{Count, say};
use crate::{Key, Lang};

/// Writes letters with spaces between them.
fn spaced(word: &[Letter]) -> String {
    let signs: Vec<String> = word.iter().map(|letter| sign(*letter).to_string()).collect();
    signs.join(" ")
}

/// Writes the block of a square.
fn block(word: &[Letter], square: Square) -> String {
    spaced(word.get(square.start..square.start + square.half).unwrap_or_default())
}

impl Lang {
    /// Names a choice of numbers: `only 1 to 3`, or any.
    #[must_use]
    pub fn greedy_numbers(self, most: Option<Letter>) -> String {
        match most {
            Some(most) => say!(self, GreedyUpTo { most: usize::from(most) }),
            None => self.text(Key::GreedyAny).to_owned(),
        }
    }

    /// Says a word.
    #[must_use]
    pub fn greedy_word(self, word: &[Letter]) -> String {
        if word.is_empty() {
            return self.text(Key::GreedyEmpty).to_owned();
        }
        say!(self, GreedyWord { word: spaced(word) })
    }

    /// Says that a number is right, or the one that was looked for.
    #[must_use]
    pub fn greedy_right(self, number: Letter, is_shown: bool) -> String {
        let number = usize::from(number);
        if is_shown { say!(self, GreedyShown { number }) } else { say!(self, GreedyRight { number }) }
    }

    /// Says why a number is wrong; from the second time on it names the smaller one.
    #[must_use]
    pub fn greedy_wrong(self, word: &[Letter], guess: Letter, judged: Judged, is_first: bool) -> String {
        let number = usize::from(guess);
        match judged {
            Judged::Right => String::new(),
            Judged::Square(square) => {
                let block = block(&[word, &[guess]].concat(), square);
                say!(self, GreedyMakesSquare { number, block })
            }
            Judged::Smaller(_) if is_first => say!(self, GreedyNotSmallest { number }),
            Judged::Smaller(smaller) => {
                say!(self, GreedyNotSmallestBut { number, smaller: usize::from(smaller) })
            }
        }
    }

    /// Says which square a number would make.
    #[must_use]
    pub fn greedy_stuck_at(self, word: &[Letter], number: Letter, square: Square) -> String {
        let block = block(&[word, &[number]].concat(), square);
        say!(self, GreedyStuckAt { number: usize::from(number), block })
    }

    /// Says what the last step of a search did, and how far it has come.
    #[must_use]
    pub fn greedy_search(self, search: &Search) -> String {
        let did = match (search.above, search.word.last()) {
            (0, Some(last)) => say!(self, GreedySearchAdded { number: usize::from(*last) }),
            (0, None) => String::new(),
            (above, _) => say!(self, GreedySearchTook { number: usize::from(above) }),
        };
        let (length, count) = (Count(search.word.len()), Count(search.taken_back));
        self.sentences([did, say!(self, GreedySearchSum { length, count })])
    }
}
