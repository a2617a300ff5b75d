//! The position of a state on the ruler: how many of the numbered moves led to it, and which one comes next.
//!
//! The moves of the rings, and of chains whose pieces have two places, are numbered from the end of the line where all
//! is off; those of a tower from the peg that it leaves. For all other puzzles and routes, the k-th move does not
//! follow the k-th term of the ruler.

use super::{Heading, Question};
use crate::puzzle::Puzzle;
use crate::steps::Steps;

/// A position on the ruler.
///
/// ```
/// use gros_solver::methods::{Question, ruler};
/// use gros_solver::{AnyPuzzle, Puzzle, Rings, Steps};
/// let puzzle = AnyPuzzle::from(Rings::new(9)?);
/// let here = puzzle.parse_state("010110111")?;
/// let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
/// let place = ruler::place(&question).unwrap();
/// assert_eq!((place.made.clone(), place.next()), (Steps::from(218u32), Some(Steps::from(218u32))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulerPosition {
    /// The number of moves that lead to the state from where the numbering begins.
    pub made: Steps,
    /// The direction; none at the goal.
    pub heading: Option<Heading>,
}

impl RulerPosition {
    /// Returns a position on a line, with the direction to the goal.
    pub(crate) fn on_line(made: Steps, goal: &Steps) -> RulerPosition {
        let heading = Heading::between(&made, goal);
        RulerPosition { made, heading }
    }

    /// Returns the number of the next move; while the numbers count down, the last move is reversed.
    #[must_use]
    pub fn next(&self) -> Option<Steps> {
        Some(match self.heading? {
            Heading::Down => self.made.clone(),
            Heading::Up => &self.made + &Steps::ONE,
        })
    }
}

/// Returns the position of a state on the ruler; none if the ruler does not number the moves of the route.
#[must_use]
pub fn place<P: Puzzle>(question: &Question<P>) -> Option<RulerPosition> {
    P::place_on_ruler(question)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prelude::*;
    use crate::ruler::term;
    use crate::{AnyPuzzle, Chain, ChainModel, Hanoi, Rings, Route};

    fn question(puzzle: &AnyPuzzle, from: &str, to: &str) -> Question<AnyPuzzle> {
        let state = |text| puzzle.parse_state(text).unwrap();
        Question { puzzle: puzzle.clone(), start: state(from), goal: state(to), here: state(from) }
    }

    /// Walks the whole route and compares each move with the term of its number.
    fn follows(puzzle: &AnyPuzzle, from: &str, to: &str) {
        let asked = question(puzzle, from, to);
        let route = puzzle.route(&asked.start, &asked.goal).unwrap();
        for step in 0..route.steps().to_u64().unwrap() {
            let here = route.state_at(&step.into());
            let next = place(&Question { here, ..asked.clone() }).unwrap().next().unwrap();
            let mv = route.move_at(&step.into()).unwrap();
            let moved = usize::try_from(puzzle.size_class(&mv)).unwrap();
            assert_eq!(term(&next), Some(moved), "{from} to {to} at {step}");
        }
        assert_eq!(place(&Question { here: asked.goal.clone(), ..asked }).unwrap().next(), None);
    }

    #[test]
    fn each_move_has_the_term_of_its_number() {
        let rings = AnyPuzzle::from(Rings::new(6).unwrap());
        for (from, to) in [("on", "off"), ("off", "on"), ("101100", "000110"), ("off", "100000")] {
            follows(&rings, from, to);
        }
        for model in [ChainModel::SpinOut, ChainModel::Brain] {
            let puzzle = AnyPuzzle::from(Chain::preset(model));
            follows(&puzzle, &puzzle.start().to_string(), &puzzle.goal().to_string());
        }
        follows(&AnyPuzzle::from(Hanoi::new(5).unwrap()), "A", "C");
        follows(&AnyPuzzle::from(Hanoi::new(4).unwrap()), "C", "A");
    }

    #[test]
    fn nothing_else_is_numbered_by_the_ruler() {
        let discs = AnyPuzzle::from(Hanoi::new(3).unwrap());
        assert_eq!(place(&question(&discs, "BAA", "ABB")), None);
        assert_eq!(place(&question(&discs, "CAA", "CCC")), None);
        let lock = AnyPuzzle::from(Chain::preset(ChainModel::Lock250));
        assert_eq!(place(&question(&lock, &lock.start().to_string(), &lock.goal().to_string())), None);
        let off = place(&Question { here: discs.parse_state("AAB").unwrap(), ..question(&discs, "A", "C") });
        assert_eq!(off, None);
    }
}
