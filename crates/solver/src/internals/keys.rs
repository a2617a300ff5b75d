//! The keys of a spec, as a puzzle reads them, and the problems found in them.

use crate::custom::DesignError;
use crate::error::ParseStateError;
use crate::gray::Digit;
use crate::internals::notation;
use crate::internals::params::{Param, Values};
use crate::prelude::*;
use crate::puzzle::Puzzle;

/// The maximum length of a value that does not grow with the number of pieces.
const LONGEST: usize = 4_096;
/// The maximum number of symbols for a piece in a value: five digits, for the largest number of places, and a
/// separator.
const LONGEST_PIECE: usize = 6;
/// The maximum length of a list of guards: 63 pieces of 36 places wait for up to 63 others.
const LONGEST_WAITS: usize = 80_000;
/// How much of a key or a value is kept for a notice.
const KEPT: usize = 64;

/// The `key=value` pairs of a spec, read one by one; anything unusable is noted.
#[derive(Clone, Debug)]
pub struct Keys {
    pairs: Vec<(String, Option<String>)>,
    limit: usize,
    notices: Notices,
}

/// The unusable parts of a spec: the first few notices, and the number of further ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    /// The first ones, at most [`Notices::MOST`].
    pub first: Vec<Notice>,
    /// How many more there were.
    pub more: usize,
}

/// A part of a spec that was unusable; the default was used instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Notice {
    /// The key is unknown; it was ignored.
    #[error("there is no key {key:?}")]
    UnknownKey {
        /// The key as written.
        key: String,
    },
    /// The value of a known key is unusable.
    #[error("{key}={value}: {problem}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// The value as written; empty if it was missing.
        value: String,
        /// The problem.
        problem: Problem,
    },
}

/// A problem with a value, with the allowed values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Problem {
    /// The key has no value.
    #[error("a value is missing")]
    Missing,
    /// The key was given twice; the first value counts.
    #[error("given twice; the first value counts")]
    Twice,
    /// Not a whole number in this range.
    #[error("not a whole number from {least} to {most}")]
    NotBetween {
        /// The smallest number allowed.
        least: usize,
        /// The largest number allowed.
        most: usize,
    },
    /// Not a list of whole numbers in this range, separated by commas.
    #[error("not whole numbers from {least} to {most}, separated by commas")]
    NotAllBetween {
        /// The smallest number allowed.
        least: usize,
        /// The largest number allowed.
        most: usize,
    },
    /// Not a step in any notation.
    #[error("not a step")]
    NotAStep,
    /// A step outside the timeline; the nearest end was used.
    #[error("beyond the end")]
    BeyondEnd,
    /// Longer than any value of the key needs to be; it was not read.
    #[error("longer than {most} symbols")]
    TooLong {
        /// The maximum number of symbols.
        most: usize,
    },
    /// More items than are read; the first ones count.
    #[error("more than {most} items")]
    TooManyItems {
        /// The maximum number of items.
        most: usize,
    },
    /// Not one of these words.
    #[error("only {} can be used", .0.join(", "))]
    NotOneOf(&'static [&'static str]),
    /// Neither the id of one of the puzzle's methods nor one of these words.
    #[error("neither a method of the puzzle nor one of {}", .0.join(", "))]
    NotShown(&'static [&'static str]),
    /// Not two piles, each a whole number of at most this many digits.
    #[error("not two numbers of at most {digits} digits, separated by a comma")]
    NotPiles {
        /// The maximum number of digits in a pile.
        digits: usize,
    },
    /// Not a state.
    #[error(transparent)]
    State(#[from] ParseStateError),
    /// There is no puzzle whose pieces wait like that.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// Two keys exclude each other; the other one counts.
    #[error("does not go with {other}")]
    Excludes {
        /// The key that counts.
        other: &'static str,
    },
    /// A state from which the goal cannot be reached.
    #[error("the goal cannot be reached from there")]
    NoWay,
    /// A move in the list, counted from 1, is unreadable or illegal; the moves before it count.
    #[error("move {place} is unreadable or against the rules")]
    Play {
        /// The position of the move in the list.
        place: usize,
    },
}

impl Notices {
    /// How many notices are kept; nobody reads more.
    pub const MOST: usize = 5;

    /// Returns whether everything was usable.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// Appends later notices.
    #[must_use]
    pub fn and(mut self, later: Notices) -> Notices {
        self.more += later.more;
        later.first.into_iter().for_each(|notice| self.push(notice));
        self
    }

