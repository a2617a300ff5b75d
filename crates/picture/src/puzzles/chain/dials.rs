//! Spin-Out: dials on a slide in a case, cut open. A dial turns only in the bay of the case.
//!
//! The rule follows from the shape of a dial: it turns unless its right neighbour lies flat against it.

use crate::ease::ease;
use crate::family::case::{
    BAY, BELL, CASE, COLUMNS, FRAME, LINE, MARGIN, arrow, case, dial, face, slide, width_of, x_of,
};
use crate::family::{Cell, Column, Drawn, Figure, Row, marks, number_size};
use crate::scene::{Place, Rect, Shape};
use crate::subject::{Sign, View};

/// Dials turn, and the case follows them.
pub(super) const FIGURE: Figure =
    Figure { narrowest: 36.0, turns: true, milliseconds: 700, ..Figure::slots() };

/// Where the bay is when the case has been taken off.
const AWAY: f64 = -2.0 * CASE;

/// Draws the dials.
pub(super) fn draw(row: &Row, view: &View<'_>) -> Drawn {
    let width = width_of(row.columns.len());
    let (bay, at_rest) = (bay_x(row), row.is_calm());
    let look = Look {
        at_rest,
        is_refusing: row.cells().any(|(_, cell)| cell.is_refused),
        turn: turn(row),
        number: number_size(view, (width, FRAME.1)),
    };
    let mut shapes = case(view, bay, width, Sign::TurnsHere);
    if at_rest && row.next.1.is_some() {
        shapes.push(Shape::group(marks::halo(bay, LINE, BAY).into()).keyed("halo"));
    }
    shapes.push(slide(width - MARGIN));
    shapes.extend(marks::columns(row, COLUMNS, LINE, |cell, x| look.dial(cell, x)));
    let reach = |column: &Column| (LINE, if matches!(column, Column::Piece(_)) { 50.0 } else { FRAME.1 });
    let room = Rect::new(0.0, FRAME.0, width, FRAME.1);
    Drawn::in_columns(row, COLUMNS, (room, shapes), reach, |_| LINE - BAY)
}

/// Returns the position of the bay: at the dial that turns next, or on its way there past the dial that is turning. If
/// that is not told, it is at the free dial as long as an upright one keeps the slide in.
fn bay_x(row: &Row) -> f64 {
    let rest = if is_out(row) { AWAY } else { row.column_of(1).map_or(AWAY, x_of) };
    let x = |piece: Option<usize>| piece.and_then(|piece| row.column_of(piece)).map_or(rest, x_of);
    let (before, after) = (x(row.next.0), x(row.next.1));
    let Some((moved, part)) = row.moving else { return after };
    let turning = x(Some(moved));
    let (first, last) = turn(row);
    if part < first {
        before + (turning - before) * ease(part / first)
    } else if part < last {
        turning
    } else {
        turning + (after - turning) * ease((part - last) / (1.0 - last))
    }
}

/// Returns whether all dials are flat, and the slide comes out.
fn is_out(row: &Row) -> bool {
    row.columns.iter().all(|column| match column {
        Column::Piece(cell) => cell.value == 0,
        Column::Gap { value, .. } => *value == Some(0),
    })
}

/// Returns the part of a move in which the dial itself turns; during the rest the case slides.
fn turn(row: &Row) -> (f64, f64) {
    let is_there = row.moving.is_some_and(|(moved, _)| row.next.0 == Some(moved));
    if is_there { (0.0, 0.5) } else { (0.35, 0.7) }
}

/// The values that all dials share.
#[derive(Clone, Copy)]
struct Look {
    at_rest: bool,
    /// Whether to show what blocks a move.
    is_refusing: bool,
    /// The part of a move in which a dial turns.
    turn: (f64, f64),
    /// The size of the numbers.
    number: f64,
}

