//! Exact counts of any size: the only crate that depends on the big-integer crate.
//!
//! A step number on the route of 1,000 rings has 301 digits. [`Steps`] is a natural number without an upper limit; it
//! also serves as a long row of bits, since the word of a binary Gray code is one.

#![no_std]
#![warn(missing_docs)]

extern crate alloc;

mod arithmetic;
mod convert;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};

pub use convert::TooLarge;

/// The machine word in which [`Steps`] are stored, least significant word first.
pub type Word = dashu_int::Word;

/// An exact count of moves: a natural number of any size.
///
/// It is calculated with like a built-in unsigned integer, by value or by reference, and converted with `From` and
/// `TryFrom`; with the features `num-bigint` and `dashu` also to and from the numbers of these crates. Like there,
/// `-` panics if the result would be negative and `/` if the divisor is zero; [`Steps::checked_sub`] and
/// [`Steps::checked_div_rem`] do not.
///
/// ```
/// use gros_steps::Steps;
/// let all: Steps = "18446744073709551615".parse()?;
/// assert_eq!(all, Steps::ones(64));
/// assert_eq!((&all + 1u32).to_string(), "18446744073709551616");
/// assert_eq!(u64::try_from(&all), Ok(u64::MAX));
/// # Ok::<(), gros_steps::ParseStepsError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Steps(UBig);

/// The text does not consist of the digits 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a row of digits")]
pub struct ParseStepsError;

impl Steps {
    /// Zero steps.
    pub const ZERO: Steps = Steps(UBig::ZERO);
    /// One step.
    pub const ONE: Steps = Steps(UBig::ONE);

    /// Returns 2^`exponent`.
    #[must_use]
    #[inline]
    pub fn power_of_two(exponent: usize) -> Steps {
        Steps(UBig::ONE << exponent)
    }

    /// Returns 2^`bits` − 1, a row of `bits` ones.
    #[must_use]
    #[inline]
    pub fn ones(bits: usize) -> Steps {
        Steps(UBig::ones(bits))
    }

    /// Builds a number from its words, least significant first.
    #[must_use]
    #[inline]
    pub fn from_words(words: &[Word]) -> Steps {
        Steps(UBig::from_words(words))
    }

    /// Returns the words, least significant first, without leading zero words.
    #[must_use]
    #[inline]
    pub fn words(&self) -> &[Word] {
        self.0.as_words()
    }

    /// Returns whether the number is zero.
    #[must_use]
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Returns whether the number is odd.
    #[must_use]
    #[inline]
    pub fn is_odd(&self) -> bool {
        self.bit(0)
    }

    /// Reads one bit; bit 0 is the least significant.
    #[must_use]
    #[inline]
    pub fn bit(&self, index: usize) -> bool {
        self.0.bit(index)
    }

    /// Flips one bit.
    #[must_use]
    #[inline]
    pub fn with_bit_flipped(mut self, index: usize) -> Steps {
        if self.bit(index) {
            self.0.clear_bit(index);
        } else {
            self.0.set_bit(index);
        }
        self
    }

    /// Keeps the `bits` least significant bits.
    #[must_use]
    #[inline]
    pub fn low_bits(mut self, bits: usize) -> Steps {
        self.0.clear_high_bits(bits);
        self
    }

    /// Counts the bits up to the highest one; 0 for zero.
    #[must_use]
    #[inline]
    pub fn bit_len(&self) -> usize {
        self.0.bit_len()
    }

    /// Counts the ones in binary.
    #[must_use]
    #[inline]
    pub fn count_ones(&self) -> usize {
        self.0.count_ones()
    }

    /// Counts the zeros below the lowest one; none if the number is zero.
    #[must_use]
    #[inline]
    pub fn trailing_zeros(&self) -> Option<usize> {
        self.0.trailing_zeros()
    }

    /// Returns the highest bit in which two numbers differ; none if they are equal.
    #[must_use]
    pub fn highest_difference(&self, other: &Steps) -> Option<usize> {
        let (mine, others) = (self.words(), other.words());
        if mine.len() != others.len() {
            return Some(self.bit_len().max(other.bit_len()) - 1);
        }
        let index = mine.iter().zip(others).rposition(|(mine, other)| mine != other)?;
        let bit = (mine[index] ^ others[index]).ilog2();
        Some(index * Word::BITS as usize + bit as usize)
    }

    /// Subtracts; none if the result would be negative.
    #[must_use]
    #[inline]
    pub fn checked_sub(&self, other: &Steps) -> Option<Steps> {
        (self >= other).then(|| Steps(&self.0 - &other.0))
    }

    /// Subtracts, saturating at zero.
    #[must_use]
    #[inline]
    pub fn saturating_sub(&self, other: &Steps) -> Steps {
        self.checked_sub(other).unwrap_or_default()
    }

