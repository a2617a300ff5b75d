//! The purpose of each move: the sources' walk through five rings, for any route.
//!
//! Every move makes room for the next move of a larger ring, and ultimately for the largest ring that still has to
//! move. On the path of ranks, move m, between ranks m − 1 and m, is made by ring v₂(m) + 1, so the next move of a
//! larger ring is the one at which the lowest 1 of m has been carried away.

use super::{Heading, Question};
use crate::gray;
use crate::methods::NotHere;
use crate::prelude::*;
use crate::rings::{RingMove, RingsState};
use crate::steps::Steps;

/// How many moves are listed: all of the route out of five rings.
const MOST: u32 = 21;
/// How many of them are in the past.
const BEHIND: u32 = 4;

/// The moves around a state, with the purpose of each.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::purposes;
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(5)?;
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here: rings.start() };
/// let walk = purposes::explain(&question)?;
/// assert_eq!(walk.moves.len(), 21);
/// // Ring 1 comes off so that ring 3 can, and that is for ring 5.
/// let first = &walk.moves[0];
/// assert_eq!((first.turn.ring, first.room_for.map(|turn| turn.ring), first.aim.ring), (1, Some(3), 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Purposes {
    /// The moves, at most 21; none at the goal if no moves led there.
    pub moves: Vec<Purpose>,
    /// Which of them is next, from 0; none at the goal.
    pub at: Option<usize>,
    /// The next move.
    pub next: Option<RingMove>,
}

/// A move and its purpose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Purpose {
    /// The number of the move on the route, from 1.
    pub number: Steps,
    /// The state before it.
    pub before: RingsState,
    /// The ring or rings that move.
    pub turn: Turned,
    /// The next move of a larger ring, for which this one makes room; none if no larger ring moves any more.
    pub room_for: Option<Turned>,
    /// The only move of the largest ring that still has to move.
    pub aim: Turned,
}

/// A ring that comes off or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Turned {
    /// The ring.
    pub ring: usize,
    /// Whether it is on after the move.
    pub on: bool,
}

/// Returns the purposes of the moves around a state, on the route from the start, or from here if that route does not
/// lead here.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Purposes, NotHere> {
    question.checked()?;
    let [start, here, goal] = [&question.start, &question.here, &question.goal].map(RingsState::rank);
    let is_between = &start.abs_diff(&here) + &here.abs_diff(&goal) == start.abs_diff(&goal);
    let start = if is_between { start } else { here.clone() };
    let Some(heading) = Heading::between(&start, &goal) else {
        return Ok(Purposes { moves: Vec::new(), at: None, next: None });
    };
    let (step, steps) = (start.abs_diff(&here), start.abs_diff(&goal));
    let latest = steps.saturating_sub(&MOST.into());
    let first = step.saturating_sub(&BEHIND.into()).min(latest);
    let way = PathToGoal { heading, goal, question };
    let rank =
        |made: &Steps| if heading == Heading::Down { start.saturating_sub(made) } else { &start + made };
    let numbers = (0..MOST).map(|place| &first + &Steps::from(place)).take_while(|made| *made < steps);
    let moves: Vec<Purpose> = numbers.map(|made| way.purpose(&made + &Steps::ONE, &rank(&made))).collect();
    let at = step.saturating_sub(&first).to_usize().filter(|at| *at < moves.len());
    let next = at.and_then(|at| moves.get(at)).map(|purpose| RingMove::of(purpose.turn.ring));
    Ok(Purposes { moves, at, next })
}

/// A route along the path of ranks.
struct PathToGoal<'a> {
    heading: Heading,
    goal: Steps,
    question: &'a Question,
}

