//! How the number of moves grows with the size: a small chart with a logarithmic scale.

use gros_solver::Steps;

use super::marks;
use crate::axis::Axis;
use crate::path::{across, line};
use crate::scene::{Point, Rect, Scene, Shape};
use crate::words::{Labels, width};

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
/// The space between two numbers.
const GAP: f64 = 14.0;

/// Where the sizes and the magnitudes of their moves are.
struct Chart {
    across: Axis,
    up: Axis,
    /// The magnitude at the top.
    highest: f64,
}

/// Draws how many moves each size takes; the size at the index is the current one.
#[must_use]
pub fn scene(sizes: &[(usize, Steps)], here: usize) -> Scene {
    let chart = Chart::of(sizes);
    let points: Vec<Point> = sizes.iter().map(|size| chart.point(size)).collect();
    let dots = points.iter().map(|point| line(&[*point])).collect::<String>();
    let mut shapes = chart.grid();
    shapes.extend([Shape::path("growth-line", line(&points)), Shape::path("growth-dots", dots)]);
    shapes.extend(points.get(here).map(|(x, y)| marks::you(*x, *y)));
    let mut labels = Labels::new((0.0, WIDTH), GAP);
    let named = [here, 0, sizes.len().saturating_sub(1)].into_iter().filter_map(|index| sizes.get(index));
    shapes.extend(named.filter_map(|(pieces, _)| {
        let number = pieces.to_string();
        let x = labels.put(chart.across.nth(*pieces), width(&number, NUMBER))?;
        Some(Shape::text("growth-size", x, HEIGHT - 8.0, NUMBER, number))
    }));
    Scene::new(Rect::sized(WIDTH, HEIGHT), shapes)
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

impl Chart {
    fn of(sizes: &[(usize, Steps)]) -> Chart {
        let highest = sizes.iter().map(|(_, steps)| magnitude(steps)).fold(1.0, f64::max);
        let ends = sizes.first().zip(sizes.last()).map_or((0, 1), |(first, last)| (first.0, last.0));
        let across = Axis::between((LEFT + 8.0, RIGHT), ends.1.saturating_sub(ends.0) as f64);
        let across = Axis { zero: across.zero - across.unit * ends.0 as f64, ..across };
        Chart { across, up: Axis::between((BASE, TOP), highest), highest }
    }

    fn point(&self, (pieces, steps): &(usize, Steps)) -> Point {
        (self.across.nth(*pieces), self.up.at(magnitude(steps)))
    }

    /// Draws lines for powers of ten.
    fn grid(&self) -> Vec<Shape> {
        let by = (self.highest / MOST_LINES).ceil().max(1.0);
        let exponents = (0..=(self.highest / by) as u32).map(|line| f64::from(line) * by);
        let draw = |exponent: f64| {
            let (y, power) = (self.up.at(exponent), (exponent as u32).to_string());
            let x = LEFT - 6.0 - width(&power, EXPONENT);
            [
                Shape::path("growth-grid", across((LEFT, RIGHT), y)),
                Shape::text("graph-depth", x, y + 4.0, NUMBER, "10"),
                Shape::text("growth-exponent", x, y - 1.0, EXPONENT, power),
            ]
        };
        exponents.flat_map(draw).collect()
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
            let chart = Chart::of(&sizes);
            for size in &sizes {
                let (x, y) = chart.point(size);
                assert!((LEFT..=RIGHT + 0.01).contains(&x) && (TOP - 0.01..=BASE).contains(&y), "{x} {y}");
            }
        }
    }
}
