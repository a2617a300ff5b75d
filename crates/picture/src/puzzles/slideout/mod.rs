//! The Crazy Elephant Dance and the slides with its rule: elephants on turntables, or slots; and the map of dead ends.

mod elephants;
mod styles;
mod tree;

use gros_solver::{PieceMove, Puzzle, SlideOut, SlideOutState};

use crate::family::{Drawn, Figure, Kin, Row, rack};
use crate::note::{Note, Way};
use crate::subject::View;
pub(crate) use styles::STYLES;
pub use tree::TreeMap;

impl Kin for SlideOut {
    fn figure(&self) -> Figure {
        if self.is_elephants() { elephants::FIGURE } else { Figure::slots() }
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        if self.is_elephants() { elephants::draw(row, view) } else { rack::draw(row, view, false, &[]) }
    }

    fn note(&self, state: &SlideOutState, mv: &PieceMove) -> Note {
        let way = match mv.to {
            _ if !self.is_elephants() => return Note::numbered(self.displacement(state, mv)),
            0 => Way::Up,
            1 => Way::Right,
            _ => Way::Down,
        };
        Note::drawn(mv.piece, way)
    }
}
