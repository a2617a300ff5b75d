//! The states of three pegs as the nodes of a Sierpiński triangle, for any number of discs.
//!
//! All discs on A is the left corner, all on B the top, and all on C the right one. The largest disc selects one of
//! three parts, in which the letters of the two other pegs are swapped; the next disc selects a part of that, and so
//! on. Measured in edges to the right and up along the left side, a place is a state exactly if no binary digit is 1 in
//! both numbers, as for the odd numbers in Pascal's triangle (Hinz, 1992); neighbours in the lattice are one move
//! apart.

use super::{DiscMove, FEWEST_PEGS, Hanoi, HanoiRoute, HanoiState, Peg, Rule};
use crate::internals::sort_short_by_key;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::{Steps, Word};

/// A window is scanned in blocks of 2^8 parts, so that long numbers are compared only once per block.
const BLOCK: usize = 8;
/// How many levels below the size of the window a route is followed where it is not a straight line.
const DEPTH: usize = 6;

/// A place in the triangle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TrianglePoint {
    /// The number of edges to the right along the base.
    pub right: Steps,
    /// The number of edges up, in the direction of the left side.
    pub up: Steps,
}

/// A window of the triangle, in parts of 2^`level` edges: `size` of them to the right and up from `corner`.
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// A part holds all states of this many of the smallest discs.
    pub level: usize,
    /// The lower left corner, in parts.
    pub corner: TrianglePoint,
    /// How many parts it extends to the right and up; at most 256.
    pub size: (u32, u32),
}

/// The stretch of a route through a part of the triangle.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage {
    /// The steps at which it begins and ends.
    pub steps: (Steps, Steps),
    /// The places there.
    pub ends: (TrianglePoint, TrianglePoint),
}

impl TrianglePoint {
    fn is_node(&self, discs: usize) -> bool {
        let shared = self.right.words().iter().zip(self.up.words()).any(|(right, up)| right & up != 0);
        !shared && self.right.bit_len().max(self.up.bit_len()) <= discs
    }

    fn plus(&self, right: u32, up: u32) -> TrianglePoint {
        TrianglePoint { right: &self.right + &right.into(), up: &self.up + &up.into() }
    }

    fn shifted_down(&self, bits: usize) -> TrianglePoint {
        TrianglePoint { right: &self.right >> bits, up: &self.up >> bits }
    }

    fn shifted_up(self, bits: usize) -> TrianglePoint {
        TrianglePoint { right: self.right << bits, up: self.up << bits }
    }
}

/// Which corner of the triangle stands for which peg: 0 is the left one, 1 the top, 2 the right one.
struct Slots([u8; 3]);

impl Slots {
    fn new() -> Slots {
        Slots([0, 1, 2])
    }

    /// Enters the part in which a disc is on a peg, and returns which part that is.
    fn enter(&mut self, peg: u8) -> u8 {
        let peg = usize::from(peg) % 3;
        self.0.swap((peg + 1) % 3, (peg + 2) % 3);
        self.0[peg]
    }

    fn peg_at(&self, slot: u8) -> u8 {
        [0, 1].into_iter().find(|peg| self.0[usize::from(*peg)] == slot).unwrap_or(2)
    }
}

