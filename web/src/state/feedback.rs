//! What there is to say: what the last action came to, and what was not understood.

use gros_session::Refusal;
use gros_session::spec::UnknownPuzzle;
use gros_solver::keys::Notice;
use gros_solver::{AnyMove, Peg};
use gros_text::WrongGuess;

/// What the last action came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Feedback {
    /// Nothing to say beside the next move.
    Nothing,
    /// A move was refused.
    Refused {
        /// The move.
        mv: AnyMove,
        /// Why.
        why: Refusal,
    },
    /// A peg without discs was asked for its top disc.
    EmptyPeg(Peg),
    /// The best move was asked for.
    Hint,
    /// The next move was predicted.
    Right,
    /// Another move that the rules allow was predicted; the next one is shown.
    Wrong {
        /// The move.
        guess: AnyMove,
        /// Why it is not the next one.
        why: WrongGuess,
    },
    /// A move by hand left the shortest route.
    OffRoute,
    /// A step outside the timeline was asked for.
    Clamped,
    /// The link was copied.
    Shared,
}

impl Feedback {
    /// Tells whether the next move was said.
    pub fn tells_next(&self) -> bool {
        matches!(self, Feedback::Hint | Feedback::Wrong { .. })
    }
}

/// Something that a person should know: mostly a part of an address that was not understood.
#[derive(Clone, Debug, PartialEq)]
pub enum Warning {
    /// A key.
    Key(Notice),
    /// The puzzle.
    Puzzle(UnknownPuzzle),
    /// So many more keys.
    More(usize),
    /// The file that was opened.
    File,
    /// The browser keeps nothing from visit to visit.
    NotKept,
}
