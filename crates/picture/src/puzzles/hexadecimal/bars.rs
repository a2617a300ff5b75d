//! The Hexadecimal Puzzle: bars that hang in a beam, and a key that fits under the bars before the one that can tip.
//!
//! A cut of 1 in the key is low, and a cut of 0 is a tooth, so the key fits exactly where the bars match it.

use crate::axis::Axis;
use crate::ease::ease;
use crate::family::{Cell, Drawn, Figure, Row, marks, number_size};
use crate::path::{check, down, num};
use crate::scene::{Place, Rect, Shape};
use crate::subject::View;

/// Bars fall, and the key is lowered, pulled along and lifted as well.
pub(super) const FIGURE: Figure = Figure { rises: false, milliseconds: 700, ..Figure::slots() };

/// The distance between two bars, and the centre of bar 1. All measures are in units of the drawing.
const PITCH: f64 = 92.0;
const FIRST: f64 = 262.0;
const COLUMNS: Axis = Axis { zero: FIRST, unit: PITCH };
const MARGIN: f64 = 86.0;
const TOP: f64 = 40.0;
const HEIGHT: f64 = 400.0;
/// The width of a bar, and the height of its top when it is up and when it is down.
const BAR: (f64, f64) = (60.0, 186.0);
const UP: f64 = 50.0;
const DOWN: f64 = 112.0;
/// The beam, and the lip with the numbers on it.
const BEAM: [f64; 2] = [136.0, 208.0];
const LIP: [f64; 2] = [156.0, 192.0];
/// The shaft of the key, and the top of a tooth.
const SHAFT: [f64; 2] = [302.0, 352.0];
const TOOTH: f64 = 240.0;
const BOW: (f64, f64, f64) = (96.0, 328.0, 50.0);
/// How far the key must be lowered to pass below the bars.
const CLEAR: f64 = 60.0;
/// The fractions of a move that a bar takes to tip, and the key to be lowered and as long to be lifted.
const TIPPING: f64 = 0.35;
const LOWERING: f64 = 0.15;
/// The type size of the cuts' digits.
const CUTS: f64 = 38.0;
/// Half the width of a tooth at its base.
const TOOTH_HALF: f64 = 32.0;

/// Draws the bars; `key` holds its cuts, the last one next to the bar that can tip.
pub(super) fn draw(row: &Row, view: &View<'_>, key: &str) -> Drawn {
    let last = row.columns.len().saturating_sub(1);
    let width = x_of(last) + MARGIN;
    let size = number_size(view, (width, HEIGHT));
    let number = |(index, cell): (usize, &Cell)| {
        let text = cell.piece.to_string();
        Shape::text("plate-digit", x_of(index), (LIP[0] + LIP[1]) / 2.0, size, text)
    };
    let mut shapes = vec![Shape::rect("beam", beam(BEAM, width), 8.0), draw_key(row, key)];
    shapes.extend(row.cells().map(|(index, cell)| bar(row, cell, x_of(index)).keyed(cell.piece)));
    shapes.push(Shape::rect("lip", beam(LIP, width), 0.0));
    shapes.extend(row.cells().map(number));
    let room = Rect::new(0.0, TOP, width, HEIGHT);
    let tag = |cell: &Cell| y_of(row, cell).min(DOWN) - 10.0;
    Drawn::in_columns(row, COLUMNS, (room, shapes), |_| (BEAM[0], HEIGHT), tag)
}

fn x_of(index: usize) -> f64 {
    COLUMNS.nth(index)
}

/// Returns how far a part of a move has come: as a fraction of its time from `start` on, which lasts `length`.
fn phase(part: f64, start: f64, length: f64) -> f64 {
    ease((part - start) / length)
}

/// Returns when the bar tips: before the key leaves it, or at last where the key has to go there first.
fn tipping(row: &Row) -> f64 {
    let moved = row.moving.map(|(piece, _)| piece);
    if moved.is_some() && moved == row.next.1 { 1.0 - TIPPING } else { 0.0 }
}

