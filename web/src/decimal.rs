//! Numbers for drawings and styles, written short.

use std::fmt;

/// A number to the nearest `part`th, written without zeros at the end.
///
/// The library's own way writes every number of 64 bits exactly; it takes longer, and kilobytes of the page.
#[derive(Clone, Copy, Debug)]
pub struct Decimal {
    parts: i64,
    part: u32,
}

impl Decimal {
    fn new(value: f64, part: u32) -> Decimal {
        // A cast takes what is no number for 0, and what is too large for the largest.
        Decimal { parts: (value * f64::from(part)).round() as i64, part }
    }
}

/// Rounds to tenths, fine enough for places in CSS pixels.
pub fn tenths(value: f64) -> Decimal {
    Decimal::new(value, 10)
}

/// Rounds to hundredths.
pub fn hundredths(value: f64) -> Decimal {
    Decimal::new(value, 100)
}

/// Rounds to parts of ten thousand, fine enough for ratios.
pub fn ratio(value: f64) -> Decimal {
    Decimal::new(value, 10_000)
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, part) = (self.parts.unsigned_abs(), u64::from(self.part));
        if self.parts < 0 {
            f.write_str("-")?;
        }
        fmt::Display::fmt(&(size / part), f)?;
        let (mut rest, mut part) = (size % part, part);
        if rest != 0 {
            f.write_str(".")?;
        }
        while rest != 0 {
            part /= 10;
            fmt::Display::fmt(&(rest / part), f)?;
            rest %= part;
        }
        Ok(())
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
        ];
        for (value, text) in cases {
            assert_eq!(hundredths(value).to_string(), text);
        }
        assert_eq!(ratio(100.0 / 3.0).to_string(), "33.3333");
        assert_eq!(tenths(7.96).to_string(), "8");
    }
}
