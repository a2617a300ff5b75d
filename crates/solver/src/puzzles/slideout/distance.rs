//! Distances in a slide.
//!
//! For a piece to make its steps, the pieces to its right must be at the key of each step; between two steps they all
//! travel from one end to the other. V(r) is the number of moves that r pieces need for that. So the moves from a word
//! to one with a given slowest digit and all others at Z follow digit by digit, from the right.

use super::SlideOut;
use crate::gray::Digit;
use crate::steps::Steps;

/// V(r): the moves of r pieces from (0, Z, …, Z) to (Z, …, Z), or back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Transit {
    base: u32,
    pub moves: Steps,
}

impl Transit {
    /// Returns the transit of zero pieces.
    pub(super) fn of_none(puzzle: &SlideOut) -> Transit {
        Transit { base: puzzle.base.into(), moves: Steps::ZERO }
    }

    /// Adds a piece: (V + 1)(b − 1) if b is odd, (V + 1)b − 1 if it is even.
    pub(super) fn grow(&mut self) {
        let more = &self.moves + &Steps::ONE;
        self.moves = if self.base.is_multiple_of(2) {
            more.times(self.base).saturating_sub(&Steps::ONE)
        } else {
            more.times(self.base - 1)
        };
    }

    /// Removes a piece.
    pub(super) fn shrink(&mut self) {
        let quotient = if self.base.is_multiple_of(2) {
            (&self.moves + &Steps::ONE).divided_by(self.base)
        } else {
            self.moves.divided_by(self.base - 1)
        };
        self.moves = quotient.saturating_sub(&Steps::ONE);
    }
}

/// The steps of one piece from a place to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course<'a> {
    puzzle: &'a SlideOut,
    pub from: Digit,
    pub to: Digit,
}

impl<'a> Course<'a> {
    pub(super) fn new(puzzle: &'a SlideOut, from: Digit, to: Digit) -> Course<'a> {
        Course { puzzle, from, to }
    }

    pub(super) fn steps(self) -> u32 {
        self.from.abs_diff(self.to).into()
    }

    /// Returns the place after some of the steps.
    pub(super) fn after(self, steps: u32) -> Digit {
        let steps = Digit::try_from(steps).unwrap_or(Digit::MAX);
        if self.from < self.to { self.from.saturating_add(steps) } else { self.from.saturating_sub(steps) }
    }

    /// Returns the key of the step after `made` steps.
    pub(super) fn key(self, made: u32) -> Digit {
        self.puzzle.key(self.after(made).min(self.after(made + 1)))
    }

    pub(super) fn first_key(self) -> Digit {
        self.key(0)
    }

    pub(super) fn last_key(self) -> Digit {
        self.key(self.steps().saturating_sub(1))
    }
}

/// The moves from a row of pieces to the two states in which all but possibly the slowest are at Z.
#[derive(Clone, Debug)]
pub(super) struct ToCorners {
    /// To (0, Z, …, Z).
    zero: Steps,
    /// To (Z, Z, …, Z).
    last: Steps,
}

impl ToCorners {
    /// Counts the moves for the pieces to the right of `index`.
    pub(super) fn of(puzzle: &SlideOut, word: &[Digit], index: usize) -> ToCorners {
        let mut transit = Transit::of_none(puzzle);
        let mut right = ToCorners { zero: Steps::ZERO, last: Steps::ZERO };
        for value in word[index + 1..].iter().rev() {
            let to = |goal| right.moves_to(puzzle, *value, goal, &transit);
            right = ToCorners { zero: to(0), last: to(puzzle.last_place()) };
            transit.grow();
        }
        right
    }

    /// Returns the moves to the corner whose slowest digit is a key.
    pub(super) fn at(&self, key: Digit) -> &Steps {
        if key == 0 { &self.zero } else { &self.last }
    }

    /// Counts the moves from a piece at `value`, with the pieces to its right that these numbers are for, to the piece
    /// at `goal` and all others at Z.
    fn moves_to(&self, puzzle: &SlideOut, value: Digit, goal: Digit, transit: &Transit) -> Steps {
        if value == goal {
            return self.last.clone();
        }
        let course = Course::new(puzzle, value, goal);
        let back = u32::from(course.last_key() == 0);
        let transits = transit.moves.times(course.steps() - 1 + back);
        &(self.at(course.first_key()) + &Steps::from(course.steps())) + &transits
    }
}

/// Counts the moves between two words of the same length.
pub(super) fn distance(puzzle: &SlideOut, from: &[Digit], to: &[Digit]) -> Steps {
    Pivot::of(puzzle, from, to).map_or(Steps::ZERO, |pivot| pivot.distance)
}

/// The slowest piece that differs between two words, and the moves around its steps.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pivot {
    pub index: usize,
    /// The moves before its first step.
    pub lead: Steps,
    /// The moves of the pieces to its right between two of its steps.
    pub transit: Transit,
    /// The total number of moves from one word to the other.
    pub distance: Steps,
}

impl Pivot {
    pub(super) fn of(puzzle: &SlideOut, from: &[Digit], to: &[Digit]) -> Option<Pivot> {
        let index = from.iter().zip(to).position(|(from, to)| from != to)?;
        let course = Course::new(puzzle, from[index], to[index]);
        let lead = ToCorners::of(puzzle, from, index).at(course.first_key()).clone();
        let end = ToCorners::of(puzzle, to, index).at(course.last_key()).clone();
        let mut transit = Transit::of_none(puzzle);
        (index + 1..from.len()).for_each(|_| transit.grow());
        let between = &Steps::from(course.steps()) + &transit.moves.times(course.steps() - 1);
        let distance = &(&lead + &between) + &end;
        Some(Pivot { index, lead, transit, distance })
    }
}
