//! The partition of the whole numbers: every one above 0 is either ⌊kφ⌋ or ⌊kφ²⌋ for exactly one k, never both.
//!
//! This holds because 1/φ + 1/φ² = 1 (Beatty, 1926), and the two are the piles of the k-th cold position. So every pile
//! has exactly one partner with which it is cold, and one pile determines what the other one should be.

use super::{Question, Verdict};
use crate::methods::NotHere;
use crate::steps::Steps;
use crate::wythoff::{Piles, Rule, cold, partner};

/// The places of both piles in the two rows.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::wythoff::methods::partition::{self, BeattyRow};
/// use gros_solver::{Puzzle, Steps, Wythoff};
/// let game = Wythoff::new(14u32.into(), 20u32.into());
/// let question = Question { start: game.start(), goal: game.goal(), here: game.start(), puzzle: game };
/// let [left, right] = partition::explain(&question)?.piles;
/// assert_eq!((left.row, left.partner), (BeattyRow::Lower, Steps::from(23u32)));
/// assert_eq!((right.row, right.partner), (BeattyRow::Upper, Steps::from(12u32)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Partition {
    /// The left and the right pile.
    pub piles: [PileInRow; 2],
    /// Who wins.
    pub verdict: Verdict,
}

/// A pile in its row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PileInRow {
    /// The pile.
    pub pile: Steps,
    /// The row that it belongs to.
    pub row: BeattyRow,
    /// Its number k there; 0 for the empty pile.
    pub number: Steps,
    /// The number below or above it in the other row: the pile with which it is cold.
    pub partner: Steps,
}

/// One of the two rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum BeattyRow {
    /// ⌊kφ⌋: 1, 3, 4, 6, 8 …
    Lower,
    /// ⌊kφ²⌋: 2, 5, 7, 10, 13 …
    Upper,
}

/// Places both piles.
///
/// # Errors
/// If stones can be taken from one pile only.
pub fn explain(question: &Question) -> Result<Partition, NotHere> {
    question.takes_from_both()?;
    let Piles { left, right } = &question.here;
    let piles = [left, right].map(placed);
    let keep_left = Piles::new(left.clone(), piles[0].partner.clone());
    let keep_right = Piles::new(piles[1].partner.clone(), right.clone());
    let both = cold(Rule::Wythoff, &left.abs_diff(right));
    let both = if right < left { Piles::new(both.right, both.left) } else { both };
    let found = [
        (keep_left.right < *right).then_some(keep_left),
        (keep_right.left < *left).then_some(keep_right),
        (both.left < *left).then_some(both),
    ];
    let verdict = Verdict::of(found.into_iter().flatten());
    Ok(Partition { piles, verdict })
}

fn placed(pile: &Steps) -> PileInRow {
    let partner = partner(Rule::Wythoff, pile);
    let row = if partner < *pile { BeattyRow::Upper } else { BeattyRow::Lower };
    PileInRow { pile: pile.clone(), row, number: pile.abs_diff(&partner), partner }
}
