//! Why a method does not apply.

/// The reason why a method has no answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NotHere {
    /// The method is not for this puzzle, or the states are not.
    #[error("not a method for this puzzle")]
    OtherPuzzle,
    /// There are too many pieces, or piles that are too large, to be written out.
    #[error("more than {most} is too many")]
    TooMany {
        /// The maximum.
        most: usize,
    },
    /// The two outer rings can move as one, but the methods move one ring at a time.
    #[error("two rings can move as one")]
    RingsAsOne,
    /// The method only leads to all rings off.
    #[error("the goal is not all off")]
    GoalNotAllOff,
    /// The recursion passes only the states between all rings on and all off.
    #[error("the state is not between all on and all off")]
    NotBetweenOnAndOff,
    /// The rule holds only on the shortest route from one full peg to another.
    #[error("not on the route from one full peg to another")]
    NotTowerToTower,
    /// The states do not form a single line.
    #[error("the states are not a line")]
    NotALine,
    /// The method is for Wythoff's game only, where stones can be taken from both piles.
    #[error("not a method of this game")]
    OtherGame,
}
