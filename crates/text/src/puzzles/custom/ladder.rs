//! Which piece waits for which others, in words.

use gros_solver::CustomState;
use gros_solver::custom::methods::ladder::{Ladder, Rung};

use crate::explain::card::{Cell, Part};
use crate::explain::parts::moves_next;
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    pub(super) fn ladder_parts(self, ladder: &Ladder) -> Vec<Part> {
        let next = ladder.next.map(|mv| mv.piece);
        let place = ladder.rungs.iter().position(|rung| Some(rung.piece) == next);
        let head = [
            self.text(Key::TablePiece),
            self.text(Key::SlideoutIsAt),
            self.text(Key::SlideoutWantedAt),
            self.text(Key::CustomMovesBefore),
        ];
        let table = self
            .pieces_table(&head, ladder.rungs.len(), place, |index| self.rung(&ladder.rungs[index], next));
        let far = crate::lang::capital(&self.sentence(&say!(self, StatusToGo { moves: ladder.to_go })));
        let rule =
            self.text(if ladder.has_loops { Key::CustomRuleLoops } else { Key::CustomRule }).to_owned();
        let mut parts = vec![Part::Text(rule), Part::Table(table), Part::Result(far)];
        parts.extend(ladder.dead_ends.iter().flat_map(|dead_ends| self.dead_ends_parts(dead_ends, goes_to)));
        parts
    }

    fn rung(self, rung: &Rung, next: Option<usize>) -> Vec<Cell> {
        let place = |place| self.place(Kind::PIECE, rung.piece, place);
        let before = match &rung.before {
            None => self.text(Key::TableInPlace).to_owned(),
            Some(before) => self.number(before),
        };
        let goes = moves_next(rung.piece, 1, next).filter(|_| rung.before.is_some());
        let piece = Cell::from(self.piece(Kind::PIECE, rung.piece)).to(goes);
        vec![piece, place(rung.place).into(), place(rung.wanted).into(), before.into()]
    }
}

#[cfg(not(gros_classics))]
fn goes_to(state: &CustomState) -> Option<Target> {
    Some(Target::State(gros_solver::AnyState::Custom(state.clone())))
}

/// A program of the classics never gets here.
#[cfg(gros_classics)]
fn goes_to(_: &CustomState) -> Option<Target> {
    None
}
