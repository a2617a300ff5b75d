//! How to begin, for first-time visitors.

use gros_session::Timeline;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};

use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::{self, AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

impl Pointing {
    fn id(self) -> &'static str {
        match self {
            Pointing::Mouse => "mouse",
            Pointing::Finger => "finger",
        }
    }
}

impl Lang {
    /// Says how to begin, given the next move: `Drag the timeline, or click ring 2.`
    #[must_use]
    pub fn first_visit(self, state: &AnyState, next: &AnyMove, pointing: Pointing) -> String {
        let how = state.move_words(next).map(|words| words.how(self, pointing)).unwrap_or_default();
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

    /// Names both ways in, and no move: `Click a ring, or drag the timeline: 341 moves, and you can jump to any of them.`
    ///
    /// ```
    /// use gros_session::spec;
    /// use gros_text::{Lang, Pointing};
    /// let session = spec::open("rings", 1_000)?.session;
    /// assert_eq!(
    ///     Lang::English.ways_in(session.timeline(), Pointing::Finger).as_deref(),
    ///     Some("Tap a ring, or drag the timeline: 341 moves.")
    /// );
    /// # Ok::<(), spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn ways_in(self, timeline: &Timeline<AnyPuzzle>, pointing: Pointing) -> Option<String> {
        let how = self.click(self.text(timeline.puzzle().any_piece()?), pointing);
        let moves = self.moves(timeline.par());
        Some(say!(self, BeginWaysIn { with: pointing.id(), how: capital(&how), moves }))
    }

    /// Names a size by its number of pieces, in words: `three rings`.
    #[must_use]
    pub fn invited_to(self, puzzle: &AnyPuzzle) -> String {
        let kind = Kind::of(puzzle);
        puzzle.words().invited_to(self).unwrap_or_else(|| match kind.driver() {
            Some(driver) => {
                (driver.beside)(self, &self.pieces_in_words(kind, puzzle.pieces().saturating_sub(1)))
            }
            None => self.pieces_in_words(kind, puzzle.pieces()),
        })
    }

    pub(crate) fn click(self, thing: &str, pointing: Pointing) -> String {
        say!(self, BeginPointAt { with: pointing.id(), thing })
    }
}

/// Returns the tips after a first move and after the first move back, if there are any.
#[must_use]
pub fn tips(puzzle: &AnyPuzzle) -> Option<[Key; 2]> {
    puzzle.tips()
}
