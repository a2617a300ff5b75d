//! The closed form: with k the difference of the piles, the position is cold if and only if the smaller one is ⌊kφ⌋.
//!
//! ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, in integers only (Wythoff, 1907, gives the form with φ = (1 + √5) / 2). A float for √5
//! fails for piles around 10⁸, which no small test notices.

use super::{Question, Verdict};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::steps::Steps;
use crate::wythoff::winning_moves;

/// The cold position with the same difference, and how it is computed.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::wythoff::methods::closed_form;
/// use gros_solver::{Puzzle, Steps, Wythoff};
/// let game = Wythoff::new(14u32.into(), 20u32.into());
/// let question = Question { start: game.start(), goal: game.goal(), here: game.start(), puzzle: game };
/// let form = closed_form::explain(&question)?;
/// assert_eq!((form.root, form.lower, form.upper), (Steps::from(13u32), Steps::from(9u32), Steps::from(15u32)));
/// assert!(!form.verdict.cold);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ClosedForm {
    /// The difference of the piles, k.
    pub difference: Steps,
    /// ⌊√(5k²)⌋.
    pub root: Steps,
    /// The smaller pile of the k-th cold position.
    pub lower: Steps,
    /// Its larger pile.
    pub upper: Steps,
    /// The smaller of the piles.
    pub smaller: Steps,
    /// Who wins.
    pub verdict: Verdict,
}

/// Computes the cold position with the same difference.
///
/// # Errors
/// If stones can be taken from one pile only.
pub fn explain(question: &Question) -> Result<ClosedForm, NotHere> {
    question.takes_from_both()?;
    let here = &question.here;
    let difference = here.left.abs_diff(&here.right);
    let root = (&difference * &difference).times(5).square_root();
    let lower = &(&difference + &root) >> 1;
    let upper = &lower + &difference;
    let smaller = (&here.left).min(&here.right).clone();
    let cold = lower == smaller;
    let winning = if cold { Vec::new() } else { winning_moves(question.puzzle.rule(), here) };
    Ok(ClosedForm { difference, root, lower, upper, smaller, verdict: Verdict { cold, winning } })
}
