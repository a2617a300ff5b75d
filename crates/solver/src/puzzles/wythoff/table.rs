//! Tables of small positions: which are cold, by two methods, and their Grundy values.

use super::{Piles, Rule};
use crate::prelude::*;
use crate::steps::Steps;

/// The maximum number of rows and columns of a table of Grundy values.
pub const MOST_GRUNDY: usize = 500;

/// For every position up to a size, whether it is cold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColdTable {
    size: usize,
    cold: Vec<bool>,
}

impl ColdTable {
    /// Checks all smaller positions for each position: it is cold if none of them is.
    #[must_use]
    pub fn by_looking(rule: Rule, size: usize) -> ColdTable {
        let mut table = ColdTable { size, cold: vec![false; size * size] };
        for (left, right) in (0..size).flat_map(|left| (0..size).map(move |right| (left, right))) {
            let by_left = (0..left).any(|taken| table.is_cold(taken, right));
            let by_right = (0..right).any(|taken| table.is_cold(left, taken));
            let both = (1..=left.min(right)).any(|taken| table.is_cold(left - taken, right - taken));
            table.cold[left * size + right] = !(by_left || by_right || both && rule == Rule::Wythoff);
        }
        table
    }

    /// Repeatedly takes the first remaining position, which is cold, and strikes out all that lead to it.
    #[must_use]
    pub fn by_sieve(rule: Rule, size: usize) -> ColdTable {
        let mut cold = vec![true; size * size];
        for (left, right) in (0..size).flat_map(|left| (0..size).map(move |right| (left, right))) {
            if !cold[left * size + right] {
                continue;
            }
            (left + 1..size).for_each(|more| cold[more * size + right] = false);
            (right + 1..size).for_each(|more| cold[left * size + more] = false);
            if rule == Rule::Wythoff {
                (1..size - left.max(right))
                    .for_each(|more| cold[(left + more) * size + right + more] = false);
            }
        }
        ColdTable { size, cold }
    }

    /// Returns whether a position is cold; positions outside the table are not.
    #[must_use]
    pub fn is_cold(&self, left: usize, right: usize) -> bool {
        left < self.size && right < self.size && self.cold[left * self.size + right]
    }

    /// Lists the cold positions, row by row.
    pub fn cold_positions(&self) -> impl Iterator<Item = Piles> + '_ {
        let cold = self.cold.iter().enumerate().filter(|(_, cold)| **cold);
        cold.map(|(index, _)| Piles::new(Steps::from(index / self.size), Steps::from(index % self.size)))
    }
}

/// The Grundy values of small positions: each is the least number that is not the value of a position one move away.
///
/// No formula for them is known (OEIS A004481); the positions with value 0 are the cold ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrundyTable {
    columns: usize,
    values: Vec<u16>,
}

/// A set of small numbers, 64 per word.
type Seen = Vec<u64>;

impl GrundyTable {
    /// Computes the values of piles below `rows` and `columns`; none if either is above [`MOST_GRUNDY`].
    #[must_use]
    pub fn new(rule: Rule, rows: usize, columns: usize) -> Option<GrundyTable> {
        if rows.max(columns) > MOST_GRUNDY {
            return None;
        }
        // A value is at most the number of moves, so no set needs more room.
        let none: Seen = vec![0; (3 * rows.max(columns)).div_ceil(64) + 1];
        let (mut in_column, mut on_diagonal) =
            (vec![none.clone(); columns], vec![none.clone(); rows + columns]);
        let mut values = Vec::with_capacity(rows * columns);
        for left in 0..rows {
            let mut in_row = none.clone();
            for right in 0..columns {
                let diagonal = &mut on_diagonal[rows + right - left];
                let of_both = |word: usize| if rule == Rule::Wythoff { diagonal[word] } else { 0 };
                let value = mex(none.len(), |word| in_row[word] | in_column[right][word] | of_both(word));
                for seen in [&mut in_row, &mut in_column[right], diagonal] {
                    seen[value / 64] |= 1 << (value % 64);
                }
                values.push(u16::try_from(value).unwrap_or(u16::MAX));
            }
        }
        Some(GrundyTable { columns, values })
    }

    /// Returns the value of a position in the table.
    #[must_use]
    pub fn value(&self, left: usize, right: usize) -> Option<u16> {
        let is_inside = right < self.columns;
        self.values.get(left * self.columns + right).copied().filter(|_| is_inside)
    }
}

/// Finds the least number that is not in a set, given word by word.
fn mex(words: usize, word: impl Fn(usize) -> u64) -> usize {
    let found = (0..words).map(|index| (index, word(index))).find(|(_, word)| *word != u64::MAX);
    found.map_or(words * 64, |(index, word)| index * 64 + word.trailing_ones() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_least_missing_number() {
        let words = [u64::MAX, 0b1011, 0];
        assert_eq!(mex(3, |index| words[index]), 66);
        assert_eq!(mex(1, |_| 0), 0);
        assert_eq!(mex(3, |_| u64::MAX), 192);
    }
}