impl Look {
    fn dial(self, cell: &Cell, x: f64) -> Vec<Shape> {
        let upright = turned(cell, self.turn);
        let turned = Place::at(x, LINE).turned(-90.0 * (1.0 - upright));
        let mut piece = vec![Shape::placed(turned, dial(upright > 0.5, cell.wanted.is_some())).keyed("dial")];
        let result = cell.outcome().filter(|_| self.at_rest && !self.is_refusing);
        piece.extend(marks::outcome(cell, result.map(|to| outcome(to == 1, x))));
        piece.extend(face(x, cell.piece, self.number));
        let mut shapes = vec![marks::nudged(cell.is_refused, piece)];
        if self.at_rest && !cell.allowed.is_empty() && cell.next.is_none() {
            shapes.push(Shape::circle("halo-legal", x, LINE, 58.0));
        }
        shapes.extend(cell.is_refused.then(|| marks::lock(x, LINE - 62.0)));
        shapes
    }
}

/// Draws which way a dial will face, and how it turns.
fn outcome(is_upright: bool, x: f64) -> Shape {
    let turn = if is_upright { 0.0 } else { -90.0 };
    let bell = Shape::path("result", BELL);
    let mut shapes = vec![Shape::placed(Place::at(0.0, 0.0).turned(turn), vec![bell])];
    shapes.extend(arrow(is_upright));
    Shape::placed(Place::at(x, LINE), shapes).keyed("result")
}

/// Returns how far a dial is turned, where 1 is upright. In motion it waits for the case at the beginning and at the
/// end.
fn turned(cell: &Cell, (first, last): (f64, f64)) -> f64 {
    let to = f64::from(cell.value);
    let part = 1.0 - (to - cell.at).abs();
    let done = ease((part - first) / (last - first));
    if cell.value == 1 { done } else { 1.0 - done }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::{Cues, Spot, Way};
    use gros_solver::PieceMove;

    fn digits(word: &str) -> impl Iterator<Item = u16> + '_ {
        word.chars().map(|digit| u16::from(digit == '1'))
    }

    fn dials(word: &str, next: Option<usize>, way: Option<(&str, usize, f64)>) -> Row {
        let spot = |(place, value)| Spot { piece: word.len() - place, value, most: 1, goal: 0 };
        let spots: Vec<Spot> = digits(word).enumerate().map(spot).collect();
        let best = next.map(|piece| PieceMove { piece, to: 0 });
        let way =
            way.map(|(word, next, part)| Way { places: digits(word).collect(), next: Some(next), part });
        Row::new(&spots, Cues { best, ..Cues::default() }, way.as_ref(), 1, 9)
    }

    #[test]
    fn seven_dials_are_placed_as_in_the_specification() {
        let drawn = draw(&dials("0101000", Some(5), None), &View::of((992.0, 400.0)));
        assert_eq!(drawn.room.width, 992.0);
        let middles: Vec<f64> = drawn.spans.iter().map(|span| span.x).collect();
        assert_eq!(middles, [102.0, 220.0, 338.0, 456.0, 574.0, 692.0, 810.0]);
        assert_eq!(drawn.tag, Some((338.0, 124.0)));
    }

    #[test]
    fn the_bay_is_with_the_dial_that_turns() {
        assert_eq!(bay_x(&dials("0101000", Some(5), None)), 338.0);
        // The case has come off.
        assert!(bay_x(&dials("0000000", None, None)) + CASE < 0.0);
        assert_eq!(bay_x(&dials("1000000", None, None)), x_of(6), "an upright dial keeps the slide in");
        // Dial 1 is about to turn, then dial 5 follows.
        let at = |part| bay_x(&dials("0101000", Some(5), Some(("0101001", 1, part))));
        assert_eq!([at(0.0), at(0.4), at(1.0)], [810.0, 810.0, 338.0]);
        // Dial 3 turns though dial 1 should: the case goes there first.
        let at = |part| bay_x(&dials("0000110", Some(3), Some(("0000010", 1, part))));
        assert_eq!([at(0.0), at(0.5)], [810.0, 574.0]);
    }
}
