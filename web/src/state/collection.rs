//! Which puzzles of the family the user owns and has solved, as ticked on the shelf.

use std::collections::BTreeSet;
use std::rc::Rc;

use gros_solver::catalogue::Entry;

use super::Model;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tick {
    Own,
    Solved,
}

impl Tick {
    pub const ALL: [Tick; 2] = [Tick::Own, Tick::Solved];

    pub fn id(self) -> &'static str {
        match self {
            Tick::Own => "own",
            Tick::Solved => "solved",
        }
    }
}

/// The ticks, with the names of puzzles as they are published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection(BTreeSet<(Tick, String)>);

impl Collection {
    /// Parses the output of [`Collection::write`], skipping all other lines.
    pub fn read(text: &str) -> Collection {
        let line = |line: &str| {
            let (id, name) = line.trim_end().split_once(' ')?;
            let tick = Tick::ALL.into_iter().find(|tick| tick.id() == id)?;
            Some((tick, name.to_owned()))
        };
        Collection(text.lines().filter_map(line).collect())
    }

    /// Writes a line for each tick.
    pub fn write(&self) -> String {
        self.0.iter().map(|(tick, name)| format!("{} {name}\n", tick.id())).collect()
    }

    pub fn has(&self, tick: Tick, entry: &Entry) -> bool {
        self.0.iter().any(|(known, name)| *known == tick && name == entry.name)
    }

    fn toggle(&mut self, tick: Tick, entry: &Entry) {
        let line = (tick, entry.name.to_owned());
        if !self.0.remove(&line) {
            self.0.insert(line);
        }
    }
}

impl Model {
    pub(super) fn tick_off(&mut self, tick: Tick, entry: &Entry) {
        Rc::make_mut(&mut self.collection).toggle(tick, entry);
    }

    /// Adds the ticks of a file to those that are there.
    pub(super) fn collect(&mut self, text: &str) {
        let Collection(found) = Collection::read(text);
        if !found.is_empty() {
            Rc::make_mut(&mut self.collection).0.extend(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::catalogue::CATALOGUE;

    #[test]
    fn ticks_are_kept_by_name() {
        let (first, last) = (CATALOGUE.first().unwrap(), CATALOGUE.last().unwrap());
        let mut collection = Collection::default();
        collection.toggle(Tick::Own, first);
        collection.toggle(Tick::Solved, last);
        collection.toggle(Tick::Own, last);
        collection.toggle(Tick::Own, last);
        assert_eq!(collection.write(), "own Chinese rings\nsolved Seestern\n");
        let again = Collection::read("own\n7 x\nown Chinese rings\r\nsolved Seestern");
        assert_eq!(again, collection);
        assert!(again.has(Tick::Own, first) && !again.has(Tick::Own, last));
    }
}
