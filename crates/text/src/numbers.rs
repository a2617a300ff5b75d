//! Counts, durations and lists in readable form.

use gros_picture::decimal::tenths;
use gros_solver::Steps;

use crate::message::{Arg, Count, say};
use crate::{Key, Lang};

/// The maximum number of digits shown in full: a count for 64 discs is never cut.
const MOST_DIGITS: usize = 26;
/// How many digits stay at either end of a number that is cut.
const KEPT: usize = 6;
/// The maximum length of a number that is read out digit by digit.
const MOST_SPOKEN: usize = 15;

const YEAR: f64 = 31_557_600.0;
const DAY: u64 = 86_400;

/// The largest power of ten that a language may have a word for.
const LARGEST_POWER: u32 = 36;

impl Lang {
    /// Writes a number in groups of three digits; one of more than 26 digits is cut in the middle.
    #[must_use]
    pub fn number(self, number: &Steps) -> String {
        let digits = number.to_string();
        let count = digits.len();
        if count <= MOST_DIGITS {
            return self.grouped(&digits);
        }
        let (head, tail) = (self.grouped(&digits[..KEPT]), self.grouped(&digits[count - KEPT..]));
        say!(self, NumberCut { head, tail, count: Count(count) })
    }

    /// Writes a number for a screen reader; above 10^15, only its magnitude.
    #[must_use]
    pub fn number_in_words(self, number: &Steps) -> String {
        let digits = number.to_string();
        if digits.len() <= MOST_SPOKEN {
            return self.grouped(&digits);
        }
        let (mantissa, exponent) = rounded(&digits);
        say!(self, PowerOfTen { mantissa: self.decimal(&mantissa), exponent })
    }

    /// Writes a number of moves with its unit: `1 move`, `341 moves`.
    #[must_use]
    pub fn moves(self, number: &Steps) -> String {
        say!(self, MoveCount { number })
    }

    /// Writes a duration: `49 s`, `1 min 49 s`, `3 h 5 min`, `12 days`, `585 billion years`.
    #[must_use]
    pub fn duration(self, seconds: f64) -> String {
        let seconds = seconds.max(0.0);
        if seconds >= YEAR {
            return self.years(seconds / YEAR);
        }
        // Below a year and not negative, so the cast only loses the fraction.
        let seconds = seconds.round() as u64;
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / DAY);
        let [(larger, count), (smaller, rest)] = match seconds {
            0..60 => [("seconds", seconds), ("seconds", 0)],
            60..3600 => [("minutes", minutes), ("seconds", seconds % 60)],
            3600..DAY => [("hours", hours), ("minutes", minutes % 60)],
            _ => [("days", days), ("hours", hours % 24)],
        };
        if larger == "minutes" && rest > 0 {
            return say!(self, DurationOfMinutes { minutes: count, seconds: rest });
        }
        let larger = say!(self, Duration { unit: larger, count });
        if rest == 0 {
            return larger;
        }
        let smaller = say!(self, Duration { unit: smaller, count: rest });
        say!(self, DurationOfTwo { larger, smaller })
    }

    /// Joins items with the language's comma.
    #[must_use]
    pub fn list<S: AsRef<str>>(self, items: impl IntoIterator<Item = S>) -> String {
        let items: Vec<S> = items.into_iter().collect();
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        items.join(self.text(Key::ListComma))
    }

    /// Writes a small count as a word, as in the name of a puzzle: `nine`, `九`; above ten, as digits.
    pub(crate) fn count_word(self, count: usize) -> String {
        say!(self, CountWord { count: Count(count) })
    }

    /// Writes a small count as a word before a noun: `two`, `两`; above ten, as digits.
    pub(crate) fn word_before_noun(self, count: u64) -> String {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        say!(self, CountBeforeNoun { count, word: self.count_word(count) })
    }

    /// Writes the place in a row: `12th`.
    pub(crate) fn ordinal(self, number: &Steps) -> String {
        let digits = number.to_string();
        let digit = |from_end: usize| digits.bytes().rev().nth(from_end).map_or(0, |digit| digit - b'0');
        say!(self, Ordinal { number, tens: digit(1), units: digit(0) })
    }

    /// Groups digits as the language does.
    pub(crate) fn grouped(self, digits: &str) -> String {
        grouped(digits, self.text(Key::DigitSeparator))
    }

    /// Writes a count in groups of digits.
    pub(crate) fn count(self, count: usize) -> String {
        self.grouped(&count.to_string())
    }

    /// Writes years in the largest unit that the language has a word for; if they are too large for that, as a power.
    fn years(self, years: f64) -> String {
        if !years.is_finite() {
            return self.text(Key::YearsEndless).to_owned();
        }
        let is_named = |power: &u32| !say!(self, Years { power: *power, years: "" }).is_empty();
        let named: Vec<u32> = (0..=LARGEST_POWER).rev().filter(is_named).collect();
        // The largest unit covers as many powers as the one below it.
        let end = if let [largest, next, ..] = named[..] { 2 * largest - next } else { LARGEST_POWER };
        if years >= ten_to(end) {
            let (mantissa, exponent) = scientific(years);
            let number = format!("{} × 10{}", self.decimal(&mantissa), raised(exponent));
            return say!(self, YearsOfPower { number });
        }
        let power = named.into_iter().find(|power| years >= ten_to(*power)).unwrap_or(0);
        match Rounded::of(years / ten_to(power)) {
            Rounded::Whole(years) => say!(self, Years { power, years: Arg::Count(years) }),
            Rounded::Tenths(years) => say!(self, Years { power, years: self.decimal(&years) }),
        }
    }

    /// Writes a decimal number with the language's mark.
    pub(crate) fn decimal(self, number: &str) -> String {
        number.replace('.', self.text(Key::DecimalMark))
    }
}

