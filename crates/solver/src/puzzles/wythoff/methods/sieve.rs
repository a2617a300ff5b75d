//! The sieve, round by round: the first remaining position of a row is cold; its row, its column and its diagonal, from
//! which one move leads to it, are struck out.
//!
//! Every row of the table holds exactly one cold position, so round r handles the row with r stones in the left pile.
//! As with primes, what remains is what one is looking for.

use super::{Question, Verdict, position};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::wythoff::{Piles, Rule};

/// The maximum pile: each stone in the left pile is a round to draw.
const MOST: usize = 1_000;

/// The rounds up to the position's row.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::wythoff::methods::sieve;
/// use gros_solver::{Puzzle, Wythoff};
/// let game = Wythoff::new(4u32.into(), 5u32.into());
/// let question = Question { start: game.start(), goal: game.goal(), here: game.start(), puzzle: game };
/// let sieve = sieve::explain(&question)?;
/// let rounds: Vec<String> = sieve.rounds.iter().map(ToString::to_string).collect();
/// assert_eq!(rounds, ["0,0", "1,2", "2,1", "3,5", "4,7"]);
/// let strikes: Vec<(usize, sieve::SieveLine)> = sieve.strikes.iter().map(|strike| (strike.round, strike.line)).collect();
/// assert_eq!(strikes, [(1, sieve::SieveLine::Diagonal), (3, sieve::SieveLine::Column)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sieve {
    /// The cold position found in each round, from round 0; its row, its column and its diagonal are struck out.
    pub rounds: Vec<Piles>,
    /// Whether diagonals are struck out, because stones can be taken from both piles.
    pub strikes_diagonals: bool,
    /// The strikes that hit the position; none if it is cold.
    pub strikes: Vec<Strike>,
    /// Who wins.
    pub verdict: Verdict,
}

/// A strike that hits the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Strike {
    /// The round.
    pub round: usize,
    /// The line that was struck out.
    pub line: SieveLine,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum SieveLine {
    /// The same left pile: stones are taken from the right one.
    Row,
    /// The same right pile.
    Column,
    /// The same difference.
    Diagonal,
}

/// Sieves up to the position's row.
///
/// # Errors
/// If the piles are too large.
pub fn explain(question: &Question) -> Result<Sieve, NotHere> {
    let [left, right] = question.small_piles(MOST)?;
    let rule = question.puzzle.rule();
    let strikes_diagonals = rule == Rule::Wythoff;
    let rows = rows(rule, left);
    let hits = |(round, found): (usize, &usize)| {
        let line = match (round == left, *found == right) {
            (true, true) => return None,
            (true, false) => SieveLine::Row,
            (false, true) => SieveLine::Column,
            (false, false) => SieveLine::Diagonal,
        };
        let is_hit = match line {
            SieveLine::Row => *found < right,
            SieveLine::Column => true,
            SieveLine::Diagonal => strikes_diagonals && found + left == right + round,
        };
        is_hit.then_some(Strike { round, line })
    };
    let strikes: Vec<Strike> = rows.iter().enumerate().filter_map(hits).collect();
    let verdict = Verdict::of(strikes.iter().map(|strike| position(strike.round, rows[strike.round])));
    let rounds = rows.iter().enumerate().map(|(row, column)| position(row, *column)).collect();
    Ok(Sieve { rounds, strikes_diagonals, strikes, verdict })
}

/// Finds the cold position of each row up to `last`: the first that no column and no diagonal strikes out.
fn rows(rule: Rule, last: usize) -> Vec<usize> {
    // No cold position up to that row has a pile above 2 · last + 2 or a difference above last + 1.
    let (mut columns, mut diagonals) = (vec![false; 3 * last + 3], vec![false; 4 * last + 4]);
    (0..=last)
        .map(|row| {
            let diagonal = |column: usize| column + last - row;
            let is_left =
                |column: &usize| !columns[*column] && (rule == Rule::Nim || !diagonals[diagonal(*column)]);
            let found = (0..columns.len()).find(is_left).unwrap_or(row);
            columns[found] = true;
            diagonals[diagonal(found)] = true;
            found
        })
        .collect()
}
