//! Reflected Gray codes: rank ↔ word, for two values and for any mixture of radices.
//!
//! The words of a code are ordered by rank, and neighbours differ by one in one digit (Gray, US patent 2,632,058, 1953;
//! for the rings Gros, *Théorie du baguenodier*, 1872; for any radices Knuth, *The Art of Computer Programming* 4A,
//! 7.2.1.1, 2011).

use crate::prelude::*;
use crate::steps::{Steps, Word};

/// One digit of a word; its radix is at most [`MOST_RADIX`].
pub type Digit = u16;

/// The largest radix of a digit: a single digit has no more than four decimal places.
pub const MOST_RADIX: Digit = 10_000;

/// Returns the word of a rank: `rank ^ (rank >> 1)`.
///
/// ```
/// use gros_solver::{gray, Steps};
/// assert_eq!(gray::word(&Steps::from(123u32)), Steps::from(0b001000110u32));
/// ```
#[must_use]
pub fn word(rank: &Steps) -> Steps {
    (rank >> 1) ^ rank
}

/// Returns the rank of a word: each bit is the parity of that bit of the word and all bits to its left.
///
/// ```
/// use gros_solver::{gray, Steps};
/// assert_eq!(gray::rank(&Steps::from(0b011001001u32)), Steps::from(142u32));
/// ```
#[must_use]
pub fn rank(word: &Steps) -> Steps {
    let mut words = word.words().to_vec();
    let mut odd_above = false;
    for word in words.iter_mut().rev() {
        let parities = running_parity(*word);
        *word = if odd_above { !parities } else { parities };
        odd_above = *word & 1 == 1;
    }
    Steps::from_words(&words)
}

/// Replaces each bit by the parity of itself and all bits to its left, by doubling shifts.
fn running_parity(word: Word) -> Word {
    let mut parities = word;
    let mut shift = 1;
    while shift < Word::BITS {
        parities ^= parities >> shift;
        shift *= 2;
    }
    parities
}

/// A reflected Gray code with a radix for each digit, the fastest digit first.
///
/// A digit runs up while the number made of the slower digits is even, and down while it is odd. That number has the
/// same parity as the sum of the slower digits of the *word*, since each step of the code changes the sum by one; so
/// reflecting takes one pass, and everything else is writing a number in mixed radix.
///
/// ```
/// use gros_solver::{Steps, gray::Code};
/// let code = Code::new(vec![2, 5, 5, 5]);
/// assert_eq!(code.word(&Steps::from(10u32)), [1, 4, 1, 0]);
/// assert_eq!(code.rank(&[1, 2, 2, 2]), Steps::from(125u32));
/// assert_eq!(code.size(), &Steps::from(250u32));
/// ```
#[derive(Clone, Debug)]
pub struct Code {
    radices: Vec<Digit>,
    places: Places,
    size: Steps,
}

/// How numbers are converted to the radices of a code.
#[derive(Clone, Debug)]
enum Places {
    /// All radices are 2: the digits are the bits.
    Bits,
    /// Leaves are runs of digits whose product fits a machine word; each level joins two neighbours of the one below.
    Tree {
        /// The start of each leaf, and the end of the last one.
        leaves: Vec<usize>,
        /// The products of the radices of each part, level by level from the leaves to the root.
        products: Vec<Vec<Steps>>,
    },
}

impl PartialEq for Code {
    fn eq(&self, other: &Code) -> bool {
        self.radices == other.radices
    }
}

impl Eq for Code {}

impl Code {
    /// Makes the code with these radices, each at least 2, fastest digit first.
    #[must_use]
    pub fn new(radices: Vec<Digit>) -> Code {
        if radices.iter().all(|radix| *radix == 2) {
            let size = Steps::power_of_two(radices.len());
            return Code { radices, places: Places::Bits, size };
        }
        let leaves = leaves(&radices);
        let product = |ends: &[usize]| product(&radices[ends[0]..ends[1]]);
        let mut products: Vec<Vec<Steps>> = vec![leaves.windows(2).map(product).collect()];
        while let Some(below) = products.last().filter(|below| below.len() > 1) {
            let joined = below.chunks(2).map(|pair| match pair {
                [low, high] => low * high,
                rest => rest.first().cloned().unwrap_or(Steps::ONE),
            });
            products.push(joined.collect());
        }
        let size = products.last().and_then(|top| top.first()).cloned().unwrap_or(Steps::ONE);
        Code { radices, places: Places::Tree { leaves, products }, size }
    }

    /// Returns the radices, fastest digit first.
    #[must_use]
    pub fn radices(&self) -> &[Digit] {
        &self.radices
    }

    /// Counts the words.
    #[must_use]
    pub fn size(&self) -> &Steps {
        &self.size
    }

    /// Returns the word of a rank below the size, fastest digit first.
    #[must_use]
    pub fn word(&self, rank: &Steps) -> Vec<Digit> {
        let mut digits = self.digits(rank);
        self.reflect(&mut digits);
        digits
    }

    /// Returns the rank of a word, given fastest digit first.
    #[must_use]
    pub fn rank(&self, word: &[Digit]) -> Steps {
        let mut digits = word.to_vec();
        let mut is_odd = false;
        for (digit, radix) in digits.iter_mut().zip(&self.radices).rev() {
            let value = *digit;
            if is_odd {
                *digit = radix - 1 - value;
            }
            is_odd ^= value % 2 == 1;
        }
        self.number(&digits)
    }

