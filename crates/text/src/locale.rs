//! The texts of the languages, in a table for each, which the build generates from `locales/`.

use std::sync::OnceLock;

use crate::{Key, Lang};

/// The texts of a language.
#[derive(Debug)]
struct Table {
    /// The plural category of each number below 200 as a letter; missing ones equal the last one.
    plurals: &'static str,
    /// Its texts, indexed by key.
    texts: Vec<&'static str>,
}

impl Table {
    fn read(words: &'static str) -> Table {
        let mut texts = words.split('\0');
        Table { plurals: texts.next().unwrap_or_default(), texts: texts.collect() }
    }

    /// Returns the plural category of a whole number; above a hundred, only the last two digits count.
    fn plural(&self, digits: &str) -> &'static str {
        let last = digits.get(digits.len().saturating_sub(2)..).unwrap_or_default();
        let number = last.parse().unwrap_or(0) + if digits.len() > 2 { 100 } else { 0 };
        let letters = self.plurals.as_bytes();
        match letters.get(number).or(letters.last()) {
            Some(b'z') => "zero",
            Some(b'o') => "one",
            Some(b't') => "two",
            Some(b'f') => "few",
            Some(b'm') => "many",
            _ => "other",
        }
    }
}

static TABLES: [OnceLock<Table>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
/// The texts that are loaded later, whose keys follow those of the tables.
static LATER: [OnceLock<Vec<&'static str>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// Returns the table of a language as it is sent to the page, for [`Lang::load`].
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn words(self) -> &'static str {
        WORDS[self as usize]
    }

    /// Loads the words of a language, which stay loaded.
    pub fn load(self, words: String) {
        TABLES[self as usize].get_or_init(|| Table::read(words.leak()));
    }

    /// Loads the later words of a language, which stay loaded.
    pub fn load_later(self, words: String) {
        LATER[self as usize].get_or_init(|| words.leak().split('\0').skip(1).collect());
    }

    /// Returns whether the later words of a language are loaded.
    #[must_use]
    pub fn has_later(self) -> bool {
        cfg!(feature = "embedded") || LATER[self as usize].get().is_some()
    }

    /// Returns whether the words of a language are loaded.
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

    /// Returns a fixed text; empty until the words that it is one of are loaded.
    #[must_use]
    pub fn text(self, key: Key) -> &'static str {
        let Some(table) = self.table() else { return "" };
        let key = usize::from(key.0);
        let later = || LATER[self as usize].get()?.get(key.checked_sub(table.texts.len())?);
        table.texts.get(key).or_else(later).copied().unwrap_or_default()
    }

    /// Returns the plural category of a whole number, given its digits (CLDR, cardinal).
    pub(crate) fn plural(self, digits: &str) -> &'static str {
        self.table().map_or("other", |table| table.plural(digits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_counted_by_their_last_two_digits() {
        // As in Russian.
        let letter = |number: u32| match (number % 10, number % 100) {
            (1, last) if last != 11 => 'o',
            (2..=4, last) if !(12..=14).contains(&last) => 'f',
            _ => 'm',
        };
        let letters: String = (0..200).map(letter).collect();
        let table = Table::read(letters.leak());
        let long = "1".repeat(300);
        for (digits, category) in [
            ("0", "many"),
            ("1", "one"),
            ("3", "few"),
            ("11", "many"),
            ("21", "one"),
            ("112", "many"),
            ("122", "few"),
            ("1001", "one"),
            (&format!("{long}2"), "many"),
            (&format!("{long}02"), "few"),
        ] {
            assert_eq!(table.plural(digits), category, "{digits}");
        }
    }

    #[test]
    fn missing_categories_equal_the_last_one() {
        let table = Table::read("xox\0a\0b");
        assert_eq!(
            ["0", "1", "2", "101"].map(|digits| table.plural(digits)),
            ["other", "one", "other", "other"]
        );
        assert_eq!(table.texts, ["a", "b"]);
    }
}
