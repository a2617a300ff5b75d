//! Why every hot position reaches a cold one, and no cold one does: a board of two piles.

use super::{SMALL, TIP, WIDTH};
use crate::marks::{arrow, framed};
use crate::path::{grid, line, toward};
use crate::scene::{Point, Rect, Scene, Shape};

/// How many squares the board has on a side, their size, and its lower left corner.
pub(super) const SIDE: u32 = 13;
const CELL: f64 = 22.0;
const LEFT: f64 = 34.0;
const BOTTOM: f64 = 8.0 + CELL * SIDE as f64;

/// A move from one position to another, each with the pile to the right first, then the pile upwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Its number.
    pub number: usize,
    /// Where it begins.
    pub from: (u32, u32),
    /// Where it ends.
    pub to: (u32, u32),
}

/// A board of positions with some moves on it.
#[derive(Clone, Copy, Debug)]
pub struct WaysOut<'a> {
    /// The cold positions.
    pub cold: &'a [(u32, u32)],
    /// A cold position whose moves are drawn; none of them reaches another cold position.
    pub sees: Option<(u32, u32)>,
    /// The moves.
    pub arrows: &'a [Arrow],
}

impl WaysOut<'_> {
    /// The number of positions on each side of the board, from 0.
    pub const SIDE: u32 = SIDE;

    /// Draws the board with 0 at its lower left corner.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let side = CELL * f64::from(SIDE);
        let board = Rect::new(LEFT, BOTTOM - side, side, side);
        let lines = || (0..=SIDE).map(|line| CELL * f64::from(line));
        let mut shapes = vec![
            Shape::rect("proof-hot", board, 0.0),
            Shape::path("proof-grid", grid(board, lines(), lines())),
        ];
        for (x, y) in self.cold.iter().map(|cold| middle(*cold)) {
            let area = Rect::around((x, y), CELL - 1.0, CELL - 1.0);
            shapes.extend([Shape::rect("proof-cold", area, 0.0), Shape::circle("proof-cold-dot", x, y, 5.0)]);
        }
        shapes.extend(self.sees.map(|from| Shape::path("proof-sight", sight(from))));
        shapes.extend(self.arrows.iter().flat_map(move_of));
        shapes.extend((0..SIDE).step_by(2).flat_map(|number| {
            let (at, up) = middle((number, number));
            let text = number.to_string();
            [
                Shape::text("proof-number", at, BOTTOM + 16.0, SMALL, &text),
                Shape::text("proof-label-end", LEFT - 8.0, up + 4.0, SMALL, text),
            ]
        }));
        Scene::new(Rect::sized(WIDTH, BOTTOM + 22.0), shapes)
    }

    /// Returns the position at a point of the picture, if it is on the board.
    #[must_use]
    pub fn position_at((x, y): Point) -> Option<(u32, u32)> {
        let (right, up) = (((x - LEFT) / CELL).floor(), ((BOTTOM - y) / CELL).floor());
        let is_on = |place: f64| (0.0..f64::from(SIDE)).contains(&place);
        (is_on(right) && is_on(up)).then_some((right as u32, up as u32))
    }
}

fn middle((right, up): (u32, u32)) -> Point {
    (LEFT + CELL * (f64::from(right) + 0.5), BOTTOM - CELL * (f64::from(up) + 0.5))
}

/// Draws the three directions in which stones are taken.
fn sight((right, up): (u32, u32)) -> String {
    let low = right.min(up);
    [(0, up), (right, 0), (right - low, up - low)].map(|to| line(&[middle((right, up)), middle(to)])).concat()
}

fn move_of(Arrow { number, from, to }: &Arrow) -> Vec<Shape> {
    const SQUARE: f64 = 17.0;
    const RING: f64 = 9.0;
    let (start, end) = (middle(*from), middle(*to));
    let mut shapes: Vec<Shape> =
        arrow(["proof-way", "proof-way-tip"], start, toward(end, start, RING), TIP).into();
    shapes.push(Shape::circle("proof-target", end.0, end.1, RING));
    let area = Rect::around(start, SQUARE, SQUARE);
    shapes.extend(framed(["proof-start", "proof-start-number"], area, 3.0, SMALL, number.to_string()));
    shapes
}
