//! Dice that fall alike for the same seed: SplitMix64, by Steele, Lea and Flood (2014).

/// Dice.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that begin with a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number that may be any.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below `sides`; 0 if there are none.
    pub fn below(&mut self, sides: usize) -> usize {
        (self.number() % sides.max(1) as u64) as usize
    }

    /// Tells whether one of `sides` came up.
    pub fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    /// Returns one of some.
    pub fn of<T: Copy>(&mut self, some: &[T]) -> T {
        some[self.below(some.len())]
    }

    /// Returns a number, mostly small, at most `most`.
    pub fn size(&mut self, most: usize) -> usize {
        match self.below(8) {
            0 => self.below(most + 1),
            1 => self.below(most.min(100) + 1),
            _ => self.below(most.min(12) + 1),
        }
    }
}
