//! Why powers of four add up to a third of the next one: a square cut into quarters, one of them again, and so on.

use super::{NAMES, WIDTH};
use crate::scene::{Rect, Scene, Shape};

const SIDE: f64 = 170.0;
const TOP: f64 = 4.0;
/// A quarter with a shorter side has no room for its number.
const LEAST: f64 = 18.0;

/// One square or two, of 4^m cells each.
#[derive(Clone, Copy, Debug)]
pub struct Quarters {
    /// How often it is cut: m.
    pub cuts: usize,
    /// How many squares there are.
    pub squares: usize,
}

impl Quarters {
    /// Draws the squares: of each three quarters of a size one is marked, and one cell is left over.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let gap = WIDTH - 2.0 * SIDE;
        let left = (WIDTH - SIDE * self.squares as f64 - gap * (self.squares - 1) as f64) / 2.0;
        let lefts = (0..self.squares).map(|square| left + (SIDE + gap) * square as f64);
        let shapes = lefts.flat_map(|x| self.square(x)).collect();
        Scene::new(Rect::sized(WIDTH, SIDE + 2.0 * TOP), shapes)
    }

    fn square(&self, left: f64) -> Vec<Shape> {
        let (mut x, mut side, mut shapes) = (left, SIDE, Vec::new());
        for cut in 1..=self.cuts {
            side /= 2.0;
            let cells = 1u64 << (2 * (self.cuts - cut));
            let quarters = [
                ("proof-third", x, TOP),
                ("proof-two-thirds", x, TOP + side),
                ("proof-two-thirds", x + side, TOP + side),
            ];
            for (role, x, y) in quarters {
                let area = Rect::new(x, y, side, side);
                shapes.push(Shape::rect(role, area, 0.0));
                let (x, y) = area.middle();
                let is_wide = side >= LEAST + 6.0 * (cells.to_string().len() as f64 - 1.0);
                let number = || Shape::text("proof-on-third", x, y, NAMES, cells.to_string());
                shapes.extend(is_wide.then(number));
            }
            x += side;
        }
        shapes.push(Shape::rect("proof-left-over", Rect::new(x, TOP, side, side), 0.0));
        shapes
    }
}
