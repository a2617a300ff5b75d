//! Why a method does not apply, and why a move cannot be made, piece by piece.

use gros_solver::methods::NotHere;
use gros_solver::{AnyPuzzle, AnyState, IllegalMove, Puzzle};

use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    /// Says why a method has no answer: `Only on the shortest route from one full peg to another.`
    #[must_use]
    pub fn not_here(self, refusal: NotHere) -> String {
        let text = match refusal {
            NotHere::TooMany { most } => return say!(self, MethodUpTo { most: Count(most) }),
            NotHere::OtherPuzzle => self.text(Key::MethodOfOtherPuzzle),
            NotHere::RingsAsOne => self.text(Key::MethodOneRingAtATime),
            NotHere::GoalNotAllOff => self.text(Key::MethodTowardAllOff),
            NotHere::NotBetweenOnAndOff => self.text(Key::MethodBetweenOnAndOff),
            NotHere::NotTowerToTower => self.text(Key::MethodTowerToTower),
            NotHere::NotALine => self.text(Key::MethodOnALine),
            NotHere::OtherGame => self.text(Key::MethodFromBothPiles),
        };
        text.to_owned()
    }

    /// Says that a word is not the id of a method for a puzzle.
    #[must_use]
    pub fn bad_method(self, word: &str, puzzle: &AnyPuzzle) -> String {
        let word = self.quoted(word);
        let ids: Vec<&str> = puzzle.methods().iter().map(|method| method.id()).collect();
        if ids.is_empty() {
            return say!(self, MethodNoneSuch { word, why: self.text(Key::MethodNone) });
        }
        let ids = self.list(ids);
        say!(self, MethodUnknown { word, ids })
    }
}

/// The maximum number of pieces listed.
const MOST_LISTED: usize = 8;

/// The conditions for which a refused move waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// The question: `Why not ring 5?`
    pub title: String,
    /// The pieces in the way, each with the place where it must be.
    pub unmet: Vec<Unmet>,
    /// How many more there are, in words.
    pub more: Option<String>,
}

/// A piece in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmet {
    /// The piece.
    pub piece: usize,
    /// Whether it is a ring on the bar.
    pub is_on: bool,
    /// Where it must be: `must be off`.
    pub must: String,
    /// Where it is: `is on`. Empty if the board shows it better.
    pub is: &'static str,
}

impl Lang {
    /// Asks why a move cannot be made, and lists what it waits for; none if it waits for no piece.
    #[must_use]
    pub fn why_not(self, here: &AnyState, why: &IllegalMove) -> Option<WhyNot> {
        let (piece, unmet): (String, Vec<Unmet>) = match why {
            IllegalMove::RingHeld { ring, must_be_on, must_be_off } => {
                let on = must_be_on.iter().map(|ring| self.unmet_ring(*ring, true));
                let off = must_be_off.iter().map(|ring| self.unmet_ring(*ring, false));
                (self.piece(Kind::RING, *ring), on.chain(off).collect())
            }
            IllegalMove::PieceHeld { piece, wanted, .. } => {
                let row = |wanted: &gros_solver::internals::Wanted| Unmet {
                    piece: wanted.piece,
                    is_on: false,
                    must: self.must_stand_so(here, *wanted, false),
                    is: "",
                };
                (self.piece(Kind::of_state(here), *piece), wanted.iter().map(row).collect())
            }
            _ => return None,
        };
        let hidden = unmet.len().saturating_sub(MOST_LISTED);
        Some(WhyNot {
            title: say!(self, ExplainWhyNot { piece }),
            unmet: unmet.into_iter().take(MOST_LISTED).collect(),
            more: (hidden > 0).then(|| self.left_out(hidden)),
        })
    }

    fn unmet_ring(self, ring: usize, must_be_on: bool) -> Unmet {
        let (must, is) =
            if must_be_on { (Key::MustBeOn, Key::ExplainIsOff) } else { (Key::MustBeOff, Key::ExplainIsOn) };
        Unmet { piece: ring, is_on: !must_be_on, must: self.text(must).to_owned(), is: self.text(is) }
    }
}
