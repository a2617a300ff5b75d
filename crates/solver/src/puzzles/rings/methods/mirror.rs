//! The mirror construction of the code as a recursion, which works from any state.
//!
//! The code of m digits is the code of m − 1 digits with 0 in front, followed by the same code backwards with 1 in
//! front. Followed towards all off, this says:
//!
//! ```text
//! path(m): back(m − 1), ring m off, path(m − 1)
//! back(m): back(m − 1), ring m on, path(m − 1)
//! ```
//!
//! path(m) leads from "only ring m on" to all off, back(m) the other way. It is Gray's own construction (US patent
//! 2,632,058, 1953). Starting with another code of two digits, such as 10, 00, 01, 11, mirroring also makes a Gray
//! code, but not the path of the rings.

use super::outermost::{Outermost, rank_of_outermost};
use super::{Heading, Question};
use crate::methods::{NotHere, Span};
use crate::prelude::*;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The open calls before a move, outermost first; one for each ring down to the one that moves.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::mirror;
/// use gros_solver::{Puzzle, RingMove, Rings};
/// let rings = Rings::new(4)?;
/// let here = rings.parse_state("1010")?;
/// let question = Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here };
/// let stack = mirror::explain(&question)?;
/// let calls: Vec<String> = stack.calls.iter().map(|call| format!("{:?}({}) {}", call.job, call.rings, call.line)).collect();
/// assert_eq!(calls, ["Path(4) 1", "Back(3) 2"]);
/// assert_eq!(stack.next, Some(RingMove::of(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// The open calls, outermost first; none at the goal.
    pub calls: Vec<Call>,
    /// The move that the innermost call is about to make.
    pub next: Option<RingMove>,
    /// The position of the state in the code of all rings, from 0.
    pub rank: Steps,
}

/// An open call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Call {
    /// Its direction.
    pub job: Job,
    /// How many of the outermost rings it moves.
    pub rings: usize,
    /// The current line, from 1 to 3.
    pub line: u8,
    /// Whether the state is in the mirrored half of the code of these rings: the innermost of them is on.
    pub is_mirrored: bool,
}

/// The direction of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Job {
    /// Backwards through the code, to all off.
    Path,
    /// Forwards, to only the innermost ring on.
    Back,
}

impl Mirror {
    /// Returns the moves of a call: how many it makes in total, and which of them is next.
    #[must_use]
    pub fn progress(&self, call: &Call) -> Progress {
        let all = Steps::ones(call.rings);
        let rank = rank_of_outermost(&self.rank, call.rings);
        let made = match call.job {
            Job::Path => all.saturating_sub(&rank),
            Job::Back => rank,
        };
        Progress { next: &made + &Steps::ONE, all }
    }

    /// Returns the positions in the code of all rings that a call passes, from 0.
    #[must_use]
    pub fn places(&self, call: &Call) -> Span {
        let below = (&self.rank >> call.rings) << call.rings;
        let last = &below + &Steps::ones(call.rings);
        Span { first: below, last }
    }
}

/// The progress of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Progress {
    /// The number of its next move, from 1.
    pub next: Steps,
    /// How many moves it makes.
    pub all: Steps,
}

/// Finds the open calls.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Mirror, NotHere> {
    question.checked()?;
    let rank = question.here.rank();
    let calls = match question.heading() {
        Some(Heading::Down) => open_calls(Job::Path, question.rings(), &rank),
        Some(Heading::Up) => open_calls(Job::Back, question.rings(), &rank),
        None => Vec::new(),
    };
    let next = calls.last().map(|call| RingMove::of(call.rings));
    Ok(Mirror { calls, next, rank })
}

fn open_calls(mut job: Job, rings: usize, rank: &Steps) -> Vec<Call> {
    let outermost = Outermost::new(rings, rank);
    let mut calls = Vec::new();
    for rings in (1..=rings).rev() {
        let is_mirrored = outermost.top(rings);
        // When the rest of the rank of these rings is 0 in the mirrored half, or all ones in the other half, the ring
        // itself moves.
        let line = match (job, is_mirrored) {
            (Job::Path, true) if outermost.rest_is(rings, false) => 2,
            (Job::Back, false) if outermost.rest_is(rings, true) => 2,
            (Job::Path, true) | (Job::Back, false) => 1,
            (Job::Path, false) | (Job::Back, true) => 3,
        };
        calls.push(Call { job, rings, line, is_mirrored });
        job = match line {
            1 => Job::Back,
            2 => return calls,
            _ => Job::Path,
        };
    }
    calls
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Rings};

    #[test]
    fn a_call_knows_how_far_it_is() {
        let rings = Rings::new(9).unwrap();
        let here = rings.state_of_rank(&218u32.into());
        let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here };
        let stack = explain(&question).unwrap();
        let whole = stack.progress(&stack.calls[0]);
        assert_eq!((whole.next, whole.all), (Steps::from(512u32 - 218), Steps::from(511u32)));
        let places = stack.places(&stack.calls[1]);
        assert_eq!((places.first, places.last), (Steps::ZERO, Steps::from(255u32)));
    }
}
