//! Questions about the Tower of Hanoi, from peg A to peg C.

use gros_session::spec::Exercise;
use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiRoute, Puzzle, Route};

use super::rings;
use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::{Near, nearest_move};
use crate::question::Asked;
use crate::quiz::random::Random;

/// A question; states are written with the largest disc first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TowerAsk {
    /// Which disc does this move move?
    DiscAt {
        /// How many discs.
        discs: usize,
        /// The move, from 1.
        at: u32,
    },
    /// After how many moves is the tower in this state?
    StepOf(String),
    /// How many moves does the whole tower take at least?
    Least(usize),
    /// On which peg is each disc after this many moves?
    PegsAfter {
        /// How many discs.
        discs: usize,
        /// How many moves.
        moves: u32,
    },
}

use TowerAsk as Ask;

pub(crate) fn draw(kind: Exercise, discs: usize, random: &mut Random) -> Option<Ask> {
    let last = least(discs)?;
    Some(match kind {
        Exercise::DiscAt => Ask::DiscAt { discs, at: random.between(1, last) },
        Exercise::StepOf => {
            let step = random.between(1, last - 1);
            Ask::StepOf(route(discs)?.1.state_at(&step.into()).to_string())
        }
        Exercise::PegsAfter => Ask::PegsAfter { discs, moves: random.between(1, last - 1) },
        Exercise::Least => Ask::Least(random.between(3, u32::try_from(discs).ok()? + 1) as usize),
        _ => return None,
    })
}

fn route(discs: usize) -> Option<(Hanoi, HanoiRoute)> {
    let tower = Hanoi::new(discs).ok()?;
    let route = tower.route(&tower.start(), &tower.goal()).ok()?;
    Some((tower, route))
}

/// Returns how many moves a tower takes.
#[must_use]
pub fn least(discs: usize) -> Option<u32> {
    route(discs)?.1.steps().try_into().ok()
}

/// Returns the step of a state; none if the tower is never in it.
#[must_use]
pub fn step_of(row: &str) -> Option<u32> {
    let (tower, route) = route(row.len())?;
    u32::try_from(&route.step_of(&tower.parse_state(row).ok()?)?).ok()
}

/// Returns the state after some of the moves that take the whole tower to peg C.
#[must_use]
pub fn state_after(discs: usize, moves: u32) -> Option<String> {
    let (_, route) = route(discs)?;
    (*route.steps() >= moves).then(|| route.state_at(&moves.into()).to_string())
}

/// Returns how often each disc has moved after a number of moves, the largest first.
#[must_use]
pub fn moves_of_discs(discs: usize, moves: u32) -> Vec<u32> {
    // Disc i makes move 2^(i − 1), and then every 2^i-th.
    (1..=discs).rev().map(|disc| (moves + (1 << (disc - 1))) >> disc).collect()
}

fn disc_at(discs: usize, at: u32) -> Option<u32> {
    u32::try_from(route(discs)?.1.move_at(&at.checked_sub(1)?.into())?.disc).ok()
}

impl Ask {
    pub(crate) fn kind(&self) -> Exercise {
        match self {
            Ask::DiscAt { .. } => Exercise::DiscAt,
            Ask::StepOf(_) => Exercise::StepOf,
            Ask::Least(_) => Exercise::Least,
            Ask::PegsAfter { .. } => Exercise::PegsAfter,
        }
    }

    /// Returns how many discs there are.
    #[must_use]
    pub fn discs(&self) -> usize {
        match self {
            Ask::DiscAt { discs, .. } | Ask::Least(discs) | Ask::PegsAfter { discs, .. } => *discs,
            Ask::StepOf(row) => row.len(),
        }
    }
}

