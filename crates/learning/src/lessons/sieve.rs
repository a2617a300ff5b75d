//! A small board of the positions of Wythoff's game, on which the cold ones are found by striking out the others.

use gros_solver::Piles;
use gros_solver::wythoff::{Rule, is_cold, winning_moves};

/// The stones in the left and in the right pile.
pub type Square = (u32, u32);

/// What the learner knows about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing yet.
    Open,
    /// It was found to be cold.
    Cold,
    /// A move leads from it to a square that is cold.
    Struck,
}

/// The cold positions that were found, each with the smaller pile first.
///
/// ```
/// use gros_learning::lessons::{Mark, Sieve};
/// let sieve = Sieve::default().with((0, 0));
/// assert_eq!([sieve.mark((0, 0)), sieve.mark((3, 3)), sieve.mark((1, 2))], [Mark::Cold, Mark::Struck, Mark::Open]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sieve(Vec<Square>);

impl Sieve {
    /// The number of squares along an edge.
    pub const SIDE: u32 = 8;

    /// Returns the board on which all cold positions are found.
    #[must_use]
    pub fn solved() -> Sieve {
        let pairs = (0..Self::SIDE).flat_map(|right| (0..=right).map(move |left| (left, right)));
        Sieve(pairs.filter(|square| is_cold(Rule::Wythoff, &piles(*square))).collect())
    }

    /// Adds a position, if it is cold, and with it the same one with the piles exchanged.
    #[must_use]
    pub fn with(mut self, (left, right): Square) -> Sieve {
        let pair = (left.min(right), left.max(right));
        if is_cold(Rule::Wythoff, &piles(pair)) && !self.0.contains(&pair) {
            self.0.push(pair);
            self.0.sort_unstable();
        }
        self
    }

    /// Returns whether all are found.
    #[must_use]
    pub fn is_done(&self) -> bool {
        *self == Sieve::solved()
    }

    /// Returns the positions that are found, the smaller pile first.
    #[must_use]
    pub fn pairs(&self) -> &[Square] {
        &self.0
    }

    /// Returns what the learner knows about a square.
    #[must_use]
    pub fn mark(&self, square: Square) -> Mark {
        if self.squares().any(|cold| cold == square) {
            Mark::Cold
        } else if self.squares().any(|cold| leads(square, cold)) {
            Mark::Struck
        } else {
            Mark::Open
        }
    }

    /// Returns a cold position that a move from another position leads to, if possible one that was found already; none
    /// if that position is cold.
    #[must_use]
    pub fn winning(&self, square: Square) -> Option<Piles> {
        let mut winning = winning_moves(Rule::Wythoff, &piles(square));
        let is_found = |to: &Piles| self.squares().any(|cold| piles(cold) == *to);
        let found = winning.iter().position(is_found).unwrap_or_default();
        (found < winning.len()).then(|| winning.swap_remove(found))
    }

    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.0.iter().flat_map(|(left, right)| [(*left, *right), (*right, *left)])
    }
}

/// Returns the position of a square.
#[must_use]
pub fn piles((left, right): Square) -> Piles {
    Piles::new(left.into(), right.into())
}

/// Returns whether a move leads from one square to another.
fn leads(from: Square, to: Square) -> bool {
    match (from.0.checked_sub(to.0), from.1.checked_sub(to.1)) {
        (Some(left), Some(right)) => (left == 0) != (right == 0) || (left == right && left > 0),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::wythoff::ColdTable;

    fn squares() -> impl Iterator<Item = Square> {
        (0..Sieve::SIDE).flat_map(|left| (0..Sieve::SIDE).map(move |right| (left, right)))
    }

    #[test]
    fn four_pairs_strike_out_all_other_squares() {
        let sieve = Sieve::solved();
        let table = ColdTable::by_looking(Rule::Wythoff, Sieve::SIDE as usize);
        assert_eq!(sieve.pairs(), [(0, 0), (1, 2), (3, 5), (4, 7)]);
        for (left, right) in squares() {
            let expected =
                if table.is_cold(left as usize, right as usize) { Mark::Cold } else { Mark::Struck };
            assert_eq!(sieve.mark((left, right)), expected, "{left}, {right}");
        }
    }

    #[test]
    fn only_what_is_struck_out_leads_to_what_is_found() {
        let found = Sieve::default().with((2, 1));
        assert_eq!(
            [found.mark((1, 2)), found.mark((2, 1)), found.mark((0, 0))],
            [Mark::Cold, Mark::Cold, Mark::Open]
        );
        assert_eq!(
            [found.mark((4, 3)), found.mark((5, 1)), found.mark((4, 4))],
            [Mark::Struck, Mark::Struck, Mark::Open]
        );
        assert!(!found.is_done());
        assert_eq!(found.clone().with((1, 2)), found);
    }

    #[test]
    fn a_wrong_square_has_a_move_to_a_cold_one() {
        for square in squares() {
            let winning = Sieve::default().winning(square);
            assert_eq!(winning.is_none(), Sieve::default().with(square) != Sieve::default(), "{square:?}");
            assert!(winning.is_none_or(|left| is_cold(Rule::Wythoff, &left)), "{square:?}");
        }
        let found = Sieve::default().with((0, 0));
        assert_eq!(found.winning((2, 2)), Some(piles((0, 0))), "rather than 1,2, which is still sought");
    }
}
