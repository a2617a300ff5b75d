//! The layout of the square of positions, its lines and its arrows.

use gros_solver::wythoff::Field;

use super::game::PileLooks;
use crate::scene::Point;
use crate::within::Within;

/// The minimum side of a cell, in CSS pixels: a finger must be able to hit it.
const LEAST_CELL: f64 = 24.0;
/// The maximum side.
const LARGEST_CELL: f64 = 40.0;
/// The room for the numbers along an axis.
pub const AXIS: f64 = 34.0;
/// The room for the formulas above the square and to its right, and the length of one.
pub const FORMULAS: f64 = 20.0;
const FORMULA_LENGTH: f64 = 56.0;
/// A line shorter than this has no formula.
const SHORTEST_NAMED: f64 = 60.0;
/// The room below the square, for numbers and legend.
const BELOW: f64 = 56.0;
/// A board narrower than this has one column.
const NARROW: f64 = 620.0;
/// A board lower than the first and wider than the second has two columns all the same: a phone in landscape.
const LOW: (f64, f64) = (340.0, 420.0);
/// The minimum number of cells up a square, however low the room is: the page then scrolls.
const FEWEST: f64 = 7.0;
/// If not even this many cells fit across, there is no square.
const FEWEST_ACROSS: f64 = 4.0;
/// The width of the column beside the square, and of a narrow one.
const SIDE: (f64, f64) = (372.0, 286.0);
const LOW_SIDE: f64 = 220.0;
/// A board wider than this has the wider column.
const ROOMY: f64 = 880.0;
/// The height of what is above and below the square in one column.
const AROUND: f64 = 150.0;
/// The height of the verdict there.
const VERDICT: f64 = 112.0;
/// A square at least this high, in CSS pixels, leaves room for a map above the piles.
const ROOM_FOR_MAP: f64 = 420.0;
/// The golden ratio.
pub(super) const PHI: f64 = 1.618_033_988_749_895;

