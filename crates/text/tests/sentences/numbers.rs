//! Counts and durations.

use gros_solver::Steps;
use gros_text::{Count, Lang, say};

use crate::said::{said, said_in_all, steps};

#[test]
fn numbers_are_grouped_by_threes() {
    for (number, expected) in [
        ("0", "0"),
        ("999", "999"),
        ("1000", "1,000"),
        ("18446744073709551615", "18,446,744,073,709,551,615"),
        ("99999999999999999999999999", "99,999,999,999,999,999,999,999,999"),
    ] {
        said(|lang| lang.number(&steps(number)), expected);
    }
}

#[test]
fn long_numbers_are_cut() {
    let text = "100000 … 000000 (27 digits)".replace("100000", "100,000").replace("000000", "000,000");
    said_in_all(
        |lang| lang.number(&steps(&format!("1{}", "0".repeat(26)))),
        [&text, "100,000 … 000,000（27 位）", "100,000 … 000,000（27 位）"],
    );
    said_in_all(
        |lang| lang.number(&Steps::ones(1000)),
        ["107,150 … 069,375 (302 digits)", "107,150 … 069,375（302 位）", "107,150 … 069,375（302 位）"],
    );
}

#[test]
fn large_numbers_are_spoken_by_their_magnitude() {
    said(|lang| lang.number_in_words(&steps("999999999999999")), "999,999,999,999,999");
    said_in_all(
        |lang| lang.number_in_words(&Steps::ones(1000)),
        [
            "about 1.07 times 10 to the power of 301",
            "约 1.07 乘以 10 的 301 次方",
            "約 1.07 乘以 10 的 301 次方",
        ],
    );
    said(|lang| lang.number_in_words(&steps("9999999999999999")), "about 1.00 times 10 to the power of 16");
}

#[test]
fn moves_have_a_singular() {
    said(|lang| lang.moves(&Steps::ZERO), "0 moves");
    said(|lang| lang.moves(&Steps::ONE), "1 move");
    said(|lang| lang.moves(&steps("2")), "2 moves");
    said(|lang| lang.moves(&steps("1234")), "1,234 moves");
}

#[test]
fn small_counts_are_words() {
    said_in_all(|lang| say!(lang, CountWord { count: Count(1) }), ["one", "一", "一"]);
    said_in_all(|lang| say!(lang, CountWord { count: Count(10) }), ["ten", "十", "十"]);
    said(|lang| say!(lang, CountWord { count: Count(11) }), "11");
    said(|lang| say!(lang, CountWord { count: Count(1000) }), "1,000");
}

#[test]
fn durations_below_a_year() {
    for (seconds, expected) in [
        (0.0, ["0 s", "0 秒", "0 秒"]),
        (-1.0, ["0 s", "0 秒", "0 秒"]),
        (48.6, ["49 s", "49 秒", "49 秒"]),
        (59.7, ["1 min", "1 分钟", "1 分鐘"]),
        (109.0, ["1 min 49 s", "1 分 49 秒", "1 分 49 秒"]),
        (3_600.0, ["1 h", "1 小时", "1 小時"]),
        (11_100.0, ["3 h 5 min", "3 小时 5 分钟", "3 小時 5 分鐘"]),
        (86_400.0, ["1 day", "1 天", "1 天"]),
        (1_047_600.0, ["12 days 3 h", "12 天 3 小时", "12 天 3 小時"]),
    ] {
        said_in_all(|lang| lang.duration(seconds), expected);
    }
}

#[test]
fn durations_above_a_year() {
    const YEAR: f64 = 31_557_600.0;
    for (years, expected) in [
        (1.0, ["1 year", "1 年", "1 年"]),
        (1.52, ["1.5 years", "1.5 年", "1.5 年"]),
        (40.0, ["40 years", "40 年", "40 年"]),
        (1_234.0, ["1,230 years", "1,230 年", "1,230 年"]),
        (123_456.0, ["123,000 years", "12 万年", "12 萬年"]),
        (5.9e6, ["5.9 million years", "590 万年", "590 萬年"]),
        (3e12, ["3 trillion years", "3 万亿年", "3 兆年"]),
    ] {
        said_in_all(|lang| lang.duration(years * YEAR), expected);
    }
}

#[test]
fn sixty_four_discs_at_one_move_a_second() {
    let seconds = Steps::ones(64).to_f64();
    said_in_all(|lang| lang.duration(seconds), ["585 billion years", "5,850 亿年", "5,850 億年"]);
}

#[test]
fn durations_beyond_words() {
    let expected = ["about 3.4 × 10²⁹³ years", "约 3.4 × 10²⁹³ 年", "約 3.4 × 10²⁹³ 年"];
    said_in_all(|lang| lang.duration(Steps::ones(1000).to_f64()), expected);
    let endless = ["more than 10³⁰⁰ years", "超过 10³⁰⁰ 年", "超過 10³⁰⁰ 年"];
    said_in_all(|lang| lang.duration(f64::INFINITY), endless);
}

#[test]
fn places_in_a_row() {
    let ordinal = |number: u32| Lang::English.your_move(&number.into());
    for (number, expected) in [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (111, "111th"),
        (1_102, "1,102nd"),
    ] {
        assert_eq!(ordinal(number), format!("Your {expected} move."));
    }
    said(|lang| lang.your_move(&12u32.into()), "Your 12th move.");
}
