//! How the number of moves grows with the size: a small chart with a logarithmic scale.

use gros_solver::Steps;

use super::marks;
use super::pen::Pen;
use crate::path::num;
use crate::scene::{Point, Rect, Scene, Shape};

/// The size of the chart. All measures are in units of the drawing.
const WIDTH: f64 = 352.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 330.0;
const TOP: f64 = 12.0;
const BASE: f64 = 124.0;
/// The type size of numbers, and of exponents.
const NUMBER: f64 = 12.0;
const EXPONENT: f64 = 9.0;
/// The maximum number of lines for powers of ten.
const MOST_LINES: f64 = 5.0;
/// Sizes closer together than this leave no room for both numbers.
const APART: f64 = 28.0;

/// The sizes of a puzzle with their numbers of moves, and the index of the current size.
#[derive(Clone, Copy, Debug)]
struct Chart<'a> {
    sizes: &'a [(usize, Steps)],
    here: usize,
    highest: f64,
}

/// Draws how many moves each size takes; the size at the index is the current one.
#[must_use]
pub fn scene(sizes: &[(usize, Steps)], here: usize) -> Scene {
    let highest = sizes.iter().map(|(_, steps)| magnitude(steps)).fold(1.0, f64::max);
    let chart = Chart { sizes, here, highest };
    let points: Vec<Point> = sizes.iter().map(|size| chart.point(size)).collect();
    let (mut line, mut dots) = (Pen::default(), Pen::default());
    line.line(&points);
    for point in &points {
        dots.line(&[*point]);
    }
    let mut shapes = chart.grid();
    shapes.extend([Shape::path("growth-line", line.0), Shape::path("growth-dots", dots.0)]);
    shapes.extend(points.get(here).map(|(x, y)| marks::you(*x, *y)));
    shapes.extend(chart.named().map(|(pieces, _)| {
        Shape::text("growth-size", chart.x(*pieces), HEIGHT - 8.0, NUMBER, pieces.to_string())
    }));
    Scene { room: Rect::new(0.0, 0.0, WIDTH, HEIGHT), shapes, ..Scene::default() }
}

/// Returns the decimal logarithm of a number of moves.
fn magnitude(steps: &Steps) -> f64 {
    let whole = steps.to_f64();
    if whole.is_finite() {
        whole.max(1.0).log10()
    } else {
        steps.bit_len() as f64 * std::f64::consts::LOG10_2
    }
}

impl<'a> Chart<'a> {
    fn point(self, (pieces, steps): &(usize, Steps)) -> Point {
        (self.x(*pieces), self.y(magnitude(steps)))
    }

    fn x(self, pieces: usize) -> f64 {
        let ends = self.sizes.first().zip(self.sizes.last());
        let (first, last) = ends.map_or((0, 1), |(first, last)| (first.0, last.0));
        let part = pieces.saturating_sub(first) as f64 / last.saturating_sub(first).max(1) as f64;
        LEFT + 8.0 + (RIGHT - LEFT - 8.0) * part
    }

    fn y(self, magnitude: f64) -> f64 {
        BASE - (BASE - TOP) * magnitude / self.highest
    }

    /// Returns the smallest, the largest and the current size, unless their numbers would touch.
    fn named(self) -> impl Iterator<Item = &'a (usize, Steps)> {
        let here = self.sizes.get(self.here);
        let is_apart = move |size: &&'a (usize, Steps)| {
            here.is_none_or(|here| here.0 == size.0 || (self.x(here.0) - self.x(size.0)).abs() > APART)
        };
        let mut named = vec![self.sizes.first(), here, self.sizes.last()];
        named.dedup();
        named.into_iter().flatten().filter(is_apart)
    }

    /// Draws lines for powers of ten.
    fn grid(self) -> Vec<Shape> {
        let by = (self.highest / MOST_LINES).ceil().max(1.0);
        let lines = (0..=(self.highest / by) as u32).map(|line| f64::from(line) * by);
        let draw = |exponent: f64| {
            let (y, power) = (self.y(exponent), (exponent as u32).to_string());
            let x = LEFT - 6.0 - 0.56 * EXPONENT * power.len() as f64;
            [
                Shape::path("growth-grid", format!("M{} {}H{}", num(LEFT), num(y), num(RIGHT))),
                Shape::text("graph-depth", x, y + 4.0, NUMBER, "10".to_owned()),
                Shape::text("growth-exponent", x, y - 1.0, EXPONENT, power),
            ]
        };
        lines.flat_map(draw).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_of_ten_is_known_at_any_size() {
        assert_eq!([0, 1, 1_000].map(|steps: u32| magnitude(&steps.into()).round()), [0.0, 0.0, 3.0]);
        assert!((magnitude(&Steps::power_of_two(10_000)) - 3_010.6).abs() < 0.5);
    }

    #[test]
    fn every_point_is_on_the_chart() {
        let rows = |count: usize| (1..=count).map(|pieces| (pieces, Steps::ones(pieces * 60))).collect();
        let cases: [Vec<(usize, Steps)>; 3] = [rows(1), rows(2), rows(25)];
        for sizes in cases {
            let highest = magnitude(&sizes.last().unwrap().1);
            let chart = Chart { sizes: &sizes, here: 0, highest };
            for size in &sizes {
                let (x, y) = chart.point(size);
                assert!((LEFT..=RIGHT).contains(&x) && (TOP - 0.01..=BASE).contains(&y), "{x} {y}");
            }
        }
    }
}
