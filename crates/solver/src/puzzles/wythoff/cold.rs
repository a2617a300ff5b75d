//! The cold positions, from which every move loses, in closed form.
//!
//! They are (a, b) and (b, a) with a = ⌊kφ⌋ and b = a + k (Wythoff, 1907). With φ = (1 + √5) / 2 this is a = ⌊(k +
//! ⌊√(5k²)⌋) / 2⌋, exact in integers; floats fail for piles around 10⁸.

use core::cmp::Ordering;

use super::{Piles, Rule};
use crate::internals::sort_short_by_key;
use crate::prelude::*;
use crate::steps::Steps;

/// With this many binary digits after the point, one root nearly always decides what otherwise takes two squares.
const FRACTION: usize = 32;

/// Returns the cold position whose piles differ by `difference`, the smaller pile first.
///
/// ```
/// use gros_solver::wythoff::{Piles, Rule, cold};
/// assert_eq!(cold(Rule::Wythoff, &5u32.into()), Piles::new(8u32.into(), 13u32.into()));
/// ```
///
/// In Nim all cold positions have equal piles, and the number is the size of a pile.
#[must_use]
pub fn cold(rule: Rule, number: &Steps) -> Piles {
    match rule {
        Rule::Nim => Piles::new(number.clone(), number.clone()),
        Rule::Wythoff => {
            let smaller = lower(number);
            let larger = &smaller + number;
            Piles::new(smaller, larger)
        }
    }
}

/// Returns ⌊kφ⌋.
fn lower(k: &Steps) -> Steps {
    let root = (&(k * k) * &Steps::from(5u32)).square_root();
    &(k + &root) >> 1
}

/// Returns whether a pile is ⌊kφ⌋, that is, whether k√5 is in 2a − k … 2a − k + 2; this takes squares but no root.
fn is_lower(k: &Steps, pile: &Steps) -> bool {
    let Some(low) = (pile.clone() << 1).checked_sub(k) else { return false };
    let from_square = (k * k).times(5).checked_sub(&(&low * &low));
    // (2a − k + 2)² is larger than (2a − k)² by 4(2a − k + 1).
    from_square.is_some_and(|rest| rest < (&low + &Steps::ONE) << 2)
}

/// Returns the other pile of the only cold position with this pile.
///
/// Every whole number above 0 is either the smaller or the larger pile of exactly one cold position, never both
/// (Beatty, 1926).
#[must_use]
pub fn partner(rule: Rule, pile: &Steps) -> Steps {
    if rule == Rule::Nim || pile.is_zero() {
        return pile.clone();
    }
    partner_by(pile, FRACTION)
}

/// Finds the partner of a pile x from 2x/φ = √(5x²) − x, with `bits` binary digits after the point.
///
/// With q = ⌊x/φ⌋, the pile is ⌊(q + 1)φ⌋, the smaller one, if x/φ is less than 1/φ below q + 1, that is, if 2x/φ − 2q
/// is greater than 2 − 2/φ = 3 − √5. The digits decide this unless they are exactly those of 3 − √5.
fn partner_by(pile: &Steps, bits: usize) -> Steps {
    let root = ((pile * pile).times(5) << (2 * bits)).square_root();
    let doubled = (&root >> bits).saturating_sub(pile);
    let quotient = &doubled >> 1;
    let number = &quotient + &Steps::ONE;
    let root_of_five = (Steps::from(5u32) << (2 * bits)).square_root();
    let bound = (Steps::from(3u32) << bits).saturating_sub(&(&root_of_five + &Steps::ONE));
    let is_smaller = doubled.is_odd()
        || match root.low_bits(bits).cmp(&bound) {
            Ordering::Less => false,
            Ordering::Equal => is_lower(&number, pile),
            Ordering::Greater => true,
        };
    if is_smaller { pile + &number } else { quotient }
}

/// Returns whether the player to move loses.
#[must_use]
pub fn is_cold(rule: Rule, position: &Piles) -> bool {
    let difference = position.left.abs_diff(&position.right);
    match rule {
        Rule::Nim => difference.is_zero(),
        Rule::Wythoff => is_lower(&difference, (&position.left).min(&position.right)),
    }
}

/// Lists the cold positions that one move leads to, in order; none if the position is itself cold.
///
/// They are the partners of the two piles and the cold position with the same difference, if they are smaller: at most
/// three.
#[must_use]
pub fn winning_moves(rule: Rule, position: &Piles) -> Vec<Piles> {
    let Piles { left, right } = position;
    let keep_left = Piles::new(left.clone(), partner(rule, left));
    let keep_right = Piles::new(partner(rule, right), right.clone());
    let mut found = Vec::new();
    found.extend((keep_left.right < *right).then_some(keep_left));
    found.extend((keep_right.left < *left).then_some(keep_right));
    if rule == Rule::Wythoff {
        let both = cold(rule, &left.abs_diff(right)).turned(right < left);
        found.extend((both.left < *left).then_some(both));
    }
    sort_short_by_key(&mut found, Piles::clone);
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_agree_with_the_root() {
        let large = (1..40u32).map(|part| Steps::power(7, 300).times(part));
        for k in (0..200u32).map(Steps::from).chain(large) {
            let pile = lower(&k);
            assert!(is_lower(&k, &pile), "{k}");
            assert!(!is_lower(&k, &(&pile + &Steps::ONE)), "{k}");
            assert!(pile.checked_sub(&Steps::ONE).is_none_or(|less| !is_lower(&k, &less)), "{k}");
            assert!(k.is_zero() || !is_lower(&k, &Steps::ZERO), "{k}");
        }
    }

    #[test]
    fn few_digits_find_the_same_partner_as_many() {
        let large = (1..40u32).map(|part| Steps::power(7, 300).times(part));
        for k in (1..200u32).map(Steps::from).chain(large) {
            let Piles { left: smaller, right: larger } = cold(Rule::Wythoff, &k);
            for bits in [0, 1, 2, 3, FRACTION] {
                assert_eq!(partner_by(&smaller, bits), larger, "{bits} digits, {k}");
                assert_eq!(partner_by(&larger, bits), smaller, "{bits} digits, {k}");
            }
        }
    }
}
