//! What a wrong answer would be right for.

use gros_solver::AnyState;

/// What an answer is right for, as the solver says. It never gives away what was asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Fits {
    /// So many moves are left from this state.
    LeftFrom(AnyState),
    /// No state is so far from the goal.
    TooFar,
    /// This state comes after so many moves.
    After(u32, AnyState),
    /// The digits are those of this state.
    DigitsOf(AnyState),
    /// The piece makes the move of this number.
    Move(u32),
    /// The pile belongs to this cold position.
    Pair(u32, u32),
}

/// Returns the move of a piece that is nearest to another move.
pub(crate) fn nearest_move(at: u32, moves: u32, is_made: impl Fn(u32) -> bool) -> Option<Fits> {
    let beside = |distance: u32| [at.checked_sub(distance), Some(at + distance)];
    let moves = (1..moves).flat_map(beside).flatten().filter(|at| (1..=moves).contains(at));
    moves.into_iter().find(|at| is_made(*at)).map(Fits::Move)
}