/// How the board is laid out in its room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Whether piles and square are side by side.
    pub is_wide: bool,
    /// The width of the column beside the square, in CSS pixels.
    pub side: f64,
    /// How many cells the square has on each side; 0 if there is no room for it.
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

    /// Returns how the square fits into a room, in CSS pixels. In one column it leaves room for the verdict, if that is
    /// shown; with the golden lines it leaves room for their formulas, unless space is very tight.
    #[must_use]
    pub fn of(width: f64, height: f64, looks: PileLooks) -> Plan {
        let is_low = height < LOW.0 && (LOW.1..NARROW).contains(&width);
        let is_wide = width >= NARROW || is_low;
        let side = match width {
            ROOMY.. => SIDE.0,
            NARROW.. => SIDE.1,
            _ => LOW_SIDE,
        };
        let (beside, around, most) = if is_wide {
            (side + 24.0, 0.0, 21.0)
        } else {
            (0.0, AROUND + if looks.verdict { VERDICT } else { 0.0 }, 14.0)
        };
        let room = (width - AXIS - beside).min((height - BELOW - around).max(FEWEST * LEAST_CELL));
        let is_roomy = room - FORMULAS >= FEWEST * LEAST_CELL;
        let formulas = if looks.golden && is_roomy { FORMULAS } else { 0.0 };
        let room = room - formulas;
        let cells = (room / LEAST_CELL).floor().min(most);
        let cells = if cells < FEWEST_ACROSS { 0.0 } else { cells };
        let cell = (room / cells.max(1.0)).floor().within(LEAST_CELL, LARGEST_CELL);
        Plan { is_wide, side, cells: cells as u64, cell, formulas }
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

    /// Returns the line and the head of an arrow that ends before a dot.
    #[must_use]
    pub fn arrow(self, from: [u64; 2], to: [u64; 2]) -> Arrow {
        let ((x0, y0), (x1, y1)) = (self.centre(from), self.centre(to));
        let length = (x1 - x0).hypot(y1 - y0).max(1.0);
        let (along, across) =
            (((x1 - x0) / length, (y1 - y0) / length), ((y0 - y1) / length, (x1 - x0) / length));
        let at = |part: f64, side: f64| {
            (x0 + along.0 * part + across.0 * side, y0 + along.1 * part + across.1 * side)
        };
        let tip = length - 0.52 * self.cell;
        Arrow {
            line: [at(0.5 * self.cell, 0.0), at((tip - 8.0).max(0.5 * self.cell), 0.0)],
            head: [at(tip - 9.0, 6.0), at(tip, 0.0), at(tip - 9.0, -6.0)],
        }
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

/// An arrow of the square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The ends of its line.
    pub line: [Point; 2],
    /// The corners of its head.
    pub head: [Point; 3],
}

/// Returns whether a number along an axis is written: some are left out if they are long.
#[must_use]
pub fn has_number(pile: u64, here: u64) -> bool {
    pile == here || pile < 1_000 || pile.is_multiple_of(5) && pile.abs_diff(here) > 2
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

    fn plan(width: f64, height: f64, verdict: bool) -> Plan {
        Plan::of(width, height, PileLooks { verdict, golden: false, ..PileLooks::default() })
    }

    #[test]
    fn formulas_have_room_and_never_cost_the_square() {
        for (width, height) in
            [(992.0, 600.0), (366.0, 400.0), (366.0, 310.0), (472.0, 200.0), (296.0, 160.0)]
        {
            let looks = PileLooks { golden: true, ..PileLooks::default() };
            let (with, without) = (Plan::of(width, height, looks), plan(width, height, looks.verdict));
            assert_eq!(with.cells == 0, without.cells == 0, "{width} × {height}");
            let side = |plan: Plan| plan.cell * plan.cells as f64;
            assert!(
                with.cells == 0 || side(with) + with.formulas <= side(without) + with.cell,
                "{width} × {height}"
            );
        }
        assert_eq!(plan(992.0, 600.0, false).formulas, 0.0);
    }

    #[test]
    fn cells_are_as_large_as_the_room_allows_and_never_too_small() {
        let desktop = plan(992.0, 600.0, false);
        assert_eq!((desktop.is_wide, desktop.cells), (true, 21));
        assert!(desktop.cell * 21.0 + BELOW <= 600.0);
        let tablet = plan(656.0, 420.0, false);
        assert!(tablet.is_wide && tablet.cells >= 12);
        assert!(tablet.side + 24.0 + AXIS + tablet.cell * tablet.cells as f64 <= 656.0);
        let phone = plan(366.0, 400.0, false);
        assert!(!phone.is_wide && phone.cells >= 8 && phone.cell * phone.cells as f64 + AXIS <= 366.0);
        // In landscape, a phone has both side by side; the lowest page keeps the square.
        let side = plan(472.0, 270.0, false);
        assert!(side.is_wide && side.cells >= 6 && side.cell * side.cells as f64 + BELOW <= 270.0);
        for (height, has_verdict) in [(180.0, false), (401.0, true), (0.0, true)] {
            let low = plan(296.0, height, has_verdict);
            assert!(low.cells >= 7 && low.cell * low.cells as f64 + 20.0 >= 180.0);
        }
        assert_eq!(plan(120.0, 500.0, false).cells, 0);
        assert!(plan(366.0, 500.0, true).cells < plan(366.0, 500.0, false).cells);
        for (width, height) in [(296.0, 160.0), (0.0, 0.0), (2000.0, 1200.0), (720.0, 300.0)] {
            assert!((LEAST_CELL..=LARGEST_CELL).contains(&plan(width, height, false).cell));
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
    fn an_arrow_leads_from_the_queen_to_the_dot() {
        let square = square(14, 20, 21);
        let Arrow { line: [start, end], head } = square.arrow([14, 20], [9, 15]);
        assert!(start.0 > end.0 && start.1 < end.1);
        let (x, y) = square.centre([9, 15]);
        assert!((head[1].0 - x).hypot(head[1].1 - y) < 24.0);
        let beside = square.arrow([14, 20], [13, 20]);
        assert!(beside.line[0].0 >= beside.line[1].0 - 0.01);
    }

    #[test]
    fn long_numbers_are_cut_and_thinned_out() {
        assert_eq!([axis_number(7), axis_number(165_580_141)], ["7", "…141"]);
        let shown: Vec<u64> = (1_001..1_020).filter(|pile| has_number(*pile, 1_011)).collect();
        assert_eq!(shown, [1_005, 1_011, 1_015]);
        assert!((0..1_000).all(|pile| has_number(pile, 3)));
    }
}
