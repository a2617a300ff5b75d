//! Rows of digits, one below the other, place by place.

use super::{SMALL, WIDTH, cell, row_name};
use crate::axis::Axis;
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
        let axis = Axis::between((LEFT, WIDTH), places as f64).at_most(CELL.0 * 1.5);
        let mut shapes = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            let y = TOP + (CELL.1 + GAP) * index as f64;
            shapes.push(row_name((y, CELL.1), &row.name));
            for (place, digit) in row.digits.chars().enumerate().filter(|(_, digit)| *digit != ' ') {
                let area = Rect::new(axis.nth(place), y, axis.unit - 2.0, CELL.1);
                shapes.extend(cell(digit == '1', area, 3.0, digit.to_string()));
            }
        }
        let bottom = TOP + (CELL.1 + GAP) * self.rows.len() as f64;
        for (place, weight) in self.weights.iter().enumerate() {
            let x = axis.at(place as f64 + 0.5) - 1.0;
            shapes.push(Shape::text("proof-number", x, bottom + 8.0, SMALL, weight));
        }
        let height = bottom + if self.weights.is_empty() { 0.0 } else { 16.0 };
        Scene::new(Rect::sized(WIDTH, height), shapes)
    }
}
