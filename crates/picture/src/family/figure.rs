//! How the drawings of the family differ, apart from their shapes.

use gros_solver::internals::Displacement;

use crate::note::Way;

/// How a drawing differs from the others, apart from its shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The minimum width of a column, in CSS pixels.
    pub narrowest: f64,
    /// Whether larger places are drawn higher.
    pub rises: bool,
    /// Whether its pieces turn.
    pub turns: bool,
    /// Whether piece 0 is a comb, which moves from side to side.
    pub has_comb: bool,
    /// How long a move takes if nothing hurries it, in milliseconds.
    pub milliseconds: u32,
}

impl Figure {
    /// Returns the figure of pieces that are raised and lowered, each in its own slot.
    #[must_use]
    pub const fn slots() -> Figure {
        Figure { narrowest: 34.0, rises: true, turns: false, has_comb: false, milliseconds: 450 }
    }

    /// Returns the direction in which a piece moves.
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
