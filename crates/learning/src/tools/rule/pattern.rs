//! A striking pattern in the failures of a rule, to ask about rather than to tell.

/// How the failures of a rule lie along the line of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// There are none.
    None,
    /// There is one.
    One,
    /// It fails everywhere.
    All,
    /// All gaps between them are equal.
    Even {
        /// The gap.
        gap: usize,
    },
    /// All are in the quarter at the goal.
    NearGoal,
    /// All are in the half at the goal.
    NearHalf,
    /// All are in the other half.
    FarHalf,
    /// None of these.
    Other,
}

impl Pattern {
    /// Looks for a pattern among failures, each given by its moves to go, in their order; `most` is the largest number of
    /// moves to go.
    #[must_use]
    pub fn of(failures: &[usize], most: usize) -> Pattern {
        match failures {
            [] => Pattern::None,
            [_] => Pattern::One,
            all if all.len() == most => Pattern::All,
            [first, .., last] => {
                let mut gaps = failures.windows(2).map(|pair| pair[1] - pair[0]);
                let gap = gaps.next().filter(|gap| failures.len() > 2 && gaps.all(|other| other == *gap));
                match gap {
                    Some(gap) if gap > 1 => Pattern::Even { gap },
                    _ if *last <= most / 4 => Pattern::NearGoal,
                    _ if *last <= most / 2 => Pattern::NearHalf,
                    _ if *first > most / 2 => Pattern::FarHalf,
                    _ => Pattern::Other,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_found() {
        let every = |gap: usize| (1..=63 / gap).map(|times| times * gap).collect::<Vec<_>>();
        for (failures, pattern) in [
            (vec![], Pattern::None),
            (vec![7], Pattern::One),
            ((1..=63).collect(), Pattern::All),
            (every(4), Pattern::Even { gap: 4 }),
            (vec![3, 9, 15], Pattern::Even { gap: 6 }),
            (vec![2, 3, 4, 5], Pattern::NearGoal),
            (vec![2, 30], Pattern::NearHalf),
            (vec![32, 33, 40], Pattern::FarHalf),
            (vec![2, 40], Pattern::Other),
        ] {
            assert_eq!(Pattern::of(&failures, 63), pattern, "{failures:?}");
        }
    }
}
