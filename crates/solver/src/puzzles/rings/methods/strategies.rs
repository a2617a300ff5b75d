//! The two strategies that need no thought: start with R, alternate, and see where it leads.
//!
//! Strategy 1: if that leads to the end where only the innermost ring is on, undo everything and begin with S. Strategy
//! 2: instead of undoing, turn back there. Either way the walk has f moves if the first one was right, and 2 (2ⁿ − 1) −
//! f if it was wrong; every state has exactly one solution.

use super::{Question, Turn};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::rings::{RingMove, RingsState};
use crate::steps::Steps;

/// The walk of a strategy.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::strategies;
/// use gros_solver::{Puzzle, Rings, Steps};
/// let rings = Rings::new(4)?;
/// let here = rings.parse_state("1010")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let walk = strategies::take_back(&question)?;
/// let legs: Vec<String> = walk.legs.iter().map(|leg| leg.moves.to_string()).collect();
/// assert_eq!((legs.join(" "), walk.moves.clone()), ("3 3 12".to_owned(), Steps::from(18u32)));
/// assert_eq!(strategies::turn_round(&question)?.moves, walk.moves);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Walk {
    /// The legs of the walk; none if all rings are off.
    pub legs: Vec<Leg>,
    /// All moves of the walk.
    pub moves: Steps,
    /// The turn that would have been right from the start; none if all rings are off.
    pub right: Option<Turn>,
    /// Its move.
    pub next: Option<RingMove>,
}

/// A stretch on which R and S alternate: the route between its ends, with access to any step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Leg {
    /// The purpose of the leg.
    pub purpose: Purpose,
    /// Its first move.
    pub first: Turn,
    /// Its start.
    pub from: RingsState,
    /// Its end.
    pub to: RingsState,
    /// How many moves it has.
    pub moves: Steps,
}

/// The purpose of a leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Purpose {
    /// It leads to the wrong end.
    Wrong,
    /// It undoes that.
    TakeBack,
    /// It leads to all off.
    Solve,
}

/// Follows strategy 1, which undoes a wrong attempt.
///
/// # Errors
/// If the goal is not all off.
pub fn take_back(question: &Question) -> Result<Walk, NotHere> {
    let try_on = Try::of(question)?;
    if try_on.is_right() {
        return Ok(try_on.right_at_once());
    }
    let back = Leg {
        purpose: Purpose::TakeBack,
        first: Turn::R,
        from: try_on.far_end.clone(),
        to: question.here.clone(),
        moves: try_on.to_far_end(),
    };
    let solve = try_on.solve(Turn::S, question.here.clone(), try_on.rank.clone());
    Ok(try_on.walk(vec![try_on.wrong(), back, solve]))
}

/// Follows strategy 2, which turns back at the wrong end.
///
/// # Errors
/// If the goal is not all off.
pub fn turn_round(question: &Question) -> Result<Walk, NotHere> {
    let try_on = Try::of(question)?;
    if try_on.is_right() {
        return Ok(try_on.right_at_once());
    }
    let solve = try_on.solve(Turn::R, try_on.far_end.clone(), try_on.path.clone());
    Ok(try_on.walk(vec![try_on.wrong(), solve]))
}

/// The attempt to begin with R.
struct Try<'a> {
    question: &'a Question,
    rank: Steps,
    /// The number of moves on the whole path.
    path: Steps,
    /// The end of the path where only the innermost ring is on.
    far_end: RingsState,
}

impl Try<'_> {
    fn of(question: &Question) -> Result<Try<'_>, NotHere> {
        question.checked()?;
        if question.goal.on_count() > 0 {
            return Err(NotHere::GoalNotAllOff);
        }
        let path = Steps::ones(question.rings());
        let far_end = question.puzzle.state_of_rank(&path);
        Ok(Try { question, rank: question.here.rank(), path, far_end })
    }

    /// R leads towards all off if f is odd; when all rings are off, nothing is left to try.
    fn is_right(&self) -> bool {
        self.rank.is_odd() || self.rank.is_zero()
    }

    fn to_far_end(&self) -> Steps {
        self.path.saturating_sub(&self.rank)
    }

    fn right_at_once(&self) -> Walk {
        let solve = self.solve(Turn::R, self.question.here.clone(), self.rank.clone());
        self.walk(if self.rank.is_zero() { Vec::new() } else { vec![solve] })
    }

    fn wrong(&self) -> Leg {
        let (from, to) = (self.question.here.clone(), self.far_end.clone());
        Leg { purpose: Purpose::Wrong, first: Turn::R, from, to, moves: self.to_far_end() }
    }

    fn solve(&self, first: Turn, from: RingsState, moves: Steps) -> Leg {
        Leg { purpose: Purpose::Solve, first, from, to: self.question.goal.clone(), moves }
    }

    fn walk(&self, legs: Vec<Leg>) -> Walk {
        let moves = legs.iter().fold(Steps::ZERO, |sum, leg| &sum + &leg.moves);
        let right = (!self.rank.is_zero()).then(|| if self.rank.is_odd() { Turn::R } else { Turn::S });
        let next = right.and_then(|right| right.in_state(&self.question.here));
        Walk { legs, moves, right, next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Rings};

    /// Alternates from a state until it can go no further or all is off.
    fn walked(rings: Rings, from: &RingsState, first: Turn) -> (RingsState, u32) {
        let (mut state, mut turn, mut moves) = (from.clone(), first, 0u32);
        while state.on_count() > 0 {
            let Some(mv) = turn.in_state(&state) else { break };
            state = rings.play(&state, &mv).unwrap();
            (turn, moves) = (turn.other(), moves + 1);
        }
        (state, moves)
    }

    #[test]
    fn the_legs_are_those_of_a_walk() {
        let rings = Rings::new(7).unwrap();
        for rank in 0..128u32 {
            let here = rings.state_of_rank(&rank.into());
            let question =
                Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here: here.clone() };
            let (one, two) = (take_back(&question).unwrap(), turn_round(&question).unwrap());
            for leg in one.legs.iter().chain(&two.legs).filter(|leg| leg.purpose != Purpose::TakeBack) {
                assert_eq!(
                    walked(rings, &leg.from, leg.first),
                    (leg.to.clone(), u32::try_from(leg.moves.to_u64().unwrap()).unwrap())
                );
            }
            let right = rank % 2 == 1 || rank == 0;
            let expected = if right { rank } else { 2 * 127 - rank };
            assert_eq!([one.moves, two.moves], [Steps::from(expected), Steps::from(expected)]);
        }
    }
}
