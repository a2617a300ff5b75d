//! The positions around the current one, as a board shows them: which are cold, and which can be reached in one move.

use super::{Piles, Wythoff, WythoffMove, partner};
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::steps::Steps;

/// A square of positions, including the current one.
///
/// ```
/// use gros_solver::{Puzzle, Wythoff};
/// let game = Wythoff::new(14u32.into(), 20u32.into());
/// let field = game.field(&game.start(), 21).unwrap();
/// assert_eq!(field.corner, [0, 0]);
/// assert_eq!(field.winning, [[9, 15], [12, 20]]);
/// assert!(field.is_cold([3, 5]) && field.is_target([14, 3]) && !field.is_target([13, 3]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The smallest left and right pile of the square.
    pub corner: [u64; 2],
    /// How many positions there are in each direction.
    pub size: u64,
    /// The current position.
    pub here: [u64; 2],
    /// The cold positions inside the square, ordered by the left pile.
    pub cold: Vec<[u64; 2]>,
    /// The positions inside the square that one move leads to.
    pub targets: Vec<[u64; 2]>,
    /// The cold ones among them: leaving one of them wins.
    pub winning: Vec<[u64; 2]>,
}

impl Field {
    /// Returns whether a position in the square is cold.
    #[must_use]
    pub fn is_cold(&self, at: [u64; 2]) -> bool {
        self.cold.contains(&at)
    }

    /// Returns whether one move leads to a position in the square.
    #[must_use]
    pub fn is_target(&self, at: [u64; 2]) -> bool {
        self.targets.contains(&at)
    }
}

impl Wythoff {
    /// Returns a square of positions around a position; none if a pile is too large to be drawn.
    ///
    /// The square starts at the empty piles as long as that includes the position; otherwise it ends a little beyond
    /// the position, since all moves lead to smaller piles. Cold positions are found from a pile, so the cost grows
    /// with the side of the square.
    #[must_use]
    pub fn field(&self, here: &Piles, size: u64) -> Option<Field> {
        let here = [drawable(&here.left)?, drawable(&here.right)?];
        let corner = here.map(|pile| if pile < size { 0 } else { pile + size / 8 + 1 - size });
        let piles = |side: usize| corner[side]..corner[side] + size;
        let cold = piles(0).filter_map(|left| Some([left, self.cold_with(left)?]));
        let cold: Vec<[u64; 2]> = cold.filter(|at| piles(1).contains(&at[1])).collect();
        let inside = piles(0).flat_map(|left| piles(1).map(move |right| [left, right]));
        let in_line = |at: &[u64; 2]| {
            at[0] <= here[0]
                && at[1] <= here[1]
                && (at[0] == here[0] || at[1] == here[1] || here[0] - at[0] == here[1] - at[1])
        };
        let from = position(here);
        let is_legal = |at: &[u64; 2]| self.play(&from, &WythoffMove { to: position(*at) }).is_ok();
        let targets: Vec<[u64; 2]> = inside.filter(in_line).filter(is_legal).collect();
        let winning = targets.iter().filter(|at| cold.contains(at)).copied().collect();
        Some(Field { corner, size, here, cold, targets, winning })
    }

    /// Returns the right pile of the cold position with this left pile.
    fn cold_with(&self, left: u64) -> Option<u64> {
        partner(self.rule, &Steps::from(left)).to_u64()
    }
}

/// Returns a pile as a coordinate that a float holds exactly, since it will be drawn.
fn drawable(pile: &Steps) -> Option<u64> {
    pile.to_u64().filter(|pile| *pile < 1 << 52)
}

fn position(at: [u64; 2]) -> Piles {
    Piles::new(Steps::from(at[0]), Steps::from(at[1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wythoff::{ColdTable, Rule};

    fn field(left: u64, right: u64, size: u64, rule: Rule) -> Field {
        let game = Wythoff::new(Steps::from(left), Steps::from(right)).with_rule(rule);
        game.field(&position([left, right]), size).unwrap()
    }

    #[test]
    fn a_square_shows_what_the_table_and_the_rules_say() {
        for (rule, size) in [(Rule::Wythoff, 21), (Rule::Nim, 9)] {
            let table = ColdTable::by_looking(rule, 60);
            let game = Wythoff::new(Steps::ZERO, Steps::ZERO).with_rule(rule);
            for here in [[14, 20], [40, 3], [33, 47], [0, 0], [8, 8]] {
                let field = field(here[0], here[1], size, rule);
                let legal: Vec<Piles> = game.legal_moves(&position(here)).map(|mv| mv.to).collect();
                for left in field.corner[0]..field.corner[0] + size {
                    for right in field.corner[1]..field.corner[1] + size {
                        let at = [left, right];
                        assert_eq!(field.is_cold(at), table.is_cold(left as usize, right as usize), "{at:?}");
                        assert_eq!(field.is_target(at), legal.contains(&position(at)), "{here:?} {at:?}");
                        let wins = field.is_cold(at) && field.is_target(at);
                        assert_eq!(field.winning.contains(&at), wins);
                    }
                }
                assert!(
                    (0..2).all(|side| (field.corner[side]..field.corner[side] + size).contains(&here[side]))
                );
            }
        }
    }

    #[test]
    fn large_piles_can_be_drawn_and_huge_ones_cannot() {
        let field = field(165_580_141, 267_914_296, 21, Rule::Wythoff);
        assert_eq!(field.winning, [[165_580_140, 267_914_295]]);
        let huge = Wythoff::new(Steps::ones(60), Steps::ZERO);
        assert_eq!(huge.field(&huge.start(), 21), None);
    }
}
