//! The names of rings.

use gros_board::Label;
use gros_picture::{Subject, Target};
use gros_solver::{AnyMove, AnyPuzzle, RingMove, RingsState};
use gros_text::RingCues;

use crate::model::Model;

/// Names a ring, or a run of equal ones.
pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, state: &RingsState, target: &Target) -> Label {
    let (lang, low, high) = (model.wishes.lang, *target.pieces.start(), *target.pieces.end());
    let (mv, is_on) = (AnyMove::Rings(RingMove::of(low)), state.is_on(low));
    let can_move = subject.legal.contains(&mv);
    let name = if low < high {
        lang.ring_run(high, low, is_on)
    } else {
        lang.ring_button(low, RingCues { is_on, can_move, best_next: subject.best.as_ref() == Some(&mv) })
    };
    Label { name, is_stuck: !can_move }
}
