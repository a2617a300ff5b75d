//! Why two rows contain every number exactly once: the multiples of φ and φ² on one line.

use super::{SMALL, WIDTH, line};
use crate::scene::{Rect, Scene, Shape};

const LEFT: f64 = 14.0;
const LINE: f64 = 90.0;
const HEIGHT: f64 = 140.0;
/// The heights of the pins of both rows, so that their factors do not meet.
const PINS: [f64; 2] = [22.0, 38.0];
/// The golden ratio, for drawing only.
const GOLDEN: f64 = 1.618_033_988_749_895;

/// The numbers from 0 on, the multiples of φ above them and the multiples of φ² below.
#[derive(Clone, Copy, Debug)]
pub struct Beatty<'a> {
    /// The last number of the line.
    pub end: u32,
    /// The number whose gap is counted up to; none if all gaps are meant.
    pub upto: Option<u32>,
    /// The names of the rows.
    pub rows: [&'a str; 2],
}

impl Beatty<'_> {
    /// Draws the line; each gap between two numbers has the colour of the multiple in it.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut shapes = Vec::new();
        let rows = [(GOLDEN, true), (GOLDEN * GOLDEN, false)];
        let multiples = |factor: f64| {
            (1..).map(move |k| f64::from(k) * factor).take_while(|at| *at < f64::from(self.end))
        };
        for (factor, is_lower) in rows {
            let role = if is_lower { "proof-gap-lower" } else { "proof-gap-upper" };
            for at in multiples(factor).filter(|at| self.upto.is_none_or(|upto| *at < f64::from(upto))) {
                let x = self.x(at.floor());
                shapes.push(Shape::rect(
                    role,
                    Rect::new(x, LINE - 14.0, self.x(at.floor() + 1.0) - x, 28.0),
                    0.0,
                ));
            }
        }
        shapes
            .push(Shape::path("proof-axis", line((self.x(0.0), LINE), (self.x(f64::from(self.end)), LINE))));
        for number in 0..=self.end {
            let x = self.x(f64::from(number));
            shapes.push(Shape::path("proof-unit", line((x, LINE - 6.0), (x, LINE + 6.0))));
            shapes.push(Shape::text("proof-number", x, LINE + 28.0, SMALL, number.to_string()));
        }
        for (factor, is_lower) in rows {
            for (index, at) in multiples(factor).enumerate() {
                shapes.extend(self.multiple(index + 1, at, is_lower));
            }
        }
        let [lower, upper] = self.rows;
        shapes.push(Shape::text("proof-label-start", 0.0, 14.0, SMALL, lower.to_owned()));
        shapes.push(Shape::text("proof-label-start", 0.0, HEIGHT - 4.0, SMALL, upper.to_owned()));
        if let Some(upto) = self.upto {
            let x = self.x(f64::from(upto));
            shapes.push(Shape::path("proof-mirror", line((x, 26.0), (x, LINE + 12.0))));
        }
        Scene { room: Rect::new(0.0, 0.0, WIDTH, HEIGHT), shapes, ..Scene::default() }
    }

    fn x(&self, at: f64) -> f64 {
        LEFT + at * (WIDTH - 2.0 * LEFT) / f64::from(self.end)
    }

    /// Draws a multiple as a pin on the line, with its factor.
    fn multiple(&self, k: usize, at: f64, is_lower: bool) -> [Shape; 3] {
        let x = self.x(at);
        let pin = PINS[usize::from(!is_lower)];
        let [role, name] =
            if is_lower { ["proof-lower", "proof-lower-name"] } else { ["proof-upper", "proof-upper-name"] };
        [
            Shape::path("proof-leader", line((x, LINE), (x, LINE - pin))),
            Shape::circle(role, x, LINE - pin, 4.5),
            Shape::text(name, x, LINE - pin - 9.0, SMALL, k.to_string()),
        ]
    }
}
