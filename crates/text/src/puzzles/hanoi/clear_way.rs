//! The discs that have to be cleared away first, in words.

use crate::message::say;
use gros_solver::AnyState;
use gros_solver::hanoi::methods::clear_way::{ClearWay, Clearing};

use crate::explain::card::{Cell, Part};
use crate::explain::target::Target;
use crate::lang::capital;
use crate::{Key, Lang};

impl Lang {
    pub(super) fn clear_way_parts(self, reasons: &ClearWay) -> Vec<Part> {
        let Some(last) = reasons.waiting.len().checked_sub(1) else { return Vec::new() };
        let head = [Key::HanoiColumnDisc, Key::ClearWayMove, Key::ClearWayParked, Key::ClearWayAfter];
        let head = head.map(|key| self.text(key));
        let table = self.pieces_table(&head, reasons.waiting.len(), Some(last), |place| {
            self.clearing(&reasons.waiting[place])
        });
        let far = capital(&self.sentence(&say!(self, StatusToGo { moves: reasons.to_go })));
        vec![Part::Text(self.text(Key::ClearWayRule).to_owned()), Part::Table(table), Part::Result(far)]
    }

    fn clearing(self, Clearing { mv, from, before, state, parked }: &Clearing) -> Vec<Cell> {
        let place = |(peg, count): &(gros_solver::Peg, usize)| format!("{peg} × {count}");
        let parked = if parked.is_empty() { "–".to_owned() } else { self.list(parked.iter().map(place)) };
        let goes = Target::State(AnyState::Hanoi(state.clone()));
        vec![
            mv.disc.to_string().into(),
            format!("{from} → {}", mv.to).into(),
            parked.into(),
            Cell::from(self.moves(before)).to(goes),
        ]
    }
}