    fn push(&mut self, notice: Notice) {
        if self.first.len() < Notices::MOST {
            self.first.push(notice);
        } else {
            self.more += 1;
        }
    }
}

impl Keys {
    /// Takes the decoded pairs of a spec; a key alone has no value.
    ///
    /// `limit` is the largest number of pieces to accept.
    #[must_use]
    pub fn new(pairs: Vec<(String, Option<String>)>, limit: usize) -> Keys {
        Keys { pairs, limit, notices: Notices::default() }
    }

    /// Returns the largest number of pieces to accept.
    #[must_use]
    pub fn limit(&self) -> usize {
        self.limit
    }

    /// Takes the value of a key, if it has one; notes a missing or a second value.
    pub fn take(&mut self, key: &'static str) -> Option<String> {
        self.pairs.iter().find(|(name, _)| name == key)?;
        let (mine, others) = core::mem::take(&mut self.pairs).into_iter().partition(|(name, _)| name == key);
        self.pairs = others;
        let mut values = Vec::from_iter(mine).into_iter().map(|(_, value): (String, _)| value);
        let first = values.next()?;
        for again in values {
            self.refuse(key, &again.unwrap_or_default(), Problem::Twice);
        }
        let Some(value) = first.filter(|value| !value.is_empty()) else {
            self.refuse(key, "", Problem::Missing);
            return None;
        };
        match self.longest(key) {
            Some(most) if is_longer(&value, most) => {
                self.refuse(key, &value, Problem::TooLong { most });
                None
            }
            _ => Some(value),
        }
    }

    /// Returns the maximum length of a value: what the largest size needs, if it grows with the number of pieces. Moves
    /// are limited elsewhere, by the code that reads them.
    fn longest(&self, key: &str) -> Option<usize> {
        match key {
            "play" => None,
            "waits" => Some(LONGEST_WAITS),
            "from" | "to" | "step" | "piles" | "radices" => {
                Some(LONGEST.max(self.limit.saturating_mul(LONGEST_PIECE)))
            }
            _ => Some(LONGEST),
        }
    }

    /// Takes a whole number in `least` … `most`; notes anything else.
    pub fn take_number(&mut self, key: &'static str, least: usize, most: usize) -> Option<usize> {
        let value = self.take(key)?;
        let number = notation::plain(&value);
        let is_plain = number.bytes().all(|byte| byte.is_ascii_digit());
        match number.parse().ok().filter(|number| is_plain && (least..=most).contains(number)) {
            Some(number) => Some(number),
            None => {
                self.refuse(key, &value, Problem::NotBetween { least, most });
                None
            }
        }
    }

