//! The n-ary family: a row of pieces of any kind, each at one of its places.
//!
//! This module holds what its puzzles share: which pieces of a long row are shown, what is known about each piece,
//! where it is found, and the marks. Each puzzle draws its own pieces.

pub(crate) mod case;
mod figure;
mod find;
mod hand;
pub(crate) mod marks;
pub(crate) mod rack;
mod row;
mod slots;
mod styles;
#[cfg(test)]
pub(crate) mod trial;

use gros_solver::{PieceMove, Puzzle};

use crate::axis::Axis;
use crate::gesture::{Gesture, Meaning};
use crate::note::{self, Note};
use crate::scene::{Point, Rect, Scene, Shape, Target};
use crate::subject::{Pictured, Subject, View};
use crate::within::Within;

pub use figure::Figure;
pub use find::{Choice, find};
pub use row::{Cell, Column, Row};
#[cfg(test)]
pub(crate) use row::{Cues, Spot, Way};
pub(crate) use styles::STYLES;

/// A puzzle of the family.
pub trait Kin: Puzzle<Move = PieceMove> {
    /// Returns how its drawing differs from the others.
    fn figure(&self) -> Figure;

    /// Draws a row of its pieces.
    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn;

    /// Writes a move in a state as a few characters.
    fn note(&self, state: &Self::State, mv: &PieceMove) -> Note {
        Note::numbered(self.displacement(state, mv))
    }

    /// Draws figures of the rules, in their order; none where a sentence says it best.
    fn rule_figures(&self, _is_flipped: bool) -> Vec<Scene> {
        Vec::new()
    }
}

impl<P: Kin> Pictured for P {
    fn move_milliseconds(&self) -> u32 {
        self.figure().milliseconds
    }

    fn milliseconds(&self, from: &P::State, to: &P::State) -> u32 {
        let (from, to) = (row::places(self, from), row::places(self, to));
        row::one_that_differs(&from, &to).map_or(0, |_| self.figure().milliseconds)
    }

    fn way(&self, state: &P::State, mv: &PieceMove) -> note::Way {
        self.figure().way(self.displacement(state, mv))
    }

    fn note(&self, state: &P::State, mv: &PieceMove) -> Note {
        Kin::note(self, state, mv)
    }

    fn rule_figures(&self, is_flipped: bool) -> Vec<Scene> {
        Kin::rule_figures(self, is_flipped)
    }

    fn scene(subject: &Subject<P>, view: &View<'_>) -> Scene {
        picture(subject, view).1
    }

    fn row(subject: &Subject<P>, view: &View<'_>) -> Option<Row> {
        Some(Row::of(subject, view))
    }

    fn meaning(subject: &Subject<P>, view: &View<'_>, gesture: Gesture) -> Option<Meaning<PieceMove>> {
        hand::meaning(subject, view, gesture)
    }
}

/// A drawing, and the positions on it, in its units.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The shapes, from back to front.
    pub shapes: Vec<Shape>,
    /// The visible part of the plane.
    pub room: Rect,
    /// The columns, from the left.
    pub spans: Vec<Span>,
    /// Where the mark of the next move would point.
    pub tag: Option<Point>,
}

impl Drawn {
    /// Returns a drawing whose columns are along an axis: `reach` says how high the piece of a column is and how far it
    /// reaches up and down, and `tag` where the mark of the next move points.
    pub(crate) fn in_columns(
        row: &Row,
        axis: Axis,
        (room, shapes): (Rect, Vec<Shape>),
        reach: impl Fn(&Column) -> (f64, f64),
        tag: impl Fn(&Cell) -> f64,
    ) -> Drawn {
        let span = |(index, column): (usize, &Column)| {
            let (y, r) = reach(column);
            Span { x: axis.nth(index), width: axis.unit, y, r, found: None }
        };
        let next = row.cells().find(|(_, cell)| cell.next.is_some());
        Drawn {
            shapes,
            room,
            spans: row.columns.iter().enumerate().map(span).collect(),
            tag: next.map(|(index, cell)| (axis.nth(index), tag(cell))),
        }
    }
}

/// Where a column is drawn, and the piece in it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Span {
    /// The centre of the column.
    pub x: f64,
    /// The width of the column.
    pub width: f64,
    /// The height of its piece.
    pub y: f64,
    /// How far the piece reaches up and down.
    pub r: f64,
    /// Another area in which the piece is found, if it leaves its column.
    pub found: Option<Rect>,
}

/// Returns the pieces of a puzzle in columns, and their picture.
#[must_use]
pub fn picture<P: Kin>(subject: &Subject<P>, view: &View<'_>) -> (Row, Scene) {
    let row = Row::of(subject, view);
    let drawn = subject.puzzle.draw(&row.pointed_at(view.hovered), view);
    let scene = scene(&row, drawn).with_light(subject.lit);
    (row, scene)
}

fn scene(row: &Row, Drawn { shapes, room, spans, tag }: Drawn) -> Scene {
    let targets = row.columns.iter().zip(&spans).map(|(column, span)| target(column, *span, room)).collect();
    let tag = tag.filter(|_| row.is_calm() && !row.is_refusing);
    Scene { room, shapes, targets, tag, ..Scene::default() }
}

fn target(column: &Column, Span { x, width, y, r, found }: Span, room: Rect) -> Target {
    let piece = found.unwrap_or(Rect::new(x - width / 2.0, y - r, width, 2.0 * r));
    let (left, top, right, foot) = (piece.x, piece.y, piece.x + piece.width, piece.y + piece.height);
    Target {
        name: "piece",
        pieces: column.pieces(),
        area: Rect::new(x - width / 2.0, room.y, width, room.height),
        outlines: vec![(vec![(left, top), (right, top), (right, foot), (left, foot)], 0.0)],
    }
}

/// Returns the size of the numbers on pieces, in units of a drawing of this size: legible if there is room.
pub(crate) fn number_size(view: &View<'_>, (width, height): (f64, f64)) -> f64 {
    let (wide, high) = view.room;
    let across = width / wide.max(1.0);
    let unit = if high > 0.0 { across.max(height / high) } else { across };
    if view.is_still { (13.0 * unit).within(24.0, 64.0) } else { (12.0 * unit).within(24.0, 40.0) }
}
