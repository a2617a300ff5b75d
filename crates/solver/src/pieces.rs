//! Moves of puzzles whose pieces take numbered places, written as a piece and its new value: `2-1`.

use core::fmt;

use crate::error::ParseMoveError;
use crate::gray::Digit;
use crate::internals::notation;

/// Moves a piece to an adjacent place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceMove {
    /// The number of the piece.
    pub piece: usize,
    /// Its new value.
    pub to: Digit,
}

impl PieceMove {
    /// Reads `2-1`.
    ///
    /// # Errors
    /// If the text is not two numbers with a hyphen in between.
    pub(crate) fn parse(text: &str) -> Result<PieceMove, ParseMoveError> {
        let plain = notation::plain(text);
        let found = plain.split_once('-').and_then(|(piece, to)| {
            let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            let is_plain = is_number(piece) && is_number(to);
            Some(PieceMove { piece: piece.parse().ok()?, to: to.parse().ok()? }).filter(|_| is_plain)
        });
        found.ok_or_else(|| ParseMoveError::new(text))
    }
}

impl fmt::Display for PieceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.piece, self.to)
    }
}

/// Where a piece should be to free another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wanted {
    /// The number of the piece in the way.
    pub piece: usize,
    /// Where it should be.
    pub value: Digit,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prelude::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        for (text, piece, to) in [("2-1", 2, 1), ("0-0", 0, 0), ("117-14", 117, 14)] {
            let mv = PieceMove { piece, to };
            assert_eq!((PieceMove::parse(text), mv.to_string().as_str()), (Ok(mv), text));
        }
        assert_eq!(PieceMove::parse("２－ 1"), Ok(PieceMove { piece: 2, to: 1 }));
        for bad in ["", "2", "-1", "2-", "2--1", "+2-1", "2-99999", "a-1", "2-1-1"] {
            assert_eq!(PieceMove::parse(bad), Err(ParseMoveError::new(bad)), "{bad:?}");
        }
    }
}
