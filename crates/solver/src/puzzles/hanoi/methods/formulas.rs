//! From the step to the state and back, disc by disc.
//!
//! After k moves, disc i has moved ⌊(k + 2^(i−1)) / 2^i⌋ times, always in the same direction, which determines its peg.
//! Conversely, the largest disc's binary digit is 0 on the first peg and 1 on the goal peg; every smaller disc has the
//! same digit as the disc above it if both are on the same peg, and the other digit otherwise. This applies only on the
//! shortest route from one full peg to another: for other states the digits mean nothing.

use super::{Cycle, Question, TowerWay};
use crate::hanoi::{DiscMove, Peg};
use crate::methods::{NotHere, number_of_bits};
use crate::prelude::*;
use crate::steps::Steps;

/// The table of both formulas.
///
/// ```
/// use gros_solver::hanoi::methods::formulas;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Puzzle, Steps};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("AACBB")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let table = formulas::explain(&question)?;
/// assert_eq!((table.read, table.next.map(|mv| mv.to_string())), (Steps::from(4u32), Some("1A".to_owned())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Formulas {
    /// The route of the tower.
    pub way: TowerWay,
    /// All discs, largest first.
    pub rows: Vec<DiscFormula>,
    /// The step formed by the binary digits, which is the step of the state.
    pub read: Steps,
    /// The disc that the next step moves; none at the goal.
    pub next: Option<DiscMove>,
}

/// A disc in both formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DiscFormula {
    /// The disc.
    pub disc: usize,
    /// How many times it has moved, modulo 3.
    pub turns: u8,
    /// Its direction.
    pub cycle: Cycle,
    /// The peg that this leads to.
    pub peg: Peg,
    /// Its binary digit, derived from the pegs.
    pub digit: bool,
}

/// Writes the table.
///
/// # Errors
/// If the state is not on the shortest route from one full peg to another.
pub fn explain(question: &Question) -> Result<Formulas, NotHere> {
    let way = TowerWay::of(question)?;
    let turns = turns(&way.step, way.discs);
    let mut above = way.from;
    let mut digit = false;
    let rows: Vec<DiscFormula> = (1..=way.discs)
        .rev()
        .filter_map(|disc| {
            let on = question.here.peg_of(disc)?;
            digit ^= on != above;
            above = on;
            let (cycle, turns) = (way.cycle(disc), turns[disc - 1]);
            Some(DiscFormula { disc, turns, cycle, peg: cycle.0[usize::from(turns)], digit })
        })
        .collect();
    let read = number_of_bits(&rows.iter().rev().map(|row| row.digit).collect::<Vec<bool>>());
    let next = way.next().and_then(|number| {
        let after = self::turns(&number, way.discs);
        let row = rows.iter().find(|row| after[row.disc - 1] != row.turns)?;
        Some(DiscMove { disc: row.disc, to: row.cycle.0[usize::from(after[row.disc - 1])] })
    });
    Ok(Formulas { way, rows, read, next })
}

/// Counts how many times each disc has moved after `step` moves, modulo 3: ⌊step / 2^i⌋, plus one if the bit below is
/// 1.
fn turns(step: &Steps, discs: usize) -> Vec<u8> {
    let mut turns = vec![0; discs];
    let mut higher = 0;
    for disc in (1..=discs).rev() {
        higher = (2 * higher + u8::from(step.bit(disc))) % 3;
        turns[disc - 1] = (higher + u8::from(step.bit(disc - 1))) % 3;
    }
    turns
}
