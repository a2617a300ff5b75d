//! Names of rings, discs and other pieces, singly and in rows.

use gros_solver::{AnyPuzzle, AnyState};

use crate::message::{Arg, say};
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The shortest row of neighbours that is written as "64 to 42".
const SHORTEST_RUN: usize = 4;

/// The names of the pieces of a puzzle. Each puzzle's file defines its kinds.
#[derive(Clone, Copy)]
pub(crate) struct Kind(&'static Names);

/// The messages that name a piece and its places.
pub(crate) struct Names {
    /// Names one by its number: `ring 2`.
    pub one: fn(Lang, &str) -> String,
    /// Names several by a row of numbers: `rings 3, 2, 1`.
    pub several: fn(Lang, &str) -> String,
    /// Counts them: `9 rings`.
    pub count: fn(Lang, Arg<'_>) -> String,
    /// The name of piece 0, if it drives the others.
    pub driver: Option<&'static Driver>,
    pub places: Places,
    /// Asks where to look for the next move.
    pub question: Key,
}

/// The messages that name the part that drives the other pieces.
pub(crate) struct Driver {
    /// Its name alone: `comb`.
    pub name: Key,
    /// Its name as the subject of a sentence: `the comb`.
    pub subject: Key,
    /// Its name as the object of one: `click the comb`.
    pub object: Key,
    /// Adds it to a count of pieces: `4 balls and a comb`.
    pub beside: fn(Lang, &str) -> String,
    /// Where it is at place 0 and at place 1: `on the left`.
    pub places: [Key; 2],
    /// Its strokes to place 0 and to place 1: `comb to the left`.
    pub goes: [Key; 2],
    /// Says that a stroke counts as a move.
    pub is_counted: Key,
}

/// The names of the places of a piece.
#[derive(Clone, Copy)]
pub(crate) enum Places {
    /// By words, starting with place 0.
    Named {
        names: &'static [Key],
        /// Says that a piece goes to one of them: `dial 2 upright`.
        goes: fn(Lang, piece: &str, value: u16, place: &str) -> String,
    },
    /// By numbers: `level 3`.
    Numbered(fn(Lang, u16) -> String),
}

impl Kind {
    /// Returns the kind with these names.
    pub(crate) const fn new(names: &'static Names) -> Kind {
        Kind(names)
    }

    pub(crate) fn of(puzzle: &AnyPuzzle) -> Kind {
        puzzle.words().kind()
    }

    pub(crate) fn of_state(state: &AnyState) -> Kind {
        state.words().kind()
    }

    pub(crate) fn question(self) -> Key {
        self.0.question
    }

    /// Returns the names of piece 0, if it drives the others.
    pub(crate) fn driver(self) -> Option<&'static Driver> {
        self.0.driver
    }

    /// Returns the driver, if this piece is one.
    pub(crate) fn driver_at(self, piece: usize) -> Option<&'static Driver> {
        self.0.driver.filter(|_| piece == 0)
    }

    /// Returns whether places have a number in the place of a word.
    pub(crate) fn has_numbered_places(self) -> bool {
        matches!(self.0.places, Places::Numbered(_))
    }
}

impl Lang {
    /// Names one piece: `ring 2`, `disc 2`; piece 0 is the driver.
    pub(crate) fn piece(self, kind: Kind, number: usize) -> String {
        match kind.driver_at(number) {
            Some(driver) => self.text(driver.name).to_owned(),
            None => (kind.0.one)(self, &number.to_string()),
        }
    }

    /// Names several pieces, given from the largest to the smallest: `rings 3, 2, 1`, `rings 64 to 42`.
    pub(crate) fn pieces(self, kind: Kind, numbers: &[usize]) -> String {
        match numbers {
            [number] => self.piece(kind, *number),
            _ => (kind.0.several)(self, &self.list(self.runs(numbers))),
        }
    }

    /// Names several pieces in a sentence, smallest first: `rings 1, 2 and 3`, `rings 1 to 40`.
    pub(crate) fn pieces_together(self, kind: Kind, numbers: &[usize]) -> String {
        if let [number] = numbers {
            return self.piece(kind, *number);
        }
        (kind.0.several)(self, &self.items_together(self.runs_up(numbers)))
    }

    /// Writes items in a sentence: `1, 2 and 3`.
    pub(crate) fn items_together(self, mut items: Vec<String>) -> String {
        match (items.pop(), items.is_empty()) {
            (Some(last), false) => say!(self, PiecesAnd { pieces: self.list(items), last }),
            (last, _) => last.unwrap_or_default(),
        }
    }

    /// Names one or several pieces, given the text in place of their numbers: `disc n`.
    pub(crate) fn numbered(self, kind: Kind, row: &str, many: usize) -> String {
        let name = if many == 0 { kind.0.one } else { kind.0.several };
        name(self, row)
    }

    /// Counts pieces: `1 disc`, `9 rings`.
    pub(crate) fn piece_count(self, kind: Kind, number: usize) -> String {
        (kind.0.count)(self, Arg::Count(number as u64))
    }

    /// Counts pieces in words, as far as numbers have one: `nine rings`.
    pub(crate) fn pieces_in_words(self, kind: Kind, number: usize) -> String {
        (kind.0.count)(self, Arg::Word(number as u64))
    }

    /// Writes numbers from the largest on, with rows of four or more neighbours as one item.
    pub(crate) fn runs(self, numbers: &[usize]) -> Vec<String> {
        self.items(numbers.chunk_by(|larger, smaller| smaller + 1 == *larger))
    }

    /// Writes the same from the smallest on; the numbers may be in either order.
    pub(crate) fn runs_up(self, numbers: &[usize]) -> Vec<String> {
        let mut numbers = numbers.to_vec();
        if numbers.first() > numbers.last() {
            numbers.reverse();
        }
        self.items(numbers.chunk_by(|smaller, larger| smaller + 1 == *larger))
    }

    fn items<'a>(self, runs: impl Iterator<Item = &'a [usize]>) -> Vec<String> {
        let mut items = Vec::new();
        for run in runs {
            match run {
                [first, .., last] if run.len() >= SHORTEST_RUN => items.push(self.run(*first, *last)),
                _ => items.extend(run.iter().map(ToString::to_string)),
            }
        }
        items
    }

    /// Writes a row of neighbours as one item: `64 to 42`.
    pub(crate) fn run(self, first: usize, last: usize) -> String {
        say!(self, PiecesRun { first, last })
    }

    /// Names the place where a piece is: `upright`, `level 3`, `right`.
    pub(crate) fn place(self, kind: Kind, piece: usize, value: u16) -> String {
        let named = |names: &[Key]| match names.get(usize::from(value)) {
            Some(name) => self.text(*name).to_owned(),
            None => say!(self, PlaceNumber { number: value }),
        };
        match (kind.driver_at(piece), kind.0.places) {
            (Some(driver), _) => named(&driver.places),
            (None, Places::Named { names, .. }) => named(names),
            (None, Places::Numbered(name)) => name(self, value),
        }
    }

    /// Says that a piece goes to a place: `dial 2 upright`, `ball 1 to level 3`.
    pub(crate) fn piece_and_place(self, kind: Kind, piece: &str, value: u16) -> String {
        let place = &self.place(kind, 1, value);
        match kind.0.places {
            Places::Named { goes, .. } => goes(self, piece, value, place),
            Places::Numbered(_) => say!(self, PieceGoes { piece, place }),
        }
    }
}
