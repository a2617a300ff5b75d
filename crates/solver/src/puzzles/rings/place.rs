//! A position on the path of all states that advances move by move.

use crate::steps::Steps;

const LOW_BITS: usize = u32::BITS as usize;

/// A rank, split so that most moves touch only one machine word.
pub(super) struct RankCursor {
    low: u32,
    high: Steps,
    /// The ring that moves between this rank and the one below it if `low` is 0.
    rare: usize,
}

impl RankCursor {
    pub(super) fn new(rank: &Steps) -> RankCursor {
        let high = rank >> LOW_BITS;
        let low = rank.clone().low_bits(LOW_BITS).to_u64().and_then(|low| u32::try_from(low).ok());
        RankCursor { low: low.unwrap_or(0), rare: rare_ring(&high), high }
    }

    /// Advances to the next rank above, or below.
    pub(super) fn advance(&mut self, climbs: bool) {
        let (low, turned) = if climbs { self.low.overflowing_add(1) } else { self.low.overflowing_sub(1) };
        self.low = low;
        if turned {
            let one = Steps::ONE;
            self.high = if climbs { &self.high + &one } else { self.high.saturating_sub(&one) };
            self.rare = rare_ring(&self.high);
        }
    }

    /// Returns the ring that moves between this rank and the one below it.
    pub(super) fn ring_below(&self) -> usize {
        if self.low == 0 { self.rare } else { self.low.trailing_zeros() as usize + 1 }
    }

    /// Returns the rank modulo 8.
    pub(super) fn in_eight(&self) -> u32 {
        self.low % 8
    }

    /// Returns whether another position is one rank above; a carry into `high` is ignored.
    pub(super) fn is_just_below(&self, other: &RankCursor) -> bool {
        self.low.wrapping_add(1) == other.low && self.high == other.high
    }
}

fn rare_ring(high: &Steps) -> usize {
    LOW_BITS + high.trailing_zeros().unwrap_or(0) + 1
}
