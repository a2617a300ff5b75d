//! What a gesture on the tower means: a peg that is chosen gives its top disc into the hand or takes what is there, a disc
//! that is carried to a peg goes there, and let go anywhere else it is put back.

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::{Gesture, Point};
use gros_solver::{DiscMove, HanoiState, Peg};
use yew::prelude::*;

use super::peg_of;

/// What gestures are about.
pub struct Input {
    /// How many pegs there are.
    pub pegs: usize,
    /// Where the discs are.
    pub state: HanoiState,
    /// The moves that the rules allow.
    pub legal: Vec<DiscMove>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// How far a disc is carried, in units of the picture.
    pub carried: UseStateSetter<Option<Point>>,
    /// Set when a disc is let go where it may go: it is there already, and need not fly.
    pub dropped: Rc<Cell<bool>>,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

impl Input {
    /// Does what a gesture means, and tells whether it means something.
    pub fn hear(&self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Choose { target, .. } => self.on_peg.emit(peg_of(target)),
            Gesture::Carry { target, by, .. } => self.carry(peg_of(target), by),
            Gesture::Drop { target, over, .. } => self.let_go(peg_of(target), over.map(peg_of)),
            Gesture::Cancel => self.cancel(),
            Gesture::Type(letter) => return self.choose_letter(letter),
            Gesture::Hover(_) | Gesture::Focus(_) | Gesture::Push { .. } => return false,
        }
        true
    }

    fn choose_letter(&self, letter: char) -> bool {
        let letter = u8::try_from(letter.to_ascii_uppercase()).unwrap_or(0);
        let peg = letter.checked_sub(b'A').map(Peg).filter(|peg| usize::from(peg.0) < self.pegs);
        peg.iter().for_each(|peg| self.on_peg.emit(*peg));
        peg.is_some()
    }

    fn carry(&self, peg: Peg, by: Point) {
        if self.state.top_of(peg).is_none() {
            return;
        }
        if self.lifted != Some(peg) {
            // What is in the hand is put back first.
            self.lifted.into_iter().chain([peg]).for_each(|peg| self.on_peg.emit(peg));
        }
        self.carried.set(Some(by));
    }

    fn let_go(&self, from: Peg, to: Option<Peg>) {
        self.carried.set(None);
        // Escape may have put the disc back meanwhile.
        if self.lifted != Some(from) {
            return;
        }
        let (to, disc) = (to.unwrap_or(from), self.state.top_of(from));
        self.dropped.set(self.legal.iter().any(|mv| Some(mv.disc) == disc && mv.to == to));
        self.on_peg.emit(to);
    }

    fn cancel(&self) {
        self.carried.set(None);
        self.lifted.iter().for_each(|peg| self.on_peg.emit(*peg));
    }
}