    /// Takes one of several words and returns its index; notes anything else.
    pub fn take_word(&mut self, key: &'static str, words: &'static [&'static str]) -> Option<usize> {
        let value = self.take(key)?;
        let found = words.iter().position(|word| word.eq_ignore_ascii_case(&notation::plain(&value)));
        if found.is_none() {
            self.refuse(key, &value, Problem::NotOneOf(words));
        }
        found
    }

    /// Takes the number of a parameter; notes anything else.
    pub fn number(&mut self, param: &Param) -> Option<usize> {
        match param.values {
            Values::Number { least, most, .. } | Values::Places { least, most, .. } => {
                self.take_number(param.key, least, most)
            }
            _ => None,
        }
    }

    /// Takes a list of numbers of places, at most `most`, separated by commas; notes anything else.
    pub(crate) fn radices(&mut self, param: &Param, most: usize) -> Option<Vec<Digit>> {
        let Values::Radices { least, most: largest, .. } = param.values else { return None };
        let limit = self.limit.min(most);
        let text = self.take(param.key)?;
        let number = |item: &str| {
            let is_plain = item.bytes().all(|byte| byte.is_ascii_digit());
            item.parse().ok().filter(|radix| is_plain && (least..=largest).contains(&usize::from(*radix)))
        };
        let radices: Option<Vec<Digit>> = notation::plain(&text).split(',').map(number).collect();
        let problem = match radices {
            Some(radices) if radices.len() <= limit => return Some(radices),
            Some(_) => Problem::State(ParseStateError::TooLong { limit }),
            None => Problem::NotAllBetween { least, most: largest },
        };
        self.refuse(param.key, &text, problem);
        None
    }

    /// Takes the word of a parameter and returns its index; notes anything else.
    pub fn word(&mut self, param: &Param) -> Option<usize> {
        let Values::Word { words, usual } = param.values else { return None };
        self.take_word(param.key, words).or(usual)
    }

    /// Takes a parameter that is a switch.
    pub fn flag(&mut self, param: &Param) -> bool {
        self.word(param) == Some(1)
    }

    /// Takes a key if its first value is this word; takes and notes nothing otherwise.
    pub fn take_if(&mut self, key: &'static str, word: &str) -> Option<()> {
        let first = self.pairs.iter().find(|(name, _)| name == key);
        let value = first.and_then(|(_, value)| value.as_deref())?;
        word.eq_ignore_ascii_case(&notation::plain(value)).then_some(())?;
        self.take(key).map(|_| ())
    }

    /// Takes a state of a puzzle; notes an unreadable one.
    pub fn take_state<P: Puzzle>(&mut self, key: &'static str, puzzle: &P) -> Option<P::State> {
        let text = self.take(key)?;
        let state = puzzle.parse_state(&text);
        state.map_err(|problem| self.refuse(key, &text, Problem::State(problem))).ok()
    }

    /// Notes that a value is unusable.
    pub fn refuse(&mut self, key: &'static str, value: &str, problem: Problem) {
        self.notices.push(Notice::BadValue { key, value: cut(value), problem });
    }

    /// Finishes reading: every key that was not taken is unknown.
    #[must_use]
    pub fn finish(mut self) -> Notices {
        for (key, _) in &self.pairs {
            self.notices.push(Notice::UnknownKey { key: cut(key) });
        }
        self.notices
    }
}

fn is_longer(text: &str, most: usize) -> bool {
    text.len() > most && text.chars().nth(most).is_some()
}

fn cut(text: &str) -> String {
    text.chars().take(KEPT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(pairs: &[(&str, Option<&str>)]) -> Keys {
        let owned = |(key, value): &(&str, Option<&str>)| ((*key).to_owned(), value.map(str::to_owned));
        Keys::new(pairs.iter().map(owned).collect(), 100)
    }

    fn bad(key: &'static str, value: &str, problem: Problem) -> Notice {
        Notice::BadValue { key, value: value.to_owned(), problem }
    }

    #[test]
    fn a_key_is_taken_for_one_word_only() {
        let mut keys = keys(&[("x", Some("0")), ("y", None), ("z", Some("１")), ("z", Some("0"))]);
        assert_eq!(["x", "y", "z", "w"].map(|key| keys.take_if(key, "1")), [None, None, Some(()), None]);
        let unknown = ["x", "y"].map(|key| Notice::UnknownKey { key: key.to_owned() });
        assert_eq!(keys.finish().first, [&[bad("z", "0", Problem::Twice)], &unknown[..]].concat());
    }

    #[test]
    fn values_that_are_too_long_are_not_read() {
        let most = |key: &'static str, limit| Keys::new(Vec::new(), limit).longest(key);
        assert_eq!(most("n", 1_000), Some(4_096));
        assert_eq!([most("from", 100), most("from", 1_000)], [Some(4_096), Some(6_000)]);
        assert_eq!(most("play", 1_000), None);
        for (length, taken) in [(4_096, true), (4_097, false)] {
            let value = "９".repeat(length);
            let mut keys = keys(&[("step", Some(&value))]);
            assert_eq!(keys.take("step").is_some(), taken, "{length}");
            let noted = (!taken).then(|| bad("step", &value[..3 * KEPT], Problem::TooLong { most: 4_096 }));
            assert_eq!(keys.finish().first, Vec::from_iter(noted), "{length}");
        }
    }

    #[test]
    fn the_first_notices_are_kept_and_the_others_counted() {
        let mut pairs = vec![("x", None); 9];
        pairs.push(("n", Some("0")));
        let mut keys = keys(&pairs);
        assert_eq!(keys.take_number("n", 1, 9), None);
        let notices = keys.finish();
        assert_eq!(notices.first[0], bad("n", "0", Problem::NotBetween { least: 1, most: 9 }));
        assert_eq!((notices.first.len(), notices.more), (5, 5));
        let both = notices.clone().and(notices);
        assert_eq!((both.first.len(), both.more), (5, 15));
    }
}
