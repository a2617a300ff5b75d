//! The errors in a request: one small type for each kind.
//!
//! Errors carry data; the sentences for people are made from it elsewhere.

use crate::gray::Digit;
use crate::pieces::Wanted;
use crate::prelude::*;
use crate::steps::Steps;

/// The rule that refuses a move, with the pieces that block it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum IllegalMove {
    /// No piece has this number; pieces are numbered 1 to `pieces`.
    #[error("there is no piece {piece}; there are {pieces}")]
    NoSuchPiece {
        /// The requested number.
        piece: usize,
        /// The number of pieces.
        pieces: usize,
    },
    /// No peg has this number; pegs are numbered from 0 to `pegs` − 1.
    #[error("there is no peg {peg}; there are {pegs}")]
    NoSuchPeg {
        /// The requested index.
        peg: usize,
        /// The number of pegs.
        pegs: usize,
    },
    /// Rule 2 of the rings: the next ring towards the free end must be on, and all rings beyond it off.
    #[error("ring {ring} is held by other rings")]
    RingHeld {
        /// The ring that cannot move.
        ring: usize,
        /// The ring that must be put on first, if it is off.
        must_be_on: Option<usize>,
        /// The rings that must come off first, from the innermost to the outermost.
        must_be_off: Vec<usize>,
    },
    /// Of the two outer rings one is on and the other off, so they cannot move as one.
    #[error("rings 1 and 2 are apart")]
    PairApart,
    /// A smaller disc lies on the disc that should move.
    #[error("disc {disc} is under disc {by}")]
    DiscCovered {
        /// The disc that cannot move.
        disc: usize,
        /// The topmost disc on its peg.
        by: usize,
    },
    /// The disc on top of the target peg is smaller.
    #[error("disc {disc} cannot lie on the smaller disc {on}")]
    DiscTooLarge {
        /// The disc that cannot move there.
        disc: usize,
        /// The smaller disc on top of that peg.
        on: usize,
    },
    /// The disc is already on that peg.
    #[error("disc {disc} is already there")]
    SamePeg {
        /// The disc.
        disc: usize,
    },
    /// A piece has no such place; its places are numbered from 0 to `most`.
    #[error("piece {piece} has no position {value}; the last is {most}")]
    NoSuchValue {
        /// The piece.
        piece: usize,
        /// The requested place.
        value: Digit,
        /// Its last place.
        most: Digit,
    },
    /// The piece is already at that place.
    #[error("piece {piece} is already there")]
    SameValue {
        /// The piece.
        piece: usize,
    },
    /// A piece can go to an adjacent place only.
    #[error("piece {piece} cannot move from {from} to {to} at once")]
    NotOneStep {
        /// The piece.
        piece: usize,
        /// Where it is.
        from: Digit,
        /// Where it cannot go in one move.
        to: Digit,
    },
    /// Other pieces must be elsewhere for this one to move.
    #[error("piece {piece} is held by other pieces")]
    PieceHeld {
        /// The piece that cannot move.
        piece: usize,
        /// Where it is.
        from: Digit,
        /// Where it cannot go.
        to: Digit,
        /// The pieces in the way, and the places where they should be; nearest piece first.
        wanted: Vec<Wanted>,
    },
    /// With the pegs in a row, a disc can move only to a neighbouring peg.
    #[error("disc {disc} can move only to a neighbouring peg")]
    NotNeighbours {
        /// The disc that cannot move there.
        disc: usize,
    },
    /// With the pegs in a circle, a disc can move only clockwise.
    #[error("disc {disc} can move only clockwise")]
    NotClockwise {
        /// The disc that cannot move there.
        disc: usize,
    },
    /// A move of the game takes at least one stone.
    #[error("no stone is taken")]
    NothingTaken,
    /// A pile would be larger after the move.
    #[error("a pile would grow")]
    StonesAdded,
    /// From both piles the same number must be taken.
    #[error("{left} and {right} are not the same number")]
    UnequalTake {
        /// How many are taken from the left pile.
        left: Steps,
        /// How many are taken from the right pile.
        right: Steps,
    },
    /// Under this rule a move takes from one pile only.
    #[error("stones are taken from both piles")]
    BothPiles,
    /// A neighbour of a dial points its lobe at it.
    #[error("dial {dial} is blocked by a lobe")]
    LobeInTheWay {
        /// The dial that cannot turn.
        dial: usize,
        /// The neighbours that point at it.
        by: Vec<usize>,
    },
    /// Dial 1 can never point its lobe out of the case.
    #[error("dial 1 does not point to the right")]
    LobeOut,
    /// Upright dials cannot pass the narrow part of the case.
    #[error("the slide stops before dial {dial} can turn")]
    SlideStops {
        /// The dial that cannot turn there.
        dial: usize,
        /// Whether it should be turned outside the case rather than at the gap.
        outside: bool,
        /// The upright dials that stop the slide.
        by: Vec<usize>,
    },
    /// The move or the state belongs to another puzzle.
    #[error("a move of another puzzle")]
    OtherPuzzle,
}

