//! The largest-disc rule, from any state to any state: a disc that is not in place must move, and the smaller discs
//! must first make room.
//!
//! Go down from the largest disc with the goal g: a disc that is not on g counts 1, and the smaller ones are wanted on
//! the third peg; a disc on g counts 0, and the smaller ones are wanted on g too. If the goal is a full peg, the bits
//! read downwards are the number of moves to go. For any other goal the largest disc that differs moves directly or, if
//! that is shorter, via the third peg (Hinz, 1989), and the smaller ones make room for that.

use super::{Question, third};
use crate::hanoi::{DiscMove, HanoiState, Peg};
use crate::methods::{NotHere, number_of_bits};
use crate::prelude::*;
use crate::steps::Steps;

/// The pegs that are wanted, disc by disc, largest first.
///
/// ```
/// use gros_solver::hanoi::methods::largest_disc;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Puzzle, Steps};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("ABBAA")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let rule = largest_disc::explain(&question)?;
/// let bits: Vec<bool> = rule.rows.iter().map(|row| row.must_move).collect();
/// assert_eq!(bits, [true, false, false, true, true]);
/// assert_eq!((rule.to_go, rule.next.map(|mv| mv.to_string())), (Steps::from(19u32), Some("1C".to_owned())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LargestDisc {
    /// All discs, largest first.
    pub rows: Vec<DiscTarget>,
    /// The moves to go.
    pub to_go: Steps,
    /// Whether the bits, read downwards, are the number of moves to go: the goal is a full peg.
    pub reads_down: bool,
    /// The two routes of the largest disc that differs; none if the goal is a full peg, where the direct move is always
    /// shorter.
    pub choice: Option<Choice>,
    /// The move of the smallest disc that is not in place; none at the goal.
    pub next: Option<DiscMove>,
}

/// A disc and where it is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DiscTarget {
    /// The disc.
    pub disc: usize,
    /// Where it is.
    pub on: Peg,
    /// Where it is wanted next.
    pub wanted: Peg,
    /// Whether it has to move to get there: the bit.
    pub must_move: bool,
}

/// The two routes of a disc that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// The largest disc that differs.
    pub disc: usize,
    /// Where it is.
    pub from: Peg,
    /// Where it belongs.
    pub to: Peg,
    /// The third peg.
    pub via: Peg,
    /// The moves to the goal if it moves once.
    pub once: Steps,
    /// The moves to the goal if it moves twice.
    pub twice: Steps,
    /// The moves of the smaller discs before and after its one move.
    pub around_once: [Steps; 2],
    /// The moves of the smaller discs before, between and after its two moves.
    pub around_twice: [Steps; 3],
}

impl Choice {
    /// Returns whether the disc moves via the third peg; of two equal routes it takes the direct one.
    #[must_use]
    pub fn goes_twice(&self) -> bool {
        self.twice < self.once
    }

    /// Returns whether both routes are equally short.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.once == self.twice
    }
}

/// Goes down from the largest disc.
///
/// # Errors
/// If there are not three pegs, or moves between some of them are not allowed.
pub fn explain(question: &Question) -> Result<LargestDisc, NotHere> {
    question.on_three_pegs()?;
    let Question { goal, here, .. } = question;
    let discs = question.puzzle.discs();
    let reads_down = goal.perfect_peg().is_some();
    let differing = (1..=discs).rev().find(|disc| here.peg_of(*disc) != goal.peg_of(*disc));
    let choice = differing.filter(|_| !reads_down).and_then(|disc| choice(here, goal, disc));
    let mut wanted_below = None;
    let rows: Vec<DiscTarget> = (1..=discs)
        .rev()
        .filter_map(|disc| {
            let on = here.peg_of(disc)?;
            let wanted = match (wanted_below, &choice) {
                (Some(peg), _) => peg,
                (None, Some(choice)) if choice.disc == disc && choice.goes_twice() => choice.via,
                (None, _) => goal.peg_of(disc)?,
            };
            let must_move = on != wanted;
            if must_move || wanted_below.is_some() {
                wanted_below = Some(third(on, wanted));
            }
            Some(DiscTarget { disc, on, wanted, must_move })
        })
        .collect();
    let bits: Vec<bool> = rows.iter().rev().map(|row| row.must_move).collect();
    let to_go = match &choice {
        Some(choice) => (&choice.once).min(&choice.twice).clone(),
        None => number_of_bits(&bits),
    };
    let next = rows.iter().rev().find(|row| row.must_move);
    let next = next.map(|row| DiscMove { disc: row.disc, to: row.wanted });
    Ok(LargestDisc { rows, to_go, reads_down, choice, next })
}

/// Counts both routes of the largest disc that differs.
fn choice(here: &HanoiState, goal: &HanoiState, disc: usize) -> Option<Choice> {
    let (from, to) = (here.peg_of(disc)?, goal.peg_of(disc)?);
    let via = third(from, to);
    let below = disc - 1;
    let around_once = [distance(here, below, via), distance(goal, below, via)];
    // Twice: make room on the goal peg, carry all smaller discs across between the two moves, and go on from there.
    let around_twice = [distance(here, below, to), Steps::ones(below), distance(goal, below, from)];
    let sum = |own: u32, others: &[Steps]| others.iter().fold(Steps::from(own), |sum, part| &sum + part);
    let (once, twice) = (sum(1, &around_once), sum(2, &around_twice));
    Some(Choice { disc, from, to, via, once, twice, around_once, around_twice })
}

/// Counts the moves from the current places of the smallest `discs` discs to all of them on one peg.
fn distance(state: &HanoiState, discs: usize, peg: Peg) -> Steps {
    let mut goal = peg;
    let mut bits: Vec<bool> = (1..=discs)
        .rev()
        .filter_map(|disc| {
            let on = state.peg_of(disc)?;
            let must_move = on != goal;
            goal = third(on, goal);
            Some(must_move)
        })
        .collect();
    bits.reverse();
    number_of_bits(&bits)
}
