//! The conditions for which the pieces of a slide wait, in words.

use crate::message::say;
use gros_solver::slideout::methods::slide::{Course, PieceTarget, Slide};
use gros_solver::{AnyState, SlideOutState};

use crate::explain::card::{Cell, Part};
use crate::explain::parts::moves_next;
use crate::explain::target::Target;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn slide_parts(self, here: &AnyState, reasons: &Slide) -> Vec<Part> {
        let rule = self.text(Key::SlideoutRule);
        let next = reasons.next.map(|mv| mv.piece);
        let place = reasons.rows.iter().position(|row| Some(row.piece) == next);
        let kind = Kind::of_state(here);
        let head = [
            self.text(Key::TablePiece),
            self.text(Key::SlideoutIsAt),
            self.text(Key::SlideoutWantedAt),
            self.text(Key::TableMoves),
        ];
        let table = self.pieces_table(&head, reasons.rows.len(), place, |index| {
            self.slide_row(kind, &reasons.rows[index], next)
        });
        let far = crate::lang::capital(&self.sentence(&say!(self, StatusToGo { moves: reasons.to_go })));
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Table(table), Part::Result(far)];
        parts.extend(reasons.dead_ends.iter().flat_map(|dead_ends| self.dead_ends_parts(dead_ends, goes_to)));
        parts
    }

    fn slide_row(self, kind: Kind, row: &PieceTarget, next: Option<usize>) -> Vec<Cell> {
        let place = |value| self.place(kind, row.piece, value);
        let moves = match &row.course {
            None => self.text(Key::TableInPlace).to_owned(),
            Some(course) => self.course(course),
        };
        let goes = moves_next(row.piece, 1, next).filter(|_| row.course.is_some());
        let piece = Cell::from(self.piece(kind, row.piece)).to(goes);
        vec![piece, place(row.value).into(), place(row.wanted).into(), moves.into()]
    }

    /// Adds up the moves for the steps of a piece: `52 + 2 + 1 × 30 + 30 = 114`.
    fn course(self, course: &Course) -> String {
        let transits =
            (course.transits > 0).then(|| format!("{} × {}", course.transits, self.number(&course.transit)));
        let others = [&course.lead, &course.tail].map(|moves| (!moves.is_zero()).then(|| self.number(moves)));
        let [lead, tail] = others;
        let steps = Some(course.steps.to_string());
        let terms: Vec<String> = [lead, steps, transits, tail].into_iter().flatten().collect();
        let sum = self.number(&course.moves());
        if terms.len() == 1 { sum } else { format!("{} = {sum}", terms.join(" + ")) }
    }
}

#[cfg(not(gros_classics))]
fn goes_to(state: &SlideOutState) -> Option<Target> {
    Some(Target::State(AnyState::SlideOut(state.clone())))
}

/// A program of the classics never gets here.
#[cfg(gros_classics)]
fn goes_to(_: &SlideOutState) -> Option<Target> {
    None
}
