//! The Hexadecimal Puzzle: bars in a beam, and the key below them.

mod bars;
mod styles;

use gros_solver::{Hexadecimal, HexadecimalState, PieceMove, Puzzle};

use crate::family::{self, Drawn, Figure, Kin, Row};
use crate::gesture::{Gesture, Meaning};
use crate::note::{Note, Way};
use crate::scene::Scene;
use crate::subject::{Pictured, Subject, View};
pub(crate) use styles::STYLES;

impl Kin for Hexadecimal {
    fn figure(&self) -> Figure {
        bars::FIGURE
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        bars::draw(row, view, self.key())
    }
}

impl Pictured for Hexadecimal {
    fn move_milliseconds(&self) -> u32 {
        self.figure().milliseconds
    }

    fn milliseconds(&self, from: &HexadecimalState, to: &HexadecimalState) -> u32 {
        family::milliseconds(self, from, to)
    }

    fn way(&self, state: &HexadecimalState, mv: &PieceMove) -> Way {
        self.figure().way(self.displacement(state, mv))
    }

    fn note(&self, state: &HexadecimalState, mv: &PieceMove) -> Note {
        Note::drawn(mv.piece, self.way(state, mv))
    }

    fn scene(subject: &Subject<Hexadecimal>, view: &View<'_>) -> Scene {
        family::picture(subject, view).1
    }

    fn row(subject: &Subject<Hexadecimal>, view: &View<'_>) -> Option<Row> {
        Some(Row::of(subject, view))
    }

    fn meaning(
        subject: &Subject<Hexadecimal>,
        view: &View<'_>,
        gesture: Gesture,
    ) -> Option<Meaning<PieceMove>> {
        family::meaning(subject, view, gesture)
    }
}
