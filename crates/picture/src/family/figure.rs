//! What the drawings of the family differ in, besides the drawing.

use gros_solver::Displacement;

use crate::note::Way;

/// What a drawing differs in from the others, besides the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// How wide a column must be at least, in CSS pixels.
    pub narrowest: f64,
    /// Whether a larger place lies higher.
    pub rises: bool,
    /// Whether its pieces turn.
    pub turns: bool,
    /// Whether piece 0 is a comb, which goes from side to side.
    pub has_comb: bool,
    /// How long a move takes when nothing hurries it, in milliseconds.
    pub milliseconds: u32,
}

impl Figure {
    /// Returns pieces that are lifted and lowered, each in a slot of its own.
    #[must_use]
    pub const fn slots() -> Figure {
        Figure { narrowest: 34.0, rises: true, turns: false, has_comb: false, milliseconds: 450 }
    }

    /// Returns which way a piece goes.
    #[must_use]
    pub fn way(self, Displacement { piece, from, to, .. }: Displacement) -> Way {
        match (to > from) == self.rises {
            true if self.has_comb && piece == 0 => Way::Right,
            false if self.has_comb && piece == 0 => Way::Left,
            _ if self.turns => Way::Turn,
            true => Way::Up,
            false => Way::Down,
        }
    }
}
