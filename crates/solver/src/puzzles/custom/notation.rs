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
    for (piece, entry) in (2..).zip(waits.split(',')) {
        for (place, text) in (0..).zip(entry.split('.')).filter(|(_, text)| !text.is_empty()) {
            put_guard(&mut pieces, piece, place, text)?;
        }
    }
    Ok(pieces)
}

/// Replaces the guard of a step by one that is written.
pub(super) fn put_guard(
    pieces: &mut [Piece],
    piece: usize,
    place: Digit,
    written: &str,
) -> Result<(), DesignError> {
    let places: Vec<Digit> = pieces.iter().map(|piece| piece.places).collect();
    let index = piece.wrapping_sub(1);
    let guard = pieces.get_mut(index).and_then(|piece| piece.guards.get_mut(usize::from(place)));
    let guard = guard.ok_or(DesignError::NoStep { piece, place })?;
    *guard =
        read_guard(written, &places[..index]).ok_or(DesignError::Guard { piece, place, faster: index })?;
    Ok(())
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
