//! A one-line reason for the best move.

use gros_solver::{
    AnyPuzzle, AnyState, DiscMove, Hanoi, HanoiState, IllegalMove, Peg, Puzzle, RingMove, Rings, RingsState,
};

use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

impl Lang {
    /// Says why the best move in a state leads to the goal: `Ring 8 must come off; it waits for ring 7.`
    ///
    /// It names the largest piece that is not yet in place, which all other moves are for. None at the goal.
    #[must_use]
    pub fn hint_reason(self, puzzle: &AnyPuzzle, state: &AnyState, goal: &AnyState) -> Option<String> {
        puzzles::reason_of_best(self, puzzle, state, goal)
    }

    pub(crate) fn ring_reason(self, rings: Rings, state: &RingsState, goal: &RingsState) -> Option<String> {
        let ring = (1..=rings.rings()).rev().find(|ring| state.is_on(*ring) != goal.is_on(*ring))?;
        let wish = self.ring_wish(ring, goal.is_on(ring));
        let pair_moves = ring == 2 && rings.has_pair() && goal.is_on(1) == goal.is_on(2);
        let mv =
            if pair_moves && state.is_on(1) == state.is_on(2) { RingMove::PAIR } else { RingMove::of(ring) };
        let reason = match rings.play(state, &mv) {
            Ok(_) => self.text(Key::HintCanMove).to_owned(),
            Err(IllegalMove::RingHeld { must_be_on: Some(blocker), .. }) => self.waits_for(blocker, true),
            Err(IllegalMove::RingHeld { must_be_off, .. }) => self.waits_for(*must_be_off.first()?, false),
            Err(_) => return None,
        };
        Some(self.two_halves(&wish, &reason))
    }

    pub(crate) fn ring_wish(self, ring: usize, on: bool) -> String {
        let ring = self.piece(Kind::RING, ring);
        say!(self, HintRingWish { ring, way: way(on) })
    }

    fn waits_for(self, ring: usize, to_go_on: bool) -> String {
        let ring = self.piece(Kind::RING, ring);
        say!(self, HintWaitsForRing { ring, way: way(to_go_on) })
    }

    /// Says what the largest misplaced disc waits for, on three pegs. `target` chooses where it moves next, given its
    /// current peg, its goal peg and the third peg.
    pub(crate) fn disc_reason(
        self,
        state: &HanoiState,
        goal: &HanoiState,
        target: impl Fn(Peg, Peg, Peg) -> Peg,
    ) -> Option<String> {
        let disc = (1..=state.discs()).rev().find(|disc| state.peg_of(*disc) != goal.peg_of(*disc))?;
        let (from, wanted) = (state.peg_of(disc)?, goal.peg_of(disc)?);
        let third = Peg(3u8.checked_sub(from.0 + wanted.0)?);
        let target = target(from, wanted, third);
        let spare = if target == third { wanted } else { third };
        let in_the_way: Vec<usize> =
            (1..disc).rev().filter(|small| state.peg_of(*small) != Some(spare)).collect();
        let reason = if in_the_way.is_empty() {
            self.text(Key::HintCanMove).to_owned()
        } else {
            self.must_make_room(disc - 1, spare)
        };
        Some(self.two_halves(&self.disc_wish(disc, target), &reason))
    }

    /// Says what the largest misplaced disc waits for, on four or more pegs: what lies on it, and what lies on its goal
    /// peg.
    pub(crate) fn disc_reason_on_many_pegs(
        self,
        hanoi: &Hanoi,
        state: &HanoiState,
        goal: &HanoiState,
    ) -> Option<String> {
        let disc = (1..=state.discs()).rev().find(|disc| state.peg_of(*disc) != goal.peg_of(*disc))?;
        let (from, to) = (state.peg_of(disc)?, goal.peg_of(disc)?);
        let in_the_way = |small: &usize| state.peg_of(*small).is_some_and(|peg| peg == from || peg == to);
        let in_the_way: Vec<usize> = (1..disc).rev().filter(in_the_way).collect();
        let reason = if hanoi.play(state, &DiscMove { disc, to }).is_ok() {
            self.text(Key::HintCanMove).to_owned()
        } else {
            self.must_leave(&in_the_way, from, to)
        };
        Some(self.two_halves(&self.disc_wish(disc, to), &reason))
    }

    /// Says that some discs must first leave two pegs.
    fn must_leave(self, discs: &[usize], from: Peg, to: Peg) -> String {
        let discs = self.pieces_together(Kind::DISC, discs);
        say!(self, HintMustLeave { discs, from, to })
    }

    fn disc_wish(self, disc: usize, to: Peg) -> String {
        let disc = self.piece(Kind::DISC, disc);
        say!(self, HintDiscWish { disc, to })
    }

    /// Says that all discs from `largest` down must first be on a peg.
    fn must_make_room(self, largest: usize, peg: Peg) -> String {
        let discs: Vec<usize> = (1..=largest).collect();
        let discs = self.pieces_together(Kind::DISC, &discs);
        say!(self, HintMustMakeRoom { discs, peg })
    }

    pub(crate) fn two_halves(self, wish: &str, reason: &str) -> String {
        self.sentence(&say!(self, HintWishAndReason { wish, reason }))
    }
}

fn way(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
