//! Directions around a circle, without the sines and cosines that a browser would have to load.

use std::iter;

use crate::scene::Point;

/// Returns the point on the unit circle at twice the angle whose tangent is `half`: its cosine and its sine.
///
/// ```
/// assert_eq!(gros_picture::circle::direction(0.5), (0.6, 0.8));
/// ```
#[must_use]
pub fn direction(half: f64) -> Point {
    let square = half * half;
    ((1.0 - square) / (1.0 + square), 2.0 * half / (1.0 + square))
}

/// Returns `count` points around the unit circle, starting on the right; `half` is the tangent of half a step.
pub fn around(half: f64, count: usize) -> impl Iterator<Item = Point> {
    let (cos, sin) = direction(half);
    iter::successors(Some((1.0, 0.0)), move |(x, y)| Some((x * cos - y * sin, x * sin + y * cos))).take(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_turn_ends_where_it_began() {
        for count in [8, 48] {
            let half = (std::f64::consts::PI / count as f64).tan();
            let (x, y) = around(half, count + 1).last().unwrap();
            assert!((x - 1.0).abs() < 1e-12 && y.abs() < 1e-12, "{count}: {x} {y}");
        }
    }
}
