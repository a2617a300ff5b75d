//! The Crazy Elephant Dance and the slides with its rule: elephants on turntables, or slots; and the map of dead ends.

mod elephants;
mod tree;

use gros_solver::{PieceMove, Puzzle, SlideOut, SlideOutState};

use crate::family::{Drawn, Figure, Kin, Row, rack};
use crate::note::{Note, Way};
use crate::palette::Colour;
use crate::style::Style;
use crate::subject::View;
pub use tree::TreeMap;

const fn hair(role: &'static str, colour: Colour, width: f64) -> Style {
    Style::line(role, colour, width).round_ends()
}

pub(crate) const STYLES: &[Style] = &[
    Style::filled("pit", Colour::Pit).edged(Colour::PlateLine, 1.5),
    Style::filled("turntable", Colour::Surface).edged(Colour::PlateLine, 1.2),
    Style::line("track", Colour::PlateLine, 2.0),
    Style::filled("stop", Colour::Surface).edged(Colour::Border, 1.6),
    Style::filled("stop-here", Colour::Ink).edged(Colour::Ink, 1.6),
    Style::filled("hide", Colour::Hide).edged(Colour::HideLine, 2.2),
    Style::filled("ear", Colour::Ear),
    hair("tail", Colour::HideLine, 2.6),
    hair("trunk-line", Colour::HideLine, 13.0),
    hair("trunk", Colour::Hide, 8.8),
    hair("tusk", Colour::Gloss, 4.0),
    Style::filled("eye-dot", Colour::HideLine),
    Style::filled("number-plate", Colour::PlateTop).edged(Colour::PlateLine, 1.5),
    Style::line("tree-line", Colour::Ink, 3.0),
    Style::line("tree-played", Colour::Ink, 7.0),
    Style::line("stalk-back", Colour::Bad, 4.5),
    Style::filled("stalk-step", Colour::Surface).edged(Colour::Bad, 2.0),
    Style::filled("stalk-root", Colour::Surface).edged(Colour::Ink, 2.5),
    Style::filled("tree-start", Colour::Ink),
    Style::filled("tree-ground", Colour::Surface),
    Style::words("tree-end", Colour::Ink),
    Style::words("tree-here", Colour::Accent).central(),
    Style::words("tree-back", Colour::Bad).central(),
    Style::line("tree-back-arrow", Colour::Bad, 2.0).round_ends(),
    Style::line("tree-goal", Colour::Good, 3.0),
];

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
