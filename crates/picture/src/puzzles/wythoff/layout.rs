//! The layout of the square of positions, and of its lines.

use gros_solver::wythoff::Field;

use super::game::PileLooks;
use crate::scene::Point;
use crate::within::Within;

/// The least side of a place where the square does not begin with the empty piles, in CSS pixels: a finger must hit it.
const LEAST_CELL: f64 = 24.0;
/// The largest side of a place.
const LARGEST_CELL: f64 = 40.0;
/// The largest pile with which a square still starts at the empty piles, and the least that it reaches.
pub const LARGEST_PILE: u64 = 24;
const LEAST_PILE: u64 = 8;
/// The side of a square below which the page scrolls instead.
const LEAST_SIDE: f64 = 200.0;
/// The room of the numbers along an axis, and on narrow boards.
pub const AXIS: f64 = 34.0;
const NARROW_AXIS: [f64; 2] = [24.0, 18.0];
/// The room of the formulas above the square and at its right, and the length of one.
pub const FORMULAS: f64 = 20.0;
const FORMULA_LENGTH: f64 = 56.0;
/// A line shorter than this has no formula.
const SHORTEST_NAMED: f64 = 60.0;
/// The room below the square: numbers and legend; numbers alone, with the form.
const BELOW: f64 = 52.0;
const FORM_BELOW: f64 = 128.0;
/// A board narrower than this has the piles beside the square, and the form below it.
const NARROW: f64 = 620.0;
/// A board lower and wider than this has the form beside the square all the same: a phone on its side.
const LOW: (f64, f64) = (340.0, 420.0);
/// Widths of a board, each with the width of the column beside the square from there on.
const SIDES: [(f64, f64); 3] = [(940.0, 412.0), (880.0, 372.0), (NARROW, 286.0)];
const LOW_SIDE: f64 = 206.0;
/// The width of the column if it holds the piles alone, and if the board is narrower than this as well.
const PILES_SIDE: [f64; 2] = [96.0, 72.0];
const NARROWEST: f64 = 330.0;
/// The gap between the column and the numbers beside the square.
const GAPS: [f64; 2] = [24.0, 4.0];
/// A square at least this high leaves room for a map above the piles, in CSS pixels.
const ROOM_FOR_MAP: f64 = 420.0;
/// The side of a place below which only every second number is written, and below which only every fifth.
const EVERY_SECOND: f64 = 16.0;
const EVERY_FIFTH: f64 = 12.5;
/// The golden ratio.
pub(crate) const PHI: f64 = 1.618_033_988_749_895;

/// How the board is laid out in its room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Whether the form is in the column beside the square, with the piles; else it is below both.
    pub is_wide: bool,
    /// The width of the column beside the square, in CSS pixels.
    pub side: f64,
    /// The room of the numbers between both, in CSS pixels.
    pub axis: f64,
    /// How many piles of each kind the square shows.
    pub cells: u64,
    /// The side of one cell, in CSS pixels.
    pub cell: f64,
    /// The room left free above the square and to its right for the formulas of its lines, in CSS pixels.
    pub formulas: f64,
}

impl Plan {
    /// Returns whether a map of all smaller positions fits above the piles.
    #[must_use]
    pub fn has_room_for_map(&self) -> bool {
        self.is_wide && self.cell * self.cells as f64 >= ROOM_FOR_MAP
    }

    /// Tells whether the form is beside the square in a room, in CSS pixels.
    #[must_use]
    pub fn is_wide(width: f64, height: f64) -> bool {
        width >= NARROW || height < LOW.0 && width >= LOW.1
    }

