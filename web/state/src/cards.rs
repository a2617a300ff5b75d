//! Which explanation cards are open, and which method comes first for each puzzle.

use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Puzzle, ids};
use gros_solver::{chain, custom, hanoi, hexadecimal, rings, slideout, spinout};

use super::Record;

/// Cards that are open at first. None in a game, so as not to reveal who wins.
const OPEN: [Method; 13] = [
    rings::methods::EXPECT,
    rings::methods::ALTERNATION,
    hanoi::methods::LARGEST_DISC,
    hanoi::methods::DIRECTION,
    rings::methods::PAIR_BLOCKS,
    hanoi::methods::SPLIT,
    hanoi::methods::CLEAR_WAY,
    hanoi::methods::CIRCLE,
    hexadecimal::methods::KEY_BITS,
    spinout::methods::SHORTCUT,
    chain::methods::DIGITS,
    slideout::methods::SLIDE,
    custom::methods::LADDER,
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    open: Vec<Method>,
    chosen: Vec<(&'static str, Method)>,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { open: OPEN.to_vec(), chosen: Vec::new() }
    }
}

impl Record for Cards {
    const KEY: &'static str = "cards";

    /// Parses text such as `expect split hanoi=direction`.
    fn read(text: &str) -> Cards {
        let choice = |word: &str| {
            let (id, method) = word.split_once('=')?;
            Some((*ids().iter().find(|known| **known == id)?, Method::from_id(method)?))
        };
        let words = || text.split(' ');
        Cards {
            open: words().filter_map(Method::from_id).collect(),
            chosen: words().filter_map(choice).collect(),
        }
    }

    fn write(&self) -> String {
        let open = self.open.iter().map(|method| method.id().to_owned());
        let chosen = self.chosen.iter().map(|(id, method)| format!("{id}={}", method.id()));
        open.chain(chosen).collect::<Vec<_>>().join(" ")
    }
}

impl Cards {
    pub fn is_open(&self, method: Method) -> bool {
        self.open.contains(&method)
    }

    /// Returns the method of a puzzle that was asked for, which comes before all others.
    pub fn preferred(&self, puzzle: &AnyPuzzle) -> Option<Method> {
        let all = puzzle.methods();
        let chosen = self.chosen.iter().find(|(id, method)| *id == puzzle.id() && all.contains(method));
        chosen.map(|(_, method)| *method)
    }

    pub(super) fn toggle(&mut self, method: Method) {
        let is_open = self.is_open(method);
        self.open.retain(|open| *open != method);
        // A closed card goes back to its place.
        self.chosen.retain(|(_, chosen)| *chosen != method);
        if !is_open {
            self.open.push(method);
        }
    }

    /// Puts a method first, and opens its card.
    pub(super) fn choose(&mut self, puzzle: &AnyPuzzle, method: Method) {
        self.chosen.retain(|(id, _)| *id != puzzle.id());
        self.chosen.push((puzzle.id(), method));
        if !self.is_open(method) {
            self.open.push(method);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn puzzle(text: &str) -> AnyPuzzle {
        spec::open(text, 1_000).unwrap().session.timeline().puzzle().clone()
    }

    #[test]
    fn a_chosen_method_comes_first_and_is_open() {
        let (mut cards, rings) = (Cards::default(), puzzle("rings"));
        assert_eq!(cards.preferred(&rings), None);
        cards.choose(&rings, rings::methods::BINARY);
        assert_eq!(cards.preferred(&rings), Some(rings::methods::BINARY));
        assert!(cards.is_open(rings::methods::BINARY));
        // Each puzzle has its own choice; it is ignored if the rules rule that method out.
        cards.choose(&puzzle("hanoi"), hanoi::methods::DIRECTION);
        assert_eq!(cards.preferred(&puzzle("hanoi")), Some(hanoi::methods::DIRECTION));
        assert_eq!(cards.preferred(&puzzle("hanoi?pegs=4")), None);
        cards.toggle(rings::methods::BINARY);
        assert_eq!((cards.preferred(&rings), cards.is_open(rings::methods::BINARY)), (None, false));
    }

    #[test]
    fn saved_cards_are_read() {
        let mut cards = Cards::default();
        cards.toggle(rings::methods::EXPECT);
        cards.choose(&puzzle("rings"), rings::methods::RECURSION);
        cards.choose(&puzzle("hanoi"), rings::methods::RECURSION);
        assert_eq!(Cards::read(&cards.write()), cards);
        let damaged = Cards::read("expect nothing rings=none ghost=expect hanoi=direction");
        assert_eq!(
            damaged,
            Cards { open: vec![rings::methods::EXPECT], chosen: vec![("hanoi", hanoi::methods::DIRECTION)] }
        );
    }

    #[test]
    fn the_first_card_of_every_puzzle_is_open_except_in_a_game() {
        for id in ids() {
            let puzzle = puzzle(id);
            let first = puzzle.methods().first();
            assert!(first.is_none_or(|first| Cards::default().is_open(*first) != puzzle.is_game()), "{id}");
        }
        assert!(Cards::default().is_open(puzzle("hanoi?pegs=4").methods()[0]));
    }
}
