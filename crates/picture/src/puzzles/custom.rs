//! Puzzles that a user makes up: pieces in slots.

use gros_solver::Custom;

use crate::family::{Drawn, Figure, Kin, Row, rack};
use crate::subject::View;

impl Kin for Custom {
    fn figure(&self) -> Figure {
        Figure::slots()
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        rack::draw(row, view, false)
    }
}
