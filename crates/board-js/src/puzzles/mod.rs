//! What the buttons over a board are called: a ring, a peg, or a piece of another puzzle.

mod hanoi;
#[cfg(not(gros_classics))]
mod pieces;
mod rings;

use gros_board::Label;
use gros_picture::{Subject, Target};
use gros_solver::{AnyPuzzle, AnyState};

use crate::model::Model;

/// Names a target of a picture.
pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, target: &Target) -> Label {
    match &subject.state {
        AnyState::Rings(state) => rings::label(model, subject, state, target),
        AnyState::Hanoi(state) => hanoi::label(model, subject, state, target),
        // A program of the classics has no others.
        #[cfg(not(gros_classics))]
        state => pieces::label(model, subject, state, target),
    }
}
