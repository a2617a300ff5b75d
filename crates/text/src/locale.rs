//! The texts of the languages: a table each, which the build makes of `locales/`.

use std::sync::OnceLock;

use crate::{Key, Lang};

/// The texts of a language.
#[derive(Debug)]
struct Table {
    /// The plural category of each number below 200 as a letter; those left out are as the last one.
    plurals: &'static str,
    /// Its texts, by the numbers of their keys.
    texts: Vec<&'static str>,
}

impl Table {
    fn read(words: &'static str) -> Table {
        let mut texts = words.split('\0');
        Table { plurals: texts.next().unwrap_or_default(), texts: texts.collect() }
    }
}

static TABLES: [OnceLock<Table>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// The tables as the build wrote them, in the order of [`Lang::ALL`].
#[cfg(feature = "embedded")]
const WORDS: [&str; Lang::ALL.len()] = [
    include_str!(concat!(env!("OUT_DIR"), "/en.words")),
    include_str!(concat!(env!("OUT_DIR"), "/zh-Hans.words")),
    include_str!(concat!(env!("OUT_DIR"), "/zh-Hant.words")),
];

impl Lang {
    /// Returns the table of a language as it travels to the page, for [`Lang::load`].
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn words(self) -> &'static str {
        WORDS[self as usize]
    }

    /// Takes the words of a language, which stay for good.
    pub fn load(self, words: String) {
        TABLES[self as usize].get_or_init(|| Table::read(words.leak()));
    }

    /// Tells whether the words of a language are there.
    #[must_use]
    pub fn is_loaded(self) -> bool {
        cfg!(feature = "embedded") || TABLES[self as usize].get().is_some()
    }

    #[cfg(feature = "embedded")]
    fn table(self) -> Option<&'static Table> {
        Some(TABLES[self as usize].get_or_init(|| Table::read(self.words())))
    }

    #[cfg(not(feature = "embedded"))]
    fn table(self) -> Option<&'static Table> {
        TABLES[self as usize].get()
    }

    /// Returns a fixed text; it is empty while the words of the language are not there.
    #[must_use]
    pub fn text(self, key: Key) -> &'static str {
        self.table().and_then(|table| table.texts.get(usize::from(key.0))).copied().unwrap_or_default()
    }

    /// Returns the plural category of a whole number, by its digits (CLDR, cardinal).
    pub(crate) fn plural(self, digits: &str) -> &'static str {
        let plurals = self.table().map_or("x", |table| table.plurals).as_bytes();
        let last = digits.get(digits.len().saturating_sub(2)..).unwrap_or_default();
        let number = last.parse().unwrap_or(0) + if digits.len() > 2 { 100 } else { 0 };
        match plurals.get(number).or(plurals.last()) {
            Some(b'z') => "zero",
            Some(b'o') => "one",
            Some(b't') => "two",
            Some(b'f') => "few",
            Some(b'm') => "many",
            _ => "other",
        }
    }
}
