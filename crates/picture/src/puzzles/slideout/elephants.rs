//! The Crazy Elephant Dance: elephants on turntables, seen from above.

use std::f64::consts::PI;

use crate::axis::Axis;
use crate::ease::ease;
use crate::family::{Cell, Column, Drawn, Figure, Row, marks, number_size};
use crate::marks::framed;
use crate::path::{self, num, tip};
use crate::scene::{Place, Rect, Shape};
use crate::subject::View;

/// Elephants turn; the last place is the lowest.
pub(super) const FIGURE: Figure = Figure { narrowest: 52.0, rises: false, turns: true, ..Figure::slots() };

/// The centres of the turntables. All measures are in units of the drawing.
const COLUMNS: Axis = Axis { zero: 144.0, unit: 176.0 };
const LINE: f64 = 110.0;
const TOP: f64 = 4.0;
const HEIGHT: f64 = 214.0;
/// A turntable, its inner disc, and the track between them.
const TABLE: f64 = 77.0;
const DISC: f64 = 67.0;
const TRACK: f64 = 72.0;

/// The largest size of a number that fits on a plate.
const PLATE_DIGIT: f64 = 40.0;

/// Draws the elephants.
pub(super) fn draw(row: &Row, view: &View<'_>) -> Drawn {
    let width = COLUMNS.width(row.columns.len());
    let plate = Rect::new(48.0, LINE - 98.0, width - 96.0, 201.0);
    let shade = Rect { y: plate.y + 5.0, ..plate };
    let look = Look { at_rest: row.is_calm(), number: number_size(view, (width, HEIGHT)).min(PLATE_DIGIT) };
    let mut shapes = vec![Shape::rect("table-shade", shade, 98.0), Shape::rect("plate-face", plate, 98.0)];
    shapes.extend(marks::columns(row, COLUMNS, LINE, |cell, x| look.elephant(cell, x)));
    let reach = |column: &Column| (LINE, if matches!(column, Column::Piece(_)) { 24.0 } else { HEIGHT });
    let room = Rect::new(0.0, TOP, width, HEIGHT);
    Drawn::in_columns(row, COLUMNS, (room, shapes), reach, |_| LINE - TABLE - 9.0)
}

/// Returns a point of the track: 0 up, 1 right, 2 down.
fn on_track(x: f64, place: f64) -> (f64, f64) {
    let (sin, cos) = (place * PI / 2.0).sin_cos();
    (x + TRACK * sin, LINE - TRACK * cos)
}

/// The values that all elephants share.
#[derive(Clone, Copy)]
struct Look {
    at_rest: bool,
    /// The size of the numbers.
    number: f64,
}

impl Look {
    fn elephant(self, cell: &Cell, x: f64) -> Vec<Shape> {
        let (at_rest, is_next) = (self.at_rest, self.at_rest && cell.next.is_some());
        let mut shapes = Vec::new();
        if is_next {
            shapes.extend(marks::halo(x, LINE, TABLE + 4.0));
        }
        shapes.extend(cell.wanted.map(|_| Shape::circle("blocked", x, LINE, TABLE)));
        shapes.extend(table(x));
        let turn = ease(cell.at.fract()) + cell.at.floor();
        let place = Place { scale: 0.94, ..Place::at(x, LINE).turned(90.0 * turn) };
        shapes.push(marks::nudged(cell.is_refused, vec![Shape::placed(place, elephant())]));
        shapes.extend((0..=cell.most).map(|place| stop(x, place, f64::from(place) == cell.at)));
        let result = cell.outcome().filter(|_| at_rest);
        let arrow = result.into_iter().flat_map(|to| arrow(x, cell.at, to.into()));
        shapes.extend(marks::outcome(cell, arrow));
        if at_rest && !is_next && !cell.allowed.is_empty() {
            shapes.push(Shape::circle("halo-legal", x, LINE, TABLE + 8.0));
        }
        shapes.extend(self.plate(cell, x));
        shapes.extend(cell.is_refused.then(|| marks::lock(x, LINE)));
        shapes
    }

