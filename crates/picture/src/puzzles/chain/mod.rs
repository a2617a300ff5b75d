//! The chain and the puzzles with its rules: the dials of Spin-Out, the rods of The Brain, the balls of the Kugellager,
//! or slots.

mod dials;
mod maze;
mod rods;

use gros_solver::{Chain, ChainModel, ChainState, PieceMove, Puzzle};

use crate::family::{Drawn, Figure, Kin, Row, rack};
use crate::note::{Note, Way};
use crate::palette::Colour;
use crate::rules;
use crate::scene::Scene;
use crate::style::Style;
use crate::subject::{Pictured, View};

pub(crate) const STYLES: &[Style] = &[
    Style::line("shaft-line", Colour::RodLine, 19.0),
    Style::line("shaft-body", Colour::Rod, 16.0),
    Style::line("shaft-light", Colour::Gloss, 3.0).opaque(0.5).shifted(-4.0, 0.0),
    Style::filled("lid", Colour::PlateTop).edged(Colour::PlateLine, 1.5).round_corners(),
    Style::filled("socket", Colour::RodLine),
    Style::filled("knob-out", Colour::RingOn).edged(Colour::RingOnLine, 2.0),
    Style::filled("knob-in", Colour::RingOff).edged(Colour::RingOffHalo, 2.5),
    Style::round("groove-line", Colour::PlateLine, 42.0),
    Style::round("groove-wall", Colour::GrooveLo, 39.0),
    Style::round("groove-floor", Colour::Groove, 35.0).shifted(1.0, 2.0),
    Style::filled("tooth", Colour::Rail).fill_opaque(0.5).edged(Colour::RailLine, 1.5),
    Style::filled("spine", Colour::Rail).edged(Colour::RailLine, 1.5),
    Style::line("spine-light", Colour::RailHi, 4.0).round_ends(),
    Style::words("level-number", Colour::Muted),
    Style::line("scale-tick", Colour::Border, 2.0),
    Style::words("scale-number", Colour::Muted).light(),
    Style::words("scale-side", Colour::Muted).light(),
    Style::words("scale-free", Colour::Accent),
    Style::filled("scale-range", Colour::Accent),
    Style::filled("scale-here", Colour::Ink),
    Style::words("stops", Colour::Accent).beginning(),
    Style::words("ball-number", Colour::OnRingOn).central(),
];

impl Kin for Chain {
    fn figure(&self) -> Figure {
        match self.model() {
            ChainModel::SpinOut => dials::FIGURE,
            ChainModel::Brain => rods::FIGURE,
            model if is_maze(model) => maze::FIGURE,
            _ => Figure::slots(),
        }
    }

    fn draw(&self, row: &Row, view: &View<'_>) -> Drawn {
        match self.model() {
            ChainModel::SpinOut => dials::draw(row, view),
            ChainModel::Brain => rods::draw(row, view),
            model if is_maze(model) && has_room(view) => maze::draw(row, view),
            model => rack::draw(row, view, is_maze(model), &[]),
        }
    }

    fn note(&self, state: &ChainState, mv: &PieceMove) -> Note {
        let PieceMove { piece, to } = *mv;
        let ways = match self.model() {
            ChainModel::SpinOut => [Way::Flat, Way::Upright],
            ChainModel::BinaryBurr if piece == 0 => return Note::numbered(self.displacement(state, mv)),
            ChainModel::Brain | ChainModel::BinaryBurr => [Way::Down, Way::Up],
            // A comb runs to the side.
            _ if piece == 0 => return Note::new(piece, self.way(state, mv), to),
            _ => return Note::numbered(self.displacement(state, mv)),
        };
        Note::drawn(piece, ways[usize::from(to > 0)])
    }

    fn rule_figures(&self, is_flipped: bool) -> Vec<Scene> {
        let is_as_rings = matches!(self.model(), ChainModel::SpinOut | ChainModel::Brain);
        if is_as_rings { rules::of_rings(is_flipped) } else { Vec::new() }
    }
}

fn is_maze(model: ChainModel) -> bool {
    matches!(model, ChainModel::Lock250 | ChainModel::Kugellager | ChainModel::Kugellager7)
}

fn has_room(view: &View<'_>) -> bool {
    let ((wide, high), (width, height)) = (view.room, maze::LEAST);
    wide >= width && (high >= height || view.is_still)
}
