//! Where pieces are and what a move does to them, in words that all puzzles share.

use crate::gray::Digit;
use crate::steps::Steps;

/// A piece and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The number of the piece.
    pub piece: usize,
    /// Where it is, from 0.
    pub place: Digit,
    /// How many places it has.
    pub places: Digit,
}

/// What a move does: which piece goes, and from where to where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displacement {
    /// The number of the piece.
    pub piece: usize,
    /// A second piece that goes with it, in the same way.
    pub also: Option<usize>,
    /// Where the piece was.
    pub from: Digit,
    /// Where it is after the move.
    pub to: Digit,
}

impl Displacement {
    /// Returns the displacement of one piece alone.
    #[must_use]
    pub const fn of(piece: usize, from: Digit, to: Digit) -> Displacement {
        Displacement { piece, also: None, from, to }
    }
}

/// What is known of a position in a game of piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePosition {
    /// How many there are in each pile.
    pub piles: Vec<Steps>,
    /// Whether the player to move loses against the best play.
    pub is_cold: bool,
    /// The positions to leave in order to win, each as its piles.
    pub winning: Vec<Vec<Steps>>,
}
