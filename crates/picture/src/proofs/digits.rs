//! Rows of digits, one below the other, place by place.

use super::{SMALL, WIDTH};
use crate::scene::{Rect, Scene, Shape};

const LEFT: f64 = 72.0;
const TOP: f64 = 4.0;
const CELL: (f64, f64) = (24.0, 26.0);
/// The gap between two rows.
const GAP: f64 = 8.0;

/// A row of digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigitRow {
    /// Its name.
    pub name: String,
    /// Its digits; a space leaves a place free.
    pub digits: String,
}

/// Rows of digits, with numbers below them.
#[derive(Clone, Copy, Debug)]
pub struct DigitRows<'a> {
    /// The rows, all equally long.
    pub rows: &'a [DigitRow],
    /// The weight of each place; empty if there is nothing to say.
    pub weights: &'a [String],
}

impl DigitRows<'_> {
    /// Draws the rows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let places = self.rows.iter().map(|row| row.digits.chars().count()).max().unwrap_or(1);
        let width = ((WIDTH - LEFT) / places.max(1) as f64).min(CELL.0 * 1.5);
        let mut shapes = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            let y = TOP + (CELL.1 + GAP) * index as f64;
            let name = row.name.clone();
            shapes.push(Shape::text("proof-label-start", 0.0, y + CELL.1 / 2.0 + 4.5, 13.0, name));
            for (place, digit) in row.digits.chars().enumerate().filter(|(_, digit)| *digit != ' ') {
                let area = Rect::new(LEFT + width * place as f64, y, width - 2.0, CELL.1);
                shapes.extend(cell(digit, area));
            }
        }
        let bottom = TOP + (CELL.1 + GAP) * self.rows.len() as f64;
        for (place, weight) in self.weights.iter().enumerate() {
            let x = LEFT + width * (place as f64 + 0.5) - 1.0;
            shapes.push(Shape::text("proof-number", x, bottom + 8.0, SMALL, weight.clone()));
        }
        let height = bottom + if self.weights.is_empty() { 0.0 } else { 16.0 };
        Scene { room: Rect::new(0.0, 0.0, WIDTH, height), shapes, ..Scene::default() }
    }
}

fn cell(digit: char, area: Rect) -> [Shape; 2] {
    let [role, words] = if digit == '1' {
        ["proof-cell-one", "proof-on-cell-one"]
    } else {
        ["proof-cell-zero", "proof-on-cell-zero"]
    };
    let (x, y) = area.middle();
    [Shape::rect(role, area, 3.0), Shape::text(words, x, y, 13.0, digit.to_string())]
}
