//! Requests to go to another step, and the single place where they are resolved and clamped.

use std::str::FromStr;

use gros_solver::internals::notation;
use gros_solver::{Puzzle, Steps};

use crate::slider::Slider;
use crate::timeline::Timeline;

/// A larger exponent in `2^70` is replaced by this one: no timeline is longer than that many bits.
const LARGEST_EXPONENT: usize = 10_000_000;

/// A request for another step of the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The first step.
    Start,
    /// The last step.
    End,
    /// The next step.
    Next,
    /// The previous step.
    Back,
    /// This step.
    At(Steps),
    /// This many steps forward.
    Forward(Steps),
    /// This many steps back.
    Backward(Steps),
    /// This many steps before the end.
    ToGo(Steps),
    /// A fraction of the whole timeline, `part / whole`.
    Part {
        /// The numerator.
        part: Steps,
        /// The denominator; not zero.
        whole: Steps,
    },
    /// A position of the slider.
    Tick(u32),
}

/// The step that a request resolves to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The step, 0 … N.
    pub step: Steps,
    /// Whether the request was beyond an end and was clamped to it.
    pub clamped: bool,
}

impl Seek {
    /// Resolves a request relative to the cursor.
    #[must_use]
    pub fn resolve<P: Puzzle>(&self, timeline: &Timeline<P>) -> Sought {
        let (cursor, end) = (timeline.cursor(), timeline.steps());
        let wish = match self {
            Seek::Start => Some(Steps::ZERO),
            Seek::End => Some(end.clone()),
            Seek::Next => Some((cursor + &Steps::ONE).min(end.clone())),
            Seek::Back => Some(cursor.saturating_sub(&Steps::ONE)),
            Seek::At(step) => Some(step.clone()),
            Seek::Forward(steps) => Some(cursor + steps),
            Seek::Backward(steps) => cursor.checked_sub(steps),
            Seek::ToGo(steps) => end.checked_sub(steps),
            Seek::Part { part, whole } => Some(end.scale_down(part, whole)),
            Seek::Tick(tick) => Some(Slider::of(timeline).step_of_tick(timeline, *tick)),
        };
        match wish {
            None => Sought { step: Steps::ZERO, clamped: true },
            Some(step) if step > *end => Sought { step: end.clone(), clamped: true },
            Some(step) => Sought { step, clamped: false },
        }
    }
}

impl Sought {
    /// Parses a step in a link or an option: digits, `50%`, `2^70`, or `-218` for 218 moves to go.
    ///
    /// A number with many more digits than the timeline has is not parsed; it is beyond the end in any case.
    ///
    /// # Errors
    /// If the text is not a step. `+10` is not one: it is relative to your position, which is what the text should
    /// define.
    pub fn written<P: Puzzle>(text: &str, timeline: &Timeline<P>) -> Result<Sought, ParseSeekError> {
        let text = typed(text);
        let (sign, number) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(number) => ("-", number),
            None => ("", text.as_str()),
        };
        let number = number.trim_start_matches('0');
        // A decimal digit holds more than three bits.
        if number.len() > timeline.steps().bit_len() / 3 + 1
            && number.bytes().all(|byte| byte.is_ascii_digit())
        {
            let step = if sign.is_empty() { timeline.steps().clone() } else { Steps::ZERO };
            return Ok(Sought { step, clamped: true });
        }
        match text.parse()? {
            Seek::Forward(_) => Err(ParseSeekError),
            seek => Ok(seek.resolve(timeline)),
        }
    }
}

/// Removes what people put between digits.
fn typed(text: &str) -> String {
    notation::plain(text).chars().filter(|symbol| !matches!(symbol, ',' | '\'' | '_')).collect()
}

/// The text is not a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a step")]
pub struct ParseSeekError;

/// Parses what a person types: `123`, `1 234`, `1,234`, `50%`, `2^70`, `-218` (218 to go), `+10`.
///
/// ```
/// use gros_session::Seek;
/// assert_eq!("-218".parse(), Ok(Seek::ToGo(218u32.into())));
/// assert!("half".parse::<Seek>().is_err());
/// ```
impl FromStr for Seek {
    type Err = ParseSeekError;

