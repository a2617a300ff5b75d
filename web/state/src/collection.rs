//! Which puzzles of the family the user owns and has solved, as ticked on the shelf, and which ones of one's own are on it.

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

    /// Returns the line that says so of a puzzle.
    pub fn line(self, entry: &Entry) -> String {
        [self.id(), entry.name].join(" ")
    }
}

/// A puzzle of one's own on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub spec: String,
    pub name: String,
}

impl Kept {
    /// What its line begins with; the spec, which has no spaces, and the name follow.
    const START: &'static str = "kept ";
    /// The most characters of a name that are typed and shown.
    pub const LONGEST: usize = 60;

    fn read(line: &str) -> Option<Kept> {
        let (spec, name) = line.strip_prefix(Kept::START)?.split_once(' ')?;
        Some(Kept { spec: spec.to_owned(), name: name.to_owned() })
    }

    pub fn line(&self) -> String {
        [Kept::START, &self.spec, " ", &self.name].concat()
    }
}

/// What a line begins with: a tick, or the mark of a puzzle of one's own.
const STARTS: [&str; 3] = ["own ", "solved ", Kept::START];

/// What is on the shelf, in the order in which it was put there, as lines: a tick and the puzzle's name as it is published,
/// or a puzzle of one's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection(Vec<String>);

impl Record for Collection {
    const KEY: &'static str = "collection";

    fn read(text: &str) -> Collection {
        let is_line = |line: &&str| STARTS.iter().any(|start| line.starts_with(start));
        Collection(text.lines().map(str::trim_end).filter(is_line).map(str::to_owned).collect())
    }

    /// Writes its lines.
    fn write(&self) -> String {
        self.0.iter().map(|line| line.clone() + "\n").collect()
    }
}

impl Collection {
    pub fn has(&self, tick: Tick, entry: &Entry) -> bool {
        self.0.contains(&tick.line(entry))
    }

    /// Lists the puzzles of one's own.
    pub fn kept(&self) -> impl Iterator<Item = Kept> + '_ {
        self.0.iter().filter_map(|line| Kept::read(line))
    }

    fn set(&mut self, line: String, is_in: bool) {
        self.0.retain(|known| *known != line);
        if is_in {
            self.0.push(line);
        }
    }
}

impl Model {
    /// Puts a line on the shelf, or takes it away.
    pub(super) fn collect(&mut self, line: String, is_in: bool) {
        Rc::make_mut(&mut self.collection).set(line, is_in);
    }

    /// Adds the lines of a file to those that are there.
    pub(super) fn collect_all(&mut self, text: &str) {
        let read = Collection::read(text);
        read.0.into_iter().for_each(|line| self.collect(line, true));
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
        collection.set(Tick::Own.line(first), true);
        collection.set(Tick::Solved.line(last), true);
        collection.set(Tick::Own.line(last), true);
        collection.set(Tick::Own.line(last), false);
        assert_eq!(collection.write(), "own Chinese rings\nsolved Seestern\n");
        let again = Collection::read("own\n7 x\nown Chinese rings\r\nsolved Seestern");
        assert_eq!(again, collection);
        assert!(again.has(Tick::Own, first) && !again.has(Tick::Own, last));
    }

    #[test]
    fn puzzles_of_ones_own_are_kept_with_their_names() {
        let text = "kept custom?places=3,3 <b>Two  pieces</b>\nkept custom\nother custom x\nown Spin-Out\n";
        let collection = Collection::read(text);
        let kept: Vec<Kept> = collection.kept().collect();
        assert_eq!(
            (kept[0].spec.as_str(), kept[0].name.as_str()),
            ("custom?places=3,3", "<b>Two  pieces</b>")
        );
        assert_eq!(kept.len(), 1);
        assert_eq!(Some(kept[0].line().as_str()), collection.write().lines().next());
        assert_eq!(Collection::read(&collection.write()), collection);
    }
}
