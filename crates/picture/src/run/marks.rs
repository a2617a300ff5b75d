//! The marks at the ticks of a ruler of moves: numbers above them, and aids below them.

use std::cmp::Reverse;

use super::{Aid, BULB, EYE};
use crate::scene::{Place, Shape};

/// The size of the squares on which the icons are drawn.
const ICON: f64 = 24.0;

/// A number above a tick.
pub(crate) struct Number {
    /// The middle, and half of the width.
    pub x: f64,
    pub half: f64,
    /// How large its piece is.
    pub rank: usize,
}

/// Chooses the numbers that are shown, those of the largest pieces first; one that would touch another is left out.
pub(crate) fn apart(mut numbers: Vec<Number>, gap: f64) -> Vec<Number> {
    gros_solver::internals::sort_short_by_key(&mut numbers, |number| Reverse(number.rank));
    let mut placed: Vec<Number> = Vec::new();
    for number in numbers {
        let is_free = placed.iter().all(|other| (other.x - number.x).abs() >= number.half + other.half + gap);
        if is_free {
            placed.push(number);
        }
    }
    placed
}

/// Draws what helped, each with its middle below a tick; an icon that would touch the one before it is left out.
pub(crate) fn icons(
    aids: impl Iterator<Item = (f64, Aid)>,
    size: f64,
    top: impl Fn(f64) -> f64,
) -> Vec<Shape> {
    let mut end = f64::NEG_INFINITY;
    let mut shapes = Vec::new();
    for (x, aid) in aids {
        let left = x - size / 2.0;
        if left >= end {
            end = left + size;
            let place = Place { scale: size / ICON, ..Place::at(left, top(x)) };
            let icon = if aid == Aid::Hint { BULB } else { EYE };
            shapes.push(Shape::placed(place, vec![Shape::path("run-help", icon.to_owned())]));
        }
    }
    shapes
}
