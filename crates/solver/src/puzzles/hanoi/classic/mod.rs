//! A shortest route between any two states on three pegs.
//!
//! The largest discs that are on the same pegs in both states stay put. The largest one that differs moves from a to b
//! once or, if that is shorter, twice via the third peg c (Hinz, 1989). Around its moves the smaller discs are on a
//! perfect peg, so the route consists of two or three walks to or from a perfect peg.

mod moves;
mod walk;

use alloc::sync::Arc;
use core::cmp::Ordering;

use self::moves::DiscMoves;
use super::{DiscMove, HanoiState, Peg};
use crate::prelude::*;
use crate::route::{Guarantee, Route, Ways, clip, next_tick, previous_tick, tallest_tick};
use crate::steps::Steps;

/// A shortest route between two states on three pegs.
///
/// If two routes are equally short, it is the one on which the largest disc moves once.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassicRoute {
    from: Arc<HanoiState>,
    to: Arc<HanoiState>,
    /// Disc `moving`, counted from 1, is the largest that moves; 0 if none does.
    moving: usize,
    legs: Vec<Leg>,
    ways: Ways,
    steps: Steps,
}

/// A walk of the smaller discs to or from a perfect peg, while the largest moving disc is on `big`; all legs but the
/// first begin with that disc's move to `big`.
#[derive(Clone, Debug, PartialEq)]
struct Leg {
    /// The step at which the walk begins, after the move of the largest disc.
    begin: Steps,
    length: Steps,
    big: u8,
    walk: Walk,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Walk {
    /// From the state where the route begins to all discs on this peg.
    Gather(u8),
    /// From all discs on one peg to all on another.
    Carry { from: u8, to: u8 },
    /// From all discs on this peg to the state where the route ends.
    Scatter(u8),
}

impl Walk {
    /// Returns whether the moving disc follows from the number of moves to go rather than the number of moves made.
    fn counts_down(self) -> bool {
        !matches!(self, Walk::Scatter(_))
    }
}

impl ClassicRoute {
    pub(super) fn new(from: &HanoiState, to: &HanoiState) -> ClassicRoute {
        let differing = from.pegs.iter().zip(&to.pegs).rposition(|(one, other)| one != other);
        let moving = differing.map_or(0, |index| index + 1);
        let (legs, ways) = match differing {
            None => (Vec::new(), Ways::Unique),
            Some(index) => shortest_legs(from, to, index),
        };
        let steps = legs.last().map_or(Steps::ZERO, Leg::end);
        ClassicRoute { from: Arc::new(from.clone()), to: Arc::new(to.clone()), moving, legs, ways, steps }
    }

    /// Returns the other candidate, on which the largest disc moves twice instead of once, or once instead of twice.
    /// None to or from a full peg, where the direct move is always shorter.
    pub(super) fn other_way(&self) -> Option<ClassicRoute> {
        let index = self.moving.checked_sub(1)?;
        let is_full = |state: &HanoiState| state.perfect_to(self.moving).is_some();
        if is_full(&self.from) || is_full(&self.to) {
            return None;
        }
        let [once, twice] = candidates(&self.from, &self.to, index);
        let legs = if self.largest_disc_moves() == 1 { twice } else { once };
        let steps = length(&legs)?;
        Some(ClassicRoute { legs, steps, ..self.clone() })
    }

    /// Counts how often the largest moving disc moves: 0, 1 or 2.
    #[must_use]
    pub fn largest_disc_moves(&self) -> usize {
        self.legs.len().saturating_sub(1)
    }

    /// Returns the leg that holds a step. The state just before a move of the largest disc belongs to the leg before
    /// it.
    fn leg_at(&self, step: &Steps) -> Option<&Leg> {
        self.legs.iter().rfind(|leg| leg.begin <= *step).or(self.legs.first())
    }

    fn smaller_discs(&self) -> usize {
        self.moving.saturating_sub(1)
    }

