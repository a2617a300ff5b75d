//! Why all states form one tree: a copy of a smaller tree for each place of a piece, and one move between two of them.

use super::{BASE, NAMES, SMALL, WIDTH};
use crate::axis::Axis;
use crate::path::line;
use crate::scene::{Rect, Scene, Shape};

const HEIGHT: f64 = 64.0;
const MARGIN: f64 = 36.0;
/// The size of a copy.
const COPY: (f64, f64) = (44.0, 40.0);
const CORNER: f64 = 12.0;

/// The states of some pieces in copies, one for each place of the slowest.
#[derive(Clone, Copy, Debug)]
pub struct Copies<'a> {
    /// The places of the slowest piece.
    pub places: &'a [String],
    /// Where the others are when it steps from one to the next, if that is told.
    pub joints: &'a [String],
}

impl Copies<'_> {
    /// Draws the copies, and the moves between them.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let gaps = self.places.len().saturating_sub(1) as f64;
        let axis = Axis::between((MARGIN, WIDTH - MARGIN), gaps.max(1.0));
        let middle = HEIGHT / 2.0;
        let mut shapes = Vec::new();
        for (index, joint) in self.joints.iter().enumerate() {
            let (from, to) = (axis.nth(index), axis.nth(index + 1));
            shapes.push(Shape::path("proof-joint", line(&[(from, middle), (to, middle)])));
            shapes.push(Shape::text("proof-strong", (from + to) / 2.0, middle - 8.0, SMALL, joint));
        }
        for (index, place) in self.places.iter().enumerate() {
            let (x, (width, height)) = (axis.nth(index), COPY);
            let area = Rect::new(x - width / 2.0, middle - height / 2.0, width, height);
            shapes.push(Shape::rect("proof-cell-zero", area, CORNER));
            shapes.push(Shape::text("proof-on-cell-zero", x, middle + BASE, NAMES, place));
        }
        Scene::new(Rect::new(0.0, 0.0, WIDTH, HEIGHT), shapes)
    }
}
