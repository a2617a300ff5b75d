//! Finds what a point of the picture belongs to: a dial and a side of it, the knob of the slide, or the case.

use gros_solver::Facing;

use super::pose::Frame;
use crate::family::case::{CASE, KNOB, LINE, PITCH, x_of};
use crate::scene::{Point, Rect};

/// A point closer to the centre than this means the dial and no side of it.
const DIAL: f64 = 42.0;
/// How far a dial reaches up and down, the knob in all directions, and the case up and down.
const REACH: f64 = 86.0;
const GRIP: f64 = 48.0;
const BODY: f64 = 134.0;

/// The part of the picture that a point belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A dial, and the side of it that was meant, if any.
    Dial(usize, Option<Facing>),
    /// The knob of the slide.
    Knob,
    /// The case.
    Case,
}

impl Frame {
    /// Returns the part of the picture that a point belongs to.
    pub(super) fn find(&self, (x, y): Point) -> Option<Spot> {
        let dials = self.angles.len();
        let (knob_x, knob_y) = knob(dials).middle();
        if (x - knob_x).hypot(y - knob_y) <= GRIP {
            return Some(Spot::Knob);
        }
        let is_case = (y - LINE).abs() > REACH && (y - LINE).abs() < BODY && x < self.bay() + CASE;
        if is_case {
            return Some(Spot::Case);
        }
        let column = ((x - x_of(0)) / PITCH).round();
        let dial = (column >= 0.0)
            .then_some(column as usize)
            .and_then(|index| dials.checked_sub(index))
            .filter(|dial| *dial > 0)?;
        let (dx, dy) = (x - x_of(dials - dial), y - LINE);
        let is_beside = dx.hypot(dy) > DIAL && dy.abs() < REACH;
        Some(Spot::Dial(dial, side((dx, dy)).filter(|_| is_beside)))
    }
}

/// Returns where the knob of the slide can be grabbed.
pub(super) fn knob(dials: usize) -> Rect {
    let x = x_of(dials.saturating_sub(1)) + KNOB;
    Rect::new(x - GRIP, LINE - GRIP, 2.0 * GRIP, 2.0 * GRIP)
}

/// Returns the side in a direction, given to the right and down; there is none below.
pub(super) fn side((dx, dy): Point) -> Option<Facing> {
    match () {
        () if dx.abs() >= dy.abs() => Some(if dx < 0.0 { Facing::Left } else { Facing::Right }),
        () if dy < 0.0 => Some(Facing::Upright),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_finds_dial_side_knob_or_case() {
        let found = |shift, at| Frame { angles: vec![0.0; 7], shift, is_still: true }.find(at);
        let at = |x, y| found(0.0, (x, y));
        assert_eq!(at(810.0, 220.0), Some(Spot::Dial(1, None)));
        assert_eq!(at(810.0, 150.0), Some(Spot::Dial(1, Some(Facing::Upright))));
        assert_eq!(at(760.0, 220.0), Some(Spot::Dial(1, Some(Facing::Left))));
        assert_eq!(at(860.0, 220.0), Some(Spot::Dial(1, Some(Facing::Right))));
        assert_eq!(at(102.0, 214.0), Some(Spot::Dial(7, None)));
        assert_eq!(at(930.0, 214.0), Some(Spot::Knob));
        assert_eq!(at(400.0, 90.0), Some(Spot::Case));
        assert_eq!(at(20.0, 214.0), None);
        // Beside the case, only the dial is found.
        assert_eq!(found(9.0, (456.0, 100.0)), Some(Spot::Dial(4, None)));
    }
}