    /// Returns the size of the disc that moves at a step before the end.
    fn disc_moved_at(&self, step: &Steps) -> Option<usize> {
        let leg = self.leg_at(step).filter(|_| step < &self.steps)?;
        if step == &leg.end() {
            return Some(self.moving);
        }
        leg.tick_of(step).trailing_zeros().map(|zeros| zeros + 1)
    }
}

/// Returns the two routes of the largest moving disc: directly, and via the third peg.
fn candidates(from: &HanoiState, to: &HanoiState, index: usize) -> [Vec<Leg>; 2] {
    let (a, b) = (from.pegs[index], to.pegs[index]);
    let c = walk::third(a, b);
    let to_go = |peg| walk::distance(&from.pegs[..index], peg);
    let made = |peg| walk::distance(&to.pegs[..index], peg);
    let once = join([(Walk::Gather(c), to_go(c), a), (Walk::Scatter(c), made(c), b)]);
    let carry = (Walk::Carry { from: b, to: a }, Steps::ones(index), c);
    let twice = join([(Walk::Gather(b), to_go(b), a), carry, (Walk::Scatter(a), made(a), b)]);
    [once, twice]
}

fn shortest_legs(from: &HanoiState, to: &HanoiState, index: usize) -> (Vec<Leg>, Ways) {
    let [once, twice] = candidates(from, to, index);
    match length(&once).cmp(&length(&twice)) {
        Ordering::Less => (once, Ways::Unique),
        Ordering::Equal => (once, Ways::Two),
        Ordering::Greater => (twice, Ways::Unique),
    }
}

fn length(legs: &[Leg]) -> Option<Steps> {
    legs.last().map(Leg::end)
}

/// Joins walks into legs, with a move of the largest disc between them.
fn join<const COUNT: usize>(walks: [(Walk, Steps, u8); COUNT]) -> Vec<Leg> {
    let mut begin = Steps::ZERO;
    let mut legs = Vec::with_capacity(COUNT);
    for (walk, length, big) in walks {
        let leg = Leg { begin, length, big, walk };
        begin = &leg.end() + &Steps::ONE;
        legs.push(leg);
    }
    legs
}

impl Leg {
    /// Returns the step at which the walk ends.
    fn end(&self) -> Steps {
        &self.begin + &self.length
    }

    /// Returns the index in the ruler sequence, from 1, of the move at a step of the walk.
    fn tick_of(&self, step: &Steps) -> Steps {
        if self.walk.counts_down() {
            self.end().saturating_sub(step)
        } else {
            &step.saturating_sub(&self.begin) + &Steps::ONE
        }
    }

    /// Undoes [`Leg::tick_of`].
    fn step_of_tick(&self, tick: &Steps) -> Steps {
        if self.walk.counts_down() {
            self.end().saturating_sub(tick)
        } else {
            &self.begin + &tick.saturating_sub(&Steps::ONE)
        }
    }

    /// Finds the first step of the walk, from `step` on, at which a disc of a size class moves.
    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let step = step.max(&self.begin);
        if step >= &self.end() {
            return None;
        }
        let tick = self.tick_of(step);
        let found = if self.walk.counts_down() {
            previous_tick(class, &Steps::ONE, &tick)
        } else {
            next_tick(class, &tick, &self.length)
        };
        found.map(|tick| self.step_of_tick(&tick))
    }

    /// Writes the positions of the smaller discs at a step of the walk.
    fn place(&self, route: &ClassicRoute, step: &Steps, smaller: &mut [u8]) {
        let made = step.saturating_sub(&self.begin);
        let left = self.length.saturating_sub(&made);
        let discs = smaller.len();
        match self.walk {
            Walk::Gather(peg) => {
                walk::gathering(&route.from.pegs[..discs], peg, &self.length, &left, smaller);
            }
            Walk::Carry { from, to } => walk::carrying(from, to, &left, smaller),
            Walk::Scatter(peg) => {
                walk::gathering(&route.to.pegs[..discs], peg, &self.length, &made, smaller);
            }
        }
    }

    /// Returns the step at which the smaller discs match, provided that they are on the walk at all, which the caller
    /// has to check. None if they are further from the walk's end than its start is.
    fn candidate(&self, smaller: &[u8]) -> Option<Steps> {
        let made = match self.walk {
            Walk::Gather(peg) | Walk::Carry { to: peg, .. } => {
                self.length.checked_sub(&walk::distance(smaller, peg))?
            }
            Walk::Scatter(peg) => walk::distance(smaller, peg),
        };
        Some(&self.begin + &made)
    }
}

