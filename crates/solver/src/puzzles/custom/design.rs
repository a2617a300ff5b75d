//! Which pieces a puzzle has, and what each of their steps waits for.

use alloc::sync::Arc;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use super::Custom;
use super::tree::Tree;
use crate::error::SizeError;
use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

/// Where the faster pieces must stand for a step, piece 1 first; none where any place will do.
pub type Guard = Vec<Option<Digit>>;

/// A piece: its places are 0, 1, … in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How many places it has.
    pub places: Digit,
    /// The guards of its steps, that between places 0 and 1 first.
    pub guards: Vec<Guard>,
}

/// A rule that gives all guards from the numbers of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Rule {
    /// A piece steps while the faster ones are at one end of their line, at which end depends on its place: rings, Spin-Out,
    /// locks. All states form a line, the reflected Gray code.
    Reflected,
    /// A piece steps while its neighbour is at its first or last place, which in turn, and all further ones at their last:
    /// the Crazy Elephant Dance.
    SlideOut,
}

impl Rule {
    /// All rules, the usual one first.
    pub const ALL: [Rule; 2] = [Rule::Reflected, Rule::SlideOut];

    /// Returns its word in a spec.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Rule::Reflected => "reflected",
            Rule::SlideOut => "slide-out",
        }
    }

    /// Returns the guard of the step between `place` and the next one, for a piece with a number of places.
    ///
    /// ```
    /// use gros_solver::custom::Rule;
    /// assert_eq!(Rule::Reflected.guard(2, 0, &[2, 2]), [Some(0), Some(1)]);
    /// assert_eq!(Rule::SlideOut.guard(3, 1, &[3, 3]), [Some(2), Some(0)]);
    /// ```
    #[must_use]
    pub fn guard(self, places: Digit, place: Digit, faster: &[Digit]) -> Guard {
        match self {
            Rule::Reflected if place.is_multiple_of(2) => last_word(faster),
            Rule::Reflected => vec![Some(0); faster.len()],
            Rule::SlideOut => {
                let mut guard: Guard = faster.iter().map(|places| Some(places - 1)).collect();
                if let Some(neighbour) = guard.last_mut().filter(|_| (places + place).is_multiple_of(2)) {
                    *neighbour = Some(0);
                }
                guard
            }
        }
    }

    /// Makes all pieces.
    pub(super) fn pieces(self, places: &[Digit]) -> Vec<Piece> {
        let guards = |index: usize, own: Digit| {
            (0..own - 1).map(|place| self.guard(own, place, &places[..index])).collect()
        };
        places
            .iter()
            .enumerate()
            .map(|(index, own)| Piece { places: *own, guards: guards(index, *own) })
            .collect()
    }
}

/// Returns the last word of the reflected Gray code. A piece goes through its places once for each step of the next slower
/// one, so it ends where it began unless all slower ones have an odd number of places.
fn last_word(places: &[Digit]) -> Guard {
    let ends = places.iter().rposition(|places| places.is_multiple_of(2)).unwrap_or(0);
    let place = |(index, places): (usize, &Digit)| Some(if index < ends { 0 } else { places - 1 });
    places.iter().enumerate().map(place).collect()
}

/// The reason why there is no such puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DesignError {
    /// There are no pieces or too many, or a piece has too few or too many places.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// What a step waits for is not one place for each faster piece.
    #[error(
        "the step of piece {piece} between places {place} and {place} + 1 needs {faster} places, one for each faster piece"
    )]
    Guard {
        /// The piece, from 1.
        piece: usize,
        /// The lower place of the step.
        place: Digit,
        /// How many pieces are faster.
        faster: usize,
    },
    /// There is no such step.
    #[error("there is no step of piece {piece} between places {place} and {place} + 1")]
    NoStep {
        /// The piece, from 1.
        piece: usize,
        /// The lower place of the step.
        place: Digit,
    },
    /// There are loops, and more states than are searched.
    #[error("more than {most} states, and pieces that do not matter")]
    Loops {
        /// The most states.
        most: usize,
    },
}

/// The pieces of a puzzle, and all distances between their guards if there are no loops.
#[derive(Debug)]
pub(super) struct Design {
    pub pieces: Vec<Piece>,
    pub tree: Option<Arc<Tree>>,
    /// All numbers of the pieces in a row, by which puzzles are compared.
    row: Vec<Digit>,
}

impl Design {
    pub fn new(pieces: Vec<Piece>) -> Result<Design, DesignError> {
        let places: Vec<Digit> = pieces.iter().map(|piece| piece.places).collect();
        check_places(&places)?;
        for (index, piece) in pieces.iter().enumerate() {
            check_guards(index, piece, &places[..index])?;
        }
        let tree = Tree::new(&pieces).map(Arc::new);
        let states = places.iter().fold(Steps::ONE, |states, places| states.times((*places).into()));
        let most = Custom::MOST_STATES_WITH_LOOPS;
        if tree.is_none() && states > most {
            return Err(DesignError::Loops { most });
        }
        let guards =
            |piece: &Piece| piece.guards.iter().flatten().map(|place| place.unwrap_or(Digit::MAX)).collect();
        let numbers = |piece: &Piece| [vec![piece.places], guards(piece)].concat();
        let row = pieces.iter().flat_map(numbers).collect();
        Ok(Design { pieces, tree, row })
    }
}

/// Checks the number of pieces, and how many places they have.
pub(super) fn check_places(places: &[Digit]) -> Result<(), SizeError> {
    if !(1..=Custom::MOST_PIECES).contains(&places.len()) {
        return Err(SizeError { found: places.len(), least: 1, most: Custom::MOST_PIECES });
    }
    match places.iter().find(|places| !(2..=Custom::MOST_PLACES).contains(places)) {
        Some(found) => {
            Err(SizeError { found: usize::from(*found), least: 2, most: Custom::MOST_PLACES.into() })
        }
        None => Ok(()),
    }
}

/// Checks that the piece at an index has a guard for each of its steps, and each guard a place for each faster piece.
fn check_guards(index: usize, piece: &Piece, faster: &[Digit]) -> Result<(), DesignError> {
    for place in 0..piece.places - 1 {
        let fits = |guard: &Guard| {
            let exists =
                |(wanted, places): (&Option<Digit>, &Digit)| wanted.is_none_or(|wanted| wanted < *places);
            guard.len() == faster.len() && guard.iter().zip(faster).all(exists)
        };
        if !piece.guards.get(usize::from(place)).is_some_and(fits) {
            return Err(DesignError::Guard { piece: index + 1, place, faster: faster.len() });
        }
    }
    if piece.guards.len() >= piece.places.into() {
        return Err(DesignError::NoStep { piece: index + 1, place: piece.places - 1 });
    }
    Ok(())
}

impl PartialEq for Design {
    fn eq(&self, other: &Design) -> bool {
        self.row == other.row
    }
}

impl Eq for Design {}

impl PartialOrd for Design {
    fn partial_cmp(&self, other: &Design) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Design {
    fn cmp(&self, other: &Design) -> Ordering {
        self.row.cmp(&other.row)
    }
}

/// States are searched by their hashes, and all of them have the same design.
impl Hash for Design {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.row.len().hash(hasher);
    }
}
