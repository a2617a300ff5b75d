//! The drawings of the family, and what differs between them besides the drawing.

use gros_text::{Key, Lang};

use super::scene::{Drawn, Scene};
use super::{columns, dials, elephants, rods};
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
    /// A slot for each piece.
    Columns,
}

impl Figure {
    /// Draws a scene; `width` is the room in CSS pixels.
    pub fn draw(self, scene: &Scene, lang: Lang, width: f64) -> Drawn {
        match self {
            Figure::Dials => {
                let gate = [lang.text(Key::LowGate), lang.text(Key::OnlyFlatPass)];
                let engraved = dials::Engraved { bay: lang.text(Key::TurnHere), gate };
                dials::draw(scene, width, &engraved)
            }
            Figure::Rods => rods::draw(scene),
            Figure::Elephants => elephants::draw(scene),
            Figure::Columns => columns::draw(scene),
        }
    }

    /// Gives how wide a column must be at least, in CSS pixels.
    pub fn narrowest(self) -> f64 {
        match self {
            Figure::Dials => 36.0,
            Figure::Elephants => 52.0,
            Figure::Rods | Figure::Columns => 34.0,
        }
    }

    /// Tells whether a larger place lies higher.
    pub fn rises(self) -> bool {
        self != Figure::Elephants
    }

    /// Gives the icon of a move.
    pub fn icon(self, more: bool) -> Shape {
        match (self, more == self.rises()) {
            (Figure::Dials | Figure::Elephants, _) => Shape::Turn,
            (_, true) => Shape::Up,
            (_, false) => Shape::Down,
        }
    }

    /// Gives how long a move takes when nothing hurries it, in milliseconds.
    pub fn milliseconds(self) -> f64 {
        if self == Figure::Dials { 700.0 } else { 450.0 }
    }
}
