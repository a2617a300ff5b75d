//! An entry of the browser's history: the place to which it leads, and what lies open over the page there.
//!
//! What lies open has an entry of its own over that of its place, so that Back closes it. Each entry carries its number
//! and the names of what is open; the numbers grow along the history, so that two entries with the same one are the same
//! place.

use std::fmt::{self, Display};

/// An entry of the browser's history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The place.
    pub place: u32,
    /// What lies open over the page, the lowest first.
    pub layers: Vec<String>,
}

/// What is done to the browser's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The entry at which it stands becomes another one.
    Replace(Entry),
    /// An entry comes behind it, in place of all that were there.
    Push(Entry),
    /// It goes back by so many entries.
    Back(usize),
}

impl Entry {
    /// Reads an entry as it is written; none if another one wrote it.
    pub fn read(text: &str) -> Option<Entry> {
        let mut words = text.split(' ');
        let place = words.next()?.parse().ok()?;
        Some(Entry { place, layers: words.map(str::to_owned).collect() })
    }

    /// Says how the history comes from this entry to another one. Behind going back, which takes its time, nothing
    /// else can be done at once: whoever has gone back asks again.
    pub fn changes(&self, wanted: &Entry) -> Vec<Change> {
        let (is_here, open) = (self.place == wanted.place, self.layers.len());
        let with =
            |count: usize| Entry { layers: wanted.layers.iter().take(count).cloned().collect(), ..*wanted };
        let first = match open.checked_sub(wanted.layers.len()) {
            Some(too_many) if is_here && too_many > 0 => return vec![Change::Back(too_many)],
            _ if is_here && self.layers == with(open).layers => None,
            _ if is_here => Some(Change::Replace(with(open))),
            // What was open at the place that one leaves needs no way back to it, nor what was open there before.
            _ if open > 0 => return vec![Change::Back(open)],
            _ => Some(Change::Push(with(0))),
        };
        let shown = if is_here { open } else { 0 };
        first
            .into_iter()
            .chain((shown..wanted.layers.len()).map(|count| Change::Push(with(count + 1))))
            .collect()
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        self.layers.iter().try_for_each(|layer| write!(f, " {layer}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A browser's history.
    struct History {
        entries: Vec<Entry>,
        at: usize,
    }

    impl History {
        fn here(&self) -> &Entry {
            &self.entries[self.at]
        }

        fn lead_to(&mut self, wanted: &Entry) {
            while self.here() != wanted {
                for change in self.here().changes(wanted) {
                    match change {
                        Change::Replace(entry) => self.entries[self.at] = entry,
                        Change::Push(entry) => {
                            self.entries.truncate(self.at + 1);
                            self.entries.push(entry);
                            self.at += 1;
                        }
                        Change::Back(by) => self.at = self.at.checked_sub(by).unwrap(),
                    }
                }
            }
        }

        fn written(&self) -> Vec<String> {
            self.entries.iter().map(ToString::to_string).collect()
        }
    }

    fn history() -> History {
        History { entries: vec![Entry::default()], at: 0 }
    }

    fn entry(text: &str) -> Entry {
        Entry::read(text).unwrap()
    }

    #[test]
    fn what_is_open_has_an_entry_and_gives_it_back() {
        let mut history = history();
        history.lead_to(&entry("0 setup"));
        history.lead_to(&entry("0 moves"));
        assert_eq!((history.written(), history.at), (vec!["0".to_owned(), "0 moves".to_owned()], 1));
        history.lead_to(&entry("0 moves help"));
        history.lead_to(&entry("0"));
        assert_eq!((history.written().len(), history.at), (3, 0));
        history.lead_to(&entry("0 catalogue"));
        assert_eq!(history.written(), ["0", "0 catalogue"]);
    }

    #[test]
    fn another_place_takes_what_is_open_with_it() {
        let mut history = history();
        history.lead_to(&entry("0 setup"));
        history.lead_to(&entry("1 setup"));
        assert_eq!(history.written(), ["0", "1", "1 setup"]);
        // A puzzle of the catalogue is opened, and the catalogue is closed.
        history.lead_to(&entry("2"));
        assert_eq!(history.written(), ["0", "1", "2"]);
    }

    #[test]
    fn a_place_that_is_left_keeps_nothing_ahead() {
        let mut history = history();
        history.lead_to(&entry("0 setup"));
        history.lead_to(&entry("0 setup help"));
        history.at -= 1;
        history.lead_to(&entry("1"));
        assert_eq!((history.written(), history.at), (vec!["0".to_owned(), "1".to_owned()], 1));
    }

    #[test]
    fn what_another_program_wrote_is_no_entry() {
        assert_eq!(["", "x", "-1", "{}"].map(Entry::read), [None, None, None, None]);
    }

    fn layers() -> impl Strategy<Value = Vec<String>> {
        let names = ["setup", "moves", "help"];
        prop::sample::subsequence(names.to_vec(), 0..=2)
            .prop_map(|names| names.into_iter().map(str::to_owned).collect())
    }

    proptest! {
        #[test]
        fn back_closes_what_is_open_and_leads_to_the_place_before(
            changes in prop::collection::vec((any::<bool>(), layers(), 0usize..4), 1..40),
        ) {
            let mut history = history();
            for (is_new, layers, back) in changes {
                let place = history.here().place + u32::from(is_new);
                let wanted = Entry { place, layers };
                history.lead_to(&wanted);
                prop_assert_eq!(Entry::read(&wanted.to_string()), Some(wanted));
                for pair in history.entries.windows(2) {
                    let (before, after) = (&pair[0], &pair[1]);
                    let is_layer = after.place == before.place && after.layers.len() == before.layers.len() + 1;
                    let is_place = after.place == before.place + 1 && after.layers.is_empty();
                    prop_assert!(is_layer || is_place, "{before} {after}");
                }
                history.at = history.at.saturating_sub(back);
            }
        }
    }
}
