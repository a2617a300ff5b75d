//! Three pegs in a circle, on which discs move clockwise only: A → B → C → A (Atkinson, 1981).
//!
//! A tower of n discs needs a(n) moves to advance by one peg and b(n) by two: a(n) = 2b(n−1) + 1 and b(n) = 2b(n−1) +
//! a(n−1) + 2. A move cannot be undone by a single move, so the route back is different.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use core::ops::Range;

use super::stretch::{Parts, Stand, Stretch, StretchRoute};
use super::{DiscMove, HanoiState, Peg};
use crate::prelude::*;
use crate::route::{Guarantee, Ways};
use crate::steps::Steps;

/// A part of a route on which discs move clockwise.
#[derive(Clone, Debug)]
pub(super) enum CyclicStretch {
    /// One disc advances by one peg.
    One { disc: usize, from: u8 },
    /// The smallest discs, all on one peg, advance by one peg or by two.
    Carry { from: u8, turn: Advance, counts: Arc<Counts> },
    /// The smallest discs gather on a peg, or leave it.
    Walk { walk: Walk, length: Steps, counts: Arc<Counts> },
    /// The whole route.
    Row(Arc<CyclicRow>),
}

/// How far a tower advances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Advance {
    One,
    Two,
}

/// A walk from the start of the route to a perfect peg, or from one to its goal.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// The places of all discs at the end that is not perfect.
    anywhere: Arc<[u8]>,
    peg: u8,
    gathers: bool,
}

/// The whole route.
#[derive(Clone, Debug)]
pub(super) struct CyclicRow {
    parts: Vec<CyclicStretch>,
    moving: usize,
    length: Steps,
}

/// How many moves a tower of some discs needs.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    discs: usize,
    by_one: Steps,
    by_two: Steps,
}

impl Counts {
    fn none() -> Counts {
        Counts { discs: 0, by_one: Steps::ZERO, by_two: Steps::ZERO }
    }

    fn of(&self, turn: Advance) -> &Steps {
        match turn {
            Advance::One => &self.by_one,
            Advance::Two => &self.by_two,
        }
    }

    /// Adds a disc.
    fn larger(&self) -> Counts {
        let twice = self.by_two.clone() << 1;
        let by_two = &(&twice + &self.by_one) + &Steps::from(2u32);
        Counts { discs: self.discs + 1, by_one: &twice + &Steps::ONE, by_two }
    }

    /// Removes a disc.
    fn smaller(&self) -> Counts {
        let Some(discs) = self.discs.checked_sub(1) else { return Counts::none() };
        // a = 2b′ + 1, so b′ is a without its lowest bit; and a′ = b − 2b′ − 2 = b − a − 1.
        let by_one = self.by_two.saturating_sub(&self.by_one).saturating_sub(&Steps::ONE);
        Counts { discs, by_one, by_two: &self.by_one >> 1 }
    }

    /// Counts what the largest disc of a walk adds to the walk of the smaller ones that these counts are for, if it
    /// advances by `turn`.
    fn added(&self, turn: Advance) -> Steps {
        match turn {
            Advance::One => &self.by_two + &Steps::ONE,
            Advance::Two => &(&self.by_one + &self.by_two) + &Steps::from(2u32),
        }
    }
}

/// Returns the peg `pegs` further clockwise.
fn on(peg: u8, pegs: u8) -> u8 {
    (peg + pegs) % 3
}

/// Returns how far one peg is from another, clockwise; none if they are the same.
fn turn(from: u8, to: u8) -> Option<Advance> {
    match (to + 3 - from) % 3 {
        1 => Some(Advance::One),
        2 => Some(Advance::Two),
        _ => None,
    }
}

/// Finds the shortest route between two states, which is unique.
///
/// The largest discs that are equal stay. The next one moves from α to β once all smaller ones are on α + 2.
pub(super) fn route(from: &HanoiState, to: &HanoiState) -> StretchRoute<CyclicStretch> {
    let differing = from.pegs.iter().zip(&to.pegs).rposition(|(one, other)| one != other);
    let whole = differing.and_then(|disc| whole(from, to, disc));
    StretchRoute::new([from, to], whole, Guarantee::Shortest { ways: Ways::Unique })
}

