//! A pinch of the tape, as a value: how far two fingers are apart, and at which scale that is.

use std::collections::BTreeMap;

/// A finger's width: two that are nearer than this say nothing about a pinch.
const LEAST: f64 = 16.0;

/// A pinch that has begun.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    /// How far the fingers were apart, and the scale there.
    begin: (f64, usize),
    /// The scale that was asked for last: it may not be seen yet when the fingers go on.
    asked: usize,
}

impl Pinch {
    /// Begins with fingers at some places, at a scale; none where they are not two.
    pub fn begin(pointers: &BTreeMap<i32, f64>, scale: usize) -> Option<Pinch> {
        Some(Pinch { begin: (apart(pointers)?, scale), asked: scale })
    }

    /// Returns by how much to zoom now: half as far apart is coarser by `step`, and no scale is coarser than the last.
    pub fn go(&mut self, pointers: &BTreeMap<i32, f64>, step: isize, coarsest: usize) -> isize {
        let Some(now) = apart(pointers) else { return 0 };
        let (begin, scale) = self.begin;
        let by = (begin / now).log2() * step as f64;
        let wanted = scale.saturating_add_signed(by.round() as isize).min(coarsest);
        let asked = std::mem::replace(&mut self.asked, wanted);
        wanted.cast_signed() - asked.cast_signed()
    }
}

/// Says how far two fingers are apart; none where there are not two.
fn apart(pointers: &BTreeMap<i32, f64>) -> Option<f64> {
    let mut places = pointers.values();
    let (one, other) = (places.next()?, places.next()?);
    Some((one - other).abs().max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fingers(apart: f64) -> BTreeMap<i32, f64> {
        BTreeMap::from([(1, 0.0), (2, apart)])
    }

    #[test]
    fn fingers_that_go_on_before_a_scale_is_seen_ask_for_it_once() {
        let mut pinch = Pinch::begin(&fingers(300.0), 3).unwrap();
        let mut by = |apart| pinch.go(&fingers(apart), 1, 9);
        assert_eq!([by(225.0), by(150.0), by(150.0), by(150.0)], [0, 1, 0, 0]);
        assert_eq!([by(75.0), by(600.0)], [1, -3]);
    }

    #[test]
    fn a_pinch_ends_at_the_finest_and_at_the_coarsest_scale() {
        let mut pinch = Pinch::begin(&fingers(160.0), 2).unwrap();
        let mut by = |apart| pinch.go(&fingers(apart), 1, 4);
        // Nearer than a finger is wide says nothing more.
        assert_eq!([by(1.0), by(20.0), by(160.0)], [2, 0, -2]);
        assert_eq!([by(10_000.0), by(80.0)], [-2, 3]);
        assert_eq!(Pinch::begin(&BTreeMap::from([(1, 5.0)]), 0), None);
    }
}