fn y_of(row: &Row, cell: &Cell) -> f64 {
    let (from, to) = (f64::from(cell.from), f64::from(cell.value));
    let done = row.moving.map_or(1.0, |(_, part)| phase(part, tipping(row), TIPPING));
    UP + (DOWN - UP) * (from + (to - from) * done)
}

fn beam([top, foot]: [f64; 2], width: f64) -> Rect {
    Rect::new(FIRST - 56.0, top, width - FIRST + 26.0, foot - top)
}

/// Where the key is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KeyPlace {
    /// Its tip, to the left of the bar that tips next.
    tip: f64,
    /// How far it is lowered.
    drop: f64,
}

/// Returns where the key is. Before or after the bar tips, it is lowered, pulled along below all bars, and lifted.
fn key_place(row: &Row) -> KeyPlace {
    let x =
        |piece: Option<usize>| piece.and_then(|piece| row.column_of(piece)).map_or(FIRST, x_of) - PITCH / 2.0;
    let (before, after) = (x(row.next.0), x(row.next.1));
    let Some((_, part)) = row.moving else { return KeyPlace { tip: after, drop: 0.0 } };
    let start = if tipping(row) > 0.0 { 0.0 } else { TIPPING };
    let (lowered, lifting) = (start + LOWERING, start + 1.0 - TIPPING - LOWERING);
    let tip = before + (after - before) * phase(part, lowered, lifting - lowered);
    KeyPlace { tip, drop: CLEAR * (phase(part, start, LOWERING) - phase(part, lifting, LOWERING)) }
}

/// Returns the cuts of the key that are under bars, each with its centre.
fn cuts(tip: f64, key: &str) -> Vec<(f64, char)> {
    let place = |(cut, place)| (tip - PITCH / 2.0 - PITCH * f64::from(place), cut);
    key.chars().rev().zip(0..).map(place).filter(|(x, _)| *x > FIRST - PITCH / 2.0).collect()
}

fn draw_key(row: &Row, key: &str) -> Shape {
    let KeyPlace { tip, drop } = key_place(row);
    let cuts = cuts(tip, key);
    let tooth = |x: f64| {
        let [right, upper, left, foot] = [x + TOOTH_HALF, x + 27.0, x - 27.0, x - TOOTH_HALF].map(num);
        format!("H{right}L{upper} {}H{left}L{foot} {}", num(TOOTH), num(SHAFT[0]))
    };
    let teeth: String = cuts.iter().filter(|(_, cut)| *cut == '0').map(|(x, _)| tooth(*x)).collect();
    let [top, foot] = SHAFT.map(num);
    let shaft = format!("M{} {foot}V{top}{teeth}H{}V{foot}z", num(tip), num(BOW.0 + 40.0));
    let mut shapes = vec![
        Shape::path("key", shaft),
        Shape::circle("key", BOW.0, BOW.1, BOW.2),
        Shape::circle("key-hole", BOW.0 - 8.0, BOW.1, 24.0),
    ];
    let line = SHAFT.iter().sum::<f64>() / 2.0;
    shapes.extend(cuts.iter().map(|(x, cut)| Shape::text("cut", x - 11.0, line, CUTS, cut.to_string())));
    if row.is_calm() && row.next.1.is_some() {
        let checks = cuts.iter().map(|(x, _)| check((x + 16.0, 326.0), 2.0));
        shapes.extend(checks.map(|check| Shape::path("cut-check", check)));
    }
    Shape::placed(Place::at(0.0, drop), shapes).keyed("key")
}

