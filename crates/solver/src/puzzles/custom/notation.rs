//! The keys of a puzzle that a user makes up: `places=2,3,2&waits=1.0,2-`.
//!
//! `places` names the number of places of each piece, the free one first. `waits` has an entry for each further piece, in it
//! a guard for each step, written like a state: the free piece last, a digit or a letter for a place, `-` for a piece that
//! does not matter. What is not written is as in the reflected Gray code. A rule for all pieces is written as its word.

use super::Custom;
use super::design::{DesignError, Guard, Piece, Rule};
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::notation::plain;
use crate::internals::params::Param;
use crate::prelude::*;

const USUAL_PLACES: [Digit; 3] = [2, 3, 2];
/// Places are written with digits and letters.
const SYMBOLS: u32 = 36;

pub(super) const PLACES: Param = Param::radices("places", 2, Custom::MOST_PLACES as usize, Some("2,3,2"));
pub(super) const WAITS: Param = Param::waits();

/// Reads the two keys.
pub(super) fn read(keys: &mut Keys) -> Option<Custom> {
    let places = keys.radices(&PLACES, Custom::MOST_PIECES).unwrap_or_else(|| USUAL_PLACES.to_vec());
    let Some(text) = keys.take(WAITS.key) else { return Custom::of_rule(Rule::Reflected, &places).ok() };
    let waits = plain(&text);
    let rule = Rule::ALL.into_iter().find(|rule| rule.id().eq_ignore_ascii_case(&waits));
    let found = match rule {
        Some(rule) => Custom::of_rule(rule, &places),
        None => read_waits(&waits, &places).and_then(Custom::new),
    };
    match found {
        Ok(puzzle) => Some(puzzle),
        Err(problem) => {
            keys.refuse(WAITS.key, &text, Problem::Design(problem));
            Custom::of_rule(Rule::Reflected, &places).ok()
        }
    }
}

fn read_waits(waits: &str, places: &[Digit]) -> Result<Vec<Piece>, DesignError> {
    let mut pieces = Rule::Reflected.pieces(places);
    for (index, entry) in (1..).zip(waits.split(',')) {
        let faster = &places[..index.min(places.len())];
        for (place, text) in (0..).zip(entry.split('.')).filter(|(_, text)| !text.is_empty()) {
            let guards = pieces.get_mut(index).map(|piece| &mut piece.guards);
            let guard = guards.and_then(|guards| guards.get_mut(usize::from(place)));
            let guard = guard.ok_or(DesignError::NoStep { piece: index + 1, place })?;
            let wrong = DesignError::Guard { piece: index + 1, place, faster: index };
            *guard = read_guard(text, faster).ok_or(wrong)?;
        }
    }
    Ok(pieces)
}

fn read_guard(text: &str, faster: &[Digit]) -> Option<Guard> {
    let place = |(symbol, places): (char, &Digit)| match symbol {
        '-' => Some(None),
        symbol => {
            let place = Digit::try_from(symbol.to_digit(SYMBOLS)?).ok()?;
            (place < *places).then_some(Some(place))
        }
    };
    (text.chars().count() == faster.len())
        .then(|| text.chars().rev().zip(faster).map(place).collect())
        .flatten()
}

/// Writes the shortest values that are read as this puzzle.
pub(super) fn write(puzzle: &Custom) -> Vec<(&'static str, String)> {
    let places = puzzle.places();
    let listed = || places.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let waits = match puzzle.rule() {
        Some(Rule::Reflected) => None,
        Some(rule) => Some(rule.id().to_owned()),
        None => Some(write_waits(puzzle)),
    };
    let places = (places != USUAL_PLACES).then(|| (PLACES.key, listed()));
    places.into_iter().chain(waits.map(|waits| (WAITS.key, waits))).collect()
}

fn write_waits(puzzle: &Custom) -> String {
    let usual = Rule::Reflected.pieces(&puzzle.places());
    let guard = |(guard, usual): (&Guard, &Guard)| {
        if guard == usual { String::new() } else { Custom::write_guard(guard) }
    };
    let entry = |(piece, usual): (&Piece, Piece)| {
        let guards: Vec<String> = piece.guards.iter().zip(&usual.guards).map(guard).collect();
        guards.join(".").trim_end_matches('.').to_owned()
    };
    let entries: Vec<String> = puzzle.pieces().iter().zip(usual).skip(1).map(entry).collect();
    entries.join(",").trim_end_matches(',').to_owned()
}

impl Custom {
    /// Reads what a step of a piece waits for; none if it is not a place for each faster piece.
    ///
    /// ```
    /// use gros_solver::Custom;
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::Reflected, &[2, 3, 2])?;
    /// let guard = three.read_guard(3, "2-").ok_or("no guard")?;
    /// assert_eq!((Custom::write_guard(&guard).as_str(), guard), ("2-", vec![None, Some(2)]));
    /// assert_eq!(three.read_guard(3, "30"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn read_guard(&self, piece: usize, text: &str) -> Option<Guard> {
        let places = self.places();
        read_guard(&plain(text), places.get(..piece.checked_sub(1)?)?)
    }

    /// Writes a guard like a state, with `-` for a piece that does not matter.
    #[must_use]
    pub fn write_guard(guard: &Guard) -> String {
        let symbol = |place: &Option<Digit>| match place {
            Some(place) => char::from_digit((*place).into(), SYMBOLS).unwrap_or('-'),
            None => '-',
        };
        guard.iter().rev().map(symbol).collect()
    }
}
