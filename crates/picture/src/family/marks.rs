//! Marks that mean the same on every board of the family: the halo, the lock, and the dots of a gap.

use super::row::{Cell, Column, Row};
use crate::axis::Axis;
use crate::marks::arrow;
use crate::path::num;
use crate::scene::{Form, Place, Rect, Role, Shape};

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

/// Draws columns along an axis: their pieces, or dots at a height where pieces are left out.
pub(crate) fn columns(
    row: &Row,
    axis: Axis,
    y: f64,
    piece: impl Fn(&Cell, f64) -> Vec<Shape>,
) -> impl Iterator<Item = Shape> {
    row.columns.iter().enumerate().map(move |(index, column)| match (column, axis.nth(index)) {
        (Column::Piece(cell), x) => Shape::group(piece(cell, x)).keyed(cell.piece),
        (Column::Gap { is_blocker, first, .. }, x) => Shape::group(gap(x, y, *is_blocker)).keyed(*first),
    })
}

/// Draws three dots in place of the pieces left out.
fn gap(x: f64, y: f64, is_blocker: bool) -> Vec<Shape> {
    let role = if is_blocker { "left-out-bad" } else { "left-out" };
    [-22.0, 0.0, 22.0].map(|dx| Shape::circle(role, x + dx, y, 6.0)).into()
}

/// Draws a lock on a piece whose move was refused.
pub(crate) fn lock(x: f64, y: f64) -> Shape {
    let shackle = "M-6 -2h12v9h-12zM-3.5 -2v-3a3.5 3.5 0 0 1 7 0v3";
    Shape::placed(
        Place::at(x, y),
        vec![Shape::circle("lock-ground", 0.0, 0.0, 17.0), Shape::path("lock", shackle)],
    )
    .keyed("lock")
}

/// Draws a straight arrow up or down, with its head at `tip`.
pub(crate) fn straight(x: f64, from: f64, tip: f64) -> [Shape; 2] {
    let end = tip + if tip > from { 2.0 } else { -2.0 };
    arrow(["turn", "arrow"], (x, from), (x, end), (16.0, 12.0))
}

/// Draws the flag at the goal of a piece.
pub(crate) fn flag(x: f64, y: f64) -> Shape {
    Shape::path("goal-flag", format!("M{} {}v-17h13l-4 5 4 5h-11", num(x - 5.0), num(y + 9.0)))
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
