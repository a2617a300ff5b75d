//! The two recursions that call each other: all down and all up.
//!
//! ```text
//! down(m): down(m − 2), ring m off, up(m − 2), down(m − 1)
//! up(m):   up(m − 1), down(m − 2), ring m on, up(m − 2)
//! ```
//!
//! The open calls at a step follow from the bits of the rank, without running anything: for each call, the rank of its
//! rings determines the current line. This applies only on the route between all on and all off; [`super::mirror`] is
//! the recursion for any state.

use super::Question;
use super::outermost::{Outermost, rank_of_outermost};
use crate::gray;
use crate::methods::{NotHere, Span};
use crate::prelude::*;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The open calls before a move, outermost first.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::recursion;
/// use gros_solver::{Puzzle, RingMove, Rings};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("010110111")?;
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here };
/// let stack = recursion::explain(&question)?;
/// let calls: Vec<String> = stack.calls.iter().map(|call| format!("{:?}({}) {}", call.job, call.rings, call.line)).collect();
/// assert_eq!(calls, ["Down(9) 3", "Up(7) 1", "Up(6) 4", "Up(4) 2", "Down(2) 2"]);
/// let span = stack.span(&stack.calls[1]);
/// assert_eq!((span.first.to_string(), span.last.to_string()), ("87".into(), "171".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recursion {
    /// The open calls, outermost first; none at the goal.
    pub calls: Vec<Call>,
    /// The move that the innermost call is about to make.
    pub next: Option<RingMove>,
    /// The moves made since the other end of the route, all on or all off.
    pub step: Steps,
    rank: Steps,
}

/// An open call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Call {
    /// Its job.
    pub job: Job,
    /// How many of the outermost rings it takes off or puts on.
    pub rings: usize,
    /// The current line, from 1 to 4.
    pub line: u8,
}

/// The job of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Job {
    /// Takes all its rings off.
    Down,
    /// Puts all its rings on.
    Up,
}

/// A line of a job: another job, or the move of its innermost ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Calls a job for fewer rings; with none, it does nothing.
    Call(Job, usize),
    /// Moves the ring.
    Move(usize),
}

impl Job {
    /// Lists the lines of the job for `m` rings.
    #[must_use]
    pub fn lines(self, m: usize) -> [Line; 4] {
        let (one_less, two_less) = (m.saturating_sub(1), m.saturating_sub(2));
        match self {
            Job::Down => [
                Line::Call(Job::Down, two_less),
                Line::Move(m),
                Line::Call(Job::Up, two_less),
                Line::Call(Job::Down, one_less),
            ],
            Job::Up => [
                Line::Call(Job::Up, one_less),
                Line::Call(Job::Down, two_less),
                Line::Move(m),
                Line::Call(Job::Up, two_less),
            ],
        }
    }
}

impl Line {
    /// Counts its moves.
    #[must_use]
    pub fn moves(self) -> Steps {
        match self {
            Line::Call(_, rings) => all_on(rings),
            Line::Move(_) => Steps::ONE,
        }
    }
}

impl Recursion {
    /// Returns the position on the path, from all off, after some moves from the other end of the route.
    #[must_use]
    pub fn rank_after(&self, moves: &Steps) -> Steps {
        match self.calls.first() {
            Some(Call { job: Job::Up, .. }) | None => moves.clone(),
            Some(call) => all_on(call.rings).saturating_sub(moves),
        }
    }

    /// Returns all moves that a call makes, counted from the other end of the route, from 1.
    #[must_use]
    pub fn span(&self, call: &Call) -> Span {
        let length = all_on(call.rings);
        let rank = rank_of_outermost(&self.rank, call.rings);
        let made = match call.job {
            Job::Down => length.saturating_sub(&rank),
            Job::Up => rank,
        };
        Span::after(&self.step.saturating_sub(&made), &length)
    }

    /// Returns the moves of each line of a call.
    #[must_use]
    pub fn parts(&self, call: &Call) -> [Span; 4] {
        Span::divided(&self.span(call).before(), call.job.lines(call.rings).map(Line::moves))
    }
}

/// Counts the moves from all on to all off.
fn all_on(rings: usize) -> Steps {
    gray::rank(&Steps::ones(rings))
}

