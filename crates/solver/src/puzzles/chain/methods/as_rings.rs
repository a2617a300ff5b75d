//! Pieces with two places as rings: ring k is the k-th piece from the free end, and on is place 1.
//!
//! Both are the binary reflected Gray code (Gros, 1872), so every method for the rings finds the same move.

use super::Question;
use crate::gray::Digit;
use crate::methods::{Method, NotHere};
use crate::pieces::PieceMove;
use crate::rings::{self, Rings};

/// The findings of a method for the rings, and the move that they mean here.
///
/// ```
/// use gros_solver::chain::methods::as_rings;
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::ALTERNATION;
/// use gros_solver::{Chain, ChainModel, PieceMove, Puzzle};
/// let dials = Chain::preset(ChainModel::SpinOut);
/// let here = dials.parse_state("0101101")?;
/// let question = Question { start: dials.start(), goal: dials.goal(), here, puzzle: dials };
/// // Four are upright, an even number, so the dial after the first upright one turns.
/// assert_eq!(as_rings::explain(&question, ALTERNATION)?.next, Some(PieceMove { piece: 2, to: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct AsRings {
    /// The findings of the method, in rings.
    pub reason: rings::methods::Reason,
    /// The same move of a piece here; none at the goal.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub next: Option<PieceMove>,
}

/// Asks a method for the rings about pieces with two places.
///
/// # Errors
/// If a piece has more places, or the method does not apply.
pub fn explain(question: &Question, method: Method) -> Result<AsRings, NotHere> {
    let Question { puzzle, start, goal, here } = question;
    let states = [start, goal, here];
    if !puzzle.is_binary() || states.iter().any(|state| state.chain() != puzzle) {
        return Err(NotHere::OtherPuzzle);
    }
    let rings = Rings::new(puzzle.radices().len()).map_err(|_| NotHere::OtherPuzzle)?;
    let [start, goal, at] = states.map(|state| rings.state_of_rank(&state.rank()));
    let as_rings = crate::methods::Question { puzzle: rings, start, goal, here: at };
    let reason = rings::methods::reason(&as_rings, method)?;
    let next = rings::methods::next_by(&rings, &reason).map(|mv| {
        let piece = mv.ring - usize::from(puzzle.has_driver());
        PieceMove { piece, to: 1 - here.value_of(piece).unwrap_or(0) as Digit }
    });
    Ok(AsRings { reason, next })
}
