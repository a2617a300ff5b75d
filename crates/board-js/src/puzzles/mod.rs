//! The special features of a puzzle on a board: the names of the buttons over it (a ring, a peg, or a piece
//! of another puzzle), and the further needs of some puzzles.

mod hanoi;
#[cfg(gros_classics)]
mod no_others;
#[cfg(not(gros_classics))]
mod others;
#[cfg(not(gros_classics))]
mod pieces;
mod rings;
#[cfg(not(gros_classics))]
mod spinout;
#[cfg(not(gros_classics))]
mod wythoff;

use gros_board::Label;
use gros_picture::{Subject, Target};
use gros_solver::{AnyPuzzle, AnyState};

use crate::model::Model;
#[cfg(gros_classics)]
use no_others as others;
pub use others::{choose, controls, game, operate, said, slide, slide_at_rest};

/// Names a target of a picture.
pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, target: &Target) -> Label {
    match &subject.state {
        AnyState::Rings(state) => rings::label(model, subject, state, target),
        AnyState::Hanoi(state) => hanoi::label(model, subject, state, target),
        // A program of the classics has no others.
        #[cfg(not(gros_classics))]
        _ => others::label(model, subject, target),
    }
}