/// Finds the open calls.
///
/// # Errors
/// If the state is not between all on and all off, or neither of these is the goal.
pub fn explain(question: &Question) -> Result<Recursion, NotHere> {
    question.checked()?;
    let (rank, end) = (question.here.rank(), all_on(question.rings()));
    let job = match question.goal.on_count() {
        0 => Job::Down,
        on if on == question.rings() => Job::Up,
        _ => return Err(NotHere::NotBetweenOnAndOff),
    };
    let step = match job {
        Job::Down => end.checked_sub(&rank).ok_or(NotHere::NotBetweenOnAndOff)?,
        Job::Up if rank > end => return Err(NotHere::NotBetweenOnAndOff),
        Job::Up => rank.clone(),
    };
    let is_there = question.here == question.goal;
    let calls = if is_there { Vec::new() } else { open_calls(job, question.rings(), &rank) };
    let next = calls.last().map(|call| RingMove::of(call.rings));
    Ok(Recursion { calls, next, step, rank })
}

fn open_calls(job: Job, rings: usize, rank: &Steps) -> Vec<Call> {
    let ranks = Ranks::new(rings, rank);
    let mut calls = Vec::new();
    let (mut job, mut rings) = (job, rings);
    loop {
        let line = ranks.line(job, rings);
        calls.push(Call { job, rings, line });
        match job.lines(rings)[usize::from(line - 1)] {
            Line::Call(next, fewer) if fewer > 0 => (job, rings) = (next, fewer),
            _ => return calls,
        }
    }
}

/// The facts about the ranks of the outermost rings alone, for each number of rings.
struct Ranks<'a> {
    outermost: Outermost<'a>,
    /// How the rank of the m outermost rings compares with the rank of all m on.
    against_all_on: Vec<core::cmp::Ordering>,
}

impl Ranks<'_> {
    fn new(rings: usize, rank: &Steps) -> Ranks<'_> {
        let outermost = Outermost::new(rings, rank);
        let mut against_all_on = vec![core::cmp::Ordering::Equal];
        for m in 1..=rings {
            let second = m.checked_sub(2).is_some_and(|bit| outermost.bit_of(m, bit));
            let compared = match (outermost.top(m), second) {
                (false, _) => core::cmp::Ordering::Less,
                (true, true) => core::cmp::Ordering::Greater,
                (true, false) => against_all_on[m.saturating_sub(2)],
            };
            against_all_on.push(compared);
        }
        Ranks { outermost, against_all_on }
    }

    fn line(&self, job: Job, m: usize) -> u8 {
        let compared = self.against_all_on[m - 1];
        match (job, self.outermost.top(m)) {
            (Job::Down, true) if self.outermost.rest_is(m, false) => 2,
            (Job::Down, true) => 1,
            (Job::Down, false) if compared.is_le() => 4,
            (Job::Down, false) => 3,
            (Job::Up, true) => 4,
            (Job::Up, false) if self.outermost.rest_is(m, true) => 3,
            (Job::Up, false) if compared.is_lt() => 1,
            (Job::Up, false) => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Rings};

    /// Runs the job and records the open calls before each move: their first move and all of them.
    fn run(job: Job, rings: usize, open: &mut Vec<(Call, usize)>, seen: &mut Vec<Vec<(Call, usize)>>) {
        let first = seen.len() + 1;
        for (line, what) in (1..).zip(job.lines(rings)) {
            open.push((Call { job, rings, line }, first));
            match what {
                Line::Move(_) => seen.push(open.clone()),
                Line::Call(_, 0) => {}
                Line::Call(next, fewer) => run(next, fewer, open, seen),
            }
            open.pop();
        }
    }

    #[test]
    fn the_stack_is_that_of_a_run() {
        for (rings, job) in (1..=10).flat_map(|rings| [(rings, Job::Down), (rings, Job::Up)]) {
            let mut seen = Vec::new();
            run(job, rings, &mut Vec::new(), &mut seen);
            let puzzle = Rings::new(rings).unwrap();
            let (on, off) = (puzzle.start(), puzzle.goal());
            let (start, goal) = if job == Job::Down { (on, off) } else { (off, on) };
            let mut here = start.clone();
            for calls in seen {
                let question =
                    Question { puzzle, start: start.clone(), goal: goal.clone(), here: here.clone() };
                let found = explain(&question).unwrap();
                let firsts: Vec<(Call, usize)> = found
                    .calls
                    .iter()
                    .map(|call| (*call, found.span(call).first.to_usize().unwrap()))
                    .collect();
                assert_eq!(firsts, calls);
                here = puzzle.play(&here, &found.next.unwrap()).unwrap();
            }
            assert_eq!(here, goal);
        }
    }
}
