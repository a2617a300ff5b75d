//! Short decimal numbers for drawings and styles.

use std::fmt;

/// A number rounded to the nearest `part`th, written without trailing zeros.
///
/// The standard library writes as many digits as it takes to tell a number from its neighbours; a drawing holds
/// thousands of numbers and needs only a few digits of each.
#[derive(Clone, Copy, Debug)]
pub struct Decimal {
    parts: i64,
    part: u32,
}

impl Decimal {
    fn new(value: f64, part: u32) -> Decimal {
        // The cast turns NaN into 0 and saturates at the largest value.
        Decimal { parts: (value * f64::from(part)).round() as i64, part }
    }
}

/// Rounds to tenths, which is fine enough for positions in CSS pixels.
pub fn tenths(value: f64) -> Decimal {
    Decimal::new(value, 10)
}

/// Rounds to hundredths.
pub fn hundredths(value: f64) -> Decimal {
    Decimal::new(value, 100)
}

/// Rounds to ten-thousandths, which is fine enough for ratios.
pub fn ratio(value: f64) -> Decimal {
    Decimal::new(value, 10_000)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A sign, a point and the digits of a 64-bit number take at most 22 bytes.
        let mut text = [0_u8; 24];
        let (mut rest, mut part) = (self.parts.unsigned_abs(), self.part);
        // Drop trailing zeros.
        while part > 1 && rest.is_multiple_of(10) {
            (rest, part) = (rest / 10, part / 10);
        }
        let mut from = text.len();
        let mut put = |byte| {
            from -= 1;
            if let Some(place) = text.get_mut(from) {
                *place = byte;
            }
        };
        let (mut whole, mut fraction) = (rest / u64::from(part), rest % u64::from(part));
        // A digit is below ten.
        let digit = |number: u64| b'0' + (number % 10) as u8;
        while part > 1 {
            put(digit(fraction));
            (fraction, part) = (fraction / 10, part / 10);
            if part == 1 {
                put(b'.');
            }
        }
        loop {
            put(digit(whole));
            whole /= 10;
            if whole == 0 {
                break;
            }
        }
        if self.parts < 0 {
            put(b'-');
        }
        f.write_str(text.get(from..).and_then(|text| str::from_utf8(text).ok()).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.1 + 0.2, "0.3"),
            (-0.001, "0"),
            (12.0, "12"),
            (1.05, "1.05"),
            (-1.5, "-1.5"),
            (-0.25, "-0.25"),
            (0.11, "0.11"),
            (2.999, "3"),
            (f64::NAN, "0"),
            (-0.05, "-0.05"),
            (100.0, "100"),
            (1e30, "92233720368547758.07"),
            (-1e30, "-92233720368547758.08"),
        ];
        for (value, text) in cases {
            assert_eq!(hundredths(value).to_string(), text);
        }
        assert_eq!(ratio(100.0 / 3.0).to_string(), "33.3333");
        assert_eq!(tenths(7.96).to_string(), "8");
    }
}
