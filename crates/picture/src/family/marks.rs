//! Marks that mean the same on every board of the family: the halo, the lock, and the dots of a gap.

use super::row::{Cell, Column};
use crate::path::num;
use crate::scene::{Form, Place, Point, Rect, Role, Shape};

/// The strokes of a halo, from the widest to the narrowest.
const HALO: [&str; 3] = ["halo-casing", "halo", "halo-fill"];

/// Draws the halo of the next move around a circle.
pub(crate) fn halo(x: f64, y: f64, r: f64) -> [Shape; 3] {
    HALO.map(|role| Shape::circle(role, x, y, r))
}

/// Draws the halo of the next move around a rectangle.
pub(crate) fn halo_of(rect: Rect, r: f64) -> [Shape; 3] {
    HALO.map(|role| Shape::rect(role, rect, r))
}

/// Draws a column around a point: its piece, or dots if pieces are left out.
pub(crate) fn column(column: &Column, (x, y): Point, piece: impl FnOnce(&Cell) -> Vec<Shape>) -> Shape {
    match column {
        Column::Piece(cell) => Shape::group(piece(cell)).keyed(cell.piece),
        Column::Gap { is_blocker, first, .. } => Shape::group(gap(x, y, *is_blocker)).keyed(*first),
    }
}

/// Draws three dots in place of the pieces left out.
fn gap(x: f64, y: f64, is_blocker: bool) -> Vec<Shape> {
    let role = if is_blocker { "left-out-bad" } else { "left-out" };
    [-22.0, 0.0, 22.0].map(|dx| Shape::circle(role, x + dx, y, 6.0)).into()
}

/// Draws a lock on a piece whose move was refused.
pub(crate) fn lock(x: f64, y: f64) -> Shape {
    let shackle = "M-6 -2h12v9h-12zM-3.5 -2v-3a3.5 3.5 0 0 1 7 0v3".to_owned();
    Shape::placed(
        Place::at(x, y),
        vec![Shape::circle("lock-ground", 0.0, 0.0, 17.0), Shape::path("lock", shackle)],
    )
    .keyed("lock")
}

/// Draws a straight arrow up or down, with its head at `tip`.
pub(crate) fn straight(x: f64, from: f64, tip: f64) -> [Shape; 2] {
    let down = if tip > from { 1.0 } else { -1.0 };
    let neck = tip - 14.0 * down;
    [
        Shape::path("turn", format!("M{} {}V{}", num(x), num(from), num(neck))),
        Shape::path("arrow", format!("M{} {}h24l-12 {}z", num(x - 12.0), num(neck), num(16.0 * down))),
    ]
}

/// Draws where a piece will be: the next move in its own colour, any other that one points at in ink.
pub(crate) fn outcome(cell: &Cell, shapes: impl IntoIterator<Item = Shape>) -> Vec<Shape> {
    let shapes = shapes.into_iter();
    if cell.next.is_some() { shapes.collect() } else { shapes.map(as_other).collect() }
}

/// Draws a shape of the next move as one of another move.
pub(crate) fn as_other(shape: Shape) -> Shape {
    let form = match shape.form {
        Form::Group(place, shapes) => Form::Group(place, shapes.into_iter().map(as_other).collect()),
        form => form,
    };
    let shape = Shape { form, ..shape };
    match shape.role {
        Some(Role("result")) => shape.with_role("result-other"),
        Some(Role("turn")) => shape.with_role("turn-other"),
        Some(Role("arrow")) => shape.with_role("arrow-other"),
        _ => shape,
    }
}

/// Groups the shapes of a piece, which shakes if its move was refused.
pub(crate) fn nudged(is_refused: bool, shapes: Vec<Shape>) -> Shape {
    let group = Shape::group(shapes).keyed("piece");
    if is_refused { group.with_role("nudged") } else { group }
}
