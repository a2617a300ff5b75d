//! Questions about the Chinese rings.

use gros_session::spec::Exercise;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, RingMove, Rings, RingsState, Route, Steps};

use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::{Near, nearest_move};
use crate::question::Asked;
use crate::quiz::random::Random;

/// A question; states are written with the innermost ring first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RingsAsk {
    /// How many moves until all rings are off?
    MovesLeft(String),
    /// All rings are on. What is the state after this many moves?
    StateAfter {
        /// How many rings.
        rings: usize,
        /// How many moves.
        moves: u32,
    },
    /// All rings are on. Which ring does this move move?
    RingAt {
        /// How many rings.
        rings: usize,
        /// The move, from 1.
        at: u32,
    },
    /// Which ring moves next, if all are to come off?
    Next(String),
    /// Which binary number does the state stand for?
    Binary(String),
    /// All rings are on. How many moves does it take at least to get them off?
    Least(usize),
    /// The same, given the numbers for one and two rings fewer.
    Recurrence(usize),
}

use RingsAsk as Ask;

pub(crate) fn draw(kind: Exercise, rings: usize, random: &mut Random) -> Option<Ask> {
    let states = 1 << rings;
    let state = |random: &mut Random| Some(row_of(rings, random.between(1, states - 1))?.to_string());
    let size = u32::try_from(rings).ok()?;
    Some(match kind {
        Exercise::MovesLeft => Ask::MovesLeft(state(random)?),
        Exercise::StateAfter => Ask::StateAfter { rings, moves: random.between(1, least(rings)? - 1) },
        Exercise::RingAt => Ask::RingAt { rings, at: random.between(1, least(rings)?) },
        Exercise::Next => Ask::Next(state(random)?),
        Exercise::Binary => Ask::Binary(state(random)?),
        Exercise::Least => Ask::Least(random.between(3, size + 1) as usize),
        Exercise::Recurrence => Ask::Recurrence(random.between(4, size + 4) as usize),
        _ => return None,
    })
}

/// Returns how many moves take all rings off.
#[must_use]
pub fn least(rings: usize) -> Option<u32> {
    let puzzle = Rings::new(rings).ok()?;
    count(puzzle.route(&puzzle.start(), &puzzle.goal()).ok()?.steps())
}

/// Returns how many moves a state is away from all off.
#[must_use]
pub fn moves_left(row: &str) -> Option<u32> {
    let (puzzle, state) = read(row)?;
    count(puzzle.route(&state, &puzzle.goal()).ok()?.steps())
}

fn read(row: &str) -> Option<(Rings, RingsState)> {
    let puzzle = Rings::new(row.len()).ok()?;
    let state = puzzle.parse_state(row).ok()?;
    Some((puzzle, state))
}

fn count(steps: &Steps) -> Option<u32> {
    steps.try_into().ok()
}

/// Returns the state that is this many moves away from all off.
fn row_of(rings: usize, moves: u32) -> Option<RingsState> {
    Rings::new(rings).ok().map(|puzzle| puzzle.state_of_rank(&moves.into()))
}

/// Writes a number with as many binary digits as there are rings.
#[must_use]
pub fn binary(number: u32, digits: usize) -> String {
    format!("{number:0digits$b}")
}

fn reversed(row: &str) -> String {
    row.chars().rev().collect()
}

impl Ask {
    pub(crate) fn kind(&self) -> Exercise {
        match self {
            Ask::MovesLeft(_) => Exercise::MovesLeft,
            Ask::StateAfter { .. } => Exercise::StateAfter,
            Ask::RingAt { .. } => Exercise::RingAt,
            Ask::Next(_) => Exercise::Next,
            Ask::Binary(_) => Exercise::Binary,
            Ask::Least(_) => Exercise::Least,
            Ask::Recurrence(_) => Exercise::Recurrence,
        }
    }

    /// Returns how many rings there are.
    #[must_use]
    pub fn rings(&self) -> usize {
        match self {
            Ask::MovesLeft(row) | Ask::Next(row) | Ask::Binary(row) => row.len(),
            Ask::StateAfter { rings, .. } | Ask::RingAt { rings, .. } => *rings,
            Ask::Least(rings) | Ask::Recurrence(rings) => *rings,
        }
    }