fn whole(from: &HanoiState, to: &HanoiState, disc: usize) -> Option<CyclicStretch> {
    let ends: [Arc<[u8]>; 2] = [from.pegs.as_slice().into(), to.pegs.as_slice().into()];
    let (start, goal) = (from.pegs[disc], to.pegs[disc]);
    let walk = |end: &Arc<[u8]>, peg, gathers| Walk { anywhere: end.clone(), peg, gathers };
    let [gather, scatter] = [walk(&ends[0], on(start, 2), true), walk(&ends[1], on(goal, 1), false)];
    let lengths = [gather.length(disc), scatter.length(disc)];
    let counts = Arc::new(lengths[0].1.clone());
    let [lead, follow] = [(gather, &lengths[0].0), (scatter, &lengths[1].0)]
        .map(|(walk, length)| CyclicStretch::walk(walk, length.clone(), &counts));
    let mut parts = Vec::from_iter(lead);
    parts.push(CyclicStretch::One { disc, from: start });
    if turn(start, goal)? == Advance::Two {
        parts.extend(CyclicStretch::carry(on(start, 2), Advance::One, &counts));
        parts.push(CyclicStretch::One { disc, from: on(start, 1) });
    }
    parts.extend(follow);
    let length = parts.iter().fold(Steps::ZERO, |sum, part| sum + &*part.length());
    Some(CyclicStretch::Row(Arc::new(CyclicRow { parts, moving: disc + 1, length })))
}

impl Walk {
    /// Returns how far a disc advances when it is wanted on `peg`; none if it is already there.
    fn turn(&self, disc: usize, peg: u8) -> Option<Advance> {
        let off = self.anywhere[disc];
        if self.gathers { turn(off, peg) } else { turn(peg, off) }
    }

    /// Returns the peg of the smaller discs before the largest one moves to `peg`, or after it left it.
    fn peg_below(&self, disc: usize, peg: u8) -> u8 {
        match (self.turn(disc, peg), self.gathers) {
            (None, _) => peg,
            (Some(_), true) => on(self.anywhere[disc], 2),
            (Some(Advance::One), false) => on(peg, 2),
            (Some(Advance::Two), false) => peg,
        }
    }

    /// Counts the moves of the walk of the smallest `discs` discs, and those of a tower of that size.
    fn length(&self, discs: usize) -> (Steps, Counts) {
        let mut peg = self.peg;
        let mut turns = vec![None; discs];
        for disc in (0..discs).rev() {
            turns[disc] = self.turn(disc, peg);
            peg = self.peg_below(disc, peg);
        }
        let (mut length, mut counts) = (Steps::ZERO, Counts::none());
        for turn in turns {
            if let Some(turn) = turn {
                length += &counts.added(turn);
            }
            counts = counts.larger();
        }
        (length, counts)
    }
}

impl CyclicStretch {
    fn carry(from: u8, turn: Advance, counts: &Arc<Counts>) -> Option<CyclicStretch> {
        (counts.discs > 0).then(|| CyclicStretch::Carry { from, turn, counts: counts.clone() })
    }

    /// Begins a walk of as many discs as `counts` is for, without the largest ones that are already in place.
    fn walk(walk: Walk, length: Steps, counts: &Arc<Counts>) -> Option<CyclicStretch> {
        let moving = (0..counts.discs).rfind(|disc| walk.anywhere[*disc] != walk.peg)?;
        let mut counts = counts.clone();
        while counts.discs > moving + 1 {
            counts = Arc::new(counts.smaller());
        }
        Some(CyclicStretch::Walk { walk, length, counts })
    }
}

/// Splits a carried tower at the moves of its largest disc.
fn carry_parts(from: u8, turn: Advance, counts: &Counts) -> Vec<CyclicStretch> {
    let smaller = Arc::new(counts.smaller());
    let disc = smaller.discs;
    let carry = |from, turn| CyclicStretch::carry(from, turn, &smaller);
    let one = |from| Some(CyclicStretch::One { disc, from });
    let middle = on(from, 1);
    let parts: [Option<CyclicStretch>; 5] = match turn {
        Advance::One => [carry(from, Advance::Two), one(from), carry(on(from, 2), Advance::Two), None, None],
        Advance::Two => [
            carry(from, Advance::Two),
            one(from),
            carry(on(from, 2), Advance::One),
            one(middle),
            carry(from, Advance::Two),
        ],
    };
    parts.into_iter().flatten().collect()
}

