//! How the sources tell a cold position, which every move loses, from a hot one, and find the winning moves.
//!
//! Table and sieve look at all smaller positions; the least unused number builds the cold ones in order; the closed
//! form and the partition of the whole numbers need no table and are exact at any size.

pub mod closed_form;
pub mod mex;
pub mod partition;
pub mod sieve;
pub mod table;

use crate::methods::{Method, NotHere};
use crate::prelude::*;
use crate::steps::Steps;
use crate::wythoff::{Piles, Policy, Rule, Wythoff, WythoffMove};

crate::methods::methods_of! { Wythoff;
    /// The golden ratio in integers.
    CLOSED_FORM = "closed-form": ClosedForm(closed_form::ClosedForm), closed_form::explain, |game, found| found.verdict.chosen(game);
    /// The least unused number.
    MEX = "mex": Mex(mex::Mex), mex::explain, |game, found| found.verdict.chosen(game);
    /// The partition of the whole numbers.
    PARTITION = "partition": Partition(partition::Partition), partition::explain, |game, found| found.verdict.chosen(game);
    /// The sieve of positions.
    SIEVE = "sieve": Sieve(sieve::Sieve), sieve::explain, |game, found| found.verdict.chosen(game);
    /// The table of all smaller positions.
    TABLE = "table": Table(table::Table), table::explain, |game, found| found.verdict.chosen(game);
}

/// The methods if stones are taken from one pile only.
pub(super) const OF_NIM: &[Method] = &[SIEVE, TABLE];

impl Reason {
    /// Returns who wins, and by which moves.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        match self {
            Reason::ClosedForm(found) => &found.verdict,
            Reason::Mex(found) => &found.verdict,
            Reason::Partition(found) => &found.verdict,
            Reason::Sieve(found) => &found.verdict,
            Reason::Table(found) => &found.verdict,
        }
    }
}

/// A question about two piles.
pub type Question = crate::methods::Question<Wythoff>;

/// Who wins, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Verdict {
    /// Whether every move loses.
    pub cold: bool,
    /// The cold positions that one move leads to, in order.
    pub winning: Vec<Piles>,
}

impl Verdict {
    /// Returns the winning move by the game's policy; none from a cold position, or if the side to move wants to lose.
    #[must_use]
    pub fn chosen(&self, game: &Wythoff) -> Option<WythoffMove> {
        let to = match game.policy() {
            Policy::Soon => self.winning.iter().min_by_key(|position| position.stones()),
            Policy::Long => self.winning.iter().rev().max_by_key(|position| position.stones()),
            Policy::Lose => None,
        };
        to.cloned().map(|to| WythoffMove { to })
    }

    /// Sorts the winning positions; a position is cold if there are none.
    fn of(found: impl IntoIterator<Item = Piles>) -> Verdict {
        let mut winning: Vec<Piles> = found.into_iter().collect();
        winning.sort();
        winning.dedup();
        Verdict { cold: winning.is_empty(), winning }
    }
}

impl Question {
    /// Returns the piles as machine integers, if neither is above `most`.
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
fn position(left: usize, right: usize) -> Piles {
    Piles::new(left.into(), right.into())
}