impl Hanoi {
    /// Finds the place of a state; none on more than three pegs.
    ///
    /// ```
    /// use gros_solver::{Hanoi, Puzzle, Steps};
    /// let hanoi = Hanoi::new(64)?;
    /// let corner = hanoi.place_of(&hanoi.goal()).ok_or("three pegs")?;
    /// assert_eq!((corner.right, corner.up), (Steps::ones(64), Steps::ZERO));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place_of(&self, state: &HanoiState) -> Option<TrianglePoint> {
        if self.rule.pegs() != FEWEST_PEGS || !self.holds(state) {
            return None;
        }
        let bits = Word::BITS as usize;
        let words = vec![0; self.discs.div_ceil(bits)];
        let (mut right, mut up) = (words.clone(), words);
        let mut slots = Slots::new();
        for (index, peg) in state.pegs.iter().enumerate().rev() {
            match slots.enter(*peg) {
                0 => {}
                1 => up[index / bits] |= 1 << (index % bits),
                _ => right[index / bits] |= 1 << (index % bits),
            }
        }
        Some(TrianglePoint { right: Steps::from_words(&right), up: Steps::from_words(&up) })
    }

    /// Finds the state at a place; none if there is no state there, or more than three pegs.
    #[must_use]
    pub fn state_at_place(&self, place: &TrianglePoint) -> Option<HanoiState> {
        if self.rule.pegs() != FEWEST_PEGS || !place.is_node(self.discs) {
            return None;
        }
        let mut slots = Slots::new();
        let mut pegs = vec![0; self.discs];
        for (index, peg) in pegs.iter_mut().enumerate().rev() {
            let slot = u8::from(place.up.bit(index)) + 2 * u8::from(place.right.bit(index));
            *peg = slots.peg_at(slot);
            slots.enter(*peg);
        }
        Some(HanoiState { pegs })
    }

    /// Returns whether a move leads from one place to another.
    #[must_use]
    pub fn leads_to(&self, from: &TrianglePoint, to: &TrianglePoint) -> bool {
        let (Some(from), Some(to)) = (self.state_at_place(from), self.state_at_place(to)) else {
            return false;
        };
        let moved = from.pegs.iter().zip(&to.pegs).position(|(from, to)| from != to);
        moved.is_some_and(|index| {
            let mv = DiscMove { disc: index + 1, to: Peg(to.pegs[index]) };
            self.play(&from, &mv).is_ok_and(|after| after == to)
        })
    }

    /// Returns whether a move leads between two places in either direction.
    #[must_use]
    pub fn joins_places(&self, one: &TrianglePoint, other: &TrianglePoint) -> bool {
        self.leads_to(one, other) || self.leads_to(other, one)
    }

    /// Lists the parts in a window, each by its distance from the corner to the right and up.
    #[must_use]
    pub fn parts_in(&self, window: &Window) -> Vec<(u32, u32)> {
        let Window { level, corner, size: (width, height) } = window;
        let (base, mask) = (corner.shifted_down(BLOCK), (1 << BLOCK) - 1);
        let low = |number: &Steps| u32::try_from(number.clone().low_bits(BLOCK).to_u64().unwrap_or(0));
        let (first_right, first_up) = (low(&corner.right).unwrap_or(0), low(&corner.up).unwrap_or(0));
        // In a small triangle, low digits that have no disc must not extend beyond it.
        let digits = self.discs.saturating_sub(*level);
        let end = if digits >= BLOCK { 1 << BLOCK } else { 1 << digits };
        let mut blocks = Vec::new();
        for (right, up) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            if base.plus(right, up).is_node(digits.saturating_sub(BLOCK)) {
                blocks.push((right, up));
            }
        }
        let mut parts = Vec::new();
        for up in 0..(*height).min(1 << BLOCK) {
            for right in 0..(*width).min(1 << BLOCK) {
                let (x, y) = (first_right + right, first_up + up);
                let inside = (x & mask) & (y & mask) == 0 && (x & mask) < end && (y & mask) < end;
                if inside && blocks.contains(&(x >> BLOCK, y >> BLOCK)) {
                    parts.push((right, up));
                }
            }
        }
        parts
    }

    /// Follows the first `length` moves of a route through a window: stretches that are straight lines or lie within a
    /// part, in step order.
    ///
    /// Routes are long under rules that lead through every corner of a part; those are followed down to a few parts
    /// only.
    #[must_use]
    pub fn passages(&self, route: &HanoiRoute, length: &Steps, window: &Window) -> Vec<Passage> {
        let ends = [(Steps::ZERO, route.state_at(&Steps::ZERO)), (length.clone(), route.state_at(length))];
        let ends =
            ends.into_iter().filter_map(|(step, state)| Some((step, self.place_of(&state)?))).collect();
        let width = window.size.0.max(window.size.1).max(1);
        let most = self.discs.saturating_sub(window.level);
        let above = (width.next_power_of_two().ilog2() as usize).min(most);
        let is_classic = matches!(self.rule, Rule::Classic { .. });
        let depth = if is_classic { above } else { above.min(DEPTH) };
        let trace = Trace { hanoi: self, route, length, ends, window, least: above - depth, is_classic };
        let first = window.corner.shifted_down(above);
        let all =
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, up)| trace.follow(&first.plus(right, up), above));
        in_order(all)
    }
}

