//! The state that is farthest from another, and the first dead ends.

use super::tree::CustomTree;
use super::{Custom, CustomState, search};
use crate::gray::Digit;
use crate::guards::{Course, Guards, to_word};
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::Steps;

/// How far along a route dead ends are looked for.
const MOST_STEPS: u32 = 1_000;

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
        let Some(tree) = self.tree() else { return Some(search::farthest(self, from)) };
        let known = vec![Vec::new(); self.count()];
        let (moves, word) = Search { tree, row: &from.word, known }.from(self.count(), None);
        Some((self.state(word), moves))
    }

    /// Returns the step of a route at which the first dead end branches off, at any number of states; none if there are no dead
    /// ends, or not in its first 1,000 steps, or there are loops.
    ///
    /// ```
    /// use gros_solver::{Custom, Puzzle, Steps};
    /// use gros_solver::custom::Rule;
    /// let many = Custom::of_rule(Rule::SlideOut, &[3; 64])?;
    /// assert_eq!(many.first_branch(&many.start(), &many.goal()), Some(Steps::from(15u32)));
    /// # Ok::<(), gros_solver::custom::DesignError>(())
    /// ```
    #[must_use]
    pub fn first_branch(&self, from: &CustomState, to: &CustomState) -> Option<Steps> {
        if self.has_loops() || self.is_line() {
            return None;
        }
        let route = self.route(from, to).ok()?;
        let mut state = from.clone();
        for (step, mv) in (0..MOST_STEPS).zip(route.moves(&Steps::ZERO, route.steps())) {
            let on_route = if step == 0 { 1 } else { 2 };
            if self.legal_moves(&state).count() > on_route {
                return Some(step.into());
            }
            state = self.play(&state, &mv).ok()?;
        }
        None
    }

    /// Returns the nearest state from which one can only go back, its distance, and how many such states there are besides these
    /// two; none if there are none, or no loops, or a state is of another puzzle.
    ///
    /// ```
    /// use gros_solver::{Custom, Puzzle};
    /// use gros_solver::custom::Rule;
    /// let three = Custom::of_rule(Rule::Reflected, &[2; 3])?;
    /// let loops = three.with_guard(3, 0, "1-")?;
    /// let (state, moves, count) = loops.blind(&loops.start(), &loops.goal()).ok_or("no dead ends")?;
    /// assert_eq!((state, moves, count), (loops.parse_state("100")?, 5u32.into(), 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn blind(&self, from: &CustomState, to: &CustomState) -> Option<(CustomState, Steps, usize)> {
        let is_searched = self.has_loops() && from.puzzle == *self && to.puzzle == *self;
        is_searched.then(|| search::blind(self, from, to))?
    }
}

/// The moves to a word, and its places.
type Found = (Steps, Vec<Digit>);

struct Search<'a> {
    tree: CustomTree,
    row: &'a [Digit],
    /// The answers for words that have been asked, by their slowest piece.
    known: Vec<Vec<(usize, Found)>>,
}

impl Search<'_> {
    /// Finds the places of the first `pieces` pieces that are farthest from a word, or from those in the row.
    fn from(&mut self, pieces: usize, word: Option<usize>) -> Found {
        let Some(index) = pieces.checked_sub(1) else { return (Steps::ZERO, Vec::new()) };
        let known = self.known[index].iter().find(|(known, _)| Some(*known) == word);
        if let Some((_, known)) = known {
            return known.clone();
        }
        let (digit, below) = match word.map(|word| self.tree.split(index, word)) {
            Some((digit, below)) => (digit, Some(below)),
            None => (self.row[index], None),
        };
        let mut found = (Steps::ZERO, Vec::new());
        for place in 0..=self.tree.puzzle.last_place(pieces) {
            let (before, start) = match Course::between(digit, place) {
                Some(course) => {
                    (self.until(index, below, course), Some(self.tree.guard(index, course.last_step())))
                }
                None => (Steps::ZERO, below),
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

    /// Counts the moves until a piece has made its last step, from where the faster ones are.
    fn until(&self, index: usize, below: Option<usize>, course: Course) -> Steps {
        let guard = self.tree.guard(index, course.step(0));
        let lead = match below {
            Some(word) => self.tree.way(&index, word, guard),
            None => to_word(&self.tree, index, &self.row[..index], guard),
        };
        &lead + &self.tree.made(&index, course, course.steps())
    }
}
