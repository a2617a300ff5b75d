//! The names of pieces with places: dials, rods, balls, elephants, bars.

use gros_board::Label;
use gros_picture::{Subject, Target};
use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_text::PieceCues;

use crate::model::Model;

/// Names a piece, or a run of them.
pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, state: &AnyState, target: &Target) -> Label {
    let (lang, low, high) = (model.wishes.lang, *target.pieces.start(), *target.pieces.end());
    if low < high {
        return Label { name: lang.piece_run(state, high, low), is_stuck: false };
    }
    let moves = |mv| subject.puzzle.displacement(state, mv).piece == low;
    let can_move = subject.legal.iter().any(moves);
    let best_next = subject.best.as_ref().is_some_and(moves);
    let name = lang.piece_button(state, low, PieceCues { can_move, best_next });
    Label { name, is_stuck: !can_move }
}
