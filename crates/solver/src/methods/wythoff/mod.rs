//! How the sources tell a cold position, which every move loses, from a hot one, and find the moves that win.
//!
//! Table and sieve look at all smaller positions; the least unused number builds the cold ones one after the other; the
//! closed form and the partition of the whole numbers need no table and are exact at any size.

pub mod closed_form;
pub mod mex;
pub mod partition;
pub mod sieve;
pub mod table;

use crate::methods::NotHere;
use crate::steps::Steps;
use crate::wythoff::{Policy, Position, Rule, Wythoff, WythoffMove};

/// A question about two piles.
pub type Question = super::Question<Wythoff>;

/// Who wins, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    /// Whether every move loses.
    pub cold: bool,
    /// The cold positions that one move leads to, in order.
    pub winning: Vec<Position>,
}

impl Verdict {
    /// Gives the winning move by the policy of a game; none from a cold position, or where one wants to lose.
    #[must_use]
    pub fn chosen(&self, game: &Wythoff) -> Option<WythoffMove> {
        let to = match game.policy() {
            Policy::Soon => self.winning.iter().min_by_key(|position| position.stones()),
            Policy::Long => self.winning.iter().rev().max_by_key(|position| position.stones()),
            Policy::Lose => None,
        };
        to.cloned().map(|to| WythoffMove { to })
    }

    /// Sorts what was found; a cold position is one from which nothing was.
    fn of(found: impl IntoIterator<Item = Position>) -> Verdict {
        let mut winning: Vec<Position> = found.into_iter().collect();
        winning.sort();
        winning.dedup();
        Verdict { cold: winning.is_empty(), winning }
    }
}

impl Question {
    /// Gives the piles as machine numbers, if none is above `most`.
    fn small_piles(&self, most: usize) -> Result<[usize; 2], NotHere> {
        let pile =
            |pile: &Steps| pile.to_usize().filter(|pile| *pile <= most).ok_or(NotHere::TooMany { most });
        Ok([pile(&self.here.left)?, pile(&self.here.right)?])
    }

    /// Refuses a game in which stones are taken from one pile only.
    fn takes_from_both(&self) -> Result<(), NotHere> {
        if self.puzzle.rule() == Rule::Wythoff { Ok(()) } else { Err(NotHere::OtherGame) }
    }
}

/// Puts two small piles side by side.
fn position(left: usize, right: usize) -> Position {
    Position::new(left.into(), right.into())
}
