//! An entry of the browser's history: a place, and the layers open over the page there.
//!
//! Each open layer adds an entry above that of its place, so that Back closes it. An entry holds the number
//! of its place and the names of its layers. The numbers grow along the history, so entries with the same
//! number belong to the same place.

use std::fmt::{self, Display};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    pub place: u32,
    /// Names of the open layers, lowest first.
    pub layers: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Replace(Entry),
    /// Pushes an entry, discarding those ahead.
    Push(Entry),
    /// Goes back by this many entries.
    Back(usize),
}

impl Entry {
    /// Parses an entry; `None` if another program wrote it.
    pub fn read(text: &str) -> Option<Entry> {
        let mut words = text.split(' ');
        let place = words.next()?.parse().ok()?;
        Some(Entry { place, layers: words.map(str::to_owned).collect() })
    }

    /// Returns the changes that lead from this entry to another. Going back is asynchronous, so nothing
    /// follows it: the caller asks again afterwards.
    pub fn changes(&self, target: &Entry) -> Vec<Change> {
        let (is_here, open) = (self.place == target.place, self.layers.len());
        let with =
            |count: usize| Entry { layers: target.layers.iter().take(count).cloned().collect(), ..*target };
        let first = match open.checked_sub(target.layers.len()) {
            Some(too_many) if is_here && too_many > 0 => return vec![Change::Back(too_many)],
            _ if is_here && self.layers == with(open).layers => None,
            _ if is_here => Some(Change::Replace(with(open))),
            // A place that is left keeps no entries of its layers.
            _ if open > 0 => return vec![Change::Back(open)],
            _ => Some(Change::Push(with(0))),
        };
        let shown = if is_here { open } else { 0 };
        first
            .into_iter()
            .chain((shown..target.layers.len()).map(|count| Change::Push(with(count + 1))))
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

    struct History {
        entries: Vec<Entry>,
        at: usize,
    }

    impl History {
        fn here(&self) -> &Entry {
            &self.entries[self.at]
        }

        fn go_to(&mut self, target: &Entry) {
            while self.here() != target {
                for change in self.here().changes(target) {
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

        fn texts(&self) -> Vec<String> {
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
    fn leaving_a_place_discards_entries_ahead() {
        let mut history = history();
        history.go_to(&entry("0 setup"));
        history.go_to(&entry("0 setup help"));
        history.at -= 1;
        history.go_to(&entry("1"));
        assert_eq!((history.texts(), history.at), (vec!["0".to_owned(), "1".to_owned()], 1));
    }

    #[test]
    fn entries_of_other_programs_are_ignored() {
        assert_eq!(["", "x", "-1", "{}"].map(Entry::read), [None, None, None, None]);
    }

    fn layers() -> impl Strategy<Value = Vec<String>> {
        let names = ["setup", "moves", "help"];
        prop::sample::subsequence(names.to_vec(), 0..=2)
            .prop_map(|names| names.into_iter().map(str::to_owned).collect())
    }

    proptest! {
        #[test]
        fn back_closes_open_layers_and_then_leads_to_the_previous_place(
            changes in prop::collection::vec((any::<bool>(), layers(), 0usize..4), 1..40),
        ) {
            let mut history = history();
            for (is_new, layers, back) in changes {
                let place = history.here().place + u32::from(is_new);
                let target = Entry { place, layers };
                history.go_to(&target);
                prop_assert_eq!(Entry::read(&target.to_string()), Some(target));
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
