//! Why every hot position reaches a cold one, and no cold one does: a board of two piles.

use super::{SMALL, WIDTH, line, tip};
use crate::path::{each, num};
use crate::scene::{Point, Rect, Scene, Shape};
use std::fmt::Write;

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
    /// The cold position whose moves are drawn: none of them meets another.
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
        let mut shapes = vec![
            Shape::rect("proof-hot", Rect::new(LEFT, BOTTOM - side, side, side), 0.0),
            Shape::path("proof-grid", grid()),
        ];
        for (x, y) in self.cold.iter().map(|cold| middle(*cold)) {
            let area = Rect::new(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL).grown(-0.5);
            shapes.extend([Shape::rect("proof-cold", area, 0.0), Shape::circle("proof-cold-dot", x, y, 5.0)]);
        }
        shapes.extend(self.sees.map(|from| Shape::path("proof-sight", sight(from))));
        shapes.extend(self.arrows.iter().flat_map(arrow));
        shapes.extend((0..SIDE).step_by(2).flat_map(|number| {
            let (at, _) = middle((number, number));
            let (_, up) = middle((number, number));
            let text = number.to_string();
            [
                Shape::text("proof-number", at, BOTTOM + 16.0, SMALL, text.clone()),
                Shape::text("proof-label-end", LEFT - 8.0, up + 4.0, SMALL, text),
            ]
        }));
        Scene { room: Rect::new(0.0, 0.0, WIDTH, BOTTOM + 22.0), shapes, ..Scene::default() }
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

fn grid() -> String {
    let side = CELL * f64::from(SIDE);
    each(0..=SIDE, |path, index| {
        let part = CELL * f64::from(index);
        write!(
            path,
            "M{} {}v-{}M{} {}h{}",
            num(LEFT + part),
            num(BOTTOM),
            num(side),
            num(LEFT),
            num(BOTTOM - part),
            num(side)
        )
    })
}

/// Draws the three directions in which stones are taken.
fn sight((right, up): (u32, u32)) -> String {
    let low = right.min(up);
    [(0, up), (right, 0), (right - low, up - low)].map(|to| line(middle((right, up)), middle(to))).concat()
}

fn arrow(Arrow { number, from, to }: &Arrow) -> Vec<Shape> {
    const SQUARE: f64 = 17.0;
    const RING: f64 = 9.0;
    let (start, end) = (middle(*from), middle(*to));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = dx.hypot(dy).max(0.01);
    let near = (end.0 - dx / length * RING, end.1 - dy / length * RING);
    let area = Rect::new(start.0 - SQUARE / 2.0, start.1 - SQUARE / 2.0, SQUARE, SQUARE);
    let stop = (near.0 - dx / length * 7.0, near.1 - dy / length * 7.0);
    vec![
        Shape::path("proof-way", line(start, stop)),
        Shape::path("proof-way-tip", tip(start, near)),
        Shape::circle("proof-target", end.0, end.1, RING),
        Shape::rect("proof-start", area, 3.0),
        Shape::text("proof-start-number", start.0, start.1, SMALL, number.to_string()),
    ]
}