/// Splits a walk at the moves of its largest disc.
fn walk_parts(walk: &Walk, length: &Steps, counts: &Counts) -> Option<Vec<CyclicStretch>> {
    let smaller = Arc::new(counts.smaller());
    let disc = smaller.discs;
    let turn = walk.turn(disc, walk.peg)?;
    let below = walk.peg_below(disc, walk.peg);
    let rest_length = length.saturating_sub(&smaller.added(turn));
    let rest = CyclicStretch::walk(Walk { peg: below, ..walk.clone() }, rest_length, &smaller);
    let carry = |from, turn| CyclicStretch::carry(from, turn, &smaller);
    let one = |from| Some(CyclicStretch::One { disc, from });
    let from = if walk.gathers { walk.anywhere[disc] } else { walk.peg };
    let last = [carry(on(from, 2), Advance::One), one(on(from, 1))];
    let parts: Vec<Option<CyclicStretch>> = match (walk.gathers, turn) {
        (true, Advance::One) => vec![rest, one(from), carry(below, Advance::Two)],
        (true, Advance::Two) => {
            [rest, one(from)].into_iter().chain(last).chain([carry(from, Advance::Two)]).collect()
        }
        (false, Advance::One) => vec![carry(from, Advance::Two), one(from), rest],
        (false, Advance::Two) => {
            [carry(from, Advance::Two), one(from)].into_iter().chain(last).chain([rest]).collect()
        }
    };
    Some(parts.into_iter().flatten().collect())
}

impl Stretch for CyclicStretch {
    fn length(&self) -> Cow<'_, Steps> {
        match self {
            CyclicStretch::One { .. } => Cow::Owned(Steps::ONE),
            CyclicStretch::Carry { turn, counts, .. } => Cow::Borrowed(counts.of(*turn)),
            CyclicStretch::Walk { length, .. } => Cow::Borrowed(length),
            CyclicStretch::Row(row) => Cow::Borrowed(&row.length),
        }
    }

    fn discs(&self) -> Range<usize> {
        match self {
            CyclicStretch::One { disc, .. } => *disc..disc + 1,
            CyclicStretch::Carry { counts, .. } | CyclicStretch::Walk { counts, .. } => 0..counts.discs,
            CyclicStretch::Row(row) => 0..row.moving,
        }
    }

    fn before(&self) -> Stand {
        match self {
            CyclicStretch::One { from, .. } | CyclicStretch::Carry { from, .. } => Stand::On(*from),
            CyclicStretch::Walk { walk, .. } if !walk.gathers => Stand::On(walk.peg),
            CyclicStretch::Walk { .. } | CyclicStretch::Row(_) => Stand::AsAtStart,
        }
    }

    fn after(&self) -> Stand {
        match self {
            CyclicStretch::One { from, .. } => Stand::On(on(*from, 1)),
            CyclicStretch::Carry { from, turn, .. } => {
                Stand::On(on(*from, if *turn == Advance::One { 1 } else { 2 }))
            }
            CyclicStretch::Walk { walk, .. } if walk.gathers => Stand::On(walk.peg),
            CyclicStretch::Walk { .. } | CyclicStretch::Row(_) => Stand::AsAtGoal,
        }
    }

    fn parts(&self) -> Parts<CyclicStretch> {
        match self {
            CyclicStretch::One { disc, from } => {
                Parts::Move(DiscMove { disc: disc + 1, to: Peg(on(*from, 1)) })
            }
            CyclicStretch::Carry { from, turn, counts } => Parts::Row(carry_parts(*from, *turn, counts)),
            CyclicStretch::Walk { walk, length, counts } => {
                Parts::Row(walk_parts(walk, length, counts).unwrap_or_default())
            }
            CyclicStretch::Row(row) => Parts::Row(row.parts.clone()),
        }
    }
}
