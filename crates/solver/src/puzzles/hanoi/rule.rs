//! The rules of the tower: how many pegs there are, and which of them a disc can move to.

use super::{DiscMove, HanoiState, Peg};
use crate::error::IllegalMove;

/// The minimum number of pegs for moving a tower.
pub const FEWEST_PEGS: u8 = 3;
/// The maximum number of pegs for which there are letters and formulas.
pub const MOST_PEGS: u8 = 8;

/// The rule that says how discs move from peg to peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Rule {
    /// From any peg to any other.
    Classic {
        /// The number of pegs, 3 to 8.
        pegs: u8,
    },
    /// Three pegs in a row, between neighbours only.
    Linear,
    /// Three pegs in a circle, clockwise only: A to B, B to C, C to A.
    Cyclic,
}

impl Rule {
    /// The words for the rules in a spec.
    pub(super) const WORDS: &[&str] = &["classic", "linear", "cyclic"];

    /// Counts the pegs.
    #[must_use]
    pub fn pegs(self) -> u8 {
        match self {
            Rule::Classic { pegs } => pegs,
            Rule::Linear | Rule::Cyclic => FEWEST_PEGS,
        }
    }

    /// Returns the maximum number of discs that a spec may ask for.
    pub(super) fn most_discs(self) -> usize {
        match self {
            Rule::Classic { pegs: FEWEST_PEGS } => usize::MAX,
            _ => super::MOST_DISCS_BY_FORMULA,
        }
    }

    /// Returns whether discs may move from one peg to another, regardless of the other discs.
    #[must_use]
    pub fn joins(self, from: Peg, to: Peg) -> bool {
        match self {
            Rule::Classic { .. } => from != to,
            Rule::Linear => from.0.abs_diff(to.0) == 1,
            Rule::Cyclic => (from.0 + 1) % FEWEST_PEGS == to.0,
        }
    }

    /// Returns the reason why a disc cannot move, if there is one.
    pub(super) fn refusal(self, state: &HanoiState, mv: DiscMove) -> Option<IllegalMove> {
        let DiscMove { disc, to } = mv;
        let Some(from) = state.peg_of(disc) else {
            return Some(IllegalMove::NoSuchPiece { piece: disc, pieces: state.discs() });
        };
        if to.0 >= self.pegs() {
            return Some(IllegalMove::NoSuchPeg { peg: to.0.into(), pegs: self.pegs().into() });
        }
        if let Some(by) = state.top_of(from).filter(|top| *top != disc) {
            return Some(IllegalMove::DiscCovered { disc, by });
        }
        if to == from {
            return Some(IllegalMove::SamePeg { disc });
        }
        match self {
            Rule::Linear if !self.joins(from, to) => Some(IllegalMove::NotNeighbours { disc }),
            Rule::Cyclic if !self.joins(from, to) => Some(IllegalMove::NotClockwise { disc }),
            _ => state.top_of(to).filter(|on| *on < disc).map(|on| IllegalMove::DiscTooLarge { disc, on }),
        }
    }
}
