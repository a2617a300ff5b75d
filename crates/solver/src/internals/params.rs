//! The keys of a puzzle as data: specs are read with them, forms are drawn from them, and lists and tables are written
//! from them.

use crate::custom::Rule;
use crate::prelude::*;

/// An id with the keys that it takes in a spec, in writing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id, lower case.
    pub id: &'static str,
    /// The keys.
    pub params: &'static [Param],
}

/// A key and its possible values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// The key.
    pub key: &'static str,
    /// Its values.
    pub values: Values,
    /// Whether a value other than the default makes a variant of the puzzle, which lists name.
    pub is_variant: bool,
}

/// The values of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Values {
    /// The number of pieces, at least 1.
    Size {
        /// The default.
        usual: usize,
    },
    /// A whole number.
    Number {
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
        /// The default.
        usual: usize,
    },
    /// How many places every piece has.
    Places {
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
        /// The default.
        usual: usize,
    },
    /// One of several words.
    Word {
        /// The words.
        words: &'static [&'static str],
        /// The index of the default in `words`; none if leaving the key out has a separate meaning.
        usual: Option<usize>,
    },
    /// How many places each piece has, the free one first, separated by commas: whole numbers in this range.
    Radices {
        /// The smallest number.
        least: usize,
        /// The largest number.
        most: usize,
        /// The default, as it is written; none if it depends on other keys.
        usual: Option<&'static str>,
    },
    /// The conditions for which the steps of each piece wait: a word for a rule, or a guard for each step.
    Waits,
    /// Two piles, separated by a comma.
    Piles {
        /// The default piles.
        usual: [u32; 2],
    },
    /// The state to begin in.
    Start,
    /// The state to end in.
    Goal,
}

impl Param {
    /// The key `from`.
    pub const FROM: Param = Param::new("from", Values::Start);
    /// The key `to`.
    pub const TO: Param = Param::new("to", Values::Goal);

    const fn new(key: &'static str, values: Values) -> Param {
        Param { key, values, is_variant: false }
    }

    /// Returns the key `n`, the number of pieces.
    #[must_use]
    pub const fn size(usual: usize) -> Param {
        Param::new("n", Values::Size { usual })
    }

    /// Returns a key for a whole number.
    #[must_use]
    pub const fn number(key: &'static str, least: usize, most: usize, usual: usize) -> Param {
        Param::new(key, Values::Number { least, most, usual })
    }

    /// Returns the key `base`, the number of places of every piece.
    #[must_use]
    pub const fn places(least: usize, most: usize, usual: usize) -> Param {
        Param::new("base", Values::Places { least, most, usual })
    }

    /// Returns a key for one of several words, one of which is the default.
    #[must_use]
    pub const fn word(key: &'static str, words: &'static [&'static str], usual: usize) -> Param {
        Param::new(key, Values::Word { words, usual: Some(usual) })
    }

    /// Returns a key for one of several words, without a default.
    #[must_use]
    pub const fn wish(key: &'static str, words: &'static [&'static str]) -> Param {
        Param::new(key, Values::Word { words, usual: None })
    }

    /// Returns a key for a switch: `0`, the default, or `1`.
    #[must_use]
    pub const fn flag(key: &'static str) -> Param {
        Param::word(key, &["0", "1"], 0)
    }

    /// Returns a key for the number of places of each piece.
    #[must_use]
    pub const fn radices(key: &'static str, least: usize, most: usize, usual: Option<&'static str>) -> Param {
        Param::new(key, Values::Radices { least, most, usual })
    }

    /// Returns the key `waits`.
    #[must_use]
    pub const fn waits() -> Param {
        Param::new("waits", Values::Waits)
    }

    /// Returns the key `piles`.
    #[must_use]
    pub const fn piles(usual: [u32; 2]) -> Param {
        Param::new("piles", Values::Piles { usual })
    }

    /// Returns the same key, marked as making a variant if it differs from the default.
    #[must_use]
    pub const fn variant(self) -> Param {
        Param { is_variant: true, ..self }
    }

    /// Returns the default; none if there is none, or if it depends on other keys.
    #[must_use]
    pub fn usual(&self) -> Option<String> {
        match self.values {
            Values::Size { usual } | Values::Number { usual, .. } | Values::Places { usual, .. } => {
                Some(usual.to_string())
            }
            Values::Word { words, usual } => usual.map(|usual| words[usual].to_owned()),
            Values::Piles { usual: [left, right] } => Some(format!("{left},{right}")),
            Values::Radices { usual, .. } => usual.map(str::to_owned),
            Values::Waits => Some(Rule::Reflected.id().to_owned()),
            Values::Start | Values::Goal => None,
        }
    }

    /// Lists the values other than the default that make a variant.
    #[must_use]
    pub fn variants(&self) -> Vec<String> {
        let usual = self.usual();
        let is_other = |value: &String| self.is_variant && Some(value) != usual.as_ref();
        self.choices().into_iter().filter(is_other).collect()
    }

    /// Lists the values if there are few enough to choose from a list.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        match self.values {
            Values::Number { least, most, .. } => (least..=most).map(|number| number.to_string()).collect(),
            Values::Word { words, .. } => words.iter().map(|word| (*word).to_owned()).collect(),
            _ => Vec::new(),
        }
    }
}
