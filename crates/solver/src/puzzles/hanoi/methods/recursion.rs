//! The recursion of the tower: clear the largest disc, move it, and put the others back on top of it.
//!
//! ```text
//! hanoi(m, from, to): hanoi(m − 1, from, third), disc m from → to, hanoi(m − 1, third, to)
//! ```
//!
//! The bits of the number of the next move tell the current line of every open call, without running anything (Lucas,
//! 1893, describes the recursion).

use super::{Question, TowerWay, third};
use crate::hanoi::{DiscMove, Peg};
use crate::methods::{NotHere, Span};
use crate::prelude::*;
use crate::steps::Steps;

/// The open calls before a move, outermost first.
///
/// ```
/// use gros_solver::hanoi::methods::recursion;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Puzzle};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("ABBAA")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let stack = recursion::explain(&question)?;
/// let lines: Vec<u8> = stack.calls.iter().map(|call| call.line).collect();
/// assert_eq!(lines, [1, 3, 3, 1, 2]);
/// let span = stack.span(&stack.calls[2]);
/// assert_eq!((span.first.to_string(), span.last.to_string()), ("9".into(), "15".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recursion {
    /// The open calls, outermost first; none at the goal.
    pub calls: Vec<Call>,
    /// The move that the innermost call is about to make.
    pub next: Option<DiscMove>,
    /// The moves made on the route from the full peg.
    pub step: Steps,
}

/// An open call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Call {
    /// How many of the smallest discs it moves.
    pub discs: usize,
    /// The peg that they leave.
    pub from: Peg,
    /// The peg that they go to.
    pub to: Peg,
    /// The third peg.
    pub via: Peg,
    /// The current line, from 1 to 3.
    pub line: u8,
}

impl Recursion {
    /// Returns all moves that a call makes, counted from the full peg, from 1.
    #[must_use]
    pub fn span(&self, call: &Call) -> Span {
        let next = &self.step + &Steps::ONE;
        let made = (&next >> call.discs) << call.discs;
        Span::after(&made, &Steps::ones(call.discs))
    }

    /// Returns the moves of each line of a call.
    #[must_use]
    pub fn parts(&self, call: &Call) -> [Span; 3] {
        let smaller = Steps::ones(call.discs - 1);
        Span::divided(&self.span(call).before(), [smaller.clone(), Steps::ONE, smaller])
    }
}

/// Finds the open calls.
///
/// # Errors
/// If the state is not on the shortest route from one full peg to another.
pub fn explain(question: &Question) -> Result<Recursion, NotHere> {
    let way = TowerWay::of(question)?;
    let Some(number) = way.next() else {
        return Ok(Recursion { calls: Vec::new(), next: None, step: way.step });
    };
    let moved = number.trailing_zeros().unwrap_or(0) + 1;
    let (mut from, mut to) = (way.from, way.to);
    let mut calls = Vec::new();
    for discs in (moved..=way.discs).rev() {
        let via = third(from, to);
        let line = match (discs == moved, number.bit(discs - 1)) {
            (true, _) => 2,
            (false, false) => 1,
            (false, true) => 3,
        };
        calls.push(Call { discs, from, to, via, line });
        match line {
            1 => to = via,
            3 => from = via,
            _ => {}
        }
    }
    Ok(Recursion { calls, next: Some(DiscMove { disc: moved, to }), step: way.step })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hanoi, Puzzle};

    fn run(call: Call, open: &mut Vec<(Call, usize)>, seen: &mut Vec<Vec<(Call, usize)>>) {
        let first = seen.len() + 1;
        let Call { discs, from, to, via, .. } = call;
        let smaller = |from, to, via| Call { discs: discs - 1, from, to, via, line: 0 };
        for line in 1..=3 {
            open.push((Call { line, ..call }, first));
            match line {
                2 => seen.push(open.clone()),
                _ if discs == 1 => {}
                1 => run(smaller(from, via, to), open, seen),
                _ => run(smaller(via, to, from), open, seen),
            }
            open.pop();
        }
    }

    #[test]
    fn the_stack_is_that_of_a_run() {
        for discs in 1..=7 {
            let hanoi = Hanoi::new(discs).unwrap();
            let mut seen = Vec::new();
            let whole = Call { discs, from: Peg(1), to: Peg(2), via: Peg(0), line: 0 };
            run(whole, &mut Vec::new(), &mut seen);
            let (start, goal) = (hanoi.perfect(Peg(1)), hanoi.perfect(Peg(2)));
            let mut here = start.clone();
            for calls in seen {
                let question =
                    Question { puzzle: hanoi, start: start.clone(), goal: goal.clone(), here: here.clone() };
                let found = explain(&question).unwrap();
                let first = |call: &Call| found.span(call).first.to_usize().unwrap();
                let firsts: Vec<(Call, usize)> =
                    found.calls.iter().map(|call| (*call, first(call))).collect();
                assert_eq!(firsts, calls);
                here = hanoi.play(&here, &found.next.unwrap()).unwrap();
            }
            assert_eq!(here, goal);
        }
    }
}
