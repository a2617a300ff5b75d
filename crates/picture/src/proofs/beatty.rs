//! Why two rows contain every number exactly once: the multiples of φ and φ² on one line.

use super::{SMALL, WIDTH};
use crate::axis::Axis;
use crate::path::{across, bars, down, ticks};
use crate::puzzles::wythoff::PHI;
use crate::scene::{Rect, Scene, Shape};

const LEFT: f64 = 14.0;
const LINE: f64 = 90.0;
const HEIGHT: f64 = 140.0;
/// The heights of the pins of both rows, so that their factors do not meet.
const PINS: [f64; 2] = [22.0, 38.0];

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
        let axis = Axis::between((LEFT, WIDTH - LEFT), self.end.into());
        let end = f64::from(self.end);
        let rows = [(PHI, true), (PHI * PHI, false)];
        let multiples = |factor: f64| (1..).map(move |k| f64::from(k) * factor).take_while(|at| *at < end);
        let counted = self.upto.map_or(end, f64::from);
        let gaps = |factor| {
            let gap = |at: f64| Rect::new(axis.at(at.floor()), LINE - 14.0, axis.unit, 28.0);
            bars(multiples(factor).filter(|at| *at < counted).map(gap))
        };
        let [lower, upper] = self.rows;
        let mut shapes = vec![
            Shape::path("proof-gap-lower", gaps(PHI)),
            Shape::path("proof-gap-upper", gaps(PHI * PHI)),
            Shape::path("proof-axis", across((axis.at(0.0), axis.at(end)), LINE)),
            Shape::path("proof-unit", ticks(self.numbers().map(|x| axis.at(x)), (LINE - 6.0, LINE + 6.0))),
            Shape::text("proof-label-start", 0.0, 14.0, SMALL, lower),
            Shape::text("proof-label-start", 0.0, HEIGHT - 4.0, SMALL, upper),
        ];
        shapes.extend(self.numbers().map(|number| {
            Shape::text("proof-number", axis.at(number), LINE + 28.0, SMALL, number.to_string())
        }));
        for (factor, is_lower) in rows {
            for (index, at) in multiples(factor).enumerate() {
                shapes.extend(pin(index + 1, axis.at(at), is_lower));
            }
        }
        shapes.extend(
            self.upto
                .map(|upto| Shape::path("proof-mirror", down(axis.at(upto.into()), (26.0, LINE + 12.0)))),
        );
        Scene::new(Rect::sized(WIDTH, HEIGHT), shapes)
    }

    fn numbers(&self) -> impl Iterator<Item = f64> {
        (0..=self.end).map(f64::from)
    }
}

/// Draws a multiple as a pin on the line, with its factor.
fn pin(k: usize, x: f64, is_lower: bool) -> [Shape; 3] {
    let top = LINE - PINS[usize::from(!is_lower)];
    let [role, name] =
        if is_lower { ["proof-lower", "proof-lower-name"] } else { ["proof-upper", "proof-upper-name"] };
    [
        Shape::path("proof-leader", down(x, (LINE, top))),
        Shape::circle(role, x, top, 4.5),
        Shape::text(name, x, top - 9.0, SMALL, k.to_string()),
    ]
}
