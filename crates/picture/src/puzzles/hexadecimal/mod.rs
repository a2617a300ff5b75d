//! The Hexadecimal Puzzle: bars in a beam, and the key below them.

mod bars;

use gros_solver::{Hexadecimal, HexadecimalState, PieceMove};

use crate::family::{Drawn, Figure, Kin, Row};
use crate::note::Note;
use crate::palette::Colour;
use crate::style::Style;
use crate::subject::{Pictured, View};

pub(crate) const STYLES: &[Style] = &[
    Style::filled("beam", Colour::Plate).edged(Colour::PlateLine, 1.5),
    Style::filled("lip", Colour::PlateTop).edged(Colour::PlateLine, 1.5),
    Style::filled("key", Colour::Rail).edged(Colour::RailLine, 2.0),
    Style::filled("key-hole", Colour::Bg).edged(Colour::RailLine, 2.0),
    Style::words("cut", Colour::OnRingOn).central(),
    Style::line("cut-check", Colour::Good, 5.0),
];

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
