//! The state that is farthest from another.

use super::tree::{Course, End, Tree};
use super::{Custom, CustomState, search};
use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

impl Custom {
    /// Returns the state that is farthest from another, and its distance; none if that is of another puzzle.
    ///
    /// ```
    /// use gros_solver::{Custom, Puzzle, Steps};
    /// use gros_solver::custom::Rule;
    /// let rings = Custom::of_rule(Rule::Reflected, &[2; 64])?;
    /// let (state, moves) = rings.farthest(&rings.start()).ok_or("of another puzzle")?;
    /// assert_eq!(state, rings.parse_state("1.0*63")?);
    /// assert_eq!(moves, Steps::ones(64));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn farthest(&self, from: &CustomState) -> Option<(CustomState, Steps)> {
        if from.puzzle != *self {
            return None;
        }
        let Some(tree) = &self.design.tree else { return Some(search::farthest(self, from)) };
        let row = tree.trace(from.word.clone());
        let (moves, word) =
            Search { tree, known: vec![Vec::new(); self.count()] }.from(self.count(), End::Row(&row));
        Some((self.state(word), moves))
    }
}

/// The moves to a word, and its places.
type Found = (Steps, Vec<Digit>);

struct Search<'a> {
    tree: &'a Tree,
    /// The answers for words that have been asked, by their slowest piece.
    known: Vec<Vec<(usize, Found)>>,
}

impl<'a> Search<'a> {
    /// Finds the word of the first `pieces` pieces that is farthest from an end.
    fn from(&mut self, pieces: usize, end: End<'a>) -> Found {
        let Some(index) = pieces.checked_sub(1) else { return (Steps::ZERO, Vec::new()) };
        let word = if let End::Word(word) = end { Some(word) } else { None };
        let known = self.known[index].iter().find(|(known, _)| Some(*known) == word);
        if let Some((_, known)) = known {
            return known.clone();
        }
        let mut found = (Steps::ZERO, Vec::new());
        for place in 0..self.tree.places(index) {
            let (before, start) =
                match Course::between_places(self.tree, index, self.tree.digit(index, end), place) {
                    Some(course) => (course.moves(end), course.guard(course.steps() - 1)),
                    None => (Steps::ZERO, self.tree.below(index, end)),
                };
            let (after, mut places) = self.from(index, start);
            let moves = &before + &after;
            if moves >= found.0 {
                places.push(place);
                found = (moves, places);
            }
        }
        self.known[index].extend(word.map(|word| (word, found.clone())));
        found
    }
}
