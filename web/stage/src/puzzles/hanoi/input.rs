//! Gestures on the tower. Choosing a peg lifts its top disc or drops the lifted one; dragging a disc moves
//! it, or puts it back if it is released elsewhere.

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::{Gesture, Point};
use gros_solver::{DiscMove, HanoiState, Peg};
use yew::prelude::*;

use super::peg_of;

pub struct Input {
    pub pegs: usize,
    pub state: HanoiState,
    pub legal: Vec<DiscMove>,
    pub lifted: Option<Peg>,
    /// The offset of the dragged disc, in units of the picture.
    pub drag_offset: UseStateHandle<Option<Point>>,
    /// Set when a disc is dropped on a legal peg, so that the move is not animated again.
    pub dropped: Rc<Cell<bool>>,
    pub on_peg: Callback<Peg>,
    pub on_carry: Callback<(Peg, Option<Peg>)>,
}

impl Input {
    /// Returns whether the gesture means something.
    pub fn handle(&self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Choose { target, .. } => self.on_peg.emit(peg_of(target)),
            Gesture::Carry { target, by, .. } => self.carry(peg_of(target), by),
            Gesture::Drop { target, over, .. } => self.drop_disc(peg_of(target), over.map(peg_of)),
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
        if self.drag_offset.is_none() {
            self.on_carry.emit((peg, None));
        }
        self.drag_offset.set(Some(by));
    }

    fn drop_disc(&self, from: Peg, to: Option<Peg>) {
        self.drag_offset.set(None);
        let (to, disc) = (to.unwrap_or(from), self.state.top_of(from));
        let is_legal = self.legal.iter().any(|mv| Some(mv.disc) == disc && mv.to == to);
        self.dropped.set(self.lifted == Some(from) && is_legal);
        self.on_carry.emit((from, Some(to)));
    }

    fn cancel(&self) {
        self.drag_offset.set(None);
        self.lifted.iter().for_each(|peg| self.on_carry.emit((*peg, Some(*peg))));
    }
}
