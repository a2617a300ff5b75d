//! Three pegs in a row: a disc moves between neighbouring pegs only (Scorer, Grundy and Smith, 1944).
//!
//! All states form a line, from all discs on A to all on C, in the order of the reflected ternary Gray code with the
//! peg as the digit. The place on the line, written in base 3, determines the disc that moves next: the lowest digit
//! that changes in counting.

use super::{DiscMove, HanoiState, Peg};
use crate::prelude::*;
use crate::route::{Countdown, Guarantee, Route, Ways, clip};
use crate::steps::Steps;

const BASE: u8 = 3;

/// A stretch of the line of all states.
#[derive(Clone, Debug, PartialEq)]
pub struct LinearRoute {
    discs: usize,
    from: Steps,
    to: Steps,
    steps: Steps,
}

/// Converts pegs into the base-3 digits of the place on the line, or back, smallest disc first: after an odd number the
/// digits run in the opposite direction.
fn reflect(digits: &mut [u8], of_place: impl Fn(u8, u8) -> u8) {
    let mut is_odd = false;
    for digit in digits.iter_mut().rev() {
        let reflected = if is_odd { 2 - *digit } else { *digit };
        is_odd ^= of_place(*digit, reflected) % 2 == 1;
        *digit = reflected;
    }
}

/// Returns the place of a state on the line.
fn place(state: &HanoiState) -> Steps {
    let mut digits = state.pegs.clone();
    reflect(&mut digits, |_, place| place);
    digits.reverse();
    Steps::from_digits(BASE, &digits).unwrap_or_default()
}

fn state(discs: usize, place: &Steps) -> HanoiState {
    let mut pegs = place.digits(BASE, discs);
    pegs.reverse();
    pegs.truncate(discs);
    reflect(&mut pegs, |place, _| place);
    HanoiState { pegs }
}

impl LinearRoute {
    pub(super) fn new(from: &HanoiState, to: &HanoiState) -> LinearRoute {
        let (start, goal) = (place(from), place(to));
        LinearRoute { discs: from.discs(), steps: start.abs_diff(&goal), from: start, to: goal }
    }

    fn climbs(&self) -> bool {
        self.from < self.to
    }

    fn place_at(&self, step: &Steps) -> Steps {
        let step = step.min(&self.steps);
        if self.climbs() { &self.from + step } else { self.from.saturating_sub(step) }
    }

    /// Returns the number of the line's move at a step: move m joins places m − 1 and m.
    fn line_move(&self, step: &Steps) -> Steps {
        let place = self.place_at(step);
        if self.climbs() { &place + &Steps::ONE } else { place }
    }

    fn step_of_line_move(&self, line_move: &Steps) -> Steps {
        if self.climbs() {
            line_move.saturating_sub(&self.from).saturating_sub(&Steps::ONE)
        } else {
            self.from.saturating_sub(line_move)
        }
    }

    /// Returns the size of the disc that moves at a step below the end.
    fn disc_at(&self, step: &Steps) -> usize {
        let digits = self.line_move(step).digits(BASE, 1);
        digits.iter().rev().take_while(|digit| **digit == 0).count() + 1
    }
}

/// Finds a number in `low` … `high` with as many factors of 3 as possible; `low` is at least 1.
fn roundest(low: &Steps, high: &Steps) -> Steps {
    let mut digits = high.digits(BASE, 1);
    let below = low.saturating_sub(&Steps::ONE).digits(BASE, digits.len());
    if let Some(first) = digits.iter().zip(&below).position(|(one, other)| one != other) {
        digits[first + 1..].fill(0);
    }
    Steps::from_digits(BASE, &digits).unwrap_or_default()
}

/// Finds the number nearest to `near`, upwards or downwards, that is divisible by 3^`times` but not by 3^(`times` + 1).
fn nearest(times: usize, near: &Steps, upward: bool) -> Option<Steps> {
    let unit = Steps::power(BASE.into(), times);
    let (whole, rest) = near.checked_div_rem(&unit)?;
    let whole = if upward && !rest.is_zero() { &whole + &Steps::ONE } else { whole };
    let (_, rest) = whole.checked_div_rem(&Steps::from(u32::from(BASE)))?;
    let whole = match (rest.is_zero(), upward) {
        (false, _) => whole,
        (true, true) => &whole + &Steps::ONE,
        (true, false) => whole.checked_sub(&Steps::ONE)?,
    };
    Some(&whole * &unit)
}

impl Route for LinearRoute {
    type State = HanoiState;
    type Move = DiscMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> HanoiState {
        state(self.discs, &self.place_at(step))
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        if step >= &self.steps {
            return None;
        }
        let disc = self.disc_at(step);
        self.state_at(&(step + &Steps::ONE)).peg_of(disc).map(|to| DiscMove { disc, to })
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        if state.discs() != self.discs || state.pegs.iter().any(|peg| *peg >= BASE) {
            return None;
        }
        let place = place(state);
        let step = if self.climbs() { place.checked_sub(&self.from) } else { self.from.checked_sub(&place) };
        step.filter(|step| step <= &self.steps)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let left = to.min(&self.steps).saturating_sub(from);
        LinearMoves::new(self.state_at(from), self.climbs(), left)
    }

    fn size_class(&self, step: &Steps) -> u32 {
        if step >= &self.steps { 0 } else { u32::try_from(self.disc_at(step)).unwrap_or(u32::MAX) }
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let ends = (self.line_move(&first), self.line_move(&last));
        let (low, high) = if self.climbs() { (ends.0, ends.1) } else { (ends.1, ends.0) };
        self.step_of_line_move(&roundest(&low, &high))
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let disc = usize::try_from(class).ok()?.checked_sub(1).filter(|disc| *disc < self.discs)?;
        if step >= &self.steps {
            return None;
        }
        let found = nearest(disc, &self.line_move(step), self.climbs())?;
        let is_ahead = if self.climbs() { found <= self.to } else { found > self.to };
        is_ahead.then(|| self.step_of_line_move(&found))
    }
}

/// Walks along the line: the smallest disc that is not at the end of its travel moves, and all smaller ones reverse
/// direction.
struct LinearMoves {
    pegs: Vec<u8>,
    /// Whether each disc travels towards C.
    rises: Vec<bool>,
    left: Countdown,
}

impl LinearMoves {
    fn new(state: HanoiState, climbs: bool, left: Steps) -> LinearMoves {
        let mut rises = vec![climbs; state.discs()];
        let mut is_odd = false;
        for (rises, peg) in rises.iter_mut().zip(&state.pegs).rev() {
            *rises ^= is_odd;
            is_odd ^= peg % 2 == 1;
        }
        LinearMoves { pegs: state.pegs, rises, left: Countdown::new(left) }
    }
}

impl Iterator for LinearMoves {
    type Item = DiscMove;

    fn next(&mut self) -> Option<DiscMove> {
        self.left.next()?;
        let has_room = |(peg, rises): (&u8, &bool)| if *rises { *peg < 2 } else { *peg > 0 };
        let disc = self.pegs.iter().zip(&self.rises).position(has_room)?;
        self.rises[..disc].iter_mut().for_each(|rises| *rises = !*rises);
        let peg = &mut self.pegs[disc];
        *peg = if self.rises[disc] { *peg + 1 } else { *peg - 1 };
        Some(DiscMove { disc: disc + 1, to: Peg(*peg) })
    }
}