    /// Returns how the square fits into a room, in CSS pixels. It starts with the empty piles and reaches to
    /// the largest one, if that is not too large; beside the golden lines it leaves room for their formulas.
    #[must_use]
    pub fn of(width: f64, height: f64, looks: PileLooks, largest: Option<u64>) -> Plan {
        let is_wide = Plan::is_wide(width, height);
        let narrowest = usize::from(width < NARROWEST);
        let (side, axis, gap, below) = if is_wide {
            let side = SIDES.iter().find(|(least, _)| width >= *least).map_or(LOW_SIDE, |(_, side)| *side);
            (side, AXIS, GAPS[0], BELOW)
        } else {
            (PILES_SIDE[narrowest], NARROW_AXIS[narrowest], GAPS[1], FORM_BELOW)
        };
        let across = width - side - gap - axis;
        let formulas = if looks.golden && is_wide && across > LEAST_SIDE + FORMULAS { FORMULAS } else { 0.0 };
        let room = across.min((height - below).max(LEAST_SIDE)) - formulas;
        let whole = largest.filter(|pile| *pile <= LARGEST_PILE).map(|pile| pile.max(LEAST_PILE) + 1);
        let cells = whole.map_or((room / LEAST_CELL).floor().within(1.0, 21.0), |cells| cells as f64);
        let cell = (room / cells * 10.0).floor() / 10.0;
        let cell = if cell >= EVERY_SECOND { cell.floor() } else { cell };
        Plan { is_wide, side, axis, cells: cells as u64, cell: cell.within(1.0, LARGEST_CELL), formulas }
    }
}

/// The square of positions, in CSS pixels: x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Square {
    corner: [f64; 2],
    cells: f64,
    /// The side of one cell.
    pub cell: f64,
}

impl Square {
    /// Returns the square of a field.
    #[must_use]
    pub fn of(field: &Field, cell: f64) -> Square {
        Square { corner: field.corner.map(|pile| pile as f64), cells: field.size as f64, cell }
    }

    /// Returns the side of the whole square.
    #[must_use]
    pub fn side(self) -> f64 {
        self.cells * self.cell
    }

    /// Returns the centre of a position.
    #[must_use]
    pub fn centre(self, at: [u64; 2]) -> Point {
        self.point([at[0] as f64, at[1] as f64])
    }

    /// Returns the centre of a position between two others.
    #[must_use]
    pub fn point(self, [left, right]: [f64; 2]) -> Point {
        let x = (left - self.corner[0] + 0.5) * self.cell;
        let y = (self.cells - (right - self.corner[1]) - 0.5) * self.cell;
        (x, y)
    }

    /// Returns the position at a point; none beside the square.
    #[must_use]
    pub fn position(self, (x, y): Point) -> Option<[u64; 2]> {
        let place = [x / self.cell, self.cells - y / self.cell];
        let is_inside = place.iter().all(|place| (0.0..self.cells).contains(place));
        is_inside.then(|| [0, 1].map(|side| (self.corner[side] + place[side].floor()) as u64))
    }

    /// Returns the ends of the line right = φ·left, or of left = φ·right, clipped to the square.
    #[must_use]
    pub fn golden(self, is_steep: bool) -> Option<[Point; 2]> {
        let slope = if is_steep { PHI } else { 1.0 / PHI };
        let [left, right] = self.corner.map(|pile| pile - 0.5);
        let from = left.max(right / slope).max(0.0);
        let to = (left + self.cells).min((right + self.cells) / slope);
        (from < to).then(|| [self.point([from, from * slope]), self.point([to, to * slope])])
    }

    /// Returns the place of a line's formula next to the square, where the line leaves it: above or on the right.
    #[must_use]
    pub fn formula(self, is_steep: bool) -> Option<Formula> {
        let [(x0, y0), (x1, y1)] = self.golden(is_steep)?;
        if (x1 - x0).hypot(y1 - y0) < SHORTEST_NAMED {
            return None;
        }
        let side = self.side();
        let inside = |at: f64| at.within(FORMULA_LENGTH / 2.0, side - FORMULA_LENGTH / 2.0);
        let away = FORMULAS / 2.0;
        Some(if y1 < side - x1 {
            Formula { middle: (inside(x1), -away), turn: 0.0 }
        } else {
            Formula { middle: (side + away, inside(y1)), turn: 90.0 }
        })
    }

