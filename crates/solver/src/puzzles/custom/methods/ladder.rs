//! Which piece waits for which others, from the slowest to the one that moves next.
//!
//! The slowest piece that is not where it is wanted makes its steps. For the first of them the faster pieces must stand at its
//! guard, so they are wanted there; the slowest of those that are elsewhere is the next rung. The last rung can move.

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
/// If the puzzle has loops, or the states belong to another one.
pub fn explain(question: &Question<Custom>) -> Result<Ladder, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if puzzle.has_loops() {
        return Err(NotHere::Loops);
    }
    let route = puzzle.route(here, goal).map_err(|_| NotHere::OtherPuzzle)?;
    // The free piece first.
    let mut targets = goal.word.clone();
    let (mut rungs, mut for_piece, mut next) = (Vec::new(), None, None);
    for (piece, place) in here.pieces() {
        let wanted = targets[piece - 1];
        let mv = PieceMove { piece, to: if wanted > place { place + 1 } else { place.saturating_sub(1) } };
        let waits = wanted != place;
        let before = waits.then(|| route.next_move_of(puzzle.size_class(&mv), &Steps::ZERO)).flatten();
        rungs.push(Rung { piece, place, wanted, for_piece, before });
        if waits {
            puzzle.needs(here, &mv).into_iter().for_each(|wanted| targets[wanted.piece - 1] = wanted.value);
            (for_piece, next) = (Some(piece), Some(mv));
        }
    }
    Ok(Ladder { rungs, to_go: route.steps().clone(), next, dead_ends: DeadEnds::of(question) })
}
