//! The ruler: a tick for each move, longer for larger pieces, and the needle between two ticks.

use gros_solver::ruler;

use crate::axis::Axis;
use crate::path::num;
use crate::scene::{Rect, Scene, Shape};
use crate::words::{Labels, width};

/// The length of a tick for each piece, on a plate of this height. All measures are in CSS pixels.
pub(super) const TICKS: [f64; 6] = [14.0, 26.0, 40.0, 54.0, 68.0, 82.0];
const PLATE: f64 = 124.0;
/// The number of moves for this many pieces.
const MOVES: usize = (1 << TICKS.len()) - 1;
/// The width of the slider's thumb: the ruler begins and ends at its centre.
const THUMB: f64 = 24.0;
/// The needle has its head above the plate; the slider and the numbers are below it.
const HEAD: f64 = 8.0;
const SLIDER: f64 = 32.0;
const NUMBERS: f64 = 18.0;
const TRACK: f64 = 6.0;
/// Ticks closer together than this leave no room for every number.
const ROOMY: f64 = 11.0;
/// The smallest piece whose number is then written, and how far a number keeps from the needle.
const LARGE: usize = 3;
const ASIDE: f64 = 5.0;
/// The size of the numbers below the slider, and the space between two of them.
const NUMBER: f64 = 13.0;
const APART: f64 = 12.0;

/// The ruler, with the room for a slider below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plate {
    /// The width and height.
    pub room: (f64, f64),
    /// How many moves have been made.
    pub here: usize,
}

impl Plate {
    /// Draws it.
    #[must_use]
    pub fn scene(self) -> Scene {
        let (width, height) = self.room;
        let plate = Rect::new(0.5, HEAD, width - 1.0, self.height());
        let needle = self.axis().nth(self.here);
        let mut shapes = vec![
            Shape::rect("walk-plate", plate, 6.0),
            Shape::rect("walk-past", Rect { width: needle - 0.5, ..plate }, 6.0),
        ];
        shapes.extend(ruler::terms().take(MOVES).enumerate().flat_map(|(at, term)| self.tick(at, term)));
        let foot = num(HEAD + plate.height);
        shapes.push(Shape::path("walk-needle", format!("M{} 0h16l-7 9V{foot}h-2V9z", num(needle - 8.0))));
        shapes.extend(self.track(needle));
        shapes.extend(self.numbers(height - 4.0));
        Scene::new(Rect::sized(width, height), shapes)
    }

    fn height(self) -> f64 {
        self.room.1 - HEAD - SLIDER - NUMBERS
    }

    fn axis(self) -> Axis {
        Axis::between((THUMB / 2.0, self.room.0 - THUMB / 2.0), MOVES as f64)
    }

    fn tick(self, at: usize, term: usize) -> Vec<Shape> {
        let scale = self.height() / PLATE;
        let length = scale * TICKS.get(term - 1).copied().unwrap_or(PLATE);
        let (is_large, is_roomy) = (term >= LARGE, self.axis().unit >= ROOMY);
        // Numbers close to the needle keep out of its way.
        let aside = if is_roomy { 0.0 } else { ASIDE };
        let (roles, width, aside) = match at {
            at if at + 1 == self.here => (["walk-tick-last", "walk-term-last"], 4.0, -aside),
            at if at == self.here => (["walk-tick-next", "walk-term-next"], 4.0, aside),
            _ if is_large => (["walk-tick", "walk-term-large"], 2.5, 0.0),
            _ => (["walk-tick", "walk-term"], 1.5, 0.0),
        };
        let x = self.axis().at(at as f64 + 0.5);
        let size = if is_large && scale > 0.8 { 15.0 } else { 12.0 };
        let line = Shape::rect(roles[0], Rect::new(x - width / 2.0, HEAD, width, length), 0.0);
        let is_numbered = is_large || is_roomy;
        let number = is_numbered
            .then(|| Shape::text(roles[1], x + aside, HEAD + length + size, size, term.to_string()));
        [line].into_iter().chain(number).collect()
    }

    /// Draws the track of the slider, with the played part on it.
    fn track(self, here: f64) -> [Shape; 2] {
        let (left, top) = (self.axis().nth(0), HEAD + self.height() + (SLIDER - TRACK) / 2.0);
        let track = |role, to: f64| Shape::rect(role, Rect::new(left, top, to - left, TRACK), TRACK / 2.0);
        [track("walk-track", self.axis().nth(MOVES)), track("walk-done", here)]
    }

    /// Writes the numbers of some steps, including both ends and the current one.
    fn numbers(self, line: f64) -> Vec<Shape> {
        let every = if 8.0 * self.axis().unit >= 3.0 * APART { 8 } else { 16 };
        let mut labels = Labels::new((0.0, self.room.0), APART);
        let number = |(step, role): (usize, _)| {
            let x = labels.put(self.axis().nth(step), width(&step.to_string(), NUMBER))?;
            Some(Shape::text(role, x, line, NUMBER, step.to_string()).keyed(step))
        };
        let steps = std::iter::once(MOVES).chain((0..MOVES).step_by(every)).map(|step| (step, "walk-step"));
        std::iter::once((self.here, "walk-step-here")).chain(steps).filter_map(number).collect()
    }
}