    /// Returns the state from which so many moves are left.
    fn left(&self, moves: u32) -> Option<AnyState> {
        let row = (moves < 1 << self.rings()).then(|| row_of(self.rings(), moves))??;
        self.board()?.0.parse_state(&row.to_string()).ok()
    }
}

impl Asked for Ask {
    fn form(&self) -> Form {
        let rings = self.rings();
        match self {
            Ask::MovesLeft(_) | Ask::Least(_) | Ask::Recurrence(_) => Form::COUNT,
            Ask::StateAfter { .. } => Form::Row { digits: rings },
            Ask::RingAt { .. } | Ask::Next(_) => Form::Number { least: 1, most: u32::try_from(rings).ok() },
            Ask::Binary(_) => Form::Binary { digits: rings },
        }
    }

    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let puzzle = AnyPuzzle::from(Rings::new(self.rings()).ok()?);
        let state = match self {
            Ask::MovesLeft(row) | Ask::Next(row) | Ask::Binary(row) => puzzle.parse_state(row).ok()?,
            Ask::Recurrence(_) => return None,
            _ => puzzle.start(),
        };
        Some((puzzle, state))
    }

    fn answer(&self) -> Option<Answer> {
        Some(match self {
            Ask::MovesLeft(row) => Answer::from(moves_left(row)?),
            Ask::StateAfter { rings, moves } => Answer::Row(state_after(*rings, *moves)?),
            Ask::RingAt { rings, at } => Answer::from(ring_at(*rings, *at)?),
            Ask::Next(row) => {
                let (puzzle, state) = read(row)?;
                let next = puzzle.route(&state, &puzzle.goal()).ok()?.move_at(&Steps::ZERO)?;
                Answer::from(u32::try_from(next.ring).ok()?)
            }
            Ask::Binary(row) => Answer::Row(binary(moves_left(row)?, row.len())),
            Ask::Least(rings) | Ask::Recurrence(rings) => Answer::from(least(*rings)?),
        })
    }

    fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        match self {
            Ask::MovesLeft(row) => wrong_moves_left(row, mistake).map(Answer::from),
            Ask::StateAfter { rings, moves } => wrong_state(*rings, *moves, mistake).map(Answer::Row),
            Ask::RingAt { rings, at } => wrong_ring(*rings, *at, mistake).map(Answer::from),
            Ask::Next(row) => other_ring(row).filter(|_| mistake == Mistake::WrongRing).map(Answer::from),
            Ask::Binary(row) => wrong_binary(row, mistake).map(Answer::Row),
            Ask::Least(rings) => wrong_least(*rings, mistake).map(Answer::from),
            Ask::Recurrence(rings) => wrong_recurrence(*rings, mistake).map(Answer::from),
        }
    }

    fn excludes(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Ask::Next(row), Answer::Number(ring)) => read(row)
                .zip(ring.to_usize())
                .is_some_and(|((puzzle, state), ring)| puzzle.play(&state, &RingMove::of(ring)).is_err()),
            (Ask::StateAfter { rings, .. }, Answer::Row(row)) => moves_left(row) > least(*rings),
            _ => false,
        }
    }

    fn near(&self, wrong: &Answer, right: &Answer) -> Option<Near> {
        match (self, wrong) {
            (Ask::MovesLeft(_), Answer::Number(_)) => {
                let state = wrong.number().and_then(|moves| self.left(moves));
                Some(state.map_or(Near::TooFar(None), Near::LeftFrom))
            }
            (Ask::Binary(_), Answer::Row(digits)) => {
                let state = self.left(u32::from_str_radix(digits, 2).ok()?)?;
                // Written like digits, the state may happen to be the answer.
                let is_answer = *right == Answer::Row(state.to_string());
                (!is_answer).then_some(Near::DigitsOf(state))
            }
            (Ask::StateAfter { rings, .. }, Answer::Row(row)) => {
                let at = least(*rings)?.checked_sub(moves_left(row)?)?;
                Some(Near::StepIs(at.into(), self.board()?.0.parse_state(row).ok()?))
            }
            (Ask::RingAt { rings, at }, Answer::Number(_)) => {
                let ring = wrong.number()?;
                let nearest = nearest_move(*at, least(*rings)?, |at| ring_at(*rings, at) == Some(ring))?;
                Some(Near::Makes(ring as usize, nearest.into()))
            }
            _ => None,
        }
    }
}

