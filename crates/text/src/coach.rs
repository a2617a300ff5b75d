//! The messages of the coach to a person with the real puzzle.

use std::cmp::Ordering;

use gros_session::Listed;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, PieceMove, Steps};

use crate::message::{MARK, say};
use crate::pieces::Kind;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Key, Lang};

impl Lang {
    /// Orders a move, for a large display: `Ring 2 OFF`, `Disc 1: A → C`.
    #[must_use]
    pub fn coach_order(self, before: &AnyState, mv: &AnyMove) -> String {
        before.coach_words(mv).map(|words| words.order(self)).unwrap_or_default()
    }

    /// Says several moves in a rhythm: `two off, one off, four on`; a single move in full.
    #[must_use]
    pub fn coach_spoken(self, moves: &[Listed<AnyPuzzle>]) -> String {
        if let [made] = moves {
            return self.move_spoken(&made.before, &made.mv);
        }
        let mut beats =
            moves.iter().filter_map(|made| made.before.coach_words(&made.mv).map(|words| words.beat(self)));
        beats.next().map(|first| self.phrases(first, beats)).unwrap_or_default()
    }

    /// Asks whether the state in your hands is this one: `On: 8, 6, 5. All others are off. Same as yours?`
    #[must_use]
    pub fn coach_check(self, puzzle: &AnyPuzzle, state: &AnyState) -> String {
        let state = state.in_hand(self).unwrap_or_else(|| self.describe(puzzle, state));
        self.sentences([&state, self.text(Key::CoachSame)])
    }

    /// Counts what can also be counted on the real puzzle: `6 on`; none if there is nothing to count.
    #[must_use]
    pub fn coach_counts(self, state: &AnyState) -> Option<String> {
        state.count_in_hand(self)
    }

    /// Names what to do with the real puzzle: `Take all off`, `All to C`.
    #[must_use]
    pub fn coach_goal(self, goal: &AnyState) -> String {
        goal.goal_order(self).unwrap_or_else(|| self.named_start(goal))
    }

    /// Estimates a time in round numbers: `about 7 min`.
    #[must_use]
    pub fn coach_about(self, seconds: f64) -> String {
        let round = |to: f64| (seconds / to).round().max(1.0) * to;
        let time = self.duration(match seconds {
            0.0..60.0 => round(5.0),
            60.0..3_600.0 => round(60.0),
            3_600.0..86_400.0 => round(1_800.0),
            _ => seconds,
        });
        say!(self, CoachAbout { time })
    }

    /// Counts the next moves, in three parts: `Move `, `124`, ` / 341`; if there is no move to make, counts
    /// the moves made. The middle part is emphasized.
    #[must_use]
    pub fn coach_progress(self, done: &Steps, end: &Steps, steps: &Steps) -> [String; 3] {
        let first = done + &Steps::ONE;
        let now = match first.cmp(end) {
            Ordering::Greater => self.number(done),
            Ordering::Equal => self.number(end),
            Ordering::Less => say!(self, CoachRange { first, last: end }),
        };
        let said = match end.checked_sub(done).filter(|moves| !moves.is_zero()) {
            Some(moves) => say!(self, CoachProgress { moves, now: MARK, all: steps }),
            None => say!(self, CoachProgressDone { now: MARK, all: steps }),
        };
        let (before, after) = said.split_once(MARK).unwrap_or_default();
        [before.to_owned(), now, after.to_owned()]
    }

    /// Explains how to write a state, if there are too many pieces to tap or tapping cannot express their states.
    #[must_use]
    pub fn coach_notation(self, puzzle: &AnyPuzzle) -> String {
        puzzle.how_to_write(self)
    }

    /// Says the move of a piece in a row in a few words, or that of a driver in full.
    pub(crate) fn row_beat(self, kind: Kind, mv: PieceMove) -> String {
        if mv.piece == 0 {
            return self.piece_goes(kind, mv);
        }
        self.piece_beat(mv.piece, &self.place(kind, mv.piece, mv.to), kind.has_numbered_places())
    }

    pub(crate) fn piece_beat(self, piece: usize, place: &str, is_numbered: bool) -> String {
        let piece = self.count_word(piece);
        if is_numbered {
            return say!(self, CoachBeatTo { piece, place });
        }
        say!(self, CoachBeat { piece, place })
    }
}

/// Returns the sentence with which the coach asks for the state in your hands, if pieces can be tapped: `Match your
/// puzzle: tap a ring to switch it on or off`.
#[must_use]
pub fn coach_asks(puzzle: &AnyPuzzle) -> Key {
    puzzle.ask()
}
