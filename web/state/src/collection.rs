//! Which puzzles of the family the user owns and has solved, as ticked on the shelf.

use std::rc::Rc;

use gros_solver::catalogue::Entry;

use super::{Model, Record};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The ticks in the order in which they were set, as lines: the tick, then the puzzle's name as it is published.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection(Vec<String>);

impl Record for Collection {
    const KEY: &'static str = "collection";

    fn read(text: &str) -> Collection {
        let is_tick = |line: &&str| {
            let id = line.split_once(' ').map(|(id, _)| id);
            Tick::ALL.into_iter().any(|tick| id == Some(tick.id()))
        };
        Collection(text.lines().map(str::trim_end).filter(is_tick).map(str::to_owned).collect())
    }

    /// Writes a line for each tick.
    fn write(&self) -> String {
        self.0.iter().map(|line| line.clone() + "\n").collect()
    }
}

impl Collection {
    pub fn has(&self, tick: Tick, entry: &Entry) -> bool {
        self.0.contains(&line(tick, entry))
    }

    fn toggle(&mut self, tick: Tick, entry: &Entry) {
        let line = line(tick, entry);
        let count = self.0.len();
        self.0.retain(|known| *known != line);
        if self.0.len() == count {
            self.0.push(line);
        }
    }

    fn add(&mut self, other: Collection) {
        for line in other.0 {
            if !self.0.contains(&line) {
                self.0.push(line);
            }
        }
    }
}

fn line(tick: Tick, entry: &Entry) -> String {
    [tick.id(), entry.name].join(" ")
}

impl Model {
    pub(super) fn tick_off(&mut self, tick: Tick, entry: &Entry) {
        Rc::make_mut(&mut self.collection).toggle(tick, entry);
    }

    /// Adds the ticks of a file to those that are there.
    pub(super) fn collect(&mut self, text: &str) {
        Rc::make_mut(&mut self.collection).add(Collection::read(text));
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
