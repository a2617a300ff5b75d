//! Digits that a machine reads one by one and writes copied or swapped, for users who predict its output.

use gros_solver::Steps;
use gros_solver::rings::methods::automaton::{Mode, Square};

use super::card::Table;
use crate::message::{Count, say};
use crate::{Key, Lang};

/// The digits, and the table of all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The table shown until someone predicts.
    pub table: Table,
    /// Whose turn it is by the last digit, which would tell that digit too early.
    pub turn: Option<String>,
    /// The pieces, from left to right: their numbers and their names.
    pub numbers: Vec<String>,
    /// The names of the pieces within a sentence.
    pub names: Vec<String>,
    /// The digits.
    pub squares: Vec<Square>,
    /// The number that is written.
    pub number: Steps,
}

impl Reading {
    /// The largest number of digits that are predicted one by one.
    pub(crate) const MOST: usize = 12;

    /// Writes what is shown until someone predicts.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.table.lines().into_iter().chain(self.turn.clone()).collect()
    }

    /// Returns the digit that is written at a place.
    #[must_use]
    pub fn written(&self, place: usize) -> Option<bool> {
        self.squares.get(place).map(|square| square.written)
    }
}

impl Lang {
    /// Asks for the next digit: `It reads 1 at ring 8. What does it write?`
    #[must_use]
    pub fn reading_asks(self, reading: &Reading, place: usize) -> String {
        let Some((square, name)) = reading.squares.get(place).zip(reading.names.get(place)) else {
            return String::new();
        };
        say!(self, ReadingAsk { read: u8::from(square.read), name })
    }

    /// Says which digit was written at a place and why; `is_right` if it was predicted.
    #[must_use]
    pub fn reading_tells(self, reading: &Reading, place: usize, is_right: Option<bool>) -> String {
        let Some(square) = reading.squares.get(place) else { return String::new() };
        let ones = reading.squares.iter().take(place).filter(|square| square.read).count();
        let mode = match square.mode {
            Mode::Copy => "copy",
            Mode::Swap => "swap",
        };
        let why = say!(
            self,
            ReadingWhy {
                ones: Count(ones),
                mode,
                read: u8::from(square.read),
                written: u8::from(square.written),
            }
        );
        match is_right {
            None => why,
            Some(true) => self.sentences([self.text(Key::ReadingRight).to_owned(), why]),
            Some(false) => self.sentences([self.text(Key::ReadingWrong).to_owned(), why]),
        }
    }

    /// Says which number was written in the end: `All are read: 010001110 is 142 in binary. 7 of 9
    /// predicted.`
    #[must_use]
    pub fn reading_ends(self, reading: &Reading, right: usize, asked: usize) -> String {
        let digits: String =
            reading.squares.iter().map(|square| if square.written { '1' } else { '0' }).collect();
        let end = say!(self, ReadingEnd { digits, number: &reading.number });
        if asked == 0 {
            return end;
        }
        let score = say!(self, ReadingScore { right: Count(right), asked: Count(asked) });
        self.sentences([end, score])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;
    use gros_session::spec;
    use gros_solver::methods::{self, Question};
    use gros_solver::rings::methods::AUTOMATON;

    fn reading(text: &str) -> Option<Reading> {
        let session = spec::open(text, 64).unwrap().session;
        let setup = session.timeline().setup();
        let (puzzle, start, goal) = (setup.puzzle.clone(), setup.start.clone(), setup.goal.clone());
        let question = Question { puzzle, start, goal, here: session.timeline().state() };
        let parts = Lang::English.explain(&methods::explain(AUTOMATON, &question).unwrap()).parts;
        parts
            .into_iter()
            .find_map(|part| if let Part::Reading(reading) = part { Some(reading) } else { None })
    }

    #[test]
    fn a_digit_is_copied_after_an_even_number_of_ones() {
        for number in 0..32usize {
            let text = format!("rings?from={number:05b}");
            let reading = reading(&text).unwrap();
            for (place, square) in reading.squares.iter().enumerate() {
                let ones = reading.squares[..place].iter().filter(|square| square.read).count();
                let is_copied = square.read == square.written;
                assert_eq!(is_copied, ones % 2 == 0, "{text}");
                let told = Lang::English.reading_tells(&reading, place, None);
                assert_eq!(told.contains("copied"), is_copied, "{told}");
                assert_eq!(told.contains("even"), is_copied, "{told}");
            }
        }
    }

    #[test]
    fn dials_are_named_and_many_rings_are_not_predicted() {
        let dials = reading("spinout").unwrap();
        assert_eq!(Lang::English.reading_asks(&dials, 0), "At dial 7 it reads 1. What does it write?");
        assert_eq!(reading("rings?n=13"), None);
    }
}
