//! From any state to any other, on any pegs and under any rule: the largest disc that moves needs both of its pegs free
//! of smaller ones, so these gather elsewhere first; and the largest of them that moves needs the same before.
//!
//! On four pegs and more this shows which pegs the smaller discs wait on, and how many are on each.

use super::Question;
use crate::hanoi::route::FirstMove;
use crate::hanoi::{DiscMove, HanoiState, Peg};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::Steps;

/// The most discs for which each one that waits is written with all others.
const MOST_DISCS: usize = 1_000;

/// The discs that wait for one another, the largest first.
///
/// ```
/// use gros_solver::hanoi::methods::clear_way;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, HanoiRule, Puzzle};
/// let hanoi = Hanoi::with_rule(5, HanoiRule::Classic { pegs: 4 })?;
/// let (here, goal) = (hanoi.parse_state("ABCDA")?, hanoi.parse_state("D")?);
/// let found = clear_way::explain(&Question { puzzle: hanoi, start: here.clone(), goal, here })?;
/// assert_eq!((found.waiting[0].mv.to_string(), found.next.map(|mv| mv.to_string())), ("5D".into(), Some("1B".into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ClearWay {
    /// The discs that must move, each before the one above it; none at the goal.
    pub waiting: Vec<Clearing>,
    /// The moves to the goal.
    pub to_go: Steps,
    /// The move of the last of them.
    pub next: Option<DiscMove>,
}

/// A disc that must move, and where the smaller ones wait.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clearing {
    /// Its move.
    pub mv: DiscMove,
    /// Where it comes from.
    pub from: Peg,
    /// How many moves there are before it.
    pub before: Steps,
    /// The state in which it moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub state: HanoiState,
    /// The pegs on which smaller discs wait then, with how many.
    pub parked: Vec<(Peg, usize)>,
}

/// Walks down from the largest disc that moves to the next move.
///
/// # Errors
/// If the states are not those of the puzzle.
pub fn explain(question: &Question) -> Result<ClearWay, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if !puzzle.holds(here) || !puzzle.holds(goal) {
        return Err(NotHere::OtherPuzzle);
    }
    if puzzle.discs() > MOST_DISCS {
        return Err(NotHere::TooMany { most: MOST_DISCS });
    }
    let route = puzzle.route(here, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let clearing = |FirstMove { step, mv, state }: FirstMove| {
        let mut parked: Vec<(Peg, usize)> = puzzle.pegs().map(|peg| (peg, 0)).collect();
        for peg in (1..mv.disc).filter_map(|disc| state.peg_of(disc)) {
            parked[usize::from(peg.0)].1 += 1;
        }
        parked.retain(|(_, count)| *count > 0);
        Some(Clearing { mv, from: state.peg_of(mv.disc)?, before: step, state, parked })
    };
    let waiting: Vec<Clearing> = route.first_moves().into_iter().rev().filter_map(clearing).collect();
    let next = waiting.last().map(|last| last.mv);
    Ok(ClearWay { waiting, to_go: route.steps().clone(), next })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hanoi;
    use crate::hanoi::Rule;

    #[test]
    fn each_disc_waits_for_a_smaller_one_and_its_pegs_are_clear() {
        for rule in [Rule::Classic { pegs: 4 }, Rule::Cyclic, Rule::Linear, Rule::Classic { pegs: 3 }] {
            let hanoi = Hanoi::with_rule(4, rule).unwrap();
            let pegs: Vec<char> = hanoi.pegs().map(|peg| char::from(b'A' + peg.0)).collect();
            let count = pegs.len().pow(4);
            let word = |code: usize| -> String {
                (0..4).map(|at| pegs[code / pegs.len().pow(at) % pegs.len()]).collect()
            };
            let goal = hanoi.goal();
            for code in (0..count).step_by(5) {
                let here = hanoi.parse_state(&word(code)).unwrap();
                let question =
                    Question { puzzle: hanoi, start: here.clone(), goal: goal.clone(), here: here.clone() };
                let found = explain(&question).unwrap();
                let route = hanoi.route(&here, &goal).unwrap();
                assert_eq!(found.next, route.move_at(&Steps::ZERO));
                assert!(found.waiting.windows(2).all(|pair| pair[1].mv.disc < pair[0].mv.disc));
                for Clearing { mv, from, parked, .. } in &found.waiting {
                    assert!(parked.iter().all(|(peg, _)| peg != from && *peg != mv.to));
                    assert_eq!(parked.iter().map(|(_, count)| count).sum::<usize>(), mv.disc - 1);
                }
            }
        }
    }
}
