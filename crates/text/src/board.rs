//! Names of the buttons over a board, and of the groups that hold them.

use gros_solver::gray::Digit;
use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiRule, HanoiState, Peg};

use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The maximum number of discs on a peg that are named one by one.
const MOST_DISCS_NAMED: usize = 10;

/// The state of a ring's button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RingCues {
    /// Whether the ring is on the bar.
    pub is_on: bool,
    /// Whether the rules allow it to move.
    pub can_move: bool,
    /// Whether it makes the next move on the route to the goal.
    pub best_next: bool,
}

/// The state of a peg's button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PegCues {
    /// Whether its top disc can go to another peg.
    pub can_move: bool,
    /// Whether its top disc, or a disc lifted elsewhere, moves from or to it next on the route to the goal.
    pub best_next: bool,
    /// The disc lifted from this peg, if any.
    pub lifted: Option<usize>,
    /// Whether a disc lifted elsewhere can be put here.
    pub can_take: bool,
}

impl Lang {
    /// Names a ring's button: `Ring 2, on, can move, best next`.
    #[must_use]
    pub fn ring_button(self, ring: usize, cues: RingCues) -> String {
        let place = self.text(if cues.is_on { Key::On } else { Key::Off });
        let name = capital(&self.piece(Kind::RING, ring));
        let cues = [(cues.can_move, Key::CanMove), (cues.best_next, Key::BestNext)];
        self.phrases(name, std::iter::once(place.to_owned()).chain(self.cues(&cues)))
    }

    /// Names a peg's button: `Peg A, discs 3 2 1, can move, best next`, `Peg B, empty, can go here`.
    #[must_use]
    pub fn peg_button(self, peg: Peg, state: &HanoiState, cues: PegCues) -> String {
        let discs: Vec<usize> = state.discs_on(peg).rev().collect();
        let lifted = cues.lifted.map(|disc| say!(self, BoardDiscLifted { disc }));
        let flags =
            [(cues.can_move, Key::CanMove), (cues.can_take, Key::CanTakeIt), (cues.best_next, Key::BestNext)];
        let rest = std::iter::once(self.stack(&discs)).chain(lifted).chain(self.cues(&flags));
        self.phrases(say!(self, BoardPegName { peg }), rest)
    }

    /// Says which piece was lifted from a place: `Peg A, discs 3 2 1, lifted: disc 1`.
    #[must_use]
    pub fn lifted(self, state: &AnyState, place: Digit, piece: usize) -> String {
        state.lifted(self, place, piece)
    }

    /// Names the button that moves the two outer rings as one: `Take rings 1 and 2 off, can move, best next`.
    #[must_use]
    pub fn pair_button(self, cues: RingCues) -> String {
        let move_cue = if cues.can_move { Key::CanMove } else { Key::CannotMove };
        let label = self.pair_label(cues.is_on).to_owned();
        self.phrases(label, self.cues(&[(true, move_cue), (cues.best_next, Key::BestNext)]))
    }

    /// Says what the button shows.
    #[must_use]
    pub fn pair_label(self, is_on: bool) -> &'static str {
        self.text(if is_on { Key::BoardPairOff } else { Key::BoardPairOn })
    }

    /// Says where a ring goes, for its mark: `off`.
    #[must_use]
    pub fn ring_goes(self, on: bool) -> &'static str {
        self.text(if on { Key::RingOn } else { Key::RingOff })
    }

    /// Names a run of equal rings that is drawn as one column: `Rings 39 to 4, off`.
    #[must_use]
    pub fn ring_run(self, high: usize, low: usize, is_on: bool) -> String {
        let place = self.text(if is_on { Key::On } else { Key::Off });
        let name = say!(self, BoardRingRun { high, low });
        self.phrases(name, std::iter::once(place.to_owned()))
    }

    /// Names the group of a board's buttons: `Nine rings, free end right`.
    #[must_use]
    pub fn board_group(self, puzzle: &AnyPuzzle, free_end_left: bool) -> String {
        let words = puzzle.words();
        self.phrases(words.title(self), words.beside_title(self, free_end_left))
    }

    /// Describes the notation for a state field: `9 digits, 1 = on, ring 9 first`.
    #[must_use]
    pub fn notation_hint(self, puzzle: &AnyPuzzle) -> String {
        puzzle.notation(self)
    }

    /// Writes the number of pegs in words: `four pegs`.
    pub(crate) fn peg_count(self, hanoi: &Hanoi) -> String {
        let number = self.count_word(hanoi.rule().pegs().into());
        say!(self, BoardPegCount { number })
    }

    /// Says which pegs a disc can move to, if not all of them: `neighbouring pegs only`.
    pub(crate) fn peg_rule(self, hanoi: &Hanoi) -> Option<&'static str> {
        match hanoi.rule() {
            HanoiRule::Classic { .. } => None,
            HanoiRule::Linear => Some(self.text(Key::BoardPegRuleNeighbours)),
            HanoiRule::Cyclic => Some(self.text(Key::BoardPegRuleOneWay)),
        }
    }

    pub(crate) fn free_end(self, left: bool) -> &'static str {
        self.text(if left { Key::BoardFreeEndLeft } else { Key::BoardFreeEndRight })
    }

    /// Names the discs of a peg, given from the largest to the smallest; if they are few, one by one.
    fn stack(self, discs: &[usize]) -> String {
        let row = if discs.len() > MOST_DISCS_NAMED {
            self.list(self.runs(discs))
        } else {
            let names = discs.iter().map(ToString::to_string);
            let row = names.reduce(|discs, disc| say!(self, BoardStack { discs, disc }));
            row.unwrap_or_default()
        };
        match discs.len() {
            0 => self.text(Key::BoardPegEmpty).to_owned(),
            more => self.numbered(Kind::DISC, &row, more - 1),
        }
    }

    fn cues<'a>(self, cues: &'a [(bool, Key)]) -> impl Iterator<Item = String> + 'a {
        cues.iter().filter(|(holds, _)| *holds).map(move |(_, key)| self.text(*key).to_owned())
    }

    /// Joins phrases.
    pub(crate) fn phrases(self, first: String, rest: impl IntoIterator<Item = String>) -> String {
        rest.into_iter().fold(first, |text, phrase| say!(self, Phrases { text, phrase }))
    }
}
