//! Puzzles that a user makes up: pieces in slots, with bars where the slowest piece that has steps to make waits for others.

use gros_solver::Custom;

use crate::family::{Cell, Drawn, Figure, Kin, Row, rack};
use crate::subject::View;

impl Kin for Custom {
    fn figure(&self) -> Figure {
        Figure::slots()
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        let waiting = row.cells().map(|(_, cell)| cell).filter(|cell| cell.value != cell.goal);
        let slowest = waiting.max_by_key(|cell| cell.piece);
        let low = |cell: &Cell| if cell.value < cell.goal { cell.value } else { cell.value - 1 };
        let guard = slowest.and_then(|cell| self.guard(cell.piece, low(cell)));
        rack::draw(row, view, false, guard.map_or(&[], Vec::as_slice))
    }
}
