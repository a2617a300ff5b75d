//! Conversions to and from machine integers, the numbers of other crates, and text.

use core::cmp::Ordering;

use dashu_int::UBig;

use crate::Steps;

/// The number is too large for the machine integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too large for this integer")]
pub struct TooLarge;

macro_rules! machine_integers {
    ($($integer:ty),+) => {
        $(impl From<$integer> for Steps {
            #[inline]
            fn from(value: $integer) -> Steps {
                Steps(UBig::from(value))
            }
        }

        impl TryFrom<&Steps> for $integer {
            type Error = TooLarge;
            #[inline]
            fn try_from(steps: &Steps) -> Result<$integer, TooLarge> {
                <$integer>::try_from(&steps.0).map_err(|_| TooLarge)
            }
        }

        impl TryFrom<Steps> for $integer {
            type Error = TooLarge;
            #[inline]
            fn try_from(steps: Steps) -> Result<$integer, TooLarge> {
                <$integer>::try_from(&steps)
            }
        }

        impl PartialEq<$integer> for Steps {
            #[inline]
            fn eq(&self, other: &$integer) -> bool {
                <$integer>::try_from(self).as_ref() == Ok(other)
            }
        }

        impl PartialOrd<$integer> for Steps {
            #[inline]
            fn partial_cmp(&self, other: &$integer) -> Option<Ordering> {
                Some(<$integer>::try_from(self).map_or(Ordering::Greater, |number| number.cmp(other)))
            }
        })+
    };
}

machine_integers!(u8, u16, u32, u64, u128, usize);

#[cfg(feature = "dashu")]
impl From<UBig> for Steps {
    fn from(number: UBig) -> Steps {
        Steps(number)
    }
}

#[cfg(feature = "dashu")]
impl From<Steps> for UBig {
    fn from(steps: Steps) -> UBig {
        steps.0
    }
}

#[cfg(feature = "num-bigint")]
impl From<&num_bigint::BigUint> for Steps {
    fn from(number: &num_bigint::BigUint) -> Steps {
        Steps(UBig::from_le_bytes(&number.to_bytes_le()))
    }
}

#[cfg(feature = "num-bigint")]
impl From<&Steps> for num_bigint::BigUint {
    fn from(steps: &Steps) -> num_bigint::BigUint {
        num_bigint::BigUint::from_bytes_le(&steps.0.to_le_bytes())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Steps {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Steps {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Steps, D::Error> {
        let text = <alloc::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_integers_come_back_or_are_too_large() {
        for value in [0, 1, u128::from(u64::MAX), u128::MAX] {
            let steps = Steps::from(value);
            assert_eq!(u128::try_from(&steps), Ok(value));
            assert_eq!(u64::try_from(&steps).ok(), u64::try_from(value).ok());
            assert_eq!(u8::try_from(steps).ok(), u8::try_from(value).ok());
        }
        assert_eq!(u128::try_from(Steps::power_of_two(128)), Err(TooLarge));
        assert!(Steps::from(7u8) == 7u32 && Steps::power_of_two(32) != 0u32);
        assert!(Steps::from(7u8) < 8u32 && Steps::from(9u8) > 8u32 && Steps::power_of_two(128) > u128::MAX);
    }

    #[cfg(feature = "num-bigint")]
    #[test]
    fn big_integers_of_another_crate() {
        let steps = Steps::power(10, 300);
        let number = num_bigint::BigUint::from(&steps);
        assert_eq!(number, num_bigint::BigUint::from(10u32).pow(300));
        assert_eq!(Steps::from(&number), steps);
    }

    #[cfg(feature = "dashu")]
    #[test]
    fn big_integers_of_dashu() {
        let steps = Steps::power(10, 300);
        assert_eq!(Steps::from(UBig::from(steps.clone())), steps);
    }

    #[cfg(feature = "serde")]
    #[test]
    fn counts_are_text_in_data() {
        let steps = Steps::power_of_two(64);
        let text = serde_json::to_string(&steps).unwrap();
        assert_eq!(text, "\"18446744073709551616\"");
        assert_eq!(serde_json::from_str::<Steps>(&text).unwrap(), steps);
        assert!(serde_json::from_str::<Steps>("\"-1\"").is_err());
    }
}
