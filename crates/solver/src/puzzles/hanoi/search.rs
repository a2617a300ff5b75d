//! Exhaustive search, for when no formula is known and the states are few enough to be numbered: many more than
//! [`crate::search`] can handle, which stores each state as a value.

use super::{DiscMove, Hanoi, HanoiState, Peg};
use crate::prelude::*;
use crate::route::Ways;
use crate::search::SearchedRoute;

/// The maximum number of states to search.
const MOST_STATES: usize = 300_000;
/// The maximum number of triples of a state and two of its pegs, between which one move is possible: this takes well
/// under a tenth of a second in a browser.
const MOST_MOVES: usize = 3_000_000;

const UNKNOWN: u8 = u8::MAX;

/// All states of some discs on some pegs; a state is a number with one digit per disc, smallest disc first.
#[derive(Clone, Copy)]
struct States {
    discs: usize,
    pegs: usize,
}

impl States {
    fn count(self) -> Option<usize> {
        let exponent = u32::try_from(self.discs).ok()?;
        let pairs = self.pegs * self.pegs.saturating_sub(1) / 2;
        let count = self.pegs.checked_pow(exponent).filter(|count| *count <= MOST_STATES)?;
        (count * pairs <= MOST_MOVES).then_some(count)
    }

    fn number(self, state: &[u8]) -> usize {
        state.iter().take(self.discs).rev().fold(0, |number, peg| number * self.pegs + usize::from(*peg))
    }

    /// Calls `visit` with each state that one move leads to, and the move as disc and peg from 0; smallest disc first.
    fn for_each_next(self, number: usize, mut visit: impl FnMut(usize, usize, usize)) {
        let (mut covered, mut place, mut rest) = (0u32, 1, number);
        for disc in 0..self.discs {
            let peg = rest % self.pegs;
            rest /= self.pegs;
            if covered >> peg & 1 == 0 {
                covered |= 1 << peg;
                let free = (0..self.pegs).filter(|to| covered >> to & 1 == 0);
                free.for_each(|to| visit(number - peg * place + to * place, disc, to));
            }
            if covered.count_ones() as usize == self.pegs {
                return;
            }
            place *= self.pegs;
        }
    }
}

/// How far each state is from the goal, as far as the search went, and the number of shortest routes, counted up to
/// three.
struct Distances {
    states: States,
    /// The distance of each state.
    of: Vec<u8>,
    ways: Vec<u8>,
}

impl Distances {
    /// Searches breadth first from the goal until the start is reached and all states at its distance are known.
    fn search(states: States, from: &HanoiState, to: &HanoiState) -> Option<Distances> {
        let count = states.count()?;
        let (start, goal) = (states.number(&from.pegs), states.number(&to.pegs));
        let mut found = Distances { states, of: vec![UNKNOWN; count], ways: vec![0; count] };
        (found.of[goal], found.ways[goal]) = (0, 1);
        let mut layer = vec![goal];
        let mut distance = 0;
        while found.of[start] == UNKNOWN {
            distance += 1;
            layer = found.next_layer(&layer, distance);
            if layer.is_empty() || distance == UNKNOWN {
                return None;
            }
        }
        Some(found)
    }

    fn next_layer(&mut self, layer: &[usize], distance: u8) -> Vec<usize> {
        let mut next_layer = Vec::new();
        for number in layer {
            let ways = self.ways[*number];
            self.states.for_each_next(*number, |next, _, _| {
                if self.of[next] == UNKNOWN {
                    self.of[next] = distance;
                    next_layer.push(next);
                }
                if self.of[next] == distance {
                    self.ways[next] = (self.ways[next] + ways).min(3);
                }
            });
        }
        next_layer
    }

    /// Returns the first move, in disc and peg order, that leads nearer to the goal.
    fn step_down(&self, number: usize) -> Option<(usize, DiscMove)> {
        let nearer = self.of[number].checked_sub(1)?;
        let mut found = None;
        self.states.for_each_next(number, |next, disc, to| {
            if found.is_none() && self.of[next] == nearer {
                let to = Peg(u8::try_from(to).unwrap_or(u8::MAX));
                found = Some((next, DiscMove { disc: disc + 1, to }));
            }
        });
        found
    }
}

/// Searches for a shortest route under the classic rules; none if there are too many states. The largest discs that are
/// equal at both ends stay where they are.
pub(super) fn search(puzzle: Hanoi, from: &HanoiState, to: &HanoiState) -> Option<SearchedRoute<Hanoi>> {
    let discs = super::largest_differing(from, to);
    let states = States { discs, pegs: puzzle.rule().pegs().into() };
    let distances = Distances::search(states, from, to)?;
    let start = states.number(&from.pegs);
    let mut here = start;
    let moves = core::iter::from_fn(|| {
        let (next, mv) = distances.step_down(here)?;
        here = next;
        Some(mv)
    });
    let ways = Ways::of_count(distances.ways[start].into());
    Some(SearchedRoute::new(puzzle, from.clone(), moves.collect(), ways))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hanoi::Rule;
    use crate::puzzle::Puzzle;
    use crate::route::Route;
    use crate::search::search as plain_search;
    use crate::steps::Steps;

    #[test]
    fn towers_on_four_pegs_have_as_many_routes_as_a_search_finds() {
        for discs in 1..=6 {
            let hanoi = Hanoi::with_rule(discs, Rule::Classic { pegs: 4 }).unwrap();
            let (from, to) = (hanoi.start(), hanoi.goal());
            let found = search(hanoi, &from, &to).unwrap();
            assert_eq!(hanoi.route(&from, &to).unwrap().guarantee(), found.guarantee(), "{discs}");
        }
    }

    #[test]
    fn numbered_states_give_the_same_lengths_and_counts_as_stored_states() {
        for (discs, pegs) in [(1, 4), (2, 4), (3, 4), (2, 5)] {
            let hanoi = Hanoi::with_rule(discs, Rule::Classic { pegs }).unwrap();
            let count = usize::from(pegs).pow(discs as u32);
            let state = |number: usize| {
                let peg =
                    |disc: usize| (number / usize::from(pegs).pow(disc as u32) % usize::from(pegs)) as u8;
                HanoiState { pegs: (0..discs).map(peg).collect() }
            };
            for (from, to) in
                (0..count).flat_map(|from| (0..count).step_by(5).map(move |to| (state(from), state(to))))
            {
                let found = search(hanoi, &from, &to).unwrap();
                let plain = plain_search(&hanoi, &from, |state| *state == to).unwrap();
                assert_eq!(found.steps(), plain.steps(), "{from} to {to}");
                assert_eq!(found.guarantee(), plain.guarantee(), "{from} to {to}");
                assert_eq!(found.state_at(found.steps()), to);
            }
        }
    }

    #[test]
    fn the_smallest_disc_and_the_first_peg_decide_between_several_routes() {
        let hanoi = Hanoi::with_rule(4, Rule::Classic { pegs: 4 }).unwrap();
        let moves = |from: &str, to: &str| {
            let [from, to] = [from, to].map(|row| hanoi.parse_state(row).unwrap());
            let route = search(hanoi, &from, &to).unwrap();
            let moves: Vec<String> =
                route.moves(&Steps::ZERO, route.steps()).map(|mv| mv.to_string()).collect();
            moves.join(" ")
        };
        assert_eq!(moves("ABCD", "DCBA"), "1B 4D 1A 2D 3C 2B");
        assert_eq!(moves("AABA", "ABAB"), "1C 2D 3B 1B 2A");
    }
}