    /// Returns the distance between two numbers.
    #[must_use]
    #[inline]
    pub fn abs_diff(&self, other: &Steps) -> Steps {
        if self < other { Steps(&other.0 - &self.0) } else { Steps(&self.0 - &other.0) }
    }

    /// Returns self · `factor` for a small factor.
    #[must_use]
    #[inline]
    pub fn times(&self, factor: u32) -> Steps {
        Steps(&self.0 * factor)
    }

    /// Returns ⌊self / `divisor`⌋ for a small divisor; zero if the divisor is zero.
    #[must_use]
    #[inline]
    pub fn divided_by(&self, divisor: u32) -> Steps {
        if divisor == 0 { Steps::ZERO } else { Steps(&self.0 / divisor) }
    }

    /// Returns ⌊self · `factor` / `divisor`⌋; zero if the divisor is zero.
    #[must_use]
    pub fn scale_down(&self, factor: &Steps, divisor: &Steps) -> Steps {
        if divisor.is_zero() { Steps::ZERO } else { Steps(&self.0 * &factor.0 / &divisor.0) }
    }

    /// Returns ⌈self · `factor` / `divisor`⌉; zero if the divisor is zero.
    #[must_use]
    pub fn scale_up(&self, factor: &Steps, divisor: &Steps) -> Steps {
        if divisor.is_zero() {
            return Steps::ZERO;
        }
        let (quotient, rest) = (&self.0 * &factor.0).div_rem(&divisor.0);
        if rest.is_zero() { Steps(quotient) } else { Steps(quotient + UBig::ONE) }
    }

    /// Returns `base` to the power of `exponent`.
    #[must_use]
    pub fn power(base: u32, exponent: usize) -> Steps {
        Steps(UBig::from(base).pow(exponent))
    }

    /// Returns the largest number whose square is at most this one.
    ///
    /// ```
    /// use gros_steps::Steps;
    /// assert_eq!(Steps::from(24u32).square_root(), Steps::from(4u32));
    /// ```
    #[must_use]
    pub fn square_root(&self) -> Steps {
        Steps(self.0.nth_root(2))
    }

    /// Returns the quotient and the remainder; none if the divisor is zero.
    #[must_use]
    pub fn checked_div_rem(&self, divisor: &Steps) -> Option<(Steps, Steps)> {
        if divisor.is_zero() {
            return None;
        }
        let (quotient, rest) = (&self.0).div_rem(&divisor.0);
        Some((Steps(quotient), Steps(rest)))
    }

    /// Reads digits in a radix from 2 to 10, most significant first; none if one of them is too large.
    #[must_use]
    pub fn from_digits(radix: u8, digits: &[u8]) -> Option<Steps> {
        if !(2..=10).contains(&radix) || digits.iter().any(|digit| *digit >= radix) {
            return None;
        }
        let text: String = digits.iter().map(|digit| char::from(b'0' + digit)).collect();
        if text.is_empty() {
            Some(Steps::ZERO)
        } else {
            UBig::from_str_radix(&text, radix.into()).map(Steps).ok()
        }
    }

    /// Reads hexadecimal digits, as `{:x}` writes them.
    ///
    /// ```
    /// use gros_steps::Steps;
    /// let all = Steps::from_hex("1ffffffffffffffff")?;
    /// assert_eq!((all.clone(), format!("{all:x}")), (Steps::ones(65), "1ffffffffffffffff".to_owned()));
    /// assert!(["", "-1", "1_0", "g"].into_iter().all(|text| Steps::from_hex(text).is_err()));
    /// # Ok::<(), gros_steps::ParseStepsError>(())
    /// ```
    ///
    /// # Errors
    /// If the text does not consist of such digits.
    pub fn from_hex(text: &str) -> Result<Steps, ParseStepsError> {
        if !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ParseStepsError);
        }
        UBig::from_str_radix(text, 16).map(Steps).map_err(|_| ParseStepsError)
    }

    /// Writes the digits in a radix from 2 to 10, most significant first, at least `least` of them.
    #[must_use]
    pub fn digits(&self, radix: u8, least: usize) -> Vec<u8> {
        let text = self.0.in_radix(radix.clamp(2, 10)).to_string();
        let zeros = least.saturating_sub(text.len());
        core::iter::repeat_n(0, zeros).chain(text.bytes().map(|digit| digit - b'0')).collect()
    }

    /// Returns self / `whole` as a float for drawing, 0 if the whole is zero.
    ///
    /// Exact to about 50 bits; never use it to compute a step.
    #[must_use]
    pub fn fraction_of(&self, whole: &Steps) -> f64 {
        if whole.is_zero() {
            return 0.0;
        }
        let shift = whole.bit_len().saturating_sub(64);
        let top = |steps: &Steps| u128::try_from(&steps.0 >> shift).unwrap_or(u128::MAX) as f64;
        top(self) / top(whole)
    }

    /// Returns the nearest float, for durations and drawing; infinite if the number is too large.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().value()
    }

    /// Returns the number as a machine integer, if it fits.
    #[must_use]
    #[inline]
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// Returns the number as a machine index, if it fits.
    #[must_use]
    #[inline]
    pub fn to_usize(&self) -> Option<usize> {
        usize::try_from(&self.0).ok()
    }
}