    fn from_str(text: &str) -> Result<Seek, ParseSeekError> {
        let text = typed(text);
        if let Some(rest) = text.strip_prefix('+') {
            return number(rest).map(Seek::Forward);
        }
        if let Some(rest) = text.strip_prefix(['-', '\u{2212}']) {
            return number(rest).map(Seek::ToGo);
        }
        match text.strip_suffix('%') {
            Some(percent) => percentage(percent),
            None => number(&text).map(Seek::At),
        }
    }
}

fn number(text: &str) -> Result<Steps, ParseSeekError> {
    match text.strip_prefix("2^") {
        Some(exponent) => {
            let exponent = digits(exponent)?.to_usize().unwrap_or(usize::MAX);
            Ok(Steps::power_of_two(exponent.min(LARGEST_EXPONENT)))
        }
        None => digits(text),
    }
}

/// Parses `50` or `12.5` as a percentage.
fn percentage(text: &str) -> Result<Seek, ParseSeekError> {
    let (units, fraction) = text.split_once('.').unwrap_or((text, ""));
    let part = digits(&format!("{units}{fraction}"))?;
    let whole = digits(&format!("100{}", "0".repeat(fraction.len())))?;
    Ok(Seek::Part { part, whole })
}

fn digits(text: &str) -> Result<Steps, ParseSeekError> {
    text.parse().map_err(|_| ParseSeekError)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Rings, Setup};

    fn nine_at(step: u32) -> Timeline<Rings> {
        let mut timeline = Timeline::new(Setup::standard(Rings::new(9).unwrap())).unwrap();
        timeline.set_cursor(step.into());
        timeline
    }

    fn go(text: &str) -> (u64, bool) {
        let sought = text.parse::<Seek>().unwrap().resolve(&nine_at(100));
        (sought.step.to_u64().unwrap(), sought.clamped)
    }

    #[test]
    fn what_a_person_types() {
        assert_eq!(go("123"), (123, false));
        assert_eq!(go("１２３"), (123, false));
        assert_eq!(go(" 3 4 1 "), (341, false));
        assert_eq!(go("50%"), (170, false));
        assert_eq!(go("12.5%"), (42, false));
        assert_eq!(go("-218"), (123, false));
        assert_eq!(go("\u{2212}218"), (123, false));
        assert_eq!(go("+10"), (110, false));
        assert_eq!(go("2^8"), (256, false));
    }

    #[test]
    fn steps_beyond_the_ends_are_clamped() {
        assert_eq!(go("342"), (341, true));
        assert_eq!(go("1,000"), (341, true));
        assert_eq!(go("2^70"), (341, true));
        assert_eq!(go("2^99999999"), (341, true));
        assert_eq!(go("-2^99999999999999999999999"), (0, true));
        assert_eq!(go("100%"), (341, false));
        assert_eq!(go("101%"), (341, true));
        assert_eq!(go("-342"), (0, true));
        assert_eq!(go("+241"), (341, false));
        assert_eq!(go("+242"), (341, true));
    }

    #[test]
    fn a_link_or_an_option_cannot_be_relative() {
        let written = |text: &str| {
            let sought = Sought::written(text, &nine_at(100))?;
            Ok((sought.step.to_u64().unwrap(), sought.clamped))
        };
        assert_eq!(written("50%"), Ok((170, false)));
        assert_eq!(written("2^8"), Ok((256, false)));
        assert_eq!(written("-218"), Ok((123, false)));
        assert_eq!(written("\u{2212}218"), Ok((123, false)));
        assert_eq!(written("1,0_0'0"), Ok((341, true)));
        assert_eq!(written("000000000000000341"), Ok((341, false)));
        assert_eq!(written(&"9".repeat(1_000_000)), Ok((341, true)));
        assert_eq!(written(&format!("-{}", "9".repeat(1_000_000))), Ok((0, true)));
        assert_eq!(written("+10"), Err(ParseSeekError));
        assert_eq!(written("x"), Err(ParseSeekError));
    }

    #[test]
    fn nonsense_is_nonsense() {
        for bad in ["", "half", "1.5", "%", "2^", "2^-1", "--1", "3^4", "0x10", "1e3"] {
            assert_eq!(bad.parse::<Seek>(), Err(ParseSeekError), "{bad:?}");
        }
    }
}
