//! The shortcut of seven dials and more: at the gap until dials 1 to 6 are flat, dials 1 to 4 outside, and the rest at
//! the gap (Kuo, 2014, section 4; the 49 turns of seven dials are 42 + 4 + 3).

use super::Question;
use crate::methods::NotHere;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::spinout::{DialMove, SpinOutState};
use crate::steps::Steps;

/// The most turns of a route that is looked through.
const MOST_TURNS: usize = 10_000;

/// The parts of the route.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::spinout::methods::shortcut;
/// use gros_solver::{Puzzle, SpinOut};
/// let dials = SpinOut::new(7)?;
/// let question = Question { puzzle: dials, start: dials.start(), goal: dials.goal(), here: dials.start() };
/// let found = shortcut::explain(&question)?;
/// let turns: Vec<(usize, bool)> = found.parts.iter().map(|part| (part.turns, part.outside)).collect();
/// assert_eq!(turns, [(42, false), (4, true), (3, false)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// The number of dials.
    pub dials: usize,
    /// The parts, in their order: as many turns as possible in the same place.
    pub parts: Vec<Part>,
    /// The part of the next turn; none at the end.
    pub at: Option<usize>,
    /// The next turn.
    pub next: Option<DialMove>,
}

/// Turns in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Whether the dials are turned outside the case.
    pub outside: bool,
    /// How many turns there are.
    pub turns: usize,
    /// The state before the first of them.
    pub from: SpinOutState,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Shortcut {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.parts.iter().map(|part| (part.turns, part.outside)))
    }
}

/// Splits the route into its parts; beside it, the route from here.
///
/// # Errors
/// If the states are not those of the puzzle.
pub fn explain(question: &Question) -> Result<Shortcut, NotHere> {
    let Question { puzzle, start, goal, here } = question;
    let whole = puzzle.route(start, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let on_way = whole.step_of(here);
    let (route, step) = match on_way {
        Some(step) => (whole, step),
        None => (puzzle.route(here, goal).map_err(|_| NotHere::OtherPuzzle)?, Steps::ZERO),
    };
    let turns = route.steps().to_usize().filter(|turns| *turns <= MOST_TURNS);
    let turns = turns.ok_or(NotHere::TooMany { most: MOST_TURNS })?;
    let mut parts: Vec<Part> = Vec::new();
    for turn in 0..turns {
        let Some(mv) = route.move_at(&turn.into()) else { break };
        match parts.last_mut() {
            Some(part) if part.outside == mv.outside => part.turns += 1,
            _ => parts.push(Part { outside: mv.outside, turns: 1, from: route.state_at(&turn.into()) }),
        }
    }
    let mut left = step.to_usize().unwrap_or(turns);
    let at = parts.iter().position(|part| {
        let is_in = left < part.turns;
        left = left.saturating_sub(part.turns);
        is_in
    });
    Ok(Shortcut { dials: puzzle.dials(), parts, at, next: route.move_at(&step) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SpinOut;

    #[test]
    fn the_parts_add_up_to_the_route_and_the_next_turn_is_in_its_part() {
        for dials in 1..=7 {
            let puzzle = SpinOut::new(dials).unwrap();
            let (start, goal) = (puzzle.start(), puzzle.goal());
            let route = puzzle.route(&start, &goal).unwrap();
            for step in 0..=route.steps().to_usize().unwrap() {
                let here = route.state_at(&step.into());
                let found = explain(&Question { puzzle, start, goal, here }).unwrap();
                assert_eq!(found.next, route.move_at(&step.into()));
                assert_eq!(found.at.map(|at| found.parts[at].outside), found.next.map(|mv| mv.outside));
                let turns: usize = found.parts.iter().map(|part| part.turns).sum();
                assert_eq!(Some(turns), route.steps().to_usize());
            }
        }
    }
}
