//! How to begin, for first-time visitors.

use gros_solver::{AnyMove, AnyPuzzle, AnyState};

use crate::message::say;
use crate::{Key, Lang, puzzles};

/// The pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

impl Lang {
    /// Says how to begin, given the next move: `Drag the timeline, or click ring 2.`
    #[must_use]
    pub fn first_visit(self, state: &AnyState, next: &AnyMove, pointing: Pointing) -> String {
        let how = puzzles::of_move(state, next, |words| words.how(self, pointing)).unwrap_or_default();
        say!(self, BeginFirstVisit { how })
    }

    /// Returns the invitation to the first puzzle other than the one with this id: its id, and `Try the rings`.
    ///
    /// ```
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.invitation("hanoi"), Some(("rings", "Try the rings")));
    /// assert_eq!(Lang::English.invitation("rings"), Some(("hanoi", "Try Hanoi")));
    /// ```
    #[must_use]
    pub fn invitation(self, from: &str) -> Option<(&'static str, &'static str)> {
        let mut others =
            puzzles::INVITATIONS.iter().filter_map(|(entries, key)| Some((entries.first()?.id, (*key)?)));
        others.find(|(id, _)| *id != from).map(|(id, key)| (id, self.text(key)))
    }

    /// Invites to a smaller size of the same puzzle, which is soon solved: `Try 3 rings`.
    #[must_use]
    pub fn try_size(self, puzzle: &AnyPuzzle) -> String {
        say!(self, BeginTry { pieces: self.pieces_in(puzzle) })
    }

    pub(crate) fn click(self, thing: &str, pointing: Pointing) -> String {
        let with = match pointing {
            Pointing::Mouse => "mouse",
            Pointing::Finger => "finger",
        };
        say!(self, BeginPointAt { with, thing })
    }
}

/// Returns the tips after a first move and after the first move back, if there are any.
#[must_use]
pub fn tips(puzzle: &AnyPuzzle) -> Option<[Key; 2]> {
    puzzles::tips(puzzle)
}
