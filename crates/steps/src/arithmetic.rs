//! The operators, for values and references, with the other number a [`Steps`] or a small one.

use core::iter::{Product, Sum};
use core::ops::{
    Add, AddAssign, BitXor, Div, DivAssign, Mul, MulAssign, Rem, RemAssign, Shl, Shr, Sub, SubAssign,
};

use crate::Steps;

/// Implements an operator for all four pairings of value and reference, and its assigning form. All of them use the one
/// for references, so that a program contains the code of the big-integer crate once.
macro_rules! operator {
    ($($operator:ident $name:ident, $assign:ident $name_assign:ident, $symbol:tt;)+) => {
        $(impl $operator<&Steps> for &Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: &Steps) -> Steps {
                Steps(&self.0 $symbol &other.0)
            }
        }

        impl $operator<Steps> for &Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: Steps) -> Steps {
                self $symbol &other
            }
        }

        impl $operator<&Steps> for Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: &Steps) -> Steps {
                &self $symbol other
            }
        }

        impl $operator<Steps> for Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: Steps) -> Steps {
                &self $symbol &other
            }
        }

        impl $operator<u32> for &Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: u32) -> Steps {
                self $symbol &Steps::from(other)
            }
        }

        impl $operator<u32> for Steps {
            type Output = Steps;
            #[inline]
            fn $name(self, other: u32) -> Steps {
                self $symbol &Steps::from(other)
            }
        }

        impl $assign<&Steps> for Steps {
            #[inline]
            fn $name_assign(&mut self, other: &Steps) {
                *self = &*self $symbol other;
            }
        }

        impl $assign<Steps> for Steps {
            #[inline]
            fn $name_assign(&mut self, other: Steps) {
                *self = &*self $symbol other;
            }
        }

        impl $assign<u32> for Steps {
            #[inline]
            fn $name_assign(&mut self, other: u32) {
                *self = &*self $symbol other;
            }
        })+
    };
}

operator! {
    Add add, AddAssign add_assign, +;
    Sub sub, SubAssign sub_assign, -;
    Mul mul, MulAssign mul_assign, *;
    Div div, DivAssign div_assign, /;
    Rem rem, RemAssign rem_assign, %;
}

impl BitXor<&Steps> for Steps {
    type Output = Steps;
    #[inline]
    fn bitxor(self, other: &Steps) -> Steps {
        Steps(self.0 ^ &other.0)
    }
}

impl Shl<usize> for Steps {
    type Output = Steps;
    #[inline]
    fn shl(self, bits: usize) -> Steps {
        Steps(self.0 << bits)
    }
}

impl Shr<usize> for &Steps {
    type Output = Steps;
    #[inline]
    fn shr(self, bits: usize) -> Steps {
        Steps(&self.0 >> bits)
    }
}

impl Shr<usize> for Steps {
    type Output = Steps;
    #[inline]
    fn shr(self, bits: usize) -> Steps {
        Steps(self.0 >> bits)
    }
}

impl Sum for Steps {
    fn sum<I: Iterator<Item = Steps>>(numbers: I) -> Steps {
        numbers.fold(Steps::ZERO, |sum, number| sum + number)
    }
}

impl<'a> Sum<&'a Steps> for Steps {
    fn sum<I: Iterator<Item = &'a Steps>>(numbers: I) -> Steps {
        numbers.fold(Steps::ZERO, |sum, number| sum + number)
    }
}

impl Product for Steps {
    fn product<I: Iterator<Item = Steps>>(numbers: I) -> Steps {
        numbers.fold(Steps::ONE, |product, number| product * number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pairing_of_an_operator_agrees() {
        let (large, small) = (Steps::power_of_two(70), Steps::from(9u32));
        macro_rules! agree {
            ($($symbol:tt $assign:tt),+) => {
                $(let expected = &large $symbol &small;
                assert_eq!(large.clone() $symbol small.clone(), expected);
                assert_eq!(large.clone() $symbol &small, expected);
                assert_eq!(&large $symbol small.clone(), expected);
                assert_eq!(&large $symbol 9u32, expected);
                assert_eq!(large.clone() $symbol 9u32, expected);
                let mut assigned = large.clone();
                assigned $assign &small;
                assert_eq!(assigned, expected);
                let mut assigned = large.clone();
                assigned $assign small.clone();
                assert_eq!(assigned, expected);
                let mut assigned = large.clone();
                assigned $assign 9u32;
                assert_eq!(assigned, expected);)+
            };
        }
        agree!(+ +=, - -=, * *=, / /=, % %=);
        assert_eq!(&(&large / &small) * &small + &large % &small, large);
    }

    #[test]
    fn sums_and_products() {
        let numbers = || (1..=20u32).map(Steps::from);
        assert_eq!(numbers().sum::<Steps>(), Steps::from(210u32));
        assert_eq!(numbers().product::<Steps>(), Steps::from(2_432_902_008_176_640_000u64));
    }
}
