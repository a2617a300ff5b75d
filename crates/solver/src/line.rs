//! The states that form one line: those of the rings, and of every chain.

use crate::puzzles::{AnyPuzzle, AnyState};
use crate::steps::Steps;

impl AnyPuzzle {
    /// Counts the states of the one line that they all form; none where they form no line.
    ///
    /// ```
    /// use gros_solver::{AnyPuzzle, Rings, Steps};
    /// let nine = AnyPuzzle::Rings(Rings::new(9)?);
    /// assert_eq!(nine.line_length(), Some(Steps::from(512u32)));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[must_use]
    pub fn line_length(&self) -> Option<Steps> {
        match self {
            AnyPuzzle::Rings(rings) => Some(Steps::power_of_two(rings.rings())),
            AnyPuzzle::Chain(chain) => Some(chain.size().clone()),
            _ => None,
        }
    }

    /// Gives the state at a place on the line, 0 at its first end; a place beyond the last is the last.
    #[must_use]
    pub fn state_on_line(&self, place: &Steps) -> Option<AnyState> {
        let last = self.line_length()?.saturating_sub(&Steps::ONE);
        let place = place.min(&last);
        match self {
            AnyPuzzle::Rings(rings) => Some(AnyState::Rings(rings.state_of_rank(place))),
            AnyPuzzle::Chain(chain) => Some(AnyState::Chain(chain.state_of_rank(place))),
            _ => None,
        }
    }

    /// Counts the states of the first `pieces` pieces on the line, which repeat themselves there and back: 2^k of k
    /// rings. None where there is no line.
    #[must_use]
    pub fn line_weight(&self, pieces: usize) -> Option<Steps> {
        match self {
            AnyPuzzle::Rings(_) => Some(Steps::power_of_two(pieces)),
            AnyPuzzle::Chain(chain) => {
                let radices = chain.radices().iter().take(pieces);
                Some(radices.fold(Steps::ONE, |weight, radix| weight.times((*radix).into())))
            }
            _ => None,
        }
    }
}

impl AnyState {
    /// Gives the place on the line of all states; none where they form no line.
    #[must_use]
    pub fn place_on_line(&self) -> Option<Steps> {
        match self {
            AnyState::Rings(state) => Some(state.rank()),
            AnyState::Chain(state) => Some(state.rank()),
            _ => None,
        }
    }
}
