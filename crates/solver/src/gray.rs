//! The reflected binary Gray code: rank ↔ word.
//!
//! The words of the code are met in the order of their ranks, and neighbours differ in one bit
//! (Gray, US patent 2,632,058, 1953; for the rings Gros, *Théorie du baguenodier*, 1872).

use crate::steps::{Steps, Word};

/// Gives the word of a rank: `rank ^ (rank >> 1)`.
///
/// ```
/// use gros_solver::{gray, Steps};
/// assert_eq!(gray::word(&Steps::from(123u32)), Steps::from(0b001000110u32));
/// ```
#[must_use]
pub fn word(rank: &Steps) -> Steps {
    (rank >> 1) ^ rank
}

/// Gives the rank of a word: each bit is the parity of the bits from the left down to it.
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
