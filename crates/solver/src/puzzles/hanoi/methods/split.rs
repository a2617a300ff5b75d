//! Four or more pegs: where to split the tower (Frame and Stewart, 1941).
//!
//! Park the k smallest discs on a spare peg, using all pegs; move the others to the goal without that peg; fetch the
//! small ones. Each of the three is the same task with fewer discs or pegs, so the split is repeated until one disc is
//! left. The best k minimizes the number of moves: proven for four pegs (Bousch, 2014), presumed for more.

use super::Question;
use crate::hanoi::{DiscMove, Peg, Rule, frame_stewart};
use crate::methods::{NotHere, Span};
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::{Guarantee, Route};
use crate::steps::Steps;

/// The maximum number of discs for which all splits are compared.
const MOST_DISCS: usize = 1_000;

/// All splits of the whole tower, and the open tasks before a move.
///
/// ```
/// use gros_solver::hanoi::methods::split;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, HanoiRule, Puzzle, Steps};
/// let hanoi = Hanoi::with_rule(10, HanoiRule::Classic { pegs: 4 })?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here: hanoi.start() };
/// let split = split::explain(&question)?;
/// assert_eq!((split.best, &split.totals[5]), (6, &Steps::from(49u32)));
/// assert_eq!(split.parts.map(|part| part.to_string()).as_slice(), ["17", "15", "17"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Split {
    /// The number of pegs.
    pub pegs: usize,
    /// Whether the count is proven minimal.
    pub is_proven: bool,
    /// The total number of moves for each number of small discs, from 1; empty for a single disc.
    pub totals: Vec<Steps>,
    /// The number of small discs with the fewest moves, the largest if there are several; 0 for a single disc.
    pub best: usize,
    /// The moves of its three parts.
    pub parts: [Steps; 3],
    /// The moves made.
    pub step: Steps,
    /// The open tasks, outermost first; none at the goal.
    pub tasks: Vec<Subtower>,
    /// The move that the innermost task is about to make.
    pub next: Option<DiscMove>,
}

/// An open task: some discs that lie on one another move from peg to peg.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Subtower {
    /// Its smallest disc.
    pub smallest: usize,
    /// Its largest disc.
    pub largest: usize,
    /// The peg that they leave.
    pub from: Peg,
    /// The peg that they go to.
    pub to: Peg,
    /// How many pegs it can use.
    pub pegs: usize,
    /// Where its small discs wait; none for a single disc.
    pub helper: Option<Peg>,
    /// How many discs wait there; 0 for a single disc.
    pub small: usize,
    /// The current part, from 1 to 3; 2 for a single disc.
    pub part: u8,
    /// Its moves, counted from the start, from 1.
    pub moves: Span,
}

impl Subtower {
    /// Counts the moves of its first two parts; a single disc has only the second.
    #[must_use]
    pub fn first_two_parts(&self) -> [Steps; 2] {
        let discs = self.largest + 1 - self.smallest;
        let count = frame_stewart::count;
        match self.helper {
            Some(_) => [count(self.small, self.pegs), count(discs - self.small, self.pegs - 1)],
            None => [Steps::ZERO, Steps::ONE],
        }
    }
}

impl Split {
    /// Returns all moves of the tower.
    #[must_use]
    pub fn total(&self) -> Steps {
        self.parts.iter().fold(Steps::ZERO, |sum, part| &sum + part)
    }
}

/// Compares the splits and finds the open tasks.
///
/// # Errors
/// If the state is not on the route from one full peg to another, or there are fewer than four pegs.
pub fn explain(question: &Question) -> Result<Split, NotHere> {
    let hanoi = &question.puzzle;
    let Rule::Classic { pegs: pegs @ 4.. } = hanoi.rule() else { return Err(NotHere::OtherPuzzle) };
    let discs = hanoi.discs();
    if discs > MOST_DISCS {
        return Err(NotHere::TooMany { most: MOST_DISCS });
    }
    let ends = (question.start.perfect_peg(), question.goal.perfect_peg());
    let (Some(from), Some(to)) = ends else { return Err(NotHere::NotTowerToTower) };
    let route = hanoi.route(&question.start, &question.goal).map_err(|_| NotHere::OtherPuzzle)?;
    let step = route.step_of(&question.here).filter(|_| from != to).ok_or(NotHere::NotTowerToTower)?;
    let pegs = usize::from(pegs);
    let count = frame_stewart::count;
    let totals = (1..discs).map(|k| &count(k, pegs).times(2) + &count(discs - k, pegs - 1)).collect();
    let best = if discs > 1 { frame_stewart::split(discs, pegs) } else { 0 };
    let parts = [count(best, pegs), count(discs - best, pegs - 1), count(best, pegs)];
    let is_proven = matches!(route.guarantee(), Guarantee::Shortest { .. });
    let tasks = if step < *route.steps() {
        open_tasks(hanoi.pegs().collect(), discs, (from, to), &step)
    } else {
        Vec::new()
    };
    let next = tasks.last().map(|task| DiscMove { disc: task.largest, to: task.to });
    Ok(Split { pegs, is_proven, totals, best, parts, step, tasks, next })
}

fn open_tasks(mut pegs: Vec<Peg>, discs: usize, ends: (Peg, Peg), step: &Steps) -> Vec<Subtower> {
    let (mut smallest, mut largest, (mut from, mut to)) = (1, discs, ends);
    let (mut before, mut made) = (Steps::ZERO, step.clone());
    let mut tasks = Vec::new();
    loop {
        let count = largest + 1 - smallest;
        let moves = Span::after(&before, &frame_stewart::count(count, pegs.len()));
        let free = pegs.iter().find(|peg| ![from, to].contains(peg)).copied();
        let task = Subtower {
            smallest,
            largest,
            from,
            to,
            pegs: pegs.len(),
            helper: None,
            small: 0,
            part: 2,
            moves,
        };
        let Some(helper) = free.filter(|_| count > 1) else {
            tasks.push(task);
            return tasks;
        };
        let small = frame_stewart::split(count, pegs.len());
        let first = frame_stewart::count(small, pegs.len());
        let second = &first + &frame_stewart::count(count - small, pegs.len() - 1);
        let part = if made < first {
            1
        } else if made < second {
            2
        } else {
            3
        };
        tasks.push(Subtower { helper: Some(helper), small, part, ..task });
        let passed = match part {
            1 => {
                (largest, to) = (smallest + small - 1, helper);
                Steps::ZERO
            }
            2 => {
                smallest += small;
                pegs.retain(|peg| *peg != helper);
                first
            }
            _ => {
                (largest, from) = (smallest + small - 1, helper);
                second
            }
        };
        before += &passed;
        made = made.saturating_sub(&passed);
    }
}