/// Joins the stretches through some parts in step order: a route enters each part only once.
fn in_order<const PARTS: usize>(mut parts: [Vec<Passage>; PARTS]) -> Vec<Passage> {
    sort_short_by_key(&mut parts, |part| part.first().map(|passage| passage.steps.0.clone()));
    parts.into_iter().flatten().collect()
}

/// The data for every part that a window meets.
struct Trace<'a> {
    hanoi: &'a Hanoi,
    route: &'a HanoiRoute,
    length: &'a Steps,
    /// The ends of the route, with their steps.
    ends: Vec<(Steps, TrianglePoint)>,
    window: &'a Window,
    /// The level above the window's at which a part is no longer split.
    least: usize,
    is_classic: bool,
}

impl Trace<'_> {
    /// Follows the route through a part that is `above` levels larger than those of the window.
    fn follow(&self, part: &TrianglePoint, above: usize) -> Vec<Passage> {
        let level = self.window.level + above;
        if !part.is_node(self.hanoi.discs - level) || !self.is_in_window(part, above) {
            return Vec::new();
        }
        let mut met = self.corners_met(part, level);
        let at_corners = met.len();
        let inside = self.ends.iter().filter(|(_, place)| place.shifted_down(level) == *part);
        met.extend(inside.cloned());
        let first = met.iter().min_by(|one, other| one.0.cmp(&other.0));
        let last = met.iter().max_by(|one, other| one.0.cmp(&other.0));
        let (Some(first), Some(last)) = (first.cloned(), last.cloned()) else { return Vec::new() };
        let side = last.0.saturating_sub(&first.0);
        let is_side = self.is_classic && at_corners > 1 && side == Steps::ones(level);
        if is_side || above <= self.least {
            return vec![Passage { steps: (first.0, last.0), ends: (first.1, last.1) }];
        }
        let smaller = part.clone().shifted_up(1);
        in_order([(0, 0), (1, 0), (0, 1)].map(|(right, up)| self.follow(&smaller.plus(right, up), above - 1)))
    }

    /// Returns the corners of a part that the route passes, each with its step.
    fn corners_met(&self, part: &TrianglePoint, level: usize) -> Vec<(Steps, TrianglePoint)> {
        let left = part.clone().shifted_up(level);
        let side = Steps::ones(level);
        let right = TrianglePoint { right: &left.right + &side, up: left.up.clone() };
        let top = TrianglePoint { right: left.right.clone(), up: &left.up + &side };
        let corners = if level == 0 { vec![left] } else { vec![left, right, top] };
        let met = corners.into_iter().filter_map(|place| {
            let step = self.route.step_of(&self.hanoi.state_at_place(&place)?)?;
            (step <= *self.length).then_some((step, place))
        });
        met.collect()
    }

    fn is_in_window(&self, part: &TrianglePoint, above: usize) -> bool {
        let Window { corner, size: (width, height), .. } = self.window;
        let first = part.clone().shifted_up(above);
        let meets = |first: &Steps, corner: &Steps, size: u32| {
            let (end, last) = (corner + &size.into(), first + &Steps::ones(above));
            *first < end && last >= *corner
        };
        meets(&first.right, &corner.right, *width) && meets(&first.up, &corner.up, *height)
    }
}
