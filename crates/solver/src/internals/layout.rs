//! Where pieces are and what a move does to them, in terms that all puzzles share.

use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

/// A piece and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The number of the piece.
    pub piece: usize,
    /// Its place, from 0.
    pub place: Digit,
    /// How many places it has.
    pub places: Digit,
}

/// The effect of a move: the piece that it moves, and its places before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displacement {
    /// The number of the piece.
    pub piece: usize,
    /// A second piece that moves with it, in the same way.
    pub also: Option<usize>,
    /// Where the piece was.
    pub from: Digit,
    /// Where it is after the move.
    pub to: Digit,
}

impl Displacement {
    /// Returns the displacement of a single piece.
    #[must_use]
    pub const fn of(piece: usize, from: Digit, to: Digit) -> Displacement {
        Displacement { piece, also: None, from, to }
    }
}

/// The known facts about a position in a game of piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePosition {
    /// The size of each pile.
    pub piles: Vec<Steps>,
    /// Whether the player to move loses against best play.
    pub is_cold: bool,
    /// The positions that a winning move can leave, each given by its piles.
    pub winning: Vec<Vec<Steps>>,
}
