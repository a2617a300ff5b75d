//! The stock of the shelf: each puzzle of the family, with its start state and its number of moves.

use gros_picture::Within;
use std::cmp::Ordering;
use std::rc::Rc;

use gros_picture::Subject;
use gros_session::Timeline;
use gros_session::spec::{self, Filter, Shelf, Sort};
use gros_solver::catalogue::{CATALOGUE, Entry};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::Lang;
use yew::prelude::*;

use crate::state::{Collection, MAX_PIECES, Tick};

#[derive(Clone, PartialEq)]
pub struct Item {
    pub entry: &'static Entry,
    /// The puzzle at its usual start; none if no rule is known that gives its number.
    pub subject: Option<Subject<AnyPuzzle>>,
    /// The number of its moves; none if it is not known or there are many sizes.
    pub moves: Option<Steps>,
}

impl Item {
    fn of(entry: &'static Entry) -> Item {
        let timeline = entry.spec().and_then(|spec| spec::open(spec, MAX_PIECES).ok());
        let timeline = timeline.map(|opened| opened.session.timeline().clone());
        let computed = timeline.as_ref().filter(|_| entry.pieces.is_some());
        Item {
            entry,
            moves: entry.published.map(Steps::from).or_else(|| Some(computed?.steps().clone())),
            subject: timeline.as_ref().map(subject),
        }
    }

    pub fn is_playable(&self) -> bool {
        self.subject.is_some()
    }

    /// Whether the number of moves was not published.
    pub fn is_computed(&self) -> bool {
        self.entry.published.is_none()
    }

    fn passes(&self, shelf: Shelf, collection: &Collection) -> bool {
        let is_of_base = shelf.base.is_none_or(|base| Shelf::base_of(self.entry) == base);
        is_of_base
            && match shelf.filter {
                None | Some(Filter::All) => true,
                Some(Filter::Playable) => self.is_playable(),
                Some(Filter::Own) => collection.has(Tick::Own, self.entry),
            }
    }
}

/// Returns the start as it is drawn: as ready for the first move, without a mark on it.
pub fn subject(timeline: &Timeline<AnyPuzzle>) -> Subject<AnyPuzzle> {
    let start = timeline.setup().start.clone();
    let still = Subject::still(timeline.puzzle().clone(), start);
    Subject { best: timeline.best_move(), has_marks: false, ..still }
}

/// Returns all puzzles of the family, computed once.
#[hook]
pub fn use_stock() -> Rc<Vec<Item>> {
    use_memo((), |()| CATALOGUE.iter().map(Item::of).collect())
}

/// A part of the shelf: the puzzles of a base, or all of them if they are sorted otherwise.
#[derive(PartialEq)]
pub struct Group<'a> {
    pub base: Option<&'static str>,
    pub items: Vec<&'a Item>,
}

pub fn groups<'a>(stock: &'a [Item], shelf: Shelf, collection: &Collection, lang: Lang) -> Vec<Group<'a>> {
    let mut items: Vec<&Item> = stock.iter().filter(|item| item.passes(shelf, collection)).collect();
    let name = |item: &Item| lang.entry_name(item.entry).to_lowercase();
    items.sort_by(|one, other| match shelf.sort {
        Some(Sort::Name) => name(one).cmp(&name(other)),
        _ => fewer_first(one, other),
    });
    if shelf.sort.is_some() {
        return if items.is_empty() { Vec::new() } else { vec![Group { base: None, items }] };
    }
    let group = |base: &&'static str| {
        let items = items.iter().copied().filter(|item| Shelf::base_of(item.entry) == *base);
        Group { base: Some(base), items: items.collect() }
    };
    Shelf::BASES.iter().map(group).filter(|group| !group.items.is_empty()).collect()
}

/// Compares by the number of moves; those without are last.
fn fewer_first(one: &Item, other: &Item) -> Ordering {
    one.moves.is_none().cmp(&other.moves.is_none()).then_with(|| one.moves.cmp(&other.moves))
}

/// Returns the length of a bar that stands for a number of moves, in thousandths: its decimal logarithm from 1 to 9.
pub fn bar_length(moves: &Steps) -> u32 {
    // The largest number of the family has nine digits.
    let moves = moves.to_usize().unwrap_or(usize::MAX) as f64;
    ((moves.max(1.0).log10() - 1.0) / 8.0 * 1_000.0).within(0.0, 1_000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Record;

    fn stock() -> Vec<Item> {
        CATALOGUE.iter().map(Item::of).collect()
    }

    fn names(shelf: Shelf) -> Vec<Vec<&'static str>> {
        let stock = stock();
        let groups = groups(&stock, shelf, &Collection::read("own Spin-Out\nown N5"), Lang::English);
        groups.iter().map(|group| group.items.iter().map(|item| item.entry.name).collect()).collect()
    }

    #[test]
    fn every_order_shows_every_puzzle_once() {
        for sort in [None, Some(Sort::Moves), Some(Sort::Name)] {
            let mut names = names(Shelf { sort, ..Shelf::default() }).concat();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), CATALOGUE.len(), "{sort:?}");
        }
    }

    #[test]
    fn groups_are_sorted_by_moves_and_what_is_not_known_is_last() {
        let all = names(Shelf::default());
        assert_eq!(all[0][..3], ["Barcode Burr", "Spin-Out", "Binary Burr"]);
        assert_eq!(all[8], ["RecTangle"]);
        let sorted = names(Shelf { sort: Some(Sort::Moves), ..Shelf::default() }).concat();
        assert_eq!((sorted[0], sorted.last()), ("N5", Some(&"Seestern")));
    }

    #[test]
    fn filters_leave_what_is_asked_for() {
        assert_eq!(names(Shelf { filter: Some(Filter::Own), ..Shelf::default() }), [["Spin-Out"], ["N5"]]);
        let own_of_four = Shelf { filter: Some(Filter::Own), base: Some("4"), ..Shelf::default() };
        assert!(names(own_of_four).is_empty());
        let playable = names(Shelf { filter: Some(Filter::Playable), ..Shelf::default() }).concat();
        assert_eq!(playable.len(), CATALOGUE.iter().filter(|entry| entry.spec().is_some()).count());
    }

    #[test]
    fn bars_are_logarithmic() {
        let lengths = [10u32, 21, 100, 341_718_750, 1_000_000_000].map(|moves| bar_length(&moves.into()));
        assert_eq!(lengths, [0, 40, 125, 941, 1_000]);
    }
}
