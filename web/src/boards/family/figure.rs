//! The drawings of the family, and what differs between them besides the drawing.

use gros_solver::AnyState;
use gros_text::{Key, Lang};

use super::scene::{Drawn, Scene};
use super::{bars, case, columns, dials, elephants, maze, rods};
use crate::controls::icons::Shape;

/// How a puzzle is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Dials on a slide.
    Dials,
    /// Rods in a block.
    Rods,
    /// Elephants on turntables.
    Elephants,
    /// Balls in winding grooves, with a comb.
    Maze,
    /// Bars in a beam, with a key of these cuts.
    Bars(&'static str),
    /// A slot for each piece.
    Columns,
}

/// Text and margins above and below a drawing take so much room, in CSS pixels, and rows of text where it is not low.
const AROUND: f64 = 24.0;
const ROWS: f64 = 68.0;
const LOW: f64 = 190.0;
/// In less room than this, in CSS pixels, a plate of grooves would be too small.
const ROOMY: f64 = 640.0;

impl Figure {
    /// Draws a scene; `state` is for its names, the room is in CSS pixels.
    pub fn draw(self, scene: &Scene, lang: Lang, state: &AnyState, (width, height): (f64, f64)) -> Drawn {
        match self {
            Figure::Dials => {
                let gate = [lang.text(Key::LowGate), lang.text(Key::OnlyFlatPass)];
                let engraved = case::Engraved { bay: lang.text(Key::TurnHere), gate };
                dials::draw(scene, width, &engraved)
            }
            Figure::Rods => rods::draw(scene),
            Figure::Elephants => elephants::draw(scene),
            Figure::Maze if width >= ROOMY => maze::draw(
                scene,
                Some(&|left, right, balls| lang.comb_stops(state, left as i32, right as i32, balls)),
            ),
            Figure::Bars(key) => bars::draw(scene, key),
            Figure::Maze | Figure::Columns => {
                let room = (width, height - AROUND - if height > LOW { ROWS } else { 0.0 });
                columns::draw(scene, room, self == Figure::Maze)
            }
        }
    }

    /// Gives how wide a column must be at least, in CSS pixels.
    pub fn narrowest(self) -> f64 {
        match self {
            Figure::Dials => 36.0,
            Figure::Elephants => 52.0,
            _ => 34.0,
        }
    }

    /// Tells whether a larger place lies higher.
    pub fn rises(self) -> bool {
        !matches!(self, Figure::Elephants | Figure::Bars(_))
    }

    /// Gives the icon of a move.
    pub fn icon(self, piece: usize, more: bool) -> Shape {
        match (self, more == self.rises()) {
            (Figure::Maze, true) if piece == 0 => Shape::Right,
            (Figure::Maze, false) if piece == 0 => Shape::Left,
            (Figure::Dials | Figure::Elephants, _) => Shape::Turn,
            (_, true) => Shape::Up,
            (_, false) => Shape::Down,
        }
    }

    /// Gives how long a move takes when nothing hurries it, in milliseconds.
    pub fn milliseconds(self) -> u32 {
        match self {
            Figure::Dials => 700,
            // The key is lowered, drawn along and lifted as well.
            Figure::Bars(_) => 700,
            _ => 450,
        }
    }
}
