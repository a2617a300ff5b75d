//! The ruler sequence in words: its definition, why no block is followed by a copy of itself, and repeats in
//! other sequences.

use gros_solver::methods::Heading;
use gros_solver::methods::ruler::RulerPosition;
use gros_solver::ruler::{self, Square};
use gros_solver::{AnyState, Steps};

use super::card::{Cell, Look, Part, Table};
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::AnyStateWords;
use crate::{Key, Lang};

/// How many terms are drawn, and how many of them come before the next one.
const TERMS: u32 = 16;
/// The most binary digits of a term's number that are written out.
const LONGEST_TERM: usize = 40;
const BEFORE: u32 = 7;
/// How much taller, in per cent, a column is for each larger term, up to the tallest.
const HIGHER: usize = 19;
const TALLEST: usize = 5;

impl Lang {
    /// The known facts about words without squares.
    pub const KNOWN_OF_SQUARES: [Key; 3] =
        [Key::RulerKnownWords, Key::RulerKnownTurns, Key::RulerKnownPlaces];

    /// Shows the sequence around the next move, which is marked, and says why it never repeats itself.
    #[must_use]
    pub fn ruler_parts(self, here: &AnyState, place: &RulerPosition) -> Vec<Part> {
        let why = self.text(Key::RulerWhy);
        vec![
            Part::Text(self.numbering(here)),
            Part::Formulas(self.rule_of_ruler(place)),
            Part::Table(window(place)),
            Part::Result(self.place_on_ruler(here, place)),
            Part::Text(why.to_owned()),
        ]
    }

    /// Writes the rule of g, and how the next term follows from it: `g(12) = g(6) + 1 = g(3) + 2 = 3`.
    fn rule_of_ruler(self, place: &RulerPosition) -> Vec<String> {
        let mut formulas = vec!["g(2k) = g(k) + 1,  g(2k+1) = 1".to_owned()];
        let next = place.next().filter(|next| next.bit_len() <= LONGEST_TERM);
        if let Some(next) = next.filter(|next| !next.is_odd()) {
            let term = ruler::term(&next).unwrap_or(1);
            let (halves, odd) = (term - 1, self.number(&(&next >> (term - 1))));
            let next = self.number(&next);
            formulas.push(format!("{next} = {odd} · 2^{halves},  g({next}) = {halves} + 1 = {term}"));
        }
        formulas
    }

    /// Says where the numbering of the moves begins, and which piece makes the k-th.
    fn numbering(self, here: &AnyState) -> String {
        let from = here.numbered_from(self);
        let piece = self.numbered(Kind::of_state(here), "g(k)", 0);
        say!(self, RulerNumbering { from, piece })
    }

    /// Says where you are on the ruler, and whose turn it is.
    fn place_on_ruler(self, here: &AnyState, place: &RulerPosition) -> String {
        let made = &place.made;
        let turn = place.next().zip(place.heading).and_then(|(next, heading)| {
            let piece = self.piece(Kind::of_state(here), ruler::term(&next)?);
            Some((heading, next, piece))
        });
        match turn {
            None => say!(self, RulerAtGoal { made }),
            Some((Heading::Down, next, piece)) => say!(self, RulerGoingDown { made, next, piece }),
            Some((Heading::Up, next, piece)) => say!(self, RulerGoingUp { made, next, piece }),
        }
    }

    /// Says which term has a number: `Term 1,024 is 11.` None for 0, since terms count from 1.
    #[must_use]
    pub fn ruler_term(self, k: &Steps) -> Option<String> {
        let term = Count(ruler::term(k)?);
        Some(say!(self, RulerTermIs { k, term }))
    }

    /// Says where a block is first repeated, or that none is: `First repeat: 234 234, starting at position 3.`
    ///
    /// Letters are single characters, or words separated by spaces, commas or dots.
    #[must_use]
    pub fn first_square(self, word: &str) -> String {
        let is_gap = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | '.' | '，' | '、');
        let parts: Vec<String> =
            word.split(is_gap).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let is_parted = parts.len() > 1;
        let letters = if is_parted { parts } else { parts.concat().chars().map(String::from).collect() };
        let Some(Square { start, half }) = ruler::first_square(&letters) else {
            return self.text(Key::RulerNoSquare).to_owned();
        };
        let twice = letters[start..start + half].join(if is_parted { " " } else { "" });
        let place = start + 1;
        say!(self, RulerFirstSquare { twice, place })
    }
}

/// Draws the terms around the next move, with its column marked.
fn window(place: &RulerPosition) -> Table {
    let middle = place.next().unwrap_or_else(|| place.made.clone());
    let first = middle.checked_sub(&Steps::from(BEFORE)).unwrap_or_default().max(Steps::ONE);
    let height = |term: usize| Look::Height(u8::try_from(term.min(TALLEST) * HIGHER).unwrap_or(u8::MAX));
    let terms = (0..TERMS).map(|ahead| ruler::term(&(&first + &Steps::from(ahead))).unwrap_or(0));
    let row = terms.map(|term| Cell::from(term.to_string()).look(height(term))).collect();
    let column = place.next().and_then(|next| next.checked_sub(&first)?.to_usize());
    Table { column, ..Table::plain(vec![row]) }
}