    /// Returns the place of the words beside a position.
    #[must_use]
    pub fn pill(self, at: [u64; 2]) -> Pill {
        let (x, y) = self.centre(at);
        let is_left = x > 0.32 * self.side();
        let away = if is_left { -0.62 * self.cell } else { 0.62 * self.cell };
        Pill { at: (x + away, y), is_left }
    }
}

/// Where the words beside a winning cell are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pill {
    /// The centre of the end that is next to the cell.
    pub at: Point,
    /// Whether the words are on its left; without room there, they are on its right.
    pub is_left: bool,
}

/// The centre of a formula, and its rotation, in degrees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Formula {
    /// Its centre.
    pub middle: Point,
    /// A quarter turn on the right of the square, where it runs down.
    pub turn: f64,
}

/// Tells whether a number along an axis is written: some are left out if the numbers are long or the places
/// narrow.
#[must_use]
pub fn has_number(pile: u64, here: u64, cell: f64) -> bool {
    let every = match cell {
        _ if pile >= 1_000 || cell < EVERY_FIFTH => 5,
        _ if cell < EVERY_SECOND => 2,
        _ => 1,
    };
    pile == here || pile.is_multiple_of(every) && (every == 1 || pile.abs_diff(here) > every / 2)
}

/// Writes a number along an axis; of a long one, only its end.
#[must_use]
pub fn axis_number(pile: u64) -> String {
    if pile < 1_000 { pile.to_string() } else { format!("…{:03}", pile % 1_000) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, Wythoff};

    fn square(left: u32, right: u32, size: u64) -> Square {
        let game = Wythoff::new(left.into(), right.into());
        Square::of(&game.field(&game.start(), size).unwrap(), 24.0)
    }

    fn plan(width: f64, height: f64, largest: u64) -> Plan {
        Plan::of(width, height, PileLooks::default(), Some(largest))
    }

    fn side(plan: Plan) -> f64 {
        plan.cell * plan.cells as f64
    }

    #[test]
    fn the_formulas_have_their_room() {
        let looks = PileLooks { golden: true, ..PileLooks::default() };
        for (width, height) in [(992.0, 600.0), (656.0, 520.0), (366.0, 310.0), (296.0, 160.0)] {
            let (with, without) = (Plan::of(width, height, looks, Some(20)), plan(width, height, 20));
            assert_eq!(with.cells, without.cells, "{width} × {height}");
            assert!(side(with) + with.formulas <= side(without) + with.cell, "{width} × {height}");
        }
        assert_eq!(plan(992.0, 600.0, 20).formulas, 0.0);
    }

    #[test]
    fn the_square_reaches_from_the_empty_piles_to_the_largest() {
        let desktop = plan(992.0, 560.0, 20);
        assert_eq!((desktop.is_wide, desktop.cells, desktop.cell), (true, 21, 24.0));
        for (width, height, largest) in [
            (992.0, 560.0, 20),
            (656.0, 480.0, 24),
            (366.0, 400.0, 20),
            (366.0, 400.0, 12),
            (296.0, 330.0, 20),
            (296.0, 330.0, 12),
            (496.0, 290.0, 20),
            (319.0, 300.0, 24),
        ] {
            let plan = plan(width, height, largest);
            assert_eq!(plan.cells, largest + 1);
            assert!(side(plan) >= 200.0, "{width} × {height}: {}", side(plan));
            assert!(plan.side + plan.axis + side(plan) <= width, "{width} × {height}");
        }
        assert_eq!(plan(366.0, 400.0, 3).cells, 9);
    }

    #[test]
    fn large_piles_have_places_that_a_finger_hits() {
        for (width, height) in [(992.0, 560.0), (366.0, 400.0), (296.0, 160.0)] {
            let plan = plan(width, height, 900);
            assert!((LEAST_CELL..=LARGEST_CELL).contains(&plan.cell) && plan.cells >= 7, "{width}");
            assert_eq!(Plan::of(width, height, PileLooks::default(), None), plan);
        }
        for (width, height) in [(0.0, 0.0), (120.0, 500.0), (2000.0, 1200.0)] {
            assert!((1.0..=LARGEST_CELL).contains(&plan(width, height, 20).cell));
        }
    }

    #[test]
    fn the_left_pile_goes_right_and_the_right_pile_goes_up() {
        let square = square(14, 20, 21);
        assert_eq!(square.centre([0, 0]), (12.0, 20.5 * 24.0));
        assert_eq!(square.centre([14, 20]), (14.5 * 24.0, 12.0));
        assert_eq!(square.side(), 504.0);
    }

    #[test]
    fn the_golden_lines_stay_inside_and_run_close_to_the_cold_positions() {
        for square in [square(14, 20, 21), square(40, 62, 14), square(3, 3, 9)] {
            for is_steep in [true, false] {
                let Some(ends) = square.golden(is_steep) else { continue };
                for (x, y) in ends {
                    assert!((-0.01..=square.side() + 0.01).contains(&x), "{x}");
                    assert!((-0.01..=square.side() + 0.01).contains(&y), "{y}");
                }
            }
        }
        let [(x0, y0), (x1, y1)] = square(14, 20, 21).golden(true).unwrap();
        let (x, y) = square(14, 20, 21).centre([8, 13]);
        let on_line = y0 + (x - x0) / (x1 - x0) * (y1 - y0);
        assert!((on_line - y).abs() < 24.0);
        // Far from the diagonal, neither line is visible.
        assert_eq!(square(900, 3, 14).golden(true), None);
    }

    #[test]
    fn the_formulas_are_outside_the_square_where_no_dot_is() {
        let named = |(left, right, size)| {
            let square = square(left, right, size);
            let side = square.side();
            let of = |is_steep| {
                let Formula { middle: (x, y), turn } = square.formula(is_steep)?;
                let (wide, high) =
                    if turn == 0.0 { (FORMULA_LENGTH, FORMULAS) } else { (FORMULAS, FORMULA_LENGTH) };
                let (left, right, top, foot) =
                    (x - wide / 2.0, x + wide / 2.0, y - high / 2.0, y + high / 2.0);
                assert!(left >= side || foot <= 0.0, "{x} {y} in a square of {side}");
                assert!(
                    left >= 0.0 && right <= side + FORMULAS && top >= -FORMULAS && foot <= side,
                    "{x} {y}"
                );
                Some(turn)
            };
            (of(true), of(false))
        };
        assert_eq!(named((14, 20, 21)), (Some(0.0), Some(90.0)));
        assert_eq!(named((3, 3, 9)), (Some(0.0), Some(90.0)));
        assert_eq!(named((900, 3, 14)), (None, None));
        for left in (0..60).step_by(3) {
            for right in (0..60).step_by(3) {
                named((left, right, 14));
            }
        }
    }

    #[test]
    fn long_numbers_are_cut_and_thinned_out() {
        assert_eq!([axis_number(7), axis_number(165_580_141)], ["7", "…141"]);
        let shown = |piles: std::ops::Range<u64>, here, cell| -> Vec<u64> {
            piles.filter(|pile| has_number(*pile, here, cell)).collect()
        };
        assert_eq!(shown(1_001..1_020, 1_011, 24.0), [1_005, 1_011, 1_015]);
        assert_eq!(shown(0..9, 3, 24.0).len(), 9);
        assert_eq!(shown(0..13, 7, 15.5), [0, 2, 4, 7, 10, 12]);
        assert_eq!(shown(0..21, 14, 9.6), [0, 5, 10, 14, 20]);
    }
}
