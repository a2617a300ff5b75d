//! How pieces whose states form a line find their next move: by the travel of their digits; and if each has two places,
//! by all methods for the rings, since their states are the same graph.

pub mod as_rings;
pub mod digits;

use super::Chain;
use crate::methods::{Method, NotHere};
use crate::pieces::PieceMove;
use crate::rings::methods as rings;

/// Digits that travel up and down.
pub const DIGITS: Method = Method::new("digits");

/// The methods where pieces have more than two places.
const OF_MANY_PLACES: &[Method] = &[DIGITS];

/// All methods, the one to start with first: the methods of the rings, and the travel of digits.
pub const ALL: &[Method] = &[
    rings::EXPECT,
    rings::ALTERNATION,
    DIGITS,
    rings::GRAY_CODE,
    rings::TWO_RULES,
    rings::BINARY,
    rings::SHIFTS,
    rings::DECREMENT,
    rings::AUTOMATON,
    rings::RECURSION,
    rings::PURPOSES,
    rings::MIRROR,
    rings::STRATEGY_ONE,
    rings::STRATEGY_TWO,
    rings::QUESTIONS,
];

/// The findings of a method.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Reason {
    /// Digits that travel up and down.
    Digits(digits::Digits),
    /// The findings of a method for the rings.
    AsRings(as_rings::AsRings),
}

/// Returns the methods of a chain.
pub(super) fn of(chain: &Chain) -> &'static [Method] {
    if chain.is_binary() { ALL } else { OF_MANY_PLACES }
}

/// A question about a chain.
pub type Question = crate::methods::Question<Chain>;

pub(super) fn reason(question: &Question, method: Method) -> Result<Reason, NotHere> {
    match method {
        DIGITS => digits::explain(question).map(Reason::Digits),
        _ => as_rings::explain(question, method).map(Reason::AsRings),
    }
}

pub(super) fn next_by(reason: &Reason) -> Option<PieceMove> {
    match reason {
        Reason::Digits(found) => found.next,
        Reason::AsRings(found) => found.next,
    }
}
