//! How far an estimate is off.

/// How far an estimate is off, and to which side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Miss {
    /// What was bet.
    pub bet: u64,
    /// What is right.
    pub truth: u64,
    /// How far apart they are.
    pub how: How,
}

/// How far apart two numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// They are the same.
    Exact,
    /// By at most a tenth.
    Close,
    /// By less than a doubling.
    Percent(u64),
    /// The larger is this many tenths of the smaller, two or more times as large.
    Times {
        /// Rounded.
        tenths: u64,
    },
}

impl Miss {
    pub(super) fn of(bet: u64, truth: u64) -> Miss {
        let (less, more) = (bet.min(truth).max(1), bet.max(truth).max(1));
        let off = u128::from(bet.abs_diff(truth));
        let (less, more, whole) = (u128::from(less), u128::from(more), u128::from(truth.max(1)));
        let how = match () {
            () if off == 0 => How::Exact,
            () if off * 10 <= whole => How::Close,
            () if more < 2 * less => How::Percent(rounded(100 * off, whole)),
            () => How::Times { tenths: rounded(10 * more, less) },
        };
        Miss { bet, truth, how }
    }

    /// Returns whether too few were bet.
    #[must_use]
    pub fn is_too_few(&self) -> bool {
        self.bet < self.truth
    }

    /// Returns how many doublings lie between bet and truth.
    #[must_use]
    pub fn doublings(&self) -> f64 {
        (self.bet.max(1) as f64 / self.truth.max(1) as f64).log2().abs()
    }
}

fn rounded(dividend: u128, divisor: u128) -> u64 {
    u64::try_from((dividend + divisor / 2) / divisor).unwrap_or(u64::MAX)
}
