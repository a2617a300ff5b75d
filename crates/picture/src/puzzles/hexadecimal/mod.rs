//! The Hexadecimal Puzzle: bars in a beam, and the key below them.

mod bars;
mod styles;

use gros_solver::{Hexadecimal, HexadecimalState, PieceMove};

use crate::family::{Drawn, Figure, Kin, Row};
use crate::note::Note;
use crate::subject::{Pictured, View};
pub(crate) use styles::STYLES;

impl Kin for Hexadecimal {
    fn figure(&self) -> Figure {
        bars::FIGURE
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        bars::draw(row, view, self.key())
    }

    fn note(&self, state: &HexadecimalState, mv: &PieceMove) -> Note {
        Note::drawn(mv.piece, self.way(state, mv))
    }
}
