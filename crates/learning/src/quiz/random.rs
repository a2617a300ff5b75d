//! A small deterministic generator.

/// SplitMix64 (Steele, Lea and Flood, 2014): a counter whose steps are mixed.
///
/// It is part of what a link means: the same seed must give the same numbers in every version and on every machine.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

/// 2^64 / φ, the step of the counter.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// Starts one of the streams of a seed. Streams are far apart: each starts at a mixed number.
    #[must_use]
    pub fn new(seed: u32, stream: u32) -> Random {
        Random { state: mix(u64::from(seed) << 32 | u64::from(stream)) }
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        mix(self.state)
    }

    /// Returns a number below `end`; 0 if that is 0. The upper half of a product is as even as the bits are.
    pub fn below(&mut self, end: u32) -> u32 {
        let product = u128::from(self.bits()) * u128::from(end);
        (product >> 64) as u32
    }

    /// Returns a number from `first` to `last`; `first` if there is none.
    pub fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last.saturating_sub(first) + 1)
    }

    /// Returns whether a coin shows heads.
    pub fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    /// Shuffles a list (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let other = self.below(u32::try_from(end + 1).unwrap_or(u32::MAX));
            list.swap(end, other as usize);
        }
    }
}

fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published sequence of the seed 1234567.
    #[test]
    fn the_generator_is_the_published_one() {
        let mut random = Random { state: 1_234_567 };
        let bits = [(); 3].map(|()| random.bits());
        assert_eq!(bits, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_are_in_their_range_and_all_occur() {
        let mut random = Random::new(7, 0);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[random.between(3, 8) as usize - 3] += 1;
        }
        assert!(seen.iter().all(|count| (60..140).contains(count)), "{seen:?}");
        assert_eq!((random.below(0), random.between(5, 4)), (0, 5));
        let mut list = Vec::from_iter(0..20);
        random.shuffle(&mut list);
        assert_ne!(list, Vec::from_iter(0..20));
        list.sort_unstable();
        assert_eq!(list, Vec::from_iter(0..20));
    }
}
