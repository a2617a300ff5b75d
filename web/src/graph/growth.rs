//! How the number of moves grows with the size: a small chart, in powers of ten, and the exact numbers.

use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::marks::{self, Pen};
use crate::markup::html;
use crate::state::MOST_PIECES;
use crate::svg::{self, num};

/// The size of the chart; all measures are units of the drawing.
const WIDTH: f64 = 352.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 330.0;
const TOP: f64 = 12.0;
const BASE: f64 = 124.0;
/// As many sizes are asked for, at most.
const MOST_POINTS: usize = 25;
/// As many lines stand for powers of ten, at most.
const MOST_LINES: f64 = 5.0;

/// A size and what it takes.
#[derive(Clone, Debug, PartialEq)]
struct Point {
    puzzle: AnyPuzzle,
    pieces: usize,
    steps: Steps,
}

/// The growth of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    points: Vec<Point>,
    /// Which of them is the size at hand.
    here: usize,
}

/// Gives the power of ten that a number of moves is.
fn magnitude(steps: &Steps) -> f64 {
    let whole = steps.to_f64();
    if whole.is_finite() {
        whole.max(1.0).log10()
    } else {
        steps.bit_len() as f64 * std::f64::consts::LOG10_2
    }
}

fn measure(puzzle: &AnyPuzzle, pieces: usize) -> Option<Point> {
    let puzzle = puzzle.resized(pieces)?;
    let Setup { start, goal, .. } = Setup::standard(puzzle.clone());
    let steps = puzzle.route(&start, &goal).ok()?.steps().clone();
    Some(Point { puzzle, pieces, steps })
}

impl Growth {
    /// Measures a puzzle at sizes around its own; none if it comes in one size.
    pub fn of(puzzle: &AnyPuzzle) -> Option<Growth> {
        let own = puzzle.pieces();
        let (least, most) = puzzle.sizes(MOST_PIECES);
        let most = most.min((own + own / 2).max(12));
        if least >= most {
            return None;
        }
        let by = (most - least) / MOST_POINTS + 1;
        let is_asked = |pieces: &usize| (pieces - least).is_multiple_of(by) || pieces.abs_diff(own) <= 1;
        let sizes = (least..=most).filter(is_asked);
        let points: Vec<Point> = sizes.filter_map(|pieces| measure(puzzle, pieces)).collect();
        let here = points.iter().position(|point| point.pieces == own)?;
        Some(Growth { points, here })
    }

    /// Draws the chart, and says the numbers next to the size at hand.
    pub fn draw(&self, lang: Lang) -> Html {
        let at = |point: &Point| (self.x(point.pieces), self.y(magnitude(&point.steps)));
        let line: Vec<(f64, f64)> = self.points.iter().map(at).collect();
        let mut dots = Pen::default();
        for point in &line {
            dots.line(&[*point]);
        }
        let near = self.here.saturating_sub(1)..(self.here + 2).min(self.points.len());
        let shown = self.points.iter().enumerate().filter(|(index, _)| near.contains(index));
        html! {
            <section class="graph-growth">
                <h2>{ lang.text(Key::Growth) }</h2>
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true" focusable="false">
                    { self.grid() }
                    { svg::path("growth-line", marks::line(&line)) }
                    { svg::path("growth-dots", dots.0) }
                    { for line.get(self.here).map(|(x, y)| marks::you(*x, *y)) }
                    { for self.ends().map(|point| svg::text("graph-depth", self.x(point.pieces), HEIGHT - 8.0, point.pieces.to_string())) }
                </svg>
                <ul class="growth-list">
                    { for shown.map(|(index, point)| {
                        let text = lang.growth_point(&point.puzzle, &point.steps);
                        let current = (index == self.here).then_some("true");
                        html! { <li aria-current={current}>{ text }</li> }
                    }) }
                </ul>
                <p class="graph-note">{ lang.text(Key::GrowthScale) }</p>
            </section>
        }
    }

    /// Gives the least, the largest and the present size, where their numbers stand apart.
    fn ends(&self) -> impl Iterator<Item = &Point> {
        let here = self.points.get(self.here);
        let apart = move |point: &&Point| {
            here.is_none_or(|here| {
                here.pieces == point.pieces || (self.x(here.pieces) - self.x(point.pieces)).abs() > 28.0
            })
        };
        let ends = [self.points.first(), here, self.points.last()];
        ends.into_iter().flatten().filter(apart)
    }

    fn x(&self, pieces: usize) -> f64 {
        let (first, last) = self
            .points
            .first()
            .zip(self.points.last())
            .map_or((0, 1), |(first, last)| (first.pieces, last.pieces));
        let part = (pieces.saturating_sub(first)) as f64 / (last.saturating_sub(first)).max(1) as f64;
        LEFT + 8.0 + (RIGHT - LEFT - 8.0) * part
    }

    fn highest(&self) -> f64 {
        self.points.iter().map(|point| magnitude(&point.steps)).fold(1.0, f64::max)
    }

    fn y(&self, magnitude: f64) -> f64 {
        BASE - (BASE - TOP) * magnitude / self.highest()
    }

    fn grid(&self) -> Html {
        let by = (self.highest() / MOST_LINES).ceil().max(1.0);
        let lines = (0..=(self.highest() / by) as u32).map(|line| f64::from(line) * by);
        let draw = |exponent: f64| {
            let y = num(self.y(exponent));
            html! {
                <>
                    { svg::path("growth-grid", format!("M{LEFT} {y}H{RIGHT}")) }
                    <text class="graph-depth graph-last" x={num(LEFT - 6.0)} {y} dy="4">
                        { "10" }<tspan dy="-5" class="growth-exponent">{ exponent as u32 }</tspan>
                    </text>
                </>
            }
        };
        html! { <>{ for lines.map(draw) }</> }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn growth(text: &str) -> Option<Growth> {
        Growth::of(spec::open(text, MOST_PIECES).unwrap().session.timeline().puzzle())
    }

    #[test]
    fn the_numbers_are_the_solvers() {
        let rings = growth("rings").unwrap();
        let counts: Vec<String> = rings.points.iter().take(5).map(|point| point.steps.to_string()).collect();
        assert_eq!(counts, ["1", "2", "5", "10", "21"]);
        assert_eq!(rings.points[rings.here].steps, Steps::from(341u32));
    }

    #[test]
    fn every_size_has_a_chart_that_fits() {
        for text in [
            "rings?n=1",
            "rings?n=1000",
            "hanoi?n=64",
            "hanoi?n=1000&rule=linear",
            "hanoi?n=30&pegs=4",
            "elephants",
            "chain?base=5&n=4",
            "spinout",
        ] {
            let growth = growth(text).unwrap();
            assert!((2..=30).contains(&growth.points.len()), "{text}: {}", growth.points.len());
            for point in &growth.points {
                let (x, y) = (growth.x(point.pieces), growth.y(magnitude(&point.steps)));
                assert!((LEFT..=RIGHT).contains(&x) && (TOP - 0.01..=BASE).contains(&y), "{text}: {x} {y}");
            }
            for pair in growth.points.windows(2) {
                assert!(pair[0].steps <= pair[1].steps, "{text}");
            }
        }
    }

    #[test]
    fn what_comes_in_one_size_has_none() {
        for text in ["wythoff", "hexadecimal", "lock250"] {
            assert_eq!(growth(text), None, "{text}");
        }
    }
}