impl fmt::LowerHex for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0.in_radix(16), f)
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Steps {
    type Err = ParseStepsError;

    fn from_str(text: &str) -> Result<Steps, ParseStepsError> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseStepsError);
        }
        UBig::from_str_radix(text, 10).map(Steps).map_err(|_| ParseStepsError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_digits_only() {
        for bad in ["", "+1", "1_000", "1,000", "-1", " 1", "٣"] {
            assert_eq!(bad.parse::<Steps>(), Err(ParseStepsError), "{bad:?}");
        }
        assert_eq!("007".parse(), Ok(Steps::from(7u32)));
    }

    #[test]
    fn digits_have_a_radix_from_two_to_ten() {
        assert_eq!(Steps::from_digits(3, &[1, 0, 2]), Some(Steps::from(11u32)));
        assert_eq!(
            [Steps::from_digits(10, &[]), Steps::from_digits(2, &[])],
            [Some(Steps::ZERO), Some(Steps::ZERO)]
        );
        for (radix, digits) in [(0, 0), (1, 0), (11, 0), (11, 10), (3, 3)] {
            assert_eq!(Steps::from_digits(radix, &[digits]), None, "{digits} in {radix}");
        }
    }

    #[test]
    fn scales_with_both_roundings() {
        let (seven, three, two) = (Steps::from(7u32), Steps::from(3u32), Steps::from(2u32));
        assert_eq!(seven.scale_down(&three, &two), Steps::from(10u32));
        assert_eq!(seven.scale_up(&three, &two), Steps::from(11u32));
        assert_eq!(seven.scale_up(&two, &two), seven);
        assert_eq!(seven.scale_down(&three, &Steps::ZERO), Steps::ZERO);
    }

    #[test]
    fn draws_fractions_of_huge_numbers() {
        let whole = Steps::power_of_two(1000);
        assert_eq!(Steps::power_of_two(999).fraction_of(&whole), 0.5);
        assert_eq!(whole.fraction_of(&whole), 1.0);
        assert_eq!(Steps::ZERO.fraction_of(&Steps::ZERO), 0.0);
        assert_eq!(Steps::power_of_two(70).to_f64(), 2f64.powi(70));
    }

    #[test]
    fn finds_the_highest_difference() {
        let difference = |one: &Steps, other: &Steps| one.highest_difference(other);
        let (long, longer) = (Steps::power_of_two(300), Steps::ones(301));
        assert_eq!(difference(&long, &long), None);
        assert_eq!(difference(&long, &longer), Some(299));
        assert_eq!(difference(&Steps::ZERO, &long), Some(300));
        assert_eq!(difference(&long, &Steps::from(7u32)), Some(300));
        assert_eq!(difference(&Steps::from(4u32), &Steps::from(7u32)), Some(1));
    }

    #[test]
    fn digits_are_undone_by_from_digits() {
        for number in 0..200u32 {
            for radix in 2..=10 {
                let digits = Steps::from(number).digits(radix, 3);
                assert!(digits.len() >= 3);
                assert_eq!(Steps::from_digits(radix, &digits), Some(number.into()));
            }
        }
        assert_eq!(Steps::from(5u32).digits(3, 4), [0, 0, 1, 2]);
    }

    #[test]
    fn roots_and_quotients_are_rounded_down() {
        let large = Steps::power(10, 100);
        assert_eq!((&large * &large).square_root(), large);
        assert_eq!(
            (&large * &large).saturating_sub(&Steps::ONE).square_root(),
            large.saturating_sub(&Steps::ONE)
        );
        let (quotient, rest) = large.checked_div_rem(&Steps::from(7u32)).unwrap();
        assert_eq!(&(&quotient * &Steps::from(7u32)) + &rest, large);
        assert_eq!(
            (large.divided_by(7), quotient.times(7)),
            (quotient.clone(), &quotient * &Steps::from(7u32))
        );
        assert_eq!(large.divided_by(0), Steps::ZERO);
        assert_eq!(large.checked_div_rem(&Steps::ZERO), None);
    }

    #[test]
    fn subtracts_in_both_directions() {
        let (small, large) = (Steps::from(3u32), Steps::power_of_two(64));
        assert_eq!(large.abs_diff(&small), small.abs_diff(&large));
        assert_eq!(small.checked_sub(&large), None);
        assert_eq!(small.saturating_sub(&large), Steps::ZERO);
    }
}
