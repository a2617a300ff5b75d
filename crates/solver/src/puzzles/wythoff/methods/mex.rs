//! The least unused number is the smaller pile of the next cold position, and the larger one is k more.
//!
//! a(k) is the least whole number above 0 that is not among a(1), b(1), …, a(k − 1), b(k − 1), and b(k) = a(k) + k. So
//! every number is used exactly once, and no two cold positions share a pile or a difference.

use super::{Question, Verdict, position};
use crate::methods::NotHere;
use crate::prelude::*;

/// The maximum pile: the table is that long.
const MOST: usize = 10_000;

/// The cold positions in order, up to the larger pile.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::wythoff::methods::mex;
/// use gros_solver::{Puzzle, Wythoff};
/// let game = Wythoff::new(8u32.into(), 9u32.into());
/// let question = Question { start: game.start(), goal: game.goal(), here: game.start(), puzzle: game };
/// let table = mex::explain(&question)?;
/// assert_eq!(table.rows[..5], [[0, 0], [1, 2], [3, 5], [4, 7], [6, 10]]);
/// assert_eq!(table.relevant, [1, 5, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Mex {
    /// a(k) and b(k), from k = 0, the position without stones.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::piles"))]
    pub rows: Vec<[usize; 2]>,
    /// The rows with one of the piles, or with their difference.
    pub relevant: Vec<usize>,
    /// Who wins.
    pub verdict: Verdict,
}

/// Builds the table.
///
/// # Errors
/// If the piles are too large, or stones can be taken from one pile only.
pub fn explain(question: &Question) -> Result<Mex, NotHere> {
    question.takes_from_both()?;
    let [left, right] = question.small_piles(MOST)?;
    let rows = rows(left.max(right));
    let difference = left.abs_diff(right);
    let is_relevant = |(k, row): &(usize, &[usize; 2])| {
        *k == difference || row.iter().any(|pile| [left, right].contains(pile))
    };
    let relevant: Vec<usize> = rows.iter().enumerate().filter(is_relevant).map(|(k, _)| k).collect();
    let turned = |k: &usize| {
        let [lower, upper] = rows[*k];
        [(lower, upper), (upper, lower)]
    };
    let is_one_move_on = |(one, other): &(usize, usize)| {
        let [taken, also] = [left.checked_sub(*one), right.checked_sub(*other)];
        matches!((taken, also), (Some(0), Some(1..)) | (Some(1..), Some(0)))
            || taken.is_some_and(|taken| taken > 0 && also == Some(taken))
    };
    let winning = relevant.iter().flat_map(turned).filter(is_one_move_on);
    let verdict = Verdict::of(winning.map(|(one, other)| position(one, other)));
    Ok(Mex { rows, relevant, verdict })
}

/// Lists the rows until the smaller pile reaches `last`.
fn rows(last: usize) -> Vec<[usize; 2]> {
    let mut used = vec![false; last + 2];
    let mut rows = vec![[0, 0]];
    let mut least = 1;
    while least <= last {
        let upper = least + rows.len();
        rows.push([least, upper]);
        [least, upper].iter().for_each(|number| {
            if let Some(used) = used.get_mut(*number) {
                *used = true;
            }
        });
        while used.get(least) == Some(&true) {
            least += 1;
        }
    }
    rows
}
