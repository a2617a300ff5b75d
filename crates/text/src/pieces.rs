//! Names of rings, discs and other pieces, alone and in rows.

use gros_solver::{AnyPuzzle, AnyState};

use crate::message::say;
use crate::{Key, Lang, puzzles};

/// The shortest row of neighbours that is said as "64 to 42".
const SHORTEST_RUN: usize = 4;

/// What the pieces of a puzzle are called. Each puzzle's file holds its own.
#[derive(Clone, Copy)]
pub(crate) struct Kind(&'static Names);

/// The names of a piece and of its places.
pub(crate) struct Names {
    /// One of them and several.
    pub english: [&'static str; 2],
    /// What stands after a number, and how they are counted.
    pub simplified: [&'static str; 2],
    /// The same.
    pub traditional: [&'static str; 2],
    pub numbers: Numbers,
    /// Whether piece 0 is a driver.
    pub is_driven: bool,
    pub places: Places,
    /// Asks for a prediction, in every language.
    pub which_next: [&'static str; 3],
}

/// How pieces are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// `disc 2`, `2 号盘`.
    Plain,
    /// `ring 2`, `第 2 环`.
    Ordinal,
    /// The left and the right one.
    Sides,
}

/// What the places of a piece are called.
#[derive(Clone, Copy)]
pub(crate) enum Places {
    /// By words, in every language: `dial 2 upright`, `2 号大象转为竖直`.
    Named(&'static [[&'static str; 3]]),
    /// By words that are verbs in Chinese: `ring 2 off`, `解开第 2 环`.
    Done(&'static [[&'static str; 3]]),
    /// `level 3`.
    Levels,
    /// `place 3`.
    Numbered,
}

impl Kind {
    /// Returns the kind with these names.
    pub(crate) const fn new(names: &'static Names) -> Kind {
        Kind(names)
    }

    pub(crate) fn of(puzzle: &AnyPuzzle) -> Kind {
        puzzles::words(puzzle).kind()
    }

    pub(crate) fn of_state(state: &AnyState) -> Kind {
        puzzles::state_words(state).kind()
    }

    /// Returns whether places have a number in the place of a word.
    pub(crate) fn has_numbered_places(self) -> bool {
        matches!(self.0.places, Places::Levels | Places::Numbered)
    }

    /// Returns whether Chinese parts a name of theirs from the word before it by a space.
    pub(crate) fn is_apart(self) -> bool {
        self.0.numbers != Numbers::Ordinal
    }
}

impl Lang {
    /// Names one piece: `ring 2`, `第 2 环`, `disc 2`, `2 号盘`; piece 0 is the driver.
    pub(crate) fn piece(self, kind: Kind, number: usize) -> String {
        if kind.0.numbers == Numbers::Sides {
            return self.pile(number > 1).to_owned();
        }
        if number == 0 && kind.0.is_driven {
            return self.driver().to_owned();
        }
        self.numbered(kind, &number.to_string(), 0)
    }

    /// Names several pieces, given from the largest to the smallest: `rings 3, 2, 1`, `rings 64 to 42`.
    pub(crate) fn pieces(self, kind: Kind, numbers: &[usize]) -> String {
        if let [number] = numbers {
            return self.piece(kind, *number);
        }
        if kind.0.numbers == Numbers::Sides {
            return self.text(Key::PiecesPieces).to_owned();
        }
        self.numbered(kind, &self.list(self.runs(numbers)), 1)
    }

    pub(crate) fn numbered(self, kind: Kind, row: &str, many: usize) -> String {
        let Names { english, simplified, traditional, .. } = kind.0;
        let name = self.pick(english[many], simplified[0], traditional[0]);
        match (self, kind.0.numbers) {
            (Lang::English, _) => format!("{name} {row}"),
            (_, Numbers::Ordinal) => format!("第 {row} {name}"),
            _ => format!("{row} {name}"),
        }
    }

    /// Counts pieces: `1 disc`, `9 rings`, `5 个盘子`.
    pub(crate) fn piece_count(self, kind: Kind, number: usize) -> String {
        if kind.0.numbers == Numbers::Sides {
            return self.text(Key::PiecesPieceCount).to_owned();
        }
        let Names { english, simplified, traditional, .. } = kind.0;
        let name = self.pick(english[usize::from(number != 1)], simplified[1], traditional[1]);
        format!("{} {name}", self.count(number))
    }

    /// Writes numbers that fall, with rows of four or more neighbours as one item.
    pub(crate) fn runs(self, numbers: &[usize]) -> Vec<String> {
        let mut items = Vec::new();
        for run in numbers.chunk_by(|larger, smaller| smaller + 1 == *larger) {
            match run {
                [high, .., low] if run.len() >= SHORTEST_RUN => items.push(self.run(*high, *low)),
                _ => items.extend(run.iter().map(ToString::to_string)),
            }
        }
        items
    }

    fn run(self, high: usize, low: usize) -> String {
        say!(self, PiecesRun { high, low })
    }

    /// Names the place where a piece stands: `upright`, `level 3`, `right`.
    pub(crate) fn place(self, kind: Kind, piece: usize, value: u16) -> String {
        let numbered = || say!(self, PiecesPlace2 { value });
        match kind.0.places {
            Places::Named(names) | Places::Done(names) if piece > 0 => {
                names.get(usize::from(value)).map_or_else(numbered, |[english, simplified, traditional]| {
                    self.pick(*english, *simplified, *traditional).to_owned()
                })
            }
            Places::Levels if piece > 0 => say!(self, PiecesPlace { value }),
            _ => numbered(),
        }
    }

    /// Says that a piece goes to a place that has a word: `dial 2 upright`.
    pub(crate) fn piece_and_place(self, kind: Kind, name: &str, place: &str) -> String {
        match (self, kind.0.places) {
            (Lang::English, _) => format!("{name} {place}"),
            (_, Places::Done(_)) if kind.is_apart() => format!("{place} {name}"),
            (_, Places::Done(_)) => format!("{place}{name}"),
            (Lang::Simplified, _) => format!("{name}转为{place}"),
            (Lang::Traditional, _) => format!("{name}轉為{place}"),
        }
    }

    /// Asks for a prediction: `Which ring moves next?`
    #[must_use]
    pub fn which_next(self, puzzle: &AnyPuzzle) -> &'static str {
        let [english, simplified, traditional] = Kind::of(puzzle).0.which_next;
        self.pick(english, simplified, traditional)
    }
}
