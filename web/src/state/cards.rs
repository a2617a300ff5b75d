//! Which cards are open, and with which method a person likes each puzzle explained.

use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Puzzle, ids};
use gros_solver::{chain, hanoi, rings, slideout};

/// The cards that are open at first: the ones that a person with a puzzle in hand needs most.
///
/// None in a game: who wins is told on demand.
const OPEN: [Method; 7] = [
    rings::methods::EXPECT,
    rings::methods::ALTERNATION,
    hanoi::methods::LARGEST_DISC,
    hanoi::methods::DIRECTION,
    hanoi::methods::SPLIT,
    chain::methods::DIGITS,
    slideout::methods::SLIDE,
];

/// The open cards, and the method that was chosen for each puzzle.
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

impl Cards {
    /// Reads what [`Cards::written`] wrote: `expect split hanoi=direction`. What is no card any more is left out.
    pub fn read(text: &str) -> Cards {
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

    /// Writes the open cards and the choices in one line.
    pub fn written(&self) -> String {
        let open = self.open.iter().map(|method| method.id().to_owned());
        let chosen = self.chosen.iter().map(|(id, method)| format!("{id}={}", method.id()));
        open.chain(chosen).collect::<Vec<_>>().join(" ")
    }

    /// Tells whether the card of a method is open.
    pub fn is_open(&self, method: Method) -> bool {
        self.open.contains(&method)
    }

    /// Lists the methods of a puzzle, the one that was chosen first.
    pub fn of(&self, puzzle: &AnyPuzzle) -> Vec<Method> {
        let all = puzzle.methods();
        let chosen = self.chosen.iter().find(|(id, method)| *id == puzzle.id() && all.contains(method));
        let chosen = chosen.map(|(_, method)| *method);
        chosen.into_iter().chain(all.iter().copied().filter(|method| Some(*method) != chosen)).collect()
    }

    /// Folds the card of a method, or unfolds it.
    pub(super) fn fold(&mut self, method: Method) {
        let is_open = self.is_open(method);
        self.open.retain(|open| *open != method);
        if !is_open {
            self.open.push(method);
        }
    }

    /// Puts the card of a method before all others of a puzzle, and opens it.
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
    fn what_is_chosen_comes_first_and_is_open() {
        let (mut cards, rings) = (Cards::default(), puzzle("rings"));
        assert_eq!(cards.of(&rings), rings.methods());
        cards.choose(&rings, rings::methods::BINARY);
        assert_eq!(cards.of(&rings)[..2], [rings::methods::BINARY, rings::methods::EXPECT]);
        assert_eq!(cards.of(&rings).len(), rings.methods().len());
        assert!(cards.is_open(rings::methods::BINARY));
        // Each puzzle has its own; where a rule has no such method, all stay as they are.
        cards.choose(&puzzle("hanoi"), hanoi::methods::DIRECTION);
        assert_eq!(cards.of(&puzzle("hanoi"))[0], hanoi::methods::DIRECTION);
        assert_eq!(cards.of(&puzzle("hanoi?pegs=4")), [hanoi::methods::SPLIT]);
        assert_eq!(cards.of(&rings)[0], rings::methods::BINARY);
    }

    #[test]
    fn what_is_written_is_read() {
        let mut cards = Cards::default();
        cards.fold(rings::methods::EXPECT);
        cards.choose(&puzzle("rings"), rings::methods::RECURSION);
        cards.choose(&puzzle("hanoi"), rings::methods::RECURSION);
        assert_eq!(Cards::read(&cards.written()), cards);
        let damaged = Cards::read("expect nothing rings=none ghost=expect hanoi=direction");
        assert_eq!(
            damaged,
            Cards { open: vec![rings::methods::EXPECT], chosen: vec![("hanoi", hanoi::methods::DIRECTION)] }
        );
    }

    #[test]
    fn the_first_card_of_every_puzzle_is_open_but_in_a_game() {
        for id in ids() {
            let puzzle = puzzle(id);
            let first = puzzle.methods().first();
            assert!(first.is_none_or(|first| Cards::default().is_open(*first) != puzzle.is_game()), "{id}");
        }
        assert!(Cards::default().is_open(puzzle("hanoi?pegs=4").methods()[0]));
    }
}
