//! The table of all smaller positions: one is cold if none of its moves leads to a cold one.

use super::{Question, Verdict, position};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::wythoff::{ColdTable, Piles, Rule};

/// The maximum pile: the cost of looking at all moves of all positions is cubic.
const MOST: usize = 200;

/// The cold positions of the table.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::wythoff::methods::table;
/// use gros_solver::{Puzzle, Wythoff};
/// let game = Wythoff::new(4u32.into(), 5u32.into());
/// let question = Question { start: game.start(), goal: game.goal(), here: game.start(), puzzle: game };
/// let table = table::explain(&question)?;
/// let winning: Vec<String> = table.verdict.winning.iter().map(ToString::to_string).collect();
/// assert_eq!(winning, ["1,2", "3,5"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Table {
    /// The cold positions with piles up to these, row by row.
    pub cold: Vec<Piles>,
    /// Whether stones can be taken from both piles.
    pub takes_from_both: bool,
    /// Who wins.
    pub verdict: Verdict,
}

/// Fills the table.
///
/// # Errors
/// If the piles are too large.
pub fn explain(question: &Question) -> Result<Table, NotHere> {
    let [left, right] = question.small_piles(MOST)?;
    let rule = question.puzzle.rule();
    let table = ColdTable::by_looking(rule, left.max(right) + 1);
    let all = (0..=left).flat_map(|row| (0..=right).map(move |column| (row, column)));
    let cold: Vec<(usize, usize)> = all.filter(|(row, column)| table.is_cold(*row, *column)).collect();
    let is_one_move_on = |(row, column): &&(usize, usize)| {
        let (from_left, from_right) = (left - row, right - column);
        let from_both = rule == Rule::Wythoff && from_left == from_right;
        (from_left == 0) != (from_right == 0) || from_both && from_left > 0
    };
    let winning = cold.iter().filter(is_one_move_on).map(|(row, column)| position(*row, *column));
    let verdict = Verdict::of(winning);
    let takes_from_both = rule == Rule::Wythoff;
    Ok(Table {
        takes_from_both,
        cold: cold.iter().map(|(row, column)| position(*row, *column)).collect(),
        verdict,
    })
}