impl IllegalMove {
    /// Lists the pieces in the way, largest number first.
    #[must_use]
    pub fn blockers(&self) -> Vec<usize> {
        match self {
            IllegalMove::RingHeld { must_be_on, must_be_off, .. } => {
                must_be_on.iter().chain(must_be_off).copied().collect()
            }
            IllegalMove::PairApart => vec![1],
            IllegalMove::PieceHeld { wanted, .. } => wanted.iter().map(|wanted| wanted.piece).collect(),
            IllegalMove::LobeInTheWay { by, .. } | IllegalMove::SlideStops { by, .. } => by.clone(),
            IllegalMove::DiscCovered { by, .. } => vec![*by],
            IllegalMove::DiscTooLarge { on, .. } => vec![*on],
            _ => Vec::new(),
        }
    }
}

/// The reason why a text is not a state of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ParseStateError {
    /// Nothing was written.
    #[error("empty")]
    Empty,
    /// A symbol is not in the puzzle's alphabet.
    #[error("piece {place} from the left is {found:?}, not one of {allowed}")]
    Symbol {
        /// The place of the symbol's piece, 1 the leftmost.
        place: usize,
        /// The symbol.
        found: char,
        /// The symbols that are allowed there.
        allowed: Alphabet,
    },
    /// A number is not one of the places of its piece, which are numbered from 0.
    #[error("piece {place} from the left is {found:?}, not a number below {radix}")]
    Value {
        /// The place of the number's piece, 1 the leftmost.
        place: usize,
        /// The number, as written.
        found: String,
        /// How many places the piece has.
        radix: Digit,
    },
    /// The row has too few or too many pieces.
    #[error("{found} pieces instead of {needed}")]
    Length {
        /// How many pieces were written.
        found: usize,
        /// How many the puzzle has.
        needed: usize,
        /// The symbols that are allowed.
        allowed: Alphabet,
    },
    /// A run `symbol*count` lacks its count.
    #[error("the run at piece {place} from the left has no count")]
    Run {
        /// The place of the run's first piece, 1 the leftmost.
        place: usize,
    },
    /// Not two piles, as in `5,3`.
    #[error("not two piles")]
    Piles,
    /// A row of dials lacks the shift of its slide, as in `ULLLLLL@0`.
    #[error("no shift from 0 to {most}")]
    Shift {
        /// The largest shift.
        most: usize,
    },
    /// A dial cannot face that way at that shift of the slide.
    #[error("dial {dial} cannot face that way there")]
    Jammed {
        /// The dial.
        dial: usize,
    },
    /// The row has more pieces than are accepted here.
    #[error("more than {limit} pieces")]
    TooLong {
        /// The largest number of pieces.
        limit: usize,
    },
}

/// The symbols that states are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Alphabet {
    /// `0` and `1`.
    Bits,
    /// `A` and the letters after it, one for each peg.
    Pegs(u8),
    /// `L`, `U` and `R`: a dial's lobe points to the left, it is upright, its lobe points to the right.
    Dials,
    /// Numbers from 0, each below this; joined by dots if it is more than ten.
    Digits(Digit),
}

impl Alphabet {
    /// Returns the digits below a radix.
    #[must_use]
    pub fn of_radix(radix: Digit) -> Alphabet {
        if radix == 2 { Alphabet::Bits } else { Alphabet::Digits(radix) }
    }

    /// Returns whether the pieces of a row are separated by dots, because some need more than one symbol.
    #[must_use]
    pub fn is_dotted(self) -> bool {
        matches!(self, Alphabet::Digits(radix) if radix > 10)
    }
}

impl core::fmt::Display for Alphabet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Alphabet::Bits => f.write_str("0, 1"),
            Alphabet::Pegs(pegs) => {
                let letters: Vec<String> =
                    (b'A'..).take(usize::from(*pegs)).map(|b| char::from(b).into()).collect();
                f.write_str(&letters.join(", "))
            }
            Alphabet::Dials => f.write_str("L, U, R"),
            Alphabet::Digits(radix) => write!(f, "0 to {}", radix.saturating_sub(1)),
        }
    }
}

/// The text is not a move of the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a move")]
pub struct ParseMoveError {
    /// The text that was read.
    pub text: String,
}

impl ParseMoveError {
    /// Keeps the text that was read.
    #[must_use]
    pub fn new(text: &str) -> ParseMoveError {
        ParseMoveError { text: text.to_owned() }
    }
}

/// The reason why there is no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NoRoute {
    /// One of the two states belongs to another puzzle or another size.
    #[error("the state belongs to another puzzle")]
    OtherPuzzle,
    /// No sequence of moves leads from one state to the other.
    #[error("no moves lead there")]
    Unreachable,
}

/// A puzzle of this size does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("size {found} is not between {least} and {most}")]
pub struct SizeError {
    /// The requested size.
    pub found: usize,
    /// The smallest size.
    pub least: usize,
    /// The largest size.
    pub most: usize,
}
