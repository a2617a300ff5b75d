//! Ring 1 and the other ring alternate; this says which of them is first.
//!
//! In any state only two moves exist: R, ring 1, and S, the ring after the first one on. Twice the same is nothing, so R
//! and S must alternate, and only the first move is a choice. Towards all off it is R where an odd number of rings is on:
//! that number is as odd as the number of moves to go, f.

use super::{Heading, Question, Turn};
use crate::methods::NotHere;
use crate::puzzle::Puzzle;
use crate::rings::RingMove;

/// How many moves are shown ahead.
const AHEAD: usize = 8;

/// The first move, by the number of rings on, and the moves after it.
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
    /// Which way the goal lies; none at the goal.
    pub heading: Option<Heading>,
    /// The first move; none at the goal.
    pub first: Option<Turn>,
    /// The moves from here, as far as they are shown.
    pub ahead: Vec<Ahead>,
}

/// A move that lies ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ahead {
    /// Whose turn it is.
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

/// Counts the rings on and takes turns.
///
/// # Errors
/// The two outer rings must not move as one.
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
    Ok(Alternation { on, heading, first, ahead })
}
