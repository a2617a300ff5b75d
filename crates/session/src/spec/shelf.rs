//! The shelf: a page of the whole family, whose address is not a session:
//! `shelf?filter=owned&base=3&sort=moves`.

use std::fmt;

use gros_solver::catalogue::Entry;
use gros_solver::internals::keys::Keys;

use super::view::{take, words};

words! {
    /// Which puzzles of the family are shown.
    Filter {
        /// All of them.
        All: "all",
        /// The puzzles whose rules are known.
        Playable: "playable",
        /// The puzzles that the user owns.
        Own: "owned",
    }
}

words! {
    /// The property by which the puzzles are sorted.
    Sort {
        /// The base, in groups.
        Base: "base",
        /// The number of moves.
        Moves: "moves",
        /// The name.
        Name: "name",
    }
}

/// The puzzles that the shelf shows, and their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// All puzzles without it.
    pub filter: Option<Filter>,
    /// The only base that is shown, one of [`Shelf::BASES`]; all without it.
    pub base: Option<&'static str>,
    /// By base without it.
    pub sort: Option<Sort>,
}

impl Shelf {
    /// The word in an address that takes the place of a puzzle's id.
    pub(super) const ID: &str = "shelf";

    /// The groups of puzzles in their order: how many places a piece has, then puzzles whose pieces differ, then
    /// those that exist for any number.
    pub const BASES: &[&str] = &["2", "3", "4", "5", "6", "7", "11", "15", "mixed", "any"];

    /// Returns the group that a puzzle belongs to.
    #[must_use]
    pub fn base_of(entry: &Entry) -> &'static str {
        let is_same = |base: &&&str| match entry.base {
            Some(places) => base.parse() == Ok(places),
            None => **base == if entry.pieces.is_some() { "mixed" } else { "any" },
        };
        Self::BASES.iter().find(is_same).copied().unwrap_or("any")
    }

    pub(super) fn read(keys: &mut Keys) -> Shelf {
        Shelf {
            filter: take(keys, "filter", Filter::WORDS, Filter::ALL).filter(|filter| *filter != Filter::All),
            base: take(keys, "base", Shelf::BASES, Shelf::BASES),
            sort: take(keys, "sort", Sort::WORDS, Sort::ALL).filter(|sort| *sort != Sort::Base),
        }
    }

    /// Lists the words that a key takes; none if it is not a key of the shelf.
    #[must_use]
    pub fn words(key: &str) -> Option<&'static [&'static str]> {
        match key {
            "filter" => Some(Filter::WORDS),
            "base" => Some(Self::BASES),
            "sort" => Some(Sort::WORDS),
            _ => None,
        }
    }
}

/// Writes the shortest text that is read as this shelf.
impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values =
            [("filter", self.filter.map(Filter::id)), ("base", self.base), ("sort", self.sort.map(Sort::id))];
        let pairs = values.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        let pairs = Vec::from_iter(pairs);
        let start = if pairs.is_empty() { "" } else { "?" };
        write!(f, "{}{start}{}", Self::ID, pairs.join("&"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{OpenedScreen, Screen, open_screen};
    use gros_solver::catalogue::CATALOGUE;
    use gros_solver::internals::keys::{Notice, Problem};

    fn shelf(opened: &OpenedScreen) -> Shelf {
        match opened.screen {
            Screen::Shelf(shelf) => shelf,
            Screen::Learn(_) | Screen::Quiz(_) => panic!("{} is no shelf", opened.screen),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let texts = ["shelf", "shelf?filter=owned", "shelf?filter=playable&base=mixed&sort=moves"];
        for text in texts {
            let opened = open_screen(&format!("https://example.org/#/{text}")).unwrap();
            assert_eq!((opened.screen.to_string().as_str(), opened.notices.is_empty()), (text, true));
        }
        assert_eq!(shelf(&open_screen("#/Shelf?filter=all&sort=base&theme=dark").unwrap()), Shelf::default());
    }

    #[test]
    fn what_cannot_be_used_is_noted() {
        let opened = open_screen("#/shelf?filter=lost&base=3&colour=red&theme=pink").unwrap();
        assert_eq!((shelf(&opened).filter, shelf(&opened).base), (None, Some("3")));
        let keys: Vec<&str> = (opened.notices.first.iter())
            .map(|notice| match notice {
                Notice::BadValue { key, problem: Problem::NotOneOf(_), .. } => *key,
                Notice::BadValue { key, .. } => key,
                Notice::UnknownKey { key } => key,
            })
            .collect();
        assert_eq!(keys, ["filter", "colour", "theme"]);
    }

    #[test]
    fn every_base_is_that_of_a_puzzle() {
        for base in Shelf::BASES {
            assert!(CATALOGUE.iter().any(|entry| Shelf::base_of(entry) == *base), "{base}");
        }
        for entry in CATALOGUE {
            let base = entry.base.map_or_else(|| Shelf::base_of(entry).to_owned(), |base| base.to_string());
            assert_eq!(base, Shelf::base_of(entry), "{}", entry.name);
        }
    }
}
