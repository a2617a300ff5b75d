//! The slide of Spin-Out with its dials: how far it can move, and which dials can be turned where.

use crate::gray::Digit;
use crate::prelude::*;

/// The maximum number of dials, with 8,101 states to search.
pub(super) const MOST_DIALS: usize = 9;

/// The direction of a dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    /// Its lobe points to the left, into the case.
    Left,
    /// It is upright.
    Upright,
    /// Its lobe points to the right, out of the case.
    Right,
}

/// A slide with its dials, and the shifts that it can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Slide {
    /// Of the existing dials, dial 1 first.
    facings: [Facing; MOST_DIALS],
    dials: usize,
    least: usize,
    most: usize,
}

impl Facing {
    /// All directions, in the order in which they are tried.
    pub const ALL: [Facing; 3] = [Facing::Left, Facing::Upright, Facing::Right];

    /// Returns its letter.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Facing::Left => 'L',
            Facing::Upright => 'U',
            Facing::Right => 'R',
        }
    }

    /// Returns its index in [`Facing::ALL`].
    #[must_use]
    pub fn value(self) -> Digit {
        match self {
            Facing::Left => 0,
            Facing::Upright => 1,
            Facing::Right => 2,
        }
    }

    fn of_value(value: Digit) -> Option<Facing> {
        Facing::ALL.get(usize::from(value)).copied()
    }
}

impl Slide {
    /// Makes the slide of a row of dials, dial 1 last.
    pub(super) fn of_row(dials: usize, row: &[u8]) -> Slide {
        let facings = [Facing::Upright; MOST_DIALS];
        let mut slide = Slide { facings, dials, least: 0, most: 0 };
        for (facing, value) in slide.facings.iter_mut().zip(row.iter().rev()) {
            *facing = Facing::of_value((*value).into()).unwrap_or(Facing::Upright);
        }
        slide
    }

    /// Returns the directions of the dials, dial 1 first.
    pub(super) fn facings(&self) -> &[Facing] {
        &self.facings[..self.dials]
    }

    /// Returns the smallest and the largest shift that it can reach.
    pub(super) fn shifts(&self) -> (usize, usize) {
        (self.least, self.most)
    }

    /// Returns the direction of a dial; none if it does not exist.
    pub(super) fn facing(&self, dial: usize) -> Option<Facing> {
        dial.checked_sub(1).and_then(|index| self.facings().get(index)).copied()
    }

    pub(super) fn turned(mut self, dial: usize, to: Facing) -> Slide {
        if let Some(facing) = dial.checked_sub(1).and_then(|index| self.facings.get_mut(index)) {
            *facing = to;
        }
        self
    }

    /// Lists the upright dials that would be in the narrow part at a shift.
    fn stuck_at(&self, shift: usize) -> impl Iterator<Item = usize> + '_ {
        let narrow = [shift.checked_sub(1), shift.checked_sub(2)];
        narrow.into_iter().flatten().filter(|dial| self.facing(*dial) == Some(Facing::Upright))
    }

    fn is_free_at(&self, shift: usize) -> bool {
        self.stuck_at(shift).next().is_none()
    }

    /// Finds out how far it can move from a free shift; nothing changes beyond the shift with all dials outside.
    pub(super) fn set_free(self, shift: usize) -> Slide {
        let stops_below = |shift: &usize| !self.is_free_at(shift - 1);
        let stops_above = |shift: &usize| !self.is_free_at(shift + 1);
        let all_out = outside(self.dials);
        let least = (1..=shift).rev().find(stops_below).unwrap_or(0);
        let most = (shift..all_out).find(stops_above).unwrap_or(all_out);
        Slide { least, most, ..self }
    }

    pub(super) fn is_out(&self) -> bool {
        self.most == outside(self.dials)
    }

    /// Returns a reachable shift at which a dial can be turned, either at the gap or outside.
    pub(super) fn shift_to_turn(&self, dial: usize, is_outside: bool) -> Option<usize> {
        let shift = if is_outside { outside(dial).max(self.least) } else { dial.checked_sub(1)? };
        (self.least..=self.most).contains(&shift).then_some(shift)
    }

    /// Lists the neighbours that point their lobes at a dial.
    pub(super) fn pointing_at(&self, dial: usize) -> impl Iterator<Item = usize> + '_ {
        let left = Some(dial + 1).filter(|left| self.facing(*left) == Some(Facing::Right));
        let right = dial.checked_sub(1).filter(|right| self.facing(*right) == Some(Facing::Left));
        left.into_iter().chain(right)
    }

    /// Lists the upright dials that keep the slide from a shift at which a dial could be turned.
    pub(super) fn in_the_way_of(&self, dial: usize, is_outside: bool) -> Vec<usize> {
        let stop = if !is_outside && dial <= self.least { self.least - 1 } else { self.most + 1 };
        self.stuck_at(stop).collect()
    }

    /// Finds a dial that cannot face its way at a shift.
    pub(super) fn jammed(&self, shift: usize) -> Option<usize> {
        let faces = |dial: usize, facing| self.facing(dial) == Some(facing);
        let meets = |dial: &usize| faces(dial + 1, Facing::Right) && faces(*dial, Facing::Left);
        let first = faces(1, Facing::Right).then_some(1);
        first.or((1..self.dials).find(meets)).or(self.stuck_at(shift).next())
    }
}

/// Returns the first shift at which a dial is outside.
pub(super) fn outside(dial: usize) -> usize {
    dial + 3
}
