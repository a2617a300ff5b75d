//! Discs that move clockwise only: two recursions that call each other (Atkinson, 1981).
//!
//! ```text
//! one(n): two(n − 1), disc n, two(n − 1)                                a(n) = 2 b(n−1) + 1
//! two(n): two(n − 1), disc n, one(n − 1), disc n, two(n − 1)            b(n) = 2 b(n−1) + a(n−1) + 2
//! ```

use super::Question;
use crate::hanoi::{DiscMove, Peg, Rule};
use crate::methods::{NotHere, Span};
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::Steps;

/// The most discs for which the counts of all sizes are kept.
const MOST_DISCS: usize = 1_000;

/// The open calls before a move, outermost first.
///
/// ```
/// use gros_solver::hanoi::methods::circle;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, HanoiRule, Puzzle};
/// let hanoi = Hanoi::with_rule(4, HanoiRule::Cyclic)?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here: hanoi.start() };
/// let found = circle::explain(&question)?;
/// let calls: Vec<String> = found.calls.iter().map(|call| format!("{}({}) {}", call.pegs, call.discs, call.line)).collect();
/// assert_eq!(calls, ["2(4) 1", "2(3) 1", "2(2) 1", "2(1) 2"]);
/// assert_eq!(found.counts.last().map(|[one, two]| (one.to_string(), two.to_string())), Some(("43".into(), "59".into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Circle {
    /// The open calls, outermost first; none at the goal.
    pub calls: Vec<Call>,
    /// The moves by one peg and by two, of towers of 0 discs, 1 disc, and so on.
    pub counts: Vec<[Steps; 2]>,
    /// The move that the innermost call is about to make.
    pub next: Option<DiscMove>,
}

/// An open call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Call {
    /// How many discs it moves.
    pub discs: usize,
    /// By how many pegs: 1 or 2.
    pub pegs: u8,
    /// Where they come from.
    pub from: Peg,
    /// The current line, from 1: to 3 by one peg, to 5 by two.
    pub line: u8,
    /// Its moves, counted from the start, from 1.
    pub moves: Span,
}

/// A line of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The smaller discs advance by this many pegs, from a peg.
    Tower {
        /// By how many pegs.
        pegs: u8,
        /// Where they come from.
        from: Peg,
    },
    /// The largest disc moves by one peg.
    Disc {
        /// Where it comes from.
        from: Peg,
    },
}

impl Call {
    /// Returns its lines.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let on = |pegs: u8| Peg((self.from.0 + pegs) % 3);
        let tower = |pegs, from| Line::Tower { pegs, from: on(from) };
        let disc = |from| Line::Disc { from: on(from) };
        if self.pegs == 1 {
            vec![tower(2, 0), disc(0), tower(2, 2)]
        } else {
            vec![tower(2, 0), disc(0), tower(1, 2), disc(1), tower(2, 0)]
        }
    }
}

/// Finds the open calls.
///
/// # Errors
/// If the discs can also move the other way round, or the state is not on the route from one full peg to another.
pub fn explain(question: &Question) -> Result<Circle, NotHere> {
    let Question { puzzle, start, goal, here } = question;
    if puzzle.rule() != Rule::Cyclic {
        return Err(NotHere::OtherPuzzle);
    }
    if puzzle.discs() > MOST_DISCS {
        return Err(NotHere::TooMany { most: MOST_DISCS });
    }
    let ends = start.perfect_peg().zip(goal.perfect_peg()).filter(|(from, to)| from != to);
    let (from, to) = ends.ok_or(NotHere::NotTowerToTower)?;
    let route = puzzle.route(start, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let step = route.step_of(here).ok_or(NotHere::NotTowerToTower)?;
    let counts = counts(puzzle.discs());
    let outermost = (puzzle.discs(), (to.0 + 3 - from.0) % 3, from);
    let calls = if step < *route.steps() { open_calls(&counts, outermost, &step) } else { Vec::new() };
    Ok(Circle { next: calls.last().and_then(next), calls, counts })
}

fn counts(discs: usize) -> Vec<[Steps; 2]> {
    let mut counts = vec![[Steps::ZERO, Steps::ZERO]];
    for _ in 0..discs {
        let [one, two] = counts.last().cloned().unwrap_or_default();
        let twice = two.times(2);
        counts.push([&twice + &Steps::ONE, &(&twice + &one) + &Steps::from(2u32)]);
    }
    counts
}

fn open_calls(counts: &[[Steps; 2]], outermost: (usize, u8, Peg), step: &Steps) -> Vec<Call> {
    let count = |discs: usize, pegs: u8| counts[discs][usize::from(pegs - 1)].clone();
    let (mut discs, mut pegs, mut from) = outermost;
    let (mut made, mut left) = (Steps::ZERO, step.clone());
    let mut calls = Vec::new();
    loop {
        let mut call = Call { discs, pegs, from, line: 1, moves: Span::after(&made, &count(discs, pegs)) };
        let mut inner = None;
        for line in call.lines() {
            let length = match line {
                Line::Tower { pegs, .. } => count(discs - 1, pegs),
                Line::Disc { .. } => Steps::ONE,
            };
            if left < length {
                inner = Some(line);
                break;
            }
            left = left.saturating_sub(&length);
            made += &length;
            call.line += 1;
        }
        calls.push(call);
        match inner {
            Some(Line::Tower { pegs: by, from: at }) => (discs, pegs, from) = (discs - 1, by, at),
            _ => return calls,
        }
    }
}

fn next(call: &Call) -> Option<DiscMove> {
    match call.lines().get(usize::from(call.line) - 1)? {
        Line::Disc { from } => Some(DiscMove { disc: call.discs, to: Peg((from.0 + 1) % 3) }),
        Line::Tower { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hanoi;

    #[test]
    fn the_innermost_call_makes_the_move_of_the_route() {
        for discs in 1..=5 {
            let hanoi = Hanoi::with_rule(discs, Rule::Cyclic).unwrap();
            for (from, to) in [("A", "B"), ("A", "C"), ("C", "A"), ("C", "B")] {
                let [start, goal] = [from, to].map(|peg| hanoi.parse_state(peg).unwrap());
                let route = hanoi.route(&start, &goal).unwrap();
                for step in 0..=route.steps().to_u64().unwrap() {
                    let here = route.state_at(&step.into());
                    let question = Question { puzzle: hanoi, start: start.clone(), goal: goal.clone(), here };
                    let found = explain(&question).unwrap();
                    assert_eq!(found.next, route.move_at(&step.into()), "{discs} {from}{to} at {step}");
                    let [one, two] = &found.counts[discs];
                    assert!(route.steps() == one || route.steps() == two);
                    for Call { moves, .. } in &found.calls {
                        assert!(moves.first <= step + 1 && moves.last > step);
                    }
                }
            }
        }
    }
}