fn bar(row: &Row, cell: &Cell, x: f64) -> Shape {
    let (y, at_rest) = (y_of(row, cell), row.is_calm());
    let (width, height) = BAR;
    let rect = |y: f64| Rect::new(x - width / 2.0, y, width, height);
    let mut piece = Vec::new();
    if at_rest && cell.next.is_some() {
        piece.extend(marks::halo_of(rect(y).grown(6.0), 16.0));
    }
    piece.extend(cell.wanted.map(|_| Shape::rect("blocked", rect(y), 12.0)));
    let metal = if y > (UP + DOWN) / 2.0 { "dial-upright" } else { "dial-flat" };
    let gloss = down(x - 20.0, (y + 18.0, y + height - 18.0));
    piece.push(Shape::rect(metal, rect(y), 12.0).keyed("bar"));
    piece.push(Shape::path("dial-gloss", gloss).keyed("gloss"));
    let mut shapes = vec![marks::nudged(cell.is_refused, piece)];
    if let Some(to) = cell.outcome().filter(|_| at_rest).map(|to| if to == 1 { DOWN } else { UP }) {
        let result = std::iter::once(Shape::rect("result", rect(to), 12.0));
        let arrow = if to > y { (y + height + 8.0, to + height - 6.0) } else { (y - 8.0, to + 6.0) };
        shapes.extend(marks::outcome(cell, result.chain(marks::straight(x, arrow.0, arrow.1))));
    }
    if at_rest && cell.next.is_none() && !cell.allowed.is_empty() {
        shapes.push(Shape::rect("halo-legal", rect(y).grown(7.0), 16.0));
    }
    shapes.extend(cell.is_refused.then(|| marks::lock(x, y + 24.0)));
    Shape::group(shapes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::{Cues, Spot, Way};
    use gros_solver::{Hexadecimal, HexadecimalState, PieceMove, Puzzle, Route};

    fn bars(next: Option<usize>) -> Row {
        let spots: Vec<Spot> = (1..=8).map(|piece| Spot { piece, value: 0, most: 1, goal: 1 }).collect();
        let best = next.map(|piece| PieceMove { piece, to: 1 });
        Row::new(&spots, Cues { best, ..Cues::default() }, None, 1, 9)
    }

    #[test]
    fn the_key_ends_before_the_bar_that_tips() {
        assert_eq!(key_place(&bars(Some(7))), KeyPlace { tip: 768.0, drop: 0.0 });
        assert_eq!(key_place(&bars(Some(1))).tip, 216.0);
    }

    /// Returns the row at a moment of a move, or of the way back from one step to the one before it.
    fn row_at(
        route: &impl Route<State = HexadecimalState, Move = PieceMove>,
        [from, to]: [u32; 2],
        part: f64,
    ) -> Row {
        let places = |step: u32| {
            let state = route.state_at(&step.into());
            (1..=8).map(|bar| u16::from(state.is_down(bar))).collect::<Vec<u16>>()
        };
        let next = |step: u32| route.move_at(&step.into());
        let spots: Vec<Spot> = (1..)
            .zip(&places(to))
            .map(|(piece, value)| Spot { piece, value: *value, most: 1, goal: 1 })
            .collect();
        let way = Way { places: places(from), next: next(from).map(|mv| mv.piece), part };
        Row::new(&spots, Cues { best: next(to), ..Cues::default() }, Some(&way), 1, 9)
    }

    /// Returns whether a tooth of the key is inside a bar.
    fn cuts_through(row: &Row, key: &str) -> bool {
        let KeyPlace { tip, drop } = key_place(row);
        let teeth = || cuts(tip, key).into_iter().filter(|(_, cut)| *cut == '0');
        row.cells().any(|(index, cell)| {
            let foot = y_of(row, cell) + BAR.1;
            let reach = BAR.0 / 2.0 + TOOTH_HALF;
            // Where the key has no tooth, it is as low as its shaft.
            let beside = SHAFT[0] + drop < foot && x_of(index) < tip;
            beside || teeth().any(|(x, _)| (x - x_of(index)).abs() < reach && TOOTH + drop < foot)
        })
    }

    #[test]
    fn no_key_goes_through_a_bar_on_either_way() {
        for key in Hexadecimal::SETTINGS {
            let bars = Hexadecimal::new(key).unwrap();
            let route = bars.route(&bars.start(), &bars.goal()).unwrap();
            let steps = route.steps().to_u64().unwrap() as u32;
            for (step, percent) in (0..steps).flat_map(|step| (0..=100).map(move |percent| (step, percent))) {
                for way in [[step, step + 1], [step + 1, step]] {
                    let row = row_at(&route, way, f64::from(percent) / 100.0);
                    assert!(!cuts_through(&row, key), "key {key}, {way:?}, {percent} %");
                }
            }
        }
    }
}
