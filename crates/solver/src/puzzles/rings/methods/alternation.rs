//! Ring 1 and the other ring alternate; this method says which of them is first.
//!
//! In any state only two moves exist: R, ring 1, and S, the ring after the first one that is on. Making the same move
//! twice just undoes it, so R and S must alternate, and only the first move is a choice. Towards all off it is R if an
//! odd number of rings is on: that number has the same parity as f, the number of moves to go.

use super::{Heading, Question, Turn};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::rings::RingMove;
use crate::steps::Steps;

/// How many moves are shown ahead.
const AHEAD: usize = 8;

/// The first move, from the number of rings on, and the moves after it.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::{Turn, alternation};
/// use gros_solver::{Puzzle, RingMove, Rings};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("010110111")?;
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here };
/// let turns = alternation::explain(&question)?;
/// assert_eq!((turns.on, turns.first), (6, Some(Turn::S)));
/// let ahead: Vec<usize> = turns.ahead.iter().map(|turn| turn.mv.ring).collect();
/// assert_eq!(ahead, [2, 1, 4, 1, 2, 1, 3, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Alternation {
    /// How many rings are on.
    pub on: usize,
    /// The number of moves to all off, which is odd or even as that count is.
    pub number: Steps,
    /// The direction of the goal; none at the goal.
    pub heading: Option<Heading>,
    /// The first move; none at the goal.
    pub first: Option<Turn>,
    /// The moves from here, as many as are shown.
    pub ahead: Vec<Ahead>,
}

/// A move ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ahead {
    /// R or S.
    pub turn: Turn,
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: RingMove,
    /// Whether the ring goes on.
    pub on: bool,
}

impl Alternation {
    /// Returns the next move; none at the goal.
    #[must_use]
    pub fn next(&self) -> Option<RingMove> {
        self.ahead.first().map(|ahead| ahead.mv)
    }
}

/// Counts the rings that are on, and alternates.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Alternation, NotHere> {
    question.checked()?;
    let on = question.here.on_count();
    let heading = question.heading();
    let first = heading.map(|heading| Turn::toward(heading, on % 2 == 1));
    let mut ahead = Vec::new();
    let (mut state, mut turn) = (question.here.clone(), first);
    while let Some(now) = turn.filter(|_| ahead.len() < AHEAD && state != question.goal) {
        let Some(mv) = now.in_state(&state) else { break };
        ahead.push(Ahead { turn: now, mv, on: !state.is_on(mv.ring) });
        state = question.puzzle.play(&state, &mv).unwrap_or(state);
        turn = Some(now.other());
    }
    Ok(Alternation { on, number: question.here.rank(), heading, first, ahead })
}
