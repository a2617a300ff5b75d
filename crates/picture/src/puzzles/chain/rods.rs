//! The Brain: rods in a block, pushed in or pulled out.

use crate::axis::Axis;
use crate::ease::ease;
use crate::family::{Cell, Column, Drawn, Figure, Row, marks, number_size};
use crate::path::{down, ellipse, line, num};
use crate::scene::{Rect, Shape};
use crate::subject::View;

/// Rods go in and out.
pub(super) const FIGURE: Figure = Figure::slots();

/// The centres of the rods. All measures are in units of the drawing.
const COLUMNS: Axis = Axis { zero: 84.0, unit: 104.0 };
const TOP: f64 = 22.0;
const HEIGHT: f64 = 344.0;
/// The height of a knob whose rod is out, and of one whose rod is in.
const OUT: f64 = 74.0;
const IN: f64 = 156.0;
const KNOB: f64 = 29.0;
/// The top of the block, the edge of its face, and its foot.
const BLOCK: [f64; 3] = [196.0, 216.0, 300.0];
/// From the knob to the other end of the rod.
const LENGTH: f64 = 196.0;

/// Draws the rods.
pub(super) fn draw(row: &Row, view: &View<'_>) -> Drawn {
    let width = COLUMNS.width(row.columns.len());
    let look = Look { at_rest: row.is_calm(), number: number_size(view, (width, HEIGHT)) };
    let below =
        row.cells().flat_map(|(index, cell)| rod(COLUMNS.nth(index), BLOCK[2] - 8.0, y_of(cell) + LENGTH));
    let mut shapes = vec![Shape::group(below.collect()).keyed("below")];
    shapes.extend(block(width));
    shapes.extend(marks::columns(row, COLUMNS, IN, |cell, x| look.rod(cell, x)));
    let reach = |column: &Column| {
        let y = if let Column::Piece(cell) = column { y_of(cell) } else { IN };
        (y, HEIGHT)
    };
    let tag = |cell: &Cell| {
        let highest = if cell.next == Some(1) { OUT } else { y_of(cell) };
        highest - KNOB - 6.0
    };
    Drawn::in_columns(row, COLUMNS, (Rect::new(0.0, TOP, width, HEIGHT), shapes), reach, tag)
}

fn y_of(cell: &Cell) -> f64 {
    IN + (OUT - IN) * ease(cell.at)
}

fn rod(x: f64, from: f64, to: f64) -> [Shape; 3] {
    let d = down(x, (from, to));
    ["shaft-line", "shaft-body", "shaft-light"].map(|role| Shape::path(role, d.clone()))
}

fn block(width: f64) -> [Shape; 2] {
    let [top, edge, foot] = BLOCK;
    let lid = line(&[(34.0, top), (width - 34.0, top), (width - 18.0, edge), (18.0, edge)]) + "z";
    let face = Rect::new(18.0, edge, width - 36.0, foot - edge);
    [Shape::path("lid", lid), Shape::rect("plate-face", face, 3.0)]
}

/// The values that all rods share.
#[derive(Clone, Copy)]
struct Look {
    at_rest: bool,
    /// The size of the numbers.
    number: f64,
}

impl Look {
    fn rod(self, cell: &Cell, x: f64) -> Vec<Shape> {
        let y = y_of(cell);
        let lid = (BLOCK[0] + BLOCK[1]) / 2.0;
        let socket = ellipse((x, lid), 17.0, 6.0);
        let mut piece: Vec<Shape> = rod(x, y + KNOB - 4.0, lid).into();
        if self.at_rest && cell.next.is_some() {
            piece.extend(marks::halo(x, y, KNOB + 6.0));
        }
        piece.extend(cell.wanted.map(|_| Shape::circle("blocked", x, y, KNOB)));
        piece.extend(knob(cell.at > 0.5, x, y));
        let mut shapes = vec![Shape::path("socket", socket), marks::nudged(cell.is_refused, piece)];
        if let Some(to) = cell.outcome().filter(|_| self.at_rest) {
            shapes.extend(marks::outcome(cell, outcome(x, y, if to == 1 { OUT } else { IN })));
        }
        if self.at_rest && !cell.allowed.is_empty() && cell.next.is_none() {
            shapes.push(Shape::circle("halo-legal", x, y, KNOB + 8.0));
        }
        shapes.extend(cell.is_refused.then(|| marks::lock(x, y)));
        let foot = (BLOCK[1] + BLOCK[2]) / 2.0;
        shapes.push(Shape::text("plate-digit", x, foot, self.number, cell.piece.to_string()));
        shapes
    }
}

fn knob(is_out: bool, x: f64, y: f64) -> [Shape; 2] {
    let gloss = format!("M{} {}A20 20 0 0 1 {} {}", num(x - 17.0), num(y - 8.0), num(x - 5.0), num(y - 19.0));
    [
        Shape::circle(if is_out { "knob-out" } else { "knob-in" }, x, y, KNOB).keyed("knob"),
        Shape::path("dial-gloss", gloss).keyed("gloss"),
    ]
}

/// Draws where a knob will be, and an arrow to it.
fn outcome(x: f64, y: f64, to: f64) -> Vec<Shape> {
    let up = if to < y { -1.0 } else { 1.0 };
    let mut shapes = vec![Shape::circle("result", x, to, KNOB)];
    shapes.extend(marks::straight(x, y + up * (KNOB + 4.0), to - up * 8.0));
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::trial;

    #[test]
    fn a_rod_that_is_out_is_higher_and_none_falls_through_the_block() {
        let drawn = draw(&trial::row(&[(0, 1), (1, 1)]), &View::of((400.0, 400.0)));
        let places: Vec<(f64, f64)> = drawn.spans.iter().map(|span| (span.x, span.y)).collect();
        assert_eq!(places, [(84.0, IN), (188.0, OUT)]);
        // The knob stays above the block, the other end below it.
        let (pushed_in, out) = (drawn.spans[0].y, drawn.spans[1].y);
        assert!(pushed_in + KNOB < BLOCK[0] && out + LENGTH < BLOCK[2] && pushed_in + LENGTH > BLOCK[2]);
        assert!(pushed_in + LENGTH < drawn.room.y + drawn.room.height && out - KNOB > drawn.room.y);
    }
}
