//! Where the stones of a pile are.

use crate::scene::Point;

/// The maximum number of stones that are drawn one by one.
const MOST_STONES: u64 = 60;
/// The maximum number of bars of a pile.
const MOST_BARS: u64 = 12;
/// The number of stones in a row.
const ROW: u64 = 5;

/// How two piles are drawn: each thing, a stone or a bar, stands for the same number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// How many stones a thing stands for: 1, or 5·10^k for a bar.
    pub stones: u64,
}

impl Scale {
    /// Returns the scale in which the larger of two piles fits.
    #[must_use]
    pub fn of(piles: [u64; 2]) -> Scale {
        let largest = piles[0].max(piles[1]);
        let bars = std::iter::successors(Some(50u64), |stones| stones.checked_mul(10));
        let fits = |stones: &u64| largest.div_ceil(*stones) <= MOST_BARS;
        let stones =
            bars.map(|stones| stones / 5).flat_map(|ten| [ten, ten * 5]).find(fits).unwrap_or(u64::MAX);
        Scale { stones: if largest <= MOST_STONES { 1 } else { stones } }
    }

    /// Returns whether stones are drawn one by one.
    #[must_use]
    pub fn is_single(self) -> bool {
        self.stones == 1
    }

    /// Returns the number of things in a pile.
    #[must_use]
    pub fn things(self, pile: u64) -> u64 {
        pile.div_ceil(self.stones)
    }

    /// Returns the number of rows in a pile.
    #[must_use]
    pub fn rows(self, pile: u64) -> u64 {
        if self.is_single() { self.things(pile).div_ceil(ROW) } else { self.things(pile) }
    }

    /// Returns the number of stones taken by choosing an item: its stones, and those above.
    #[must_use]
    pub fn taken_with(self, pile: u64, thing: u64) -> u64 {
        pile - (thing * self.stones).min(pile)
    }

    /// Returns whether a thing is taken when this many stones are.
    #[must_use]
    pub fn is_taken(self, pile: u64, thing: u64, taken: u64) -> bool {
        (thing + 1) * self.stones > pile - taken.min(pile) && taken > 0
    }
}

/// The distance between two stones in a row, and between two rows, in units.
pub const STONE: (f64, f64) = (36.0, 33.0);
/// The width of a pile, in units.
pub const PILE: f64 = 192.0;
/// The height of the tray below a pile.
pub const TRAY: f64 = 16.0;

/// Returns the height of a drawing with this many rows, in units; a single row leaves room above it.
#[must_use]
pub fn pile_height(rows: u64) -> f64 {
    rows.max(2) as f64 * STONE.1 + TRAY + 4.0
}

/// Returns the centre of a thing in a pile, from the lower left corner of the pile's drawing, y up.
#[must_use]
pub fn place_of(scale: Scale, thing: u64) -> Point {
    let (row, column) = if scale.is_single() { (thing / ROW, thing % ROW) } else { (thing, 2) };
    (PILE / 2.0 + (column as f64 - 2.0) * STONE.0, TRAY + (row as f64 + 0.5) * STONE.1)
}

/// Finds the thing at a point of a pile's drawing, y up; none beside or above all of them.
#[must_use]
pub fn thing_at(scale: Scale, pile: u64, (x, y): Point) -> Option<u64> {
    let row = ((y - TRAY) / STONE.1).floor();
    let column = ((x - PILE / 2.0) / STONE.0 + 2.5).floor();
    if row < 0.0 || !(0.0..ROW as f64).contains(&column) {
        return None;
    }
    let thing = if scale.is_single() { row as u64 * ROW + column as u64 } else { row as u64 };
    (thing < scale.things(pile)).then_some(thing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_drawn_one_by_one_or_as_bars() {
        assert_eq!(Scale::of([14, 20]).stones, 1);
        assert_eq!(Scale::of([60, 3]).stones, 1);
        assert_eq!(Scale::of([61, 3]).stones, 10);
        assert_eq!(Scale::of([121, 200]).stones, 50);
        assert_eq!(Scale::of([601, 0]).stones, 100);
        for piles in [[0, 0], [61, 1], [5_000, 7], [1 << 51, 1 << 50]] {
            let scale = Scale::of(piles);
            assert!(scale.rows(piles[0]).max(scale.rows(piles[1])) <= MOST_BARS);
        }
    }

    #[test]
    fn each_stone_is_found_where_it_is_drawn_and_takes_those_above() {
        for (pile, scale) in [(14, Scale::of([14, 20])), (437, Scale::of([437, 20]))] {
            for thing in 0..scale.things(pile) {
                assert_eq!(thing_at(scale, pile, place_of(scale, thing)), Some(thing));
                let taken = scale.taken_with(pile, thing);
                let marked = (0..scale.things(pile)).filter(|other| scale.is_taken(pile, *other, taken));
                assert_eq!(marked.collect::<Vec<_>>(), (thing..scale.things(pile)).collect::<Vec<_>>());
            }
            assert_eq!(thing_at(scale, pile, (PILE / 2.0, 5.0)), None);
            assert_eq!(thing_at(scale, pile, place_of(scale, scale.things(pile) + 5)), None);
        }
        assert_eq!(Scale::of([14, 20]).taken_with(14, 0), 14);
        assert!(!Scale::of([14, 20]).is_taken(14, 13, 0));
    }
}