    fn plate(self, cell: &Cell, x: f64) -> [Shape; 2] {
        let plate = Rect::around((x, LINE + 90.0), 34.0, 28.0);
        framed(["number-plate", "plate-digit"], plate, 6.0, self.number, cell.piece.to_string())
    }
}

/// Draws a turntable, and the track of the trunk's tip.
fn table(x: f64) -> [Shape; 3] {
    let ((x0, y0), (x2, y2)) = (on_track(x, 0.0), on_track(x, 2.0));
    let [x0, y0, r, x2, y2] = [x0, y0, TRACK, x2, y2].map(num);
    let track = format!("M{x0} {y0}A{r} {r} 0 0 1 {x2} {y2}");
    [
        Shape::circle("pit", x, LINE, TABLE).keyed("pit"),
        Shape::circle("turntable", x, LINE, DISC).keyed("table"),
        Shape::path("track", track).keyed("track"),
    ]
}

fn stop(x: f64, place: u16, is_here: bool) -> Shape {
    let (x, y) = on_track(x, place.into());
    let (role, r) = if is_here { ("stop-here", 7.0) } else { ("stop", 4.6) };
    Shape::circle(role, x, y, r).keyed(usize::from(place))
}

/// Draws an arrow along the track.
fn arrow(x: f64, from: f64, to: f64) -> [Shape; 2] {
    let way = (to - from).signum();
    let (start, end, point) = (from + 0.16 * way, to - 0.3 * way, to - 0.1 * way);
    let ((x0, y0), (x1, y1), (tx, ty)) = (on_track(x, start), on_track(x, end), on_track(x, point));
    let length = (tx - x1).hypot(ty - y1);
    let head = tip((x1, y1), (tx, ty), (length, 0.6 * length));
    let sweep = u8::from(way > 0.0);
    let [x0, y0, r, x1, y1] = [x0, y0, TRACK, x1, y1].map(num);
    let arc = format!("M{x0} {y0}A{r} {r} 0 0 {sweep} {x1} {y1}");
    [Shape::path("turn", arc), Shape::path("arrow", head)]
}

fn ellipse(role: &'static str, x: f64, y: f64, rx: f64, ry: f64) -> Shape {
    Shape::path(role, path::ellipse((x, y), rx, ry))
}

/// Draws an elephant from above, its head up, around the centre of its turntable.
fn elephant() -> Vec<Shape> {
    let mut shapes = vec![Shape::path("tail", "M0 48q3 8 0 15"), Shape::circle("eye-dot", 0.0, 64.0, 3.4)];
    let mut both = |draw: fn(f64) -> Vec<Shape>| shapes.extend([-1.0, 1.0].into_iter().flat_map(draw));
    both(|side| [(20.0, 4.0), (19.0, 38.0)].map(|(x, y)| Shape::circle("hide", x * side, y, 9.5)).into());
    shapes.push(ellipse("hide", 0.0, 19.0, 27.0, 32.0));
    shapes.push(Shape::path("dial-gloss", "M-16 12Q-17 24 -11 35"));
    let mut both = |draw: fn(f64) -> Vec<Shape>| shapes.extend([-1.0, 1.0].into_iter().flat_map(draw));
    both(|side| vec![ellipse("hide", 30.0 * side, -22.0, 18.0, 20.0)]);
    both(|side| vec![ellipse("ear", 31.0 * side, -21.0, 11.0, 13.0)]);
    both(|side| {
        let tusk = format!("M{} -35q{} -10 {} -16", num(8.0 * side), num(6.0 * side), num(side));
        vec![Shape::path("tusk", tusk)]
    });
    shapes.extend(["trunk-line", "trunk"].map(|role| Shape::path(role, "M0 -34V-62")));
    shapes.push(ellipse("hide", 0.0, -21.0, 20.0, 19.0));
    shapes.extend([-1.0, 1.0].map(|side| Shape::circle("eye-dot", 9.0 * side, -27.0, 3.2)));
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_runs_from_up_over_right_to_down() {
        let round = |place: f64| {
            let (x, y) = on_track(0.0, place);
            (x.round(), (y - LINE).round())
        };
        assert_eq!([round(0.0), round(1.0), round(2.0)], [(0.0, -TRACK), (TRACK, 0.0), (0.0, TRACK)]);
    }
}
