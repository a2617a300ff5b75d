//! Towers on three pegs or more, from peg to peg (Frame and Stewart, 1941).
//!
//! The smaller discs move to a peg that is neither start nor goal, using all pegs; the larger ones move to the goal
//! without that peg; the smaller ones follow. With the best split, the number of moves is known in closed form
//! (Klavžar, Milutinović and Petr, 2002). For four pegs it is proven minimal (Bousch, 2014); for five and more it is
//! presumed to be.

use crate::steps::Steps;

/// A set of pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PegSet(u8);

impl PegSet {
    /// Returns the first `count` pegs.
    pub(super) fn first(count: u8) -> PegSet {
        PegSet(u8::MAX.checked_shr(8u32.saturating_sub(count.into())).unwrap_or(0))
    }

    /// Counts the pegs.
    pub(super) fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Removes a peg.
    pub(super) fn without(self, peg: u8) -> PegSet {
        PegSet(self.0 & !(1 << peg))
    }

    /// Lists the pegs.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |peg| self.0 >> peg & 1 == 1)
    }

    /// Returns the first peg that is neither of two.
    pub(super) fn helper(self, one: u8, other: u8) -> Option<u8> {
        self.without(one).without(other).iter().next()
    }
}

/// Counts the moves of `discs` discs from peg to peg on `pegs` pegs; for one disc, two pegs are enough.
///
/// X(n, p) = Σ_{t<s} 2^t·C(q+t, q) + 2^s·(n − C(q+s, q+1)) with q = p − 3 and the largest s with C(q+s, q+1) ≤ n
/// (Frame; Stewart, 1941). The sum is S_q = 2^s·C(q+s−1, q) − S_{q−1}, S_0 = 2^s − 1, so the total is a multiple of
/// 2^s, plus or minus 1.
pub(crate) fn count(discs: usize, pegs: usize) -> Steps {
    if pegs <= 3 || discs == 0 {
        return Steps::ones(discs);
    }
    let q = pegs - 3;
    // C(q+t, q) discs make 2^t moves each; the last of these groups may not be full.
    let (mut group, mut left, mut s) = (1, discs, 0);
    while group < left {
        left -= group;
        s += 1;
        group = group * (q + s) / s;
    }
    // S_q = 2^s·(plus − minus) + 1, or − 1 where q is even.
    let (mut binomial, mut plus, mut minus) = (1, 1, 0);
    for i in 1..=q {
        binomial = binomial * (i + s - 1) / i;
        (plus, minus) = (binomial + minus, plus);
    }
    let times = left + plus - minus;
    let whole = Steps::from(times) << s;
    if q.is_multiple_of(2) { whole.saturating_sub(&Steps::ONE) } else { &whole + &Steps::ONE }
}

/// Returns the largest number of smaller discs that can move first without making the route longer, for two or more
/// discs on three or more pegs.
///
/// It is min(C(p−3+s, p−2), n − C(p−4+s, p−3)), with s as for [`count`].
pub(crate) fn split(discs: usize, pegs: usize) -> usize {
    if pegs <= 3 {
        return discs.saturating_sub(1);
    }
    // `below` is C(p−3+s, p−2), `last` is C(p−4+s, p−3).
    let (mut below, mut last, mut s) = (1, 1, 1);
    loop {
        let next = last * (pegs - 3 + s) / s;
        if below + next > discs {
            return below.min(discs - last);
        }
        (below, last, s) = (below + next, next, s + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prelude::*;

    /// Counts by trying every split.
    fn by_trying(discs: usize, pegs: usize) -> u64 {
        match (discs, pegs) {
            (0, _) => 0,
            (1, _) => 1,
            (_, 3) => 2 * by_trying(discs - 1, 3) + 1,
            _ => (1..discs).map(|k| split_length(discs, pegs, k)).min().unwrap(),
        }
    }

    fn split_length(discs: usize, pegs: usize, k: usize) -> u64 {
        let number = |discs, pegs| count(discs, pegs).to_u64().unwrap();
        2 * number(k, pegs) + number(discs - k, pegs - 1)
    }

    #[test]
    fn no_split_is_better() {
        for pegs in 3..=8 {
            for discs in 0..40 {
                assert_eq!(count(discs, pegs), Steps::from(by_trying(discs, pegs)), "{discs} on {pegs}");
            }
        }
    }

    #[test]
    fn groups_of_discs_with_equal_numbers_of_moves_add_up() {
        for (discs, pegs) in [(1_000, 4), (1_000, 5), (1_000, 6), (1_001, 7), (20_000, 4), (100_000, 8)] {
            let (mut sum, mut group, mut left, mut t) = (Steps::ZERO, 1, discs, 0);
            while left > 0 {
                let taken = group.min(left);
                sum += &(Steps::from(taken) << t);
                (left, t) = (left - taken, t + 1);
                group = group * (pegs - 3 + t) / t;
            }
            assert_eq!(count(discs, pegs), sum, "{discs} on {pegs}");
        }
    }

    #[test]
    fn the_largest_of_the_best_splits() {
        for pegs in 3..=8 {
            for discs in 2..40 {
                let best = |k: &usize| split_length(discs, pegs, *k) == by_trying(discs, pegs);
                assert_eq!((1..discs).rev().find(best), Some(split(discs, pegs)), "{discs} on {pegs}");
            }
        }
    }

    #[test]
    fn sets_of_pegs() {
        let all = PegSet::first(8);
        assert_eq!((all.count(), PegSet::first(3).iter().collect::<Vec<_>>()), (8, vec![0, 1, 2]));
        assert_eq!(all.helper(0, 2), Some(1));
        assert_eq!(PegSet::first(3).without(1).helper(0, 2), None);
    }
}