impl Asked for Ask {
    fn form(&self) -> Form {
        match self {
            Ask::DiscAt { discs, .. } => Form::Number { least: 1, most: u32::try_from(*discs).ok() },
            Ask::StepOf(_) | Ask::Least(_) => Form::COUNT,
            Ask::PegsAfter { discs, .. } => Form::Pegs { discs: *discs },
        }
    }

    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let tower = AnyPuzzle::from(Hanoi::new(self.discs()).ok()?);
        let state = match self {
            Ask::StepOf(row) => tower.parse_state(row).ok()?,
            _ => tower.start(),
        };
        Some((tower, state))
    }

    fn answer(&self) -> Option<Answer> {
        let number = match self {
            Ask::DiscAt { discs, at } => disc_at(*discs, *at)?,
            Ask::StepOf(row) => step_of(row)?,
            Ask::Least(discs) => least(*discs)?,
            Ask::PegsAfter { discs, moves } => return state_after(*discs, *moves).map(Answer::Row),
        };
        Some(Answer::from(number))
    }

    fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        let number = match self {
            Ask::DiscAt { discs, at } => wrong_disc(*discs, *at, mistake),
            Ask::StepOf(row) => wrong_step(row, mistake),
            Ask::Least(discs) => wrong_least(*discs, mistake),
            Ask::PegsAfter { discs, moves } => {
                return wrong_pegs(*discs, *moves, mistake).map(Answer::Row);
            }
        };
        number.map(Answer::from)
    }

    fn excludes(&self, answer: &Answer) -> bool {
        matches!((self, answer), (Ask::PegsAfter { .. }, Answer::Row(row)) if step_of(row).is_none())
    }

    fn near(&self, wrong: &Answer, _: &Answer) -> Option<Near> {
        let discs = self.discs();
        let state = |row: &str| self.board()?.0.parse_state(row).ok();
        match (self, wrong) {
            (Ask::DiscAt { at, .. }, Answer::Number(_)) => {
                let disc = wrong.number()?;
                let nearest = nearest_move(*at, least(discs)?, |at| disc_at(discs, at) == Some(disc))?;
                Some(Near::Makes(disc as usize, nearest.into()))
            }
            (Ask::StepOf(_), Answer::Number(step)) => {
                Some(Near::StepIs(step.clone(), state(&state_after(discs, wrong.number()?)?)?))
            }
            (Ask::PegsAfter { .. }, Answer::Row(row)) => {
                Some(Near::StepIs(step_of(row)?.into(), state(row)?))
            }
            _ => None,
        }
    }
}

fn wrong_pegs(discs: usize, moves: u32, mistake: Mistake) -> Option<String> {
    let row = state_after(discs, moves)?;
    let with_pegs = |pegs: fn(char) -> char| row.chars().map(pegs).collect();
    Some(match mistake {
        Mistake::OneMore => state_after(discs, moves + 1)?,
        Mistake::OneLess => state_after(discs, moves.checked_sub(1)?)?,
        Mistake::Backwards => row.chars().rev().collect(),
        Mistake::WrongEnd => state_after(discs, least(discs)?.checked_sub(moves)?)?,
        Mistake::ForgotToSwap => rings::binary(moves, discs).replace('0', "A").replace('1', "C"),
        Mistake::WrongPeg => with_pegs(|peg| match peg {
            'B' => 'C',
            'C' => 'B',
            peg => peg,
        }),
        _ => return None,
    })
}

fn wrong_disc(discs: usize, at: u32, mistake: Mistake) -> Option<u32> {
    match mistake {
        Mistake::ForgotOne => Some(at.trailing_zeros()).filter(|halved| *halved > 0),
        Mistake::WrongDisc => Some(u32::BITS - at.leading_zeros()),
        Mistake::OneMore => disc_at(discs, at + 1),
        Mistake::OneLess => disc_at(discs, at.checked_sub(1)?),
        _ => None,
    }
}

fn wrong_step(row: &str, mistake: Mistake) -> Option<u32> {
    let right = step_of(row)?;
    match mistake {
        Mistake::Backwards => step_of(&row.chars().rev().collect::<String>()),
        Mistake::ForgotToSwap => Some(without_swaps(row)),
        Mistake::WrongEnd => least(row.len())?.checked_sub(right),
        Mistake::OneMore => Some(right + 1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}

/// Writes 0 for a disc that is where the next larger one is, and 1 for any other; the largest belongs on A.
fn without_swaps(row: &str) -> u32 {
    let larger = std::iter::once('A').chain(row.chars());
    row.chars().zip(larger).fold(0, |number, (peg, larger)| 2 * number + u32::from(peg != larger))
}

fn wrong_least(discs: usize, mistake: Mistake) -> Option<u32> {
    let right = least(discs)?;
    match mistake {
        Mistake::OtherPuzzle => rings::least(discs),
        Mistake::SizeMore => least(discs + 1),
        Mistake::SizeLess => least(discs.checked_sub(1)?),
        Mistake::OneMore => Some(right + 1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}
