//! The keys of a puzzle as data: the spec is read by them, a form is drawn from them, lists and tables are written.

/// An id with the keys that it takes in a spec, in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id, lower case.
    pub id: &'static str,
    /// The keys.
    pub params: &'static [Param],
}

/// A key and what it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// The key.
    pub key: &'static str,
    /// Its values.
    pub values: Values,
    /// Whether another value than the usual one makes a variant of the puzzle, which lists name.
    pub is_variant: bool,
}

/// The values of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// The number of pieces, from 1 on.
    Size {
        /// The default.
        usual: usize,
    },
    /// A whole number.
    Number {
        /// The least number.
        least: usize,
        /// The largest number.
        most: usize,
        /// The default.
        usual: usize,
    },
    /// How many places every piece has.
    Places {
        /// The least number.
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
        /// The index in `words` of the default; none if leaving the key out has a meaning of its own.
        usual: Option<usize>,
    },
    /// How many places each piece has, the free one first, separated by commas: whole numbers in this range.
    Radices {
        /// The least number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// Two piles, separated by a comma.
    Piles {
        /// The piles where none are written.
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

    /// Returns the key of a whole number.
    #[must_use]
    pub const fn number(key: &'static str, least: usize, most: usize, usual: usize) -> Param {
        Param::new(key, Values::Number { least, most, usual })
    }

    /// Returns the key `base`, the number of places of every piece.
    #[must_use]
    pub const fn places(least: usize, most: usize, usual: usize) -> Param {
        Param::new("base", Values::Places { least, most, usual })
    }

    /// Returns the key of one of several words, one of which is the default.
    #[must_use]
    pub const fn word(key: &'static str, words: &'static [&'static str], usual: usize) -> Param {
        Param::new(key, Values::Word { words, usual: Some(usual) })
    }

    /// Returns the key of one of several words that says nothing where it is not written.
    #[must_use]
    pub const fn wish(key: &'static str, words: &'static [&'static str]) -> Param {
        Param::new(key, Values::Word { words, usual: None })
    }

    /// Returns the key of a switch: `0`, as usual, or `1`.
    #[must_use]
    pub const fn flag(key: &'static str) -> Param {
        Param::word(key, &["0", "1"], 0)
    }

    /// Returns the key `radices`, the number of places of each piece.
    #[must_use]
    pub const fn radices(least: usize, most: usize) -> Param {
        Param::new("radices", Values::Radices { least, most })
    }

    /// Returns the key `piles`.
    #[must_use]
    pub const fn piles(usual: [u32; 2]) -> Param {
        Param::new("piles", Values::Piles { usual })
    }

    /// Returns the same key, of which another value than the usual one makes a variant.
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
            Values::Radices { .. } | Values::Start | Values::Goal => None,
        }
    }

    /// Lists the other values than the usual one that make a variant.
    #[must_use]
    pub fn variants(&self) -> Vec<String> {
        let usual = self.usual();
        let is_other = |value: &String| self.is_variant && Some(value) != usual.as_ref();
        self.choices().into_iter().filter(is_other).collect()
    }

    /// Lists the values that can be chosen from a list; none where there are too many for one.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        match self.values {
            Values::Number { least, most, .. } => (least..=most).map(|number| number.to_string()).collect(),
            Values::Word { words, .. } => words.iter().map(|word| (*word).to_owned()).collect(),
            _ => Vec::new(),
        }
    }
}
