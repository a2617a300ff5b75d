//! Feedback to the last action, and warnings about input that was not understood.

use gros_session::Refusal;
use gros_session::spec::{Gone, UnknownPuzzle};
use gros_solver::internals::keys::Notice;
use gros_solver::{AnyMove, Peg};
use gros_text::{Grade, Key};

/// The outcome of the last action.
#[derive(Clone, Debug, PartialEq)]
pub enum Feedback {
    /// Nothing to report: the status shows the next move.
    Nothing,
    Refused {
        mv: AnyMove,
        why: Refusal,
    },
    EmptyPeg(Peg),
    Hint(Grade),
    OffRoute,
    Clamped,
    Shared(Copied),
    /// A stop of a lesson keeps this back until its task is done.
    Waits,
}

impl Feedback {
    pub fn tells_next(&self) -> bool {
        *self == Feedback::Hint(Grade::Move)
    }
}

/// A text that was copied for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    Link,
    /// A result with its link.
    Result,
}

impl Copied {
    pub fn key(self) -> Key {
        match self {
            Copied::Link => Key::LinkCopied,
            Copied::Result => Key::ResultCopied,
        }
    }
}

/// Input that was not understood, or a limit of the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Warning {
    /// A key of the address.
    Key(Notice),
    Puzzle(UnknownPuzzle),
    /// Number of further keys.
    More(usize),
    /// A tool that no longer exists.
    Gone(Gone),
    File,
    NotKept,
    /// The words of a language could not be fetched.
    NoWords,
}
