//! The words of the Hexadecimal Puzzle.

use gros_solver::{Hexadecimal, HexadecimalState, NoReason, PieceMove};

use super::Words;
use crate::Lang;
use crate::explain::{Card, Told};
use crate::pieces::Kind;

impl Words for Hexadecimal {
    fn piece_moved(lang: Lang, _: &HexadecimalState, mv: &PieceMove) -> String {
        lang.piece(Kind::Bar, mv.piece)
    }

    fn card(_: &Told, reason: &NoReason) -> Card {
        match *reason {}
    }
}