/// Returns the state after some of the moves that take all rings off.
#[must_use]
pub fn state_after(rings: usize, moves: u32) -> Option<String> {
    let puzzle = Rings::new(rings).ok()?;
    let route = puzzle.route(&puzzle.start(), &puzzle.goal()).ok()?;
    (*route.steps() >= moves).then(|| route.state_at(&moves.into()).to_string())
}

fn ring_at(rings: usize, at: u32) -> Option<u32> {
    let puzzle = Rings::new(rings).ok()?;
    let route = puzzle.route(&puzzle.start(), &puzzle.goal()).ok()?;
    u32::try_from(route.move_at(&at.checked_sub(1)?.into())?.ring).ok()
}

fn wrong_moves_left(row: &str, mistake: Mistake) -> Option<u32> {
    let right = moves_left(row)?;
    match mistake {
        Mistake::Backwards => moves_left(&reversed(row)),
        Mistake::ForgotToSwap => u32::from_str_radix(row, 2).ok(),
        Mistake::WrongEnd => ((1 << row.len()) - 1_u32).checked_sub(right),
        Mistake::OneMore => Some(right + 1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}

fn wrong_binary(row: &str, mistake: Mistake) -> Option<String> {
    let (digits, right) = (row.len(), moves_left(row)?);
    let last = (1 << digits) - 1_u32;
    let number = match mistake {
        Mistake::ForgotToSwap => return Some(row.to_owned()),
        Mistake::Backwards => moves_left(&reversed(row))?,
        Mistake::WrongEnd => last.checked_sub(right)?,
        Mistake::OneMore => Some(right + 1).filter(|number| *number <= last)?,
        Mistake::OneLess => right.checked_sub(1)?,
        _ => return None,
    };
    Some(binary(number, digits))
}

fn wrong_state(rings: usize, moves: u32, mistake: Mistake) -> Option<String> {
    match mistake {
        Mistake::OneMore => state_after(rings, moves + 1),
        Mistake::OneLess => state_after(rings, moves.checked_sub(1)?),
        Mistake::Backwards => state_after(rings, moves).map(|row| reversed(&row)),
        Mistake::WrongEnd => Some(row_of(rings, moves)?.to_string()),
        Mistake::ForgotToSwap => Some(binary(least(rings)?.checked_sub(moves)?, rings)),
        _ => None,
    }
}

fn wrong_ring(rings: usize, at: u32, mistake: Mistake) -> Option<u32> {
    match mistake {
        // From all off, move k moves the ring of the ruler.
        Mistake::WrongEnd => Some(at.trailing_zeros() + 1),
        Mistake::OneMore => ring_at(rings, at + 1),
        Mistake::OneLess => ring_at(rings, at.checked_sub(1)?),
        _ => None,
    }
}

/// Returns the other ring that can move.
fn other_ring(row: &str) -> Option<u32> {
    let (puzzle, state) = read(row)?;
    let next = puzzle.route(&state, &puzzle.goal()).ok()?.move_at(&Steps::ZERO);
    let other = puzzle.legal_moves(&state).find(|mv| Some(mv) != next.as_ref())?;
    u32::try_from(other.ring).ok()
}

fn wrong_least(rings: usize, mistake: Mistake) -> Option<u32> {
    let right = least(rings)?;
    match mistake {
        Mistake::OtherPuzzle => Some((1 << rings) - 1),
        Mistake::SizeMore => least(rings + 1),
        Mistake::SizeLess => least(rings.checked_sub(1)?),
        Mistake::OneMore => Some(right + 1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}

fn wrong_recurrence(rings: usize, mistake: Mistake) -> Option<u32> {
    let (one, two) = (least(rings.checked_sub(1)?)?, least(rings.checked_sub(2)?)?);
    match mistake {
        Mistake::ForgotOne => Some(one + 2 * two),
        Mistake::NotDoubled => Some(one + two + 1),
        Mistake::DoubledOther => Some(2 * one + two + 1),
        Mistake::OtherPuzzle => Some(2 * one + 1),
        _ => None,
    }
}
