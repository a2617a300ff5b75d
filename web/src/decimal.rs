//! Numbers for drawings and styles, written short.

/// Writes a number to the nearest `part`th, without zeros at the end.
///
/// The library's own way writes every number of 64 bits exactly; it takes longer, and kilobytes of the page.
pub fn decimal(value: f64, part: u32) -> String {
    // A cast takes what is no number for 0, and what is too large for the largest.
    let parts = (value * f64::from(part)).round() as i64;
    let (whole, rest) = (parts.unsigned_abs() / u64::from(part), parts.unsigned_abs() % u64::from(part));
    let sign = if parts < 0 { "-" } else { "" };
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    // The 1 in front keeps the zeros behind the point.
    let digits = (u64::from(part) + rest).to_string();
    let digits = digits.get(1..).unwrap_or_default();
    format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_short() {
        let cases = [
            (0.1 + 0.2, "0.3"),
            (-0.001, "0"),
            (12.0, "12"),
            (1.05, "1.05"),
            (-1.5, "-1.5"),
            (0.11, "0.11"),
            (2.999, "3"),
            (f64::NAN, "0"),
        ];
        for (value, text) in cases {
            assert_eq!(decimal(value, 100), text);
        }
        assert_eq!(decimal(100.0 / 3.0, 10_000), "33.3333");
    }
}
