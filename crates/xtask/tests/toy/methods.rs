//! How the next switch is found.

use super::Switches;
use crate::methods::{NotHere, Question};
use crate::pieces::PieceMove;
use crate::prelude::*;

crate::methods::methods_of! { Switches;
    /// The first switch that differs from the goal.
    IN_TURN = "in-turn": InTurn(InTurn), in_turn, |_, found| found.next;
}

/// The switches that differ from the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct InTurn {
    /// Their numbers, smallest first.
    pub amiss: Vec<usize>,
    /// The next move; none at the goal.
    pub next: Option<PieceMove>,
}

/// Compares the state with the goal.
///
/// # Errors
/// None: the method holds everywhere.
pub fn in_turn(question: &Question<Switches>) -> Result<InTurn, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    let amiss: Vec<usize> =
        (1..=puzzle.count).filter(|switch| here.is_on(*switch) != goal.is_on(*switch)).collect();
    let turn = |piece: &usize| PieceMove { piece: *piece, to: goal.is_on(*piece).into() };
    Ok(InTurn { next: amiss.first().map(turn), amiss })
}