impl PathToGoal<'_> {
    fn purpose(&self, number: Steps, rank: &Steps) -> Purpose {
        // Move m of the path is between the ranks m − 1 and m.
        let path_move = if self.heading == Heading::Down { rank.clone() } else { rank + &Steps::ONE };
        let zeros = path_move.trailing_zeros().unwrap_or(0);
        let carried = Steps::power_of_two(zeros);
        let later = match self.heading {
            Heading::Down => path_move.saturating_sub(&carried),
            Heading::Up => &path_move + &carried,
        };
        let is_made = match self.heading {
            Heading::Down => later > self.goal,
            Heading::Up => later <= self.goal,
        };
        Purpose {
            number,
            before: self.question.puzzle.state_of_rank(rank),
            turn: self.turned(&path_move),
            room_for: is_made.then(|| self.turned(&later)),
            aim: self.aim(rank),
        }
    }

    /// Returns what a move of the path does.
    fn turned(&self, path_move: &Steps) -> Turned {
        let place = path_move.trailing_zeros().unwrap_or(0);
        let after = match self.heading {
            Heading::Down => path_move.saturating_sub(&Steps::ONE),
            Heading::Up => path_move.clone(),
        };
        Turned { ring: place + 1, on: gray::word(&after).bit(place) }
    }

    /// Returns the largest move between a rank and the goal: that of the highest digit that differs.
    fn aim(&self, rank: &Steps) -> Turned {
        let (high, place) = (rank.max(&self.goal), rank.highest_difference(&self.goal).unwrap_or(0));
        self.turned(&((high >> place) << place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, Rings, Route};

    /// Writes a move in the style of the sources.
    fn said(turned: Turned) -> String {
        format!("{}{}", turned.ring, if turned.on { "+" } else { "-" })
    }

    #[test]
    fn the_walk_of_the_sources() {
        let rings = Rings::new(5).unwrap();
        let question =
            Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here: rings.start() };
        let walk = explain(&question).unwrap();
        let aims: Vec<String> = walk.moves.iter().map(|purpose| said(purpose.aim)).collect();
        let expected = [("5-", 6), ("4-", 8), ("3-", 4), ("2-", 2), ("1-", 1)];
        let expected = expected.map(|(aim, times)| vec![aim; times]).concat();
        assert_eq!(aims, expected);
        let room: Vec<String> =
            walk.moves.iter().map(|purpose| purpose.room_for.map_or_else(String::new, said)).collect();
        assert_eq!(room[..8], ["3-", "5-", "2-", "5-", "5-", "", "2+", "3+"]);
    }

    /// Checks against all moves that are still to come.
    #[test]
    fn purposes_are_those_of_the_moves_to_come() {
        let rings = Rings::new(6).unwrap();
        let state = |rank: u32| rings.state_of_rank(&rank.into());
        for (start, here, goal) in
            [(42, 42, 0), (42, 30, 0), (0, 5, 42), (63, 20, 3), (7, 40, 12), (9, 9, 50)]
        {
            let question =
                Question { puzzle: rings, start: state(start), goal: state(goal), here: state(here) };
            let walk = explain(&question).unwrap();
            assert_eq!(walk.moves[walk.at.unwrap()].before, state(here));
            for purpose in &walk.moves {
                let route = rings.route(&purpose.before, &state(goal)).unwrap();
                let moves: Vec<RingMove> = route.moves(&Steps::ZERO, route.steps()).collect();
                assert_eq!(purpose.turn.ring, moves[0].ring);
                let larger = moves.iter().position(|mv| mv.ring > purpose.turn.ring);
                assert_eq!(purpose.room_for.map(|turn| turn.ring), larger.map(|at| moves[at].ring));
                let largest = moves.iter().map(|mv| mv.ring).max().unwrap();
                assert_eq!(moves.iter().filter(|mv| mv.ring == largest).count(), 1);
                assert_eq!(purpose.aim, Turned { ring: largest, on: state(goal).is_on(largest) });
                let after = |at: usize| route.state_at(&Steps::from(at + 1));
                assert_eq!(purpose.turn.on, after(0).is_on(purpose.turn.ring));
                if let (Some(turn), Some(at)) = (purpose.room_for, larger) {
                    assert_eq!(turn.on, after(at).is_on(turn.ring));
                }
            }
        }
    }
}