/// Groups digits by threes.
fn grouped(digits: &str, separator: &str) -> String {
    let first = match digits.len() % 3 {
        0 => 3,
        rest => rest,
    };
    let (head, tail) = digits.split_at(first.min(digits.len()));
    let mut text = head.to_owned();
    for group in tail.as_bytes().chunks(3) {
        text.push_str(separator);
        text.extend(group.iter().copied().map(char::from));
    }
    text
}

/// Writes an exponent.
fn raised(exponent: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = exponent.to_string();
    digits.chars().filter_map(|digit| RAISED.get(digit.to_digit(10)? as usize)).collect()
}

/// Rounds a long row of digits to three of them, and returns the power of ten that goes with it.
fn rounded(digits: &str) -> (String, usize) {
    let exponent = digits.len() - 1;
    let thousand: u32 = digits.get(..4).and_then(|head| head.parse().ok()).unwrap_or(0);
    match (thousand + 5) / 10 {
        1000.. => ("1.00".to_owned(), exponent + 1),
        three => (format!("{}.{:02}", three / 100, three % 100), exponent),
    }
}

/// Writes a number of at least 1 with two digits and a power of ten.
fn scientific(value: f64) -> (String, usize) {
    let (mut scale, mut exponent) = (1.0, 0);
    while value / scale >= 10.0 {
        scale *= 10.0;
        exponent += 1;
    }
    match (10.0 * value / scale).round() as u32 {
        100.. => ("1.0".to_owned(), exponent + 1),
        two => (format!("{}.{}", two / 10, two % 10), exponent),
    }
}

fn ten_to(power: u32) -> f64 {
    (0..power).fold(1.0, |product, _| product * 10.0)
}

/// A number of at least 1 rounded to three digits, or to two below ten.
enum Rounded {
    Whole(u64),
    Tenths(String),
}

impl Rounded {
    fn of(value: f64) -> Rounded {
        if value < 9.95 {
            let tenths = tenths(value).to_string();
            return tenths.parse().map_or(Rounded::Tenths(tenths), Rounded::Whole);
        }
        let mut scale = 1.0;
        while (value / scale).round() >= 1000.0 {
            scale *= 10.0;
        }
        Rounded::Whole(((value / scale).round() * scale) as u64)
    }
}
