//! The first marks of the ruler, with the number of the move below each.

use gros_solver::ruler;

use super::plate::TICKS;
use crate::scene::{Rect, Scene, Shape};

/// The distance of two marks, and the sizes of the drawing. All measures are in CSS pixels.
const PITCH: f64 = 22.0;
const PLATE: f64 = 76.0;
const LINE: f64 = 94.0;
const HEIGHT: f64 = 98.0;
const SIZE: f64 = 12.0;
const WIDTH: f64 = 2.0;

/// The first marks of the ruler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticks {
    /// How many marks there are.
    pub count: usize,
}

impl Ticks {
    /// Draws them; the lengths tell the pieces.
    #[must_use]
    pub fn scene(self) -> Scene {
        let width = PITCH * (self.count + 1) as f64;
        let mut shapes = vec![Shape::rect("walk-plate", Rect::new(0.5, 0.5, width - 1.0, PLATE), 6.0)];
        for (term, number) in ruler::terms().take(self.count).zip(1_u32..) {
            let x = PITCH * f64::from(number);
            let length = TICKS.get(term - 1).copied().unwrap_or(PLATE);
            let mark = Rect::new(x - WIDTH / 2.0, 0.5, WIDTH, length);
            shapes.push(Shape::rect("walk-tick", mark, 0.0));
            shapes.push(Shape::text("walk-step", x, LINE, SIZE, number.to_string()));
        }
        Scene::new(Rect::sized(width, HEIGHT), shapes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;

    #[test]
    fn the_mark_of_a_move_is_as_long_as_those_of_the_same_piece() {
        let scene = Ticks { count: 16 }.scene();
        let lengths: Vec<f64> = scene
            .of_role("walk-tick")
            .filter_map(|shape| if let Form::Rect(mark, _) = shape.form { Some(mark.height) } else { None })
            .collect();
        assert_eq!(lengths.len(), 16);
        assert_eq!([lengths[11], lengths[3]], [TICKS[2]; 2]);
        assert!(lengths[15] > lengths[7]);
    }
}
