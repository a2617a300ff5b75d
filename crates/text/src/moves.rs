//! Moves in words.

use gros_session::Timeline;
use gros_solver::{
    AnyMove, AnyPuzzle, AnyState, DialMove, DiscMove, HanoiState, Puzzle, RingMove, RingsState,
};

use crate::Lang;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::AnyStateWords;

impl Lang {
    /// Names a move for display: `ring 2 off`, `disc 1: A → C`. `before` is the state before the move.
    #[must_use]
    pub fn move_name(self, before: &AnyState, mv: &AnyMove) -> String {
        before.move_words(mv).map_or_else(|| mv.to_string(), |words| words.name(self))
    }

    /// Names a move for speech: `ring 2 off`, `disc 1 from A to C`.
    #[must_use]
    pub fn move_spoken(self, before: &AnyState, mv: &AnyMove) -> String {
        before.move_words(mv).map_or_else(|| mv.to_string(), |words| words.spoken(self))
    }

    /// Names a move as briefly as on the timeline: `2 off`, `1→C`.
    #[must_use]
    pub fn move_short(self, before: &AnyState, mv: &AnyMove) -> String {
        before.move_words(mv).map_or_else(|| mv.to_string(), |words| words.short(self))
    }

    /// Says that a move was made: `Ring 2 off.`, `Disc 1 to C.`
    #[must_use]
    pub fn move_done(self, before: &AnyState, mv: &AnyMove) -> String {
        before.move_words(mv).map(|words| words.done(self)).unwrap_or_default()
    }

    /// Names the undone move, given the timelines before and after: `Undone: ring 2 on again.`
    #[must_use]
    pub fn undone(self, before: &Timeline<AnyPuzzle>, after: &Timeline<AnyPuzzle>) -> String {
        let again = |mv: AnyMove| before.state().move_words(&mv).and_then(|words| words.again(self));
        let what = single_move(before, after).and_then(again);
        let what = what.unwrap_or_else(|| self.where_now(before, after));
        let text = say!(self, MovesUndone { what });
        self.sentence(&text)
    }

    /// Names the redone move, given the timelines before and after: `Redone: ring 2 off.`
    #[must_use]
    pub fn redone(self, before: &Timeline<AnyPuzzle>, after: &Timeline<AnyPuzzle>) -> String {
        let what = match single_move(before, after) {
            Some(mv) => self.move_spoken(&before.state(), &mv),
            None => self.where_now(before, after),
        };
        let text = say!(self, MovesRedone { what });
        self.sentence(&text)
    }

    /// Names the turn of a dial at the gap or outside the case: `dial 4 facing right, outside`.
    pub(crate) fn dial_turns(self, mv: DialMove) -> String {
        let kind = Kind::OPEN_DIAL;
        let (name, value) = (self.piece(kind, mv.dial), mv.to.value());
        if mv.outside {
            let place = self.place(kind, mv.dial, value);
            return say!(self, MovesDialOutside { dial: name, place });
        }
        self.piece_and_place(kind, &name, value)
    }

    /// Says that rings go on or come off: `ring 2 off`.
    pub(crate) fn rings_go(self, rings: &str, on: bool) -> String {
        self.piece_and_place(Kind::RING, rings, u16::from(on))
    }

    pub(crate) fn disc_move(self, before: &HanoiState, mv: DiscMove) -> String {
        let (disc, to) = (self.piece(Kind::DISC, mv.disc), mv.to);
        before.peg_of(mv.disc).map_or_else(|| mv.to_string(), |from| say!(self, MovesDisc { disc, from, to }))
    }

    pub(crate) fn disc_move_spoken(self, before: &HanoiState, DiscMove { disc, to }: DiscMove) -> String {
        let from = before.peg_of(disc).map(|from| from.to_string()).unwrap_or_default();
        say!(self, MovesDiscSpoken { disc: self.piece(Kind::DISC, disc), from, to })
    }

    /// Names the rings that move: `ring 3`, `rings 1 and 2`.
    pub(crate) fn rings_moved(self, mv: RingMove) -> String {
        if mv.pair { self.pieces_together(Kind::RING, &[1, 2]) } else { self.piece(Kind::RING, mv.ring) }
    }

    pub(crate) fn ring_again(self, mv: RingMove, before: &RingsState) -> String {
        let place = on_or_off(!before.is_on(mv.ring));
        say!(self, MovesRingAgain { rings: self.rings_moved(mv), place })
    }

    pub(crate) fn disc_back(self, DiscMove { disc, to }: DiscMove) -> String {
        say!(self, MovesDiscBack { disc: self.piece(Kind::DISC, disc), to })
    }

    fn where_now(self, before: &Timeline<AnyPuzzle>, after: &Timeline<AnyPuzzle>) -> String {
        if before.setup() != after.setup() {
            return self.size_name(after.puzzle(), Some(after.steps()));
        }
        if let Some(again) = after.state().words().again(self) {
            return again;
        }
        let step = self.number_in_words(after.cursor());
        say!(self, MovesAtStep { step })
    }
}

/// Returns the selector in messages for where rings are or go.
pub(crate) fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Returns the selector in messages for the parity of a number.
pub(crate) fn odd_or_even(is_odd: bool) -> &'static str {
    if is_odd { "odd" } else { "even" }
}

/// Finds the single move between the states of two timelines of the same task.
fn single_move(before: &Timeline<AnyPuzzle>, after: &Timeline<AnyPuzzle>) -> Option<AnyMove> {
    if before.setup() != after.setup() {
        return None;
    }
    before.puzzle().move_between(&before.state(), &after.state())
}
