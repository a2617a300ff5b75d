//! The outermost rings alone: the rank of the first m of them, which the recursions need.
//!
//! Their word is the end of the whole word, so their rank is the end of the whole rank, with every digit flipped if the
//! digit before it is 1.

use crate::steps::Steps;

/// The ranks of the outermost rings, for any number of rings.
pub(super) struct Outermost<'a> {
    rank: &'a Steps,
    /// How many of the lowest digits are equal.
    alike: usize,
}

impl Outermost<'_> {
    pub(super) fn new(rings: usize, rank: &Steps) -> Outermost<'_> {
        let alike = (1..rings).take_while(|bit| rank.bit(*bit) == rank.bit(0)).count() + 1;
        Outermost { rank, alike }
    }

    /// Reads a digit of the rank of the m outermost rings.
    pub(super) fn bit_of(&self, m: usize, bit: usize) -> bool {
        self.rank.bit(bit) != self.rank.bit(m)
    }

    /// Reads the highest digit of the rank of the m outermost rings: whether the innermost of them is on.
    pub(super) fn top(&self, m: usize) -> bool {
        self.bit_of(m, m - 1)
    }

    /// Returns whether all digits below the highest are `value` in the rank of the m outermost rings.
    pub(super) fn rest_is(&self, m: usize, value: bool) -> bool {
        m == 1 || self.alike >= m - 1 && self.bit_of(m, 0) == value
    }
}

/// Returns the rank of the m outermost rings alone.
pub(super) fn rank_of_outermost(rank: &Steps, m: usize) -> Steps {
    let end = rank.clone().low_bits(m);
    if rank.bit(m) { Steps::ones(m).saturating_sub(&end) } else { end }
}
