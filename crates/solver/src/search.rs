//! Routes found by exhaustive search, for puzzles with few states: the moves are stored, never the states.

use core::hash::Hash;
use hashbrown::HashMap;

use crate::error::NoRoute;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::{Guarantee, Route, Ways, clip};
use crate::steps::Steps;

/// A shortest route between two states of a puzzle with few states.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchedRoute<P: Puzzle> {
    puzzle: P,
    from: P::State,
    moves: Vec<P::Move>,
    steps: Steps,
    ways: Ways,
}

/// A visited state: its distance, the number of shortest routes to it, and the last move of the first of them, with the
/// state in which it was made.
struct Visited<P: Puzzle> {
    distance: usize,
    ways: u32,
    by: Option<(P::State, P::Move)>,
}

/// Searches breadth first; of several shortest routes, takes the one whose moves come first in the puzzle's order.
///
/// # Errors
/// If there is no route.
pub(crate) fn search<P: Puzzle<State: Eq + Hash>>(
    puzzle: &P,
    from: &P::State,
    is_goal: impl Fn(&P::State) -> bool,
) -> Result<SearchedRoute<P>, NoRoute> {
    let mut met: HashMap<P::State, Visited<P>> = HashMap::new();
    met.insert(from.clone(), Visited { distance: 0, ways: 1, by: None });
    let mut queue = vec![from.clone()];
    let mut next = 0;
    while let Some(state) = queue.get(next).cloned() {
        next += 1;
        let (distance, ways) = met.get(&state).map_or((0, 0), |met| (met.distance, met.ways));
        if is_goal(&state) {
            let others = queue[next..].iter().filter(|other| is_goal(other)).filter_map(|end| met.get(end));
            let as_near = others.filter(|other| other.distance == distance);
            let ways = as_near.fold(ways, |sum, other| sum.saturating_add(other.ways));
            return Ok(back_from(puzzle, from, &state, &met, ways));
        }
        let moves: Vec<P::Move> = puzzle.legal_moves(&state).collect();
        for mv in moves {
            let Ok(after) = puzzle.play(&state, &mv) else { continue };
            match met.get_mut(&after) {
                Some(known) if known.distance == distance + 1 => known.ways = known.ways.saturating_add(ways),
                Some(_) => {}
                None => {
                    let by = Some((state.clone(), mv));
                    met.insert(after.clone(), Visited { distance: distance + 1, ways, by });
                    queue.push(after);
                }
            }
        }
    }
    Err(NoRoute::Unreachable)
}

/// Follows the moves back from the end of the search.
fn back_from<P: Puzzle<State: Eq + Hash>>(
    puzzle: &P,
    from: &P::State,
    end: &P::State,
    met: &HashMap<P::State, Visited<P>>,
    ways: u32,
) -> SearchedRoute<P> {
    let mut moves = Vec::new();
    let mut state = end;
    while let Some((before, mv)) = met.get(state).and_then(|met| met.by.as_ref()) {
        moves.push(mv.clone());
        state = before;
    }
    moves.reverse();
    SearchedRoute::new(puzzle.clone(), from.clone(), moves, Ways::of_count(ways))
}

impl<P: Puzzle> SearchedRoute<P> {
    /// Makes the route from the moves that a search has found.
    pub(crate) fn new(puzzle: P, from: P::State, moves: Vec<P::Move>, ways: Ways) -> SearchedRoute<P> {
        SearchedRoute { puzzle, from, steps: Steps::from(moves.len()), moves, ways }
    }

    fn index(&self, step: &Steps) -> usize {
        step.to_usize().unwrap_or(usize::MAX).min(self.moves.len())
    }

    /// Lists the states of the route, one after another.
    fn states(&self) -> impl Iterator<Item = P::State> + '_ {
        let after = self.moves.iter().scan(self.from.clone(), |state, mv| {
            *state = self.puzzle.play(state, mv).ok()?;
            Some(state.clone())
        });
        core::iter::once(self.from.clone()).chain(after)
    }
}

impl<P: Puzzle> Route for SearchedRoute<P> {
    type State = P::State;
    type Move = P::Move;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: self.ways }
    }

    fn state_at(&self, step: &Steps) -> P::State {
        self.states().nth(self.index(step)).unwrap_or_else(|| self.from.clone())
    }

    fn move_at(&self, step: &Steps) -> Option<P::Move> {
        self.moves.get(self.index(step)).cloned()
    }

    fn step_of(&self, state: &P::State) -> Option<Steps> {
        self.states().position(|other| other == *state).map(Steps::from)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = P::Move> + '_ {
        let to = self.index(to);
        self.moves[self.index(from).min(to)..to].iter().cloned()
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| self.puzzle.size_class(&mv))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let stretch = self.index(&first)..=self.index(&last);
        let largest = stretch.rev().max_by_key(|index| self.size_class(&Steps::from(*index)));
        largest.map_or(first, Steps::from)
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let first = self.index(step);
        let ahead = self.moves[first..].iter().position(|mv| self.puzzle.size_class(mv) == class);
        ahead.map(|ahead| Steps::from(first + ahead))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rings;

    #[test]
    fn routes_to_several_goals_are_counted_together_if_equally_short() {
        let rings = Rings::new(4).unwrap();
        let state = |text: &str| rings.parse_state(text).unwrap();
        let ways = |goals: &[&str]| {
            let goals: Vec<_> = goals.iter().map(|goal| state(goal)).collect();
            let route = search(&rings, &state("0011"), |state| goals.contains(state)).unwrap();
            (route.steps().clone(), route.ways)
        };
        // From 0011 the line continues to 0010 and back to 0001; 0110 is one further, 0111 two.
        assert_eq!(ways(&["0010"]), (Steps::ONE, Ways::Unique));
        assert_eq!(ways(&["0010", "0001"]), (Steps::ONE, Ways::Two));
        assert_eq!(ways(&["0010", "0110", "0000"]), (Steps::ONE, Ways::Unique));
    }
}
