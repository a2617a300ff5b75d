//! Exhaustive search, where no formula is known and the states are few enough.
//!
//! Only the moves that are found are kept, never the states.

use std::sync::Arc;

use super::{DiscMove, HanoiState, Peg};
use crate::route::{Countdown, Guarantee, Route, Ways, clip};
use crate::steps::Steps;

/// The most states that are searched: a few milliseconds, well under a tenth of a second in a browser.
pub(super) const MOST_STATES: usize = 300_000;

const UNKNOWN: u8 = u8::MAX;

/// A shortest way that a search found, move by move.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchedRoute {
    from: Arc<HanoiState>,
    moves: Arc<[DiscMove]>,
    steps: Steps,
    ways: Ways,
}

/// All states of some discs on some pegs; a state is a number with a digit a disc, the smallest first.
#[derive(Clone, Copy)]
struct States {
    discs: usize,
    pegs: usize,
}

impl States {
    fn count(self) -> Option<usize> {
        let exponent = u32::try_from(self.discs).ok()?;
        self.pegs.checked_pow(exponent).filter(|count| *count <= MOST_STATES)
    }

    fn number(self, state: &[u8]) -> usize {
        state.iter().take(self.discs).rev().fold(0, |number, peg| number * self.pegs + usize::from(*peg))
    }

    /// Calls `visit` with each state that one move leads to, and the move as disc and peg from 0; the smallest
    /// disc first.
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

/// How far each state is from the goal, as far as the search went, and in how many ways: at most three are
/// counted.
struct Distances {
    states: States,
    /// A distance of each state.
    of: Vec<u8>,
    ways: Vec<u8>,
}

impl Distances {
    /// Searches breadth first from the goal until the start is met and all of its distance are known.
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

    /// Gives the first move, in the order of the discs and pegs, that leads nearer to the goal.
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

impl SearchedRoute {
    /// Searches a shortest way under the classic rules; none if there are too many states. The largest discs that
    /// stand equal stay where they are.
    pub(super) fn find(from: &HanoiState, to: &HanoiState, pegs: u8) -> Option<SearchedRoute> {
        let discs = super::largest_differing(from, to);
        let states = States { discs, pegs: pegs.into() };
        let distances = Distances::search(states, from, to)?;
        let start = states.number(&from.pegs);
        let mut here = start;
        let moves: Arc<[DiscMove]> = std::iter::from_fn(|| {
            let (next, mv) = distances.step_down(here)?;
            here = next;
            Some(mv)
        })
        .collect();
        let ways = match distances.ways[start] {
            1 => Ways::Unique,
            2 => Ways::Two,
            _ => Ways::Several,
        };
        Some(SearchedRoute { from: Arc::new(from.clone()), steps: Steps::from(moves.len()), moves, ways })
    }

    fn index(&self, step: &Steps) -> usize {
        step.to_usize().unwrap_or(usize::MAX).min(self.moves.len())
    }

    /// Gives the states one after the other, as the pegs of the discs.
    fn states(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        let mut pegs = self.from.pegs.clone();
        let after = self.moves.iter().map(move |mv| {
            pegs[mv.disc - 1] = mv.to.0;
            pegs.clone()
        });
        std::iter::once(self.from.pegs.clone()).chain(after)
    }
}

impl Route for SearchedRoute {
    type State = HanoiState;
    type Move = DiscMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: self.ways }
    }

    fn state_at(&self, step: &Steps) -> HanoiState {
        let mut pegs = self.from.pegs.clone();
        for mv in &self.moves[..self.index(step)] {
            pegs[mv.disc - 1] = mv.to.0;
        }
        HanoiState { pegs }
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        self.moves.get(step.to_usize()?).copied()
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        self.states().position(|pegs| pegs == state.pegs).map(Steps::from)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let first = self.index(from);
        let mut left = Countdown::new(to.saturating_sub(from));
        self.moves[first..].iter().copied().take_while(move |_| left.next().is_some())
    }

    fn rank_of_move(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| u32::try_from(mv.disc).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let stretch = self.index(&first)..self.index(&last) + 1;
        let largest = stretch.rev().max_by_key(|step| self.moves.get(*step).map_or(0, |mv| mv.disc));
        largest.map_or(first, Steps::from)
    }

    fn next_move_of(&self, rank: u32, step: &Steps) -> Option<Steps> {
        let disc = usize::try_from(rank).ok()?;
        let first = self.index(step);
        (first..self.moves.len()).find(|step| self.moves[*step].disc == disc).map(Steps::from)
    }
}
