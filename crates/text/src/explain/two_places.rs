//! Pieces with two places, whose states form the line of the Chinese rings: what they are called in its methods.

use crate::Lang;
use crate::pieces::Kind;

/// The pieces of a puzzle that is the same as the rings: ring k is the k-th of them from the free end.
#[derive(Clone, Copy)]
pub(crate) struct TwoPlaces {
    pub kind: Kind,
    /// The number of the free piece: 1, or 0 if it drives the others.
    pub first: usize,
    /// Whether they are rings that are on or off a bar.
    pub are_rings: bool,
}

impl TwoPlaces {
    pub const RINGS: TwoPlaces = TwoPlaces { kind: Kind::RING, first: 1, are_rings: true };

    /// Returns the number of the piece in the place of a ring.
    pub fn number(self, ring: usize) -> usize {
        ring - 1 + self.first
    }

    /// Names the piece in the place of a ring: `ring 2`, `dial 2`.
    pub fn name(self, lang: Lang, ring: usize) -> String {
        lang.piece(self.kind, self.number(ring))
    }

    /// Names one of its places: `on`, `upright`.
    pub fn place(self, lang: Lang, ring: usize, on: bool) -> String {
        lang.place(self.kind, self.number(ring), u16::from(on))
    }

    /// Returns the selector in messages that speak of rings, or of digits.
    pub fn of(self) -> &'static str {
        if self.are_rings { "rings" } else { "others" }
    }
}
