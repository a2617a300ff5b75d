//! A move in a few characters, where there is no room for words: the piece, its direction, and its destination.

use std::fmt::Display;

use gros_solver::internals::Displacement;

/// The direction in which a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// It turns.
    Turn,
    /// It turns upright.
    Upright,
    /// It turns flat.
    Flat,
}

impl Way {
    /// Returns the direction to a larger place, or to a smaller one, if larger places are higher.
    #[must_use]
    pub const fn rising(Displacement { from, to, .. }: Displacement) -> Way {
        if to < from { Way::Down } else { Way::Up }
    }
}

/// A move in a few characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The piece, or the whole note.
    pub piece: String,
    /// Its direction, drawn after the piece.
    pub way: Option<Way>,
    /// Its destination, after the arrow.
    pub to: String,
}

impl Note {
    /// Returns the note of a piece and its destination.
    #[must_use]
    pub fn new(piece: impl Display, way: Way, to: impl Display) -> Note {
        Note { piece: piece.to_string(), way: Some(way), to: to.to_string() }
    }

    /// Returns the note of a piece and its direction, which says enough.
    #[must_use]
    pub fn drawn(piece: impl Display, way: Way) -> Note {
        Note::new(piece, way, "")
    }

    /// Returns the note of a piece that goes up or down to a numbered place.
    #[must_use]
    pub fn numbered(displacement: Displacement) -> Note {
        Note::new(displacement.piece, Way::rising(displacement), displacement.to)
    }
}