    /// Turns the digits of a rank into the word of that rank.
    pub(crate) fn reflect(&self, digits: &mut [Digit]) {
        let mut is_odd = false;
        for (digit, radix) in digits.iter_mut().zip(&self.radices).rev() {
            if is_odd {
                *digit = radix - 1 - *digit;
            }
            is_odd ^= *digit % 2 == 1;
        }
    }

    /// Writes a number below the size in the radices, fastest digit first.
    pub(crate) fn digits(&self, number: &Steps) -> Vec<Digit> {
        match &self.places {
            Places::Bits => (0..self.radices.len()).map(|index| Digit::from(number.bit(index))).collect(),
            Places::Tree { leaves, products } => {
                let parts = split(number, products);
                let mut digits = Vec::with_capacity(self.radices.len());
                for (part, ends) in parts.iter().zip(leaves.windows(2)) {
                    let mut part = part.to_u64().unwrap_or(0);
                    for radix in &self.radices[ends[0]..ends[1]] {
                        let radix = u64::from(*radix);
                        digits.push(Digit::try_from(part % radix).unwrap_or(0));
                        part /= radix;
                    }
                }
                digits
            }
        }
    }

    /// Reads a number written in the radices, fastest digit first.
    pub(crate) fn number(&self, digits: &[Digit]) -> Steps {
        match &self.places {
            Places::Bits => number_of_bits(digits),
            Places::Tree { leaves, products } => {
                let leaf = |ends: &[usize]| {
                    let places = digits[ends[0]..ends[1]].iter().zip(&self.radices[ends[0]..ends[1]]);
                    places.rev().fold(0, |sum, (digit, radix)| sum * u64::from(*radix) + u64::from(*digit))
                };
                join(leaves.windows(2).map(|ends| Steps::from(leaf(ends))).collect(), products)
            }
        }
    }
}

/// Groups digits so that the product of the radices of a group fits a machine word.
fn leaves(radices: &[Digit]) -> Vec<usize> {
    let mut ends = vec![0];
    let mut product = 1u64;
    for (index, radix) in radices.iter().enumerate() {
        match product.checked_mul(u64::from(*radix)) {
            Some(larger) => product = larger,
            None => {
                ends.push(index);
                product = u64::from(*radix);
            }
        }
    }
    ends.push(radices.len());
    ends
}

fn product(radices: &[Digit]) -> Steps {
    Steps::from(radices.iter().map(|radix| u64::from(*radix)).product::<u64>())
}

/// Divides a number down the levels until each part belongs to one leaf.
fn split(number: &Steps, products: &[Vec<Steps>]) -> Vec<Steps> {
    let mut parts = vec![number.clone()];
    for below in products.iter().rev().skip(1) {
        let mut finer = Vec::with_capacity(below.len());
        for (part, pair) in parts.into_iter().zip(below.chunks(2)) {
            match pair {
                [low, _] => {
                    let (high, low) = part.checked_div_rem(low).unwrap_or_default();
                    finer.extend([low, high]);
                }
                _ => finer.push(part),
            }
        }
        parts = finer;
    }
    parts
}

/// Multiplies the parts of the leaves together, up the levels.
fn join(leaves: Vec<Steps>, products: &[Vec<Steps>]) -> Steps {
    let mut parts = leaves;
    for below in products.iter().take(products.len().saturating_sub(1)) {
        let joined = parts.chunks(2).zip(below.chunks(2)).map(|(parts, sizes)| match (parts, sizes) {
            ([low, high], [size, _]) => low + &(high * size),
            (rest, _) => rest.first().cloned().unwrap_or_default(),
        });
        parts = joined.collect();
    }
    parts.into_iter().next().unwrap_or_default()
}

fn number_of_bits(bits: &[Digit]) -> Steps {
    let word = |bits: &[Digit]| bits.iter().rev().fold(0, |word, bit| word << 1 | Word::from(*bit));
    let words: Vec<Word> = bits.chunks(Word::BITS as usize).map(word).collect();
    Steps::from_words(&words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_rank_is_undone_by_its_word(
            radices in prop_oneof![
                prop::collection::vec(2..=MOST_RADIX, 1..60),
                (2u16..20, 1usize..400).prop_map(|(radix, count)| vec![radix; count]),
                prop::collection::vec(2u16..5, 1..400),
            ],
            part in any::<u64>(),
        ) {
            let code = Code::new(radices);
            let rank = code.size().scale_down(&part.into(), &Steps::power_of_two(64));
            let word = code.word(&rank);
            prop_assert!(word.iter().zip(code.radices()).all(|(digit, radix)| digit < radix));
            prop_assert_eq!(code.rank(&word), rank.clone());
            let next = &rank + &Steps::ONE;
            if next < *code.size() {
                let after = code.word(&next);
                let apart: u16 = word.iter().zip(&after).map(|(one, other)| one.abs_diff(*other)).sum();
                prop_assert_eq!(apart, 1);
            }
        }
    }

    #[test]
    fn neighbours_differ_in_the_bit_of_the_ruler() {
        for k in 1..5_000u32 {
            let before = word(&Steps::from(k - 1));
            let after = word(&Steps::from(k));
            assert_eq!(before.with_bit_flipped(k.trailing_zeros() as usize), after);
        }
    }

    proptest! {
        #[test]
        fn rank_undoes_word(words in prop::collection::vec(any::<Word>(), 0..40)) {
            let number = Steps::from_words(&words);
            prop_assert_eq!(rank(&word(&number)), number.clone());
            prop_assert_eq!(word(&rank(&number)), number);
        }
    }
}
