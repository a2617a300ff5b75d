//! Which piece waits for which others, from the slowest to the one that moves next.
//!
//! The slowest piece that is not where it is wanted makes its steps. For the first of them the faster pieces must stand at its
//! guard, so they are wanted there; the slowest of those that are elsewhere is the next rung. The last rung can move.
//!
//! With loops a guard leaves places open, so the faster pieces are wanted where the searched route has them at that step.

use crate::custom::Custom;
use crate::gray::Digit;
use crate::methods::{DeadEnds, NotHere, Question};
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::Steps;

/// The pieces with the places where they are wanted.
///
/// ```
/// use gros_solver::custom::Rule;
/// use gros_solver::custom::methods::ladder;
/// use gros_solver::methods::Question;
/// use gros_solver::{Custom, Puzzle, Steps};
/// let puzzle = Custom::of_rule(Rule::SlideOut, &[3; 5])?;
/// let (start, goal) = (puzzle.start(), puzzle.goal());
/// let question = Question { puzzle, here: start.clone(), start, goal };
/// let found = ladder::explain(&question)?;
/// assert_eq!((found.to_go, found.next.map(|mv| mv.to_string())), (Steps::from(114u32), Some("1-1".into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ladder {
    /// All pieces, slowest first.
    pub rungs: Vec<Rung>,
    /// The moves to go.
    pub to_go: Steps,
    /// The step of the last piece that is not where it is wanted; none at the goal.
    pub next: Option<PieceMove>,
    /// Whether there are loops, so that the places are those of a route found by search.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_loops: bool,
    /// The dead ends along the route, if there are any and they can be listed.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub dead_ends: Option<DeadEnds<Custom>>,
}

/// A piece and where it is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rung {
    /// The piece.
    pub piece: usize,
    /// Where it is.
    pub place: Digit,
    /// Where it is wanted.
    pub wanted: Digit,
    /// The piece that waits for it; none if the goal itself wants it there.
    pub for_piece: Option<usize>,
    /// The moves of the faster pieces before its first step; none if it is in place.
    pub before: Option<Steps>,
}

/// Goes down the ladder.
///
/// # Errors
/// If the states belong to another puzzle, or there is no way to the goal.
pub fn explain(question: &Question<Custom>) -> Result<Ladder, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    let route = puzzle.route(here, goal).map_err(|_| NotHere::OtherPuzzle)?;
    let mut targets = goal.clone();
    let (mut rungs, mut for_piece) = (Vec::new(), None);
    let mut limit = route.steps().clone();
    for (piece, place) in here.pieces() {
        let wanted = targets.place_of(piece).unwrap_or(place);
        let class = puzzle.size_class(&PieceMove { piece, to: wanted });
        let before = route.next_move_of(class, &Steps::ZERO).filter(|before| *before < limit);
        rungs.push(Rung { piece, place, wanted, for_piece, before: before.clone() });
        if let Some(before) = before {
            targets = route.state_at(&before);
            (for_piece, limit) = (Some(piece), before);
        }
    }
    let (to_go, next) = (route.steps().clone(), route.move_at(&Steps::ZERO));
    Ok(Ladder { rungs, to_go, next, has_loops: puzzle.has_loops(), dead_ends: DeadEnds::of(question) })
}
