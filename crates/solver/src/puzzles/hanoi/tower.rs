//! Stretches under the classic rules, on three or more pegs.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use core::ops::Range;

use super::frame_stewart::{self, PegSet};
use super::stretch::{Parts, Stand, Stretch};
use super::{DiscMove, Peg};
use crate::prelude::*;
use crate::steps::Steps;

/// A part of a route under the classic rules.
#[derive(Clone, Debug)]
pub(super) enum Tower {
    /// One disc moves.
    One { disc: usize, from: u8, to: u8 },
    /// Some discs, all on one peg, move to another, using these pegs only.
    Carry { discs: Range<usize>, from: u8, to: u8, pegs: PegSet, length: Steps },
    /// Some discs gather on a peg, or leave it, using three pegs.
    Walk { walk: Walk, discs: Range<usize>, length: Steps },
    /// The whole route.
    Row(Arc<TowerRow>),
}

/// A walk on three pegs from the start of the route to a perfect peg, or from one to its goal.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// The places of all discs of the puzzle at the end that is not perfect.
    pub(super) anywhere: Arc<[u8]>,
    /// The perfect peg.
    pub(super) peg: u8,
    /// The three pegs.
    pub(super) pegs: PegSet,
    /// Whether the walk leads to the perfect peg.
    pub(super) gathers: bool,
}

/// The whole route as a row of stretches.
#[derive(Clone, Debug)]
pub(super) struct TowerRow {
    pub(super) parts: Vec<Tower>,
    pub(super) moving: usize,
    pub(super) length: Steps,
}

impl Tower {
    /// Carries discs from one peg to another; none if they are the same peg.
    pub(super) fn carry(discs: Range<usize>, from: u8, to: u8, pegs: PegSet) -> Option<Tower> {
        match discs.len() {
            0 => None,
            _ if from == to => None,
            1 => Some(Tower::One { disc: discs.start, from, to }),
            count => {
                let length = frame_stewart::count(count, pegs.count());
                Some(Tower::Carry { discs, from, to, pegs, length })
            }
        }
    }

    /// Walks to or from a perfect peg; the largest discs that are already there stay.
    pub(super) fn walk(walk: Walk, discs: Range<usize>) -> Option<Tower> {
        let moving = walk.moving(&discs);
        let length = distance(&walk.anywhere, &moving, walk.peg, walk.pegs);
        (!moving.is_empty()).then_some(Tower::Walk { walk, discs: moving, length })
    }
}

/// Counts the moves on three pegs from any state of some discs to all of them on one peg: disc i makes 2^i of them if
/// it is not where it is wanted, and the smaller ones are then wanted on the third peg.
pub(super) fn distance(state: &[u8], discs: &Range<usize>, goal: u8, pegs: PegSet) -> Steps {
    let mut goal = goal;
    let mut sum = Steps::ZERO;
    for disc in discs.clone().rev() {
        sum = sum << 1;
        if state[disc] != goal {
            sum += &Steps::ONE;
            goal = pegs.helper(state[disc], goal).unwrap_or(goal);
        }
    }
    sum
}

impl Walk {
    /// Leaves out the largest discs that are on the perfect peg.
    fn moving(&self, discs: &Range<usize>) -> Range<usize> {
        let off = discs.clone().rfind(|disc| self.anywhere[*disc] != self.peg);
        discs.start..off.map_or(discs.start, |disc| disc + 1)
    }

    /// Splits a walk at the move of its largest disc.
    fn parts(&self, discs: &Range<usize>, length: &Steps) -> Option<Vec<Tower>> {
        let (largest, smaller) = (discs.end - 1, discs.start..discs.end - 1);
        let off = self.anywhere[largest];
        let third = self.pegs.helper(off, self.peg)?;
        let rest = Walk { peg: third, ..self.clone() };
        let rest_length = length.saturating_sub(&Steps::power_of_two(smaller.len()));
        let moving = rest.moving(&smaller);
        let rest =
            (!moving.is_empty()).then_some(Tower::Walk { walk: rest, discs: moving, length: rest_length });
        Some(if self.gathers {
            let follow = Tower::carry(smaller, third, self.peg, self.pegs);
            rest.into_iter()
                .chain([Tower::One { disc: largest, from: off, to: self.peg }])
                .chain(follow)
                .collect()
        } else {
            let lead = Tower::carry(smaller, self.peg, third, self.pegs);
            lead.into_iter()
                .chain([Tower::One { disc: largest, from: self.peg, to: off }])
                .chain(rest)
                .collect()
        })
    }
}

/// Splits the move of a tower: the smaller discs move to a helper, the larger ones to the goal, and the smaller ones
/// follow.
fn carry_parts(discs: &Range<usize>, from: u8, to: u8, pegs: PegSet) -> Option<Vec<Tower>> {
    let helper = pegs.helper(from, to)?;
    let cut = discs.start + frame_stewart::split(discs.len(), pegs.count());
    let larger = Tower::carry(cut..discs.end, from, to, pegs.without(helper))?;
    let lead = Tower::carry(discs.start..cut, from, helper, pegs)?;
    let follow = Tower::carry(discs.start..cut, helper, to, pegs)?;
    Some(vec![lead, larger, follow])
}

impl Stretch for Tower {
    fn length(&self) -> Cow<'_, Steps> {
        match self {
            Tower::One { .. } => Cow::Owned(Steps::ONE),
            Tower::Carry { length, .. } | Tower::Walk { length, .. } => Cow::Borrowed(length),
            Tower::Row(row) => Cow::Borrowed(&row.length),
        }
    }

    fn discs(&self) -> Range<usize> {
        match self {
            Tower::One { disc, .. } => *disc..disc + 1,
            Tower::Carry { discs, .. } | Tower::Walk { discs, .. } => discs.clone(),
            Tower::Row(row) => 0..row.moving,
        }
    }

    fn before(&self) -> Stand {
        match self {
            Tower::One { from, .. } | Tower::Carry { from, .. } => Stand::On(*from),
            Tower::Walk { walk, .. } if !walk.gathers => Stand::On(walk.peg),
            Tower::Walk { .. } | Tower::Row(_) => Stand::AsAtStart,
        }
    }

    fn after(&self) -> Stand {
        match self {
            Tower::One { to, .. } | Tower::Carry { to, .. } => Stand::On(*to),
            Tower::Walk { walk, .. } if walk.gathers => Stand::On(walk.peg),
            Tower::Walk { .. } | Tower::Row(_) => Stand::AsAtGoal,
        }
    }

    fn parts(&self) -> Parts<Tower> {
        let parts = match self {
            Tower::One { disc, to, .. } => return Parts::Move(DiscMove { disc: disc + 1, to: Peg(*to) }),
            Tower::Carry { discs, from, to, pegs, .. } => carry_parts(discs, *from, *to, *pegs),
            Tower::Walk { walk, discs, length } => walk.parts(discs, length),
            Tower::Row(row) => Some(row.parts.clone()),
        };
        Parts::Row(parts.unwrap_or_default())
    }
}
