//! The Crazy Elephant Dance and the slides with its rule: elephants on turntables, or slots; and the map of dead ends.

mod elephants;
mod styles;
mod tree;

use gros_solver::{PieceMove, Puzzle, SlideOut, SlideOutState};

use crate::family::{self, Drawn, Figure, Kin, Row, rack};
use crate::gesture::{Gesture, Meaning};
use crate::note::{Note, Way};
use crate::scene::Scene;
use crate::subject::{Pictured, Subject, View};
pub(crate) use styles::STYLES;
pub use tree::TreeMap;

impl Kin for SlideOut {
    fn figure(&self) -> Figure {
        if self.is_elephants() { elephants::FIGURE } else { Figure::slots() }
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        if self.is_elephants() { elephants::draw(row, view) } else { rack::draw(row, view, false) }
    }
}

impl Pictured for SlideOut {
    fn move_milliseconds(&self) -> u32 {
        self.figure().milliseconds
    }

    fn milliseconds(&self, from: &SlideOutState, to: &SlideOutState) -> u32 {
        family::milliseconds(self, from, to)
    }

    fn way(&self, state: &SlideOutState, mv: &PieceMove) -> Way {
        self.figure().way(self.displacement(state, mv))
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

    fn scene(subject: &Subject<SlideOut>, view: &View<'_>) -> Scene {
        family::picture(subject, view).1
    }

    fn row(subject: &Subject<SlideOut>, view: &View<'_>) -> Option<Row> {
        Some(Row::of(subject, view))
    }

    fn meaning(subject: &Subject<SlideOut>, view: &View<'_>, gesture: Gesture) -> Option<Meaning<PieceMove>> {
        family::meaning(subject, view, gesture)
    }
}