impl Route for ClassicRoute {
    type State = HanoiState;
    type Move = DiscMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: self.ways }
    }

    fn state_at(&self, step: &Steps) -> HanoiState {
        let step = step.min(&self.steps);
        let Some(leg) = self.leg_at(step) else { return HanoiState::clone(&self.from) };
        let smaller = self.smaller_discs();
        let mut pegs = vec![0; smaller];
        pegs.reserve_exact(self.from.pegs.len() - smaller);
        leg.place(self, step, &mut pegs);
        pegs.push(leg.big);
        pegs.extend_from_slice(&self.from.pegs[self.moving..]);
        HanoiState { pegs }
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        let disc = self.disc_moved_at(step)?;
        let after = self.state_at(&(step + &Steps::ONE));
        after.peg_of(disc).map(|to| DiscMove { disc, to })
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let from = from.min(&self.steps);
        DiscMoves::new(self, from, to.min(&self.steps).saturating_sub(from))
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        if state.discs() != self.from.discs() || state.pegs[self.moving..] != self.from.pegs[self.moving..] {
            return None;
        }
        let Some(Peg(big)) = state.peg_of(self.moving) else { return Some(Steps::ZERO) };
        let leg = self.legs.iter().find(|leg| leg.big == big)?;
        let step = leg.candidate(&state.pegs[..self.smaller_discs()])?;
        (self.state_at(&step) == *state).then_some(step)
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.disc_moved_at(step).map_or(0, |disc| u32::try_from(disc).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let between_legs = self.legs.iter().map(Leg::end).find(|end| (&first..=&last).contains(&end));
        if let Some(step) = between_legs.filter(|step| step < &self.steps) {
            return step;
        }
        let Some(leg) = self.leg_at(&first) else { return first };
        let ends = (leg.tick_of(&first), leg.tick_of(&last));
        let (low, high) = if leg.walk.counts_down() { (ends.1, ends.0) } else { (ends.0, ends.1) };
        leg.step_of_tick(&tallest_tick(&low, &high))
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let mut ahead = self.legs.iter().filter(|leg| &leg.end() >= step);
        if usize::try_from(class).is_ok_and(|disc| disc == self.moving) {
            return ahead.map(Leg::end).find(|end| end < &self.steps);
        }
        ahead.find_map(|leg| leg.next_move_of(class, step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Hanoi, Puzzle};

    fn route(from: &str, to: &str) -> ClassicRoute {
        let hanoi = Hanoi::new(from.len()).unwrap();
        ClassicRoute::new(&hanoi.parse_state(from).unwrap(), &hanoi.parse_state(to).unwrap())
    }

    #[test]
    fn the_alternative_is_legal_and_no_shorter() {
        for (from, to, once, twice) in [("BAA", "ABB", 7, 5), ("AB", "BA", 3, 3), ("ACBAB", "CAACB", 30, 24)]
        {
            let route = route(from, to);
            let other = route.other_way().unwrap();
            let mut lengths =
                [route.clone(), other.clone()].map(|way| (way.largest_disc_moves(), way.steps().clone()));
            lengths.sort();
            assert_eq!(
                lengths,
                [(1, Steps::from(once as u32)), (2, Steps::from(twice as u32))],
                "{from} {to}"
            );
            let hanoi = Hanoi::new(from.len()).unwrap();
            let mut state = hanoi.parse_state(from).unwrap();
            for mv in other.moves(&Steps::ZERO, other.steps()) {
                state = hanoi.play(&state, &mv).unwrap();
                assert_eq!(other.state_at(&other.step_of(&state).unwrap()), state);
            }
            assert_eq!(state, hanoi.parse_state(to).unwrap());
        }
        assert_eq!(route("AAA", "CAB").other_way(), None);
        assert_eq!(route("ABC", "BBB").other_way(), None);
        assert_eq!(route("ABC", "ABC").other_way(), None);
    }
}
