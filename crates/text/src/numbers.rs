//! Counts, durations and lists as a person reads them.

use gros_picture::decimal::tenths;
use gros_solver::Steps;

use crate::message::{Count, say};
use crate::{Key, Lang};

/// The most digits that are shown in full: a count of 64 discs is never cut.
const MOST_DIGITS: usize = 26;
/// How many digits stay at either end of a number that is cut.
const KEPT: usize = 6;
/// The most digits of a number that is read out digit by digit.
const MOST_SPOKEN: usize = 15;

const YEAR: f64 = 31_557_600.0;
const DAY: u64 = 86_400;

const ONE_TO_TEN: [&str; 10] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const YI_TO_SHI: [&str; 10] = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];

impl Lang {
    /// Writes a number in groups of three digits; one of more than 26 digits is cut in the middle.
    ///
    /// ```
    /// use gros_solver::Steps;
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.number(&Steps::ones(64)), "18,446,744,073,709,551,615");
    /// assert_eq!(Lang::English.number(&Steps::ones(1000)), "107,150 … 069,375 (302 digits)");
    /// ```
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

    /// Writes a number in groups of three digits, however long.
    #[must_use]
    pub fn number_in_full(self, number: &Steps) -> String {
        self.grouped(&number.to_string())
    }

    /// Writes a number to be heard: above 10^15 only its size.
    #[must_use]
    pub fn number_in_words(self, number: &Steps) -> String {
        let digits = number.to_string();
        if digits.len() <= MOST_SPOKEN {
            return self.grouped(&digits);
        }
        let (mantissa, exponent) = rounded(&digits);
        self.power_of_ten(&mantissa, exponent)
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
        // Below a year, and not negative: the cast loses nothing but the fraction.
        let seconds = seconds.round() as u64;
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / DAY);
        let [s, min, h, d] = self.pick(
            [" s", " min", " h", " days"],
            [" 秒", " 分", " 小时", " 天"],
            [" 秒", " 分", " 小時", " 天"],
        );
        let d = if days == 1 { self.pick(" day", d, d) } else { d };
        let parts = match seconds {
            0..60 => [(seconds, s), (0, "")],
            60..3600 => [(minutes, min), (seconds % 60, s)],
            3600..DAY => [(hours, h), (minutes % 60, min)],
            _ => [(days, d), (hours % 24, h)],
        };
        let shown = parts.iter().enumerate().filter(|(place, (value, _))| *place == 0 || *value > 0);
        let shown: Vec<String> = shown.map(|(_, (value, unit))| format!("{value}{unit}")).collect();
        shown.join(" ")
    }

    /// Puts items in a row with the language's comma.
    #[must_use]
    pub fn list<S: AsRef<str>>(self, items: impl IntoIterator<Item = S>) -> String {
        let items: Vec<S> = items.into_iter().collect();
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        items.join(self.text(Key::ListComma))
    }

    /// Writes a small count as a word, as in the name of a puzzle: `nine`, `九`; above ten as digits.
    #[must_use]
    pub fn count_word(self, count: usize) -> String {
        let words = self.pick(&ONE_TO_TEN, &YI_TO_SHI, &YI_TO_SHI);
        let word = count.checked_sub(1).and_then(|index| words.get(index));
        word.map_or_else(|| self.grouped(&count.to_string()), |word| (*word).to_owned())
    }

    /// Parts a row of digits into groups, as the language does.
    pub(crate) fn grouped(self, digits: &str) -> String {
        grouped(digits, self.text(Key::DigitSeparator))
    }

    /// Writes a count in groups of digits.
    pub(crate) fn count(self, count: usize) -> String {
        self.grouped(&count.to_string())
    }

    fn years(self, years: f64) -> String {
        if !years.is_finite() {
            let endless = ("more than 10 to the 300 years", "超过 10 的 300 次方年", "超過 10 的 300 次方年");
            return self.pick(endless.0, endless.1, endless.2).to_owned();
        }
        let plain = self.text(Key::NumbersYears);
        if years >= self.pick(1e21, 1e16, 1e16) {
            let (mantissa, exponent) = scientific(years);
            return self.power_of_ten(&mantissa, exponent) + plain;
        }
        let unit = self.year_units().iter().rev().find(|(size, _)| years >= *size);
        let (size, name) = unit.copied().unwrap_or((1.0, plain));
        let count = three_digits(self, years / size);
        let one = (count == "1" && size == 1.0).then(|| self.text(Key::NumbersYears2));
        count + one.unwrap_or(name)
    }

    fn year_units(self) -> &'static [(f64, &'static str)] {
        self.pick(
            &[
                (1.0, " years"),
                (1e6, " million years"),
                (1e9, " billion years"),
                (1e12, " trillion years"),
                (1e15, " quadrillion years"),
                (1e18, " quintillion years"),
            ],
            &[(1.0, " 年"), (1e4, " 万年"), (1e8, " 亿年"), (1e12, " 万亿年")],
            &[(1.0, " 年"), (1e4, " 萬年"), (1e8, " 億年"), (1e12, " 兆年")],
        )
    }

    fn power_of_ten(self, mantissa: &str, exponent: usize) -> String {
        say!(self, PowerOfTen { mantissa, exponent })
    }
}

/// Puts a space on either side of a number that stands among Han characters; one in words stands without.
pub(crate) fn amid_han(number: &str) -> String {
    if number.starts_with(|symbol: char| symbol.is_ascii_digit()) {
        let end = if number.ends_with('）') { "" } else { " " };
        format!(" {number}{end}")
    } else {
        number.to_owned()
    }
}

/// Parts a row of digits into groups of three.
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

/// Rounds a long row of digits to three of them, and gives the power of ten that goes with it.
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

/// Rounds a number of at least 1 to three digits, or two below ten; counts below a million keep their groups.
fn three_digits(lang: Lang, value: f64) -> String {
    if value < 9.95 {
        return tenths(value).to_string();
    }
    let mut scale = 1.0;
    while (value / scale).round() >= 1000.0 {
        scale *= 10.0;
    }
    lang.grouped(&(((value / scale).round() * scale) as u64).to_string())
}
