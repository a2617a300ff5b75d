//! The state of a tree that is farthest from another.

use alloc::collections::BTreeMap;

use super::tree::{Course, End, Tree};
use super::{Custom, CustomState};
use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

impl Custom {
    /// Returns the state that is farthest from another, and its distance; none if there are loops.
    ///
    /// ```
    /// use gros_solver::{Custom, Puzzle, Steps};
    /// use gros_solver::custom::Rule;
    /// let rings = Custom::of_rule(Rule::Reflected, &[2; 64])?;
    /// let (state, moves) = rings.farthest(&rings.start()).ok_or("loops")?;
    /// assert_eq!(state, rings.parse_state("1.0*63")?);
    /// assert_eq!(moves, Steps::ones(64));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn farthest(&self, from: &CustomState) -> Option<(CustomState, Steps)> {
        let tree = self.design.tree.as_ref().filter(|_| from.puzzle == *self)?;
        let row = tree.trace(from.word.clone());
        let (moves, word) = Search { tree, known: BTreeMap::new() }.from(self.count(), End::Row(&row));
        Some((self.state(word), moves))
    }
}

struct Search<'a> {
    tree: &'a Tree,
    /// The answers for words, by their pieces and number.
    known: BTreeMap<(usize, usize), (Steps, Vec<Digit>)>,
}

impl<'a> Search<'a> {
    /// Finds the word of the first `pieces` pieces that is farthest from an end.
    fn from(&mut self, pieces: usize, end: End<'a>) -> (Steps, Vec<Digit>) {
        let Some(index) = pieces.checked_sub(1) else { return (Steps::ZERO, Vec::new()) };
        let key = if let End::Word(word) = end { Some((index, word)) } else { None };
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return known.clone();
        }
        let mut found = (Steps::ZERO, Vec::new());
        for place in 0..self.tree.places(index) {
            let (before, start) =
                match Course::between_places(self.tree, index, self.tree.digit(index, end), place) {
                    Some(course) => (course.moves(end), course.guard(course.steps() - 1)),
                    None => (Steps::ZERO, self.tree.below(index, end)),
                };
            let (after, mut word) = self.from(index, start);
            let moves = &before + &after;
            if moves >= found.0 {
                word.push(place);
                found = (moves, word);
            }
        }
        self.known.extend(key.map(|key| (key, found.clone())));
        found
    }
}
