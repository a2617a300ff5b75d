//! The conditions for which each piece of a slide waits, and the number of moves that they cost.
//!
//! A piece that is not where it is wanted makes its steps one by one. For a step its right neighbour must be at the key
//! of that step, and all pieces further right at their last place Z, so they are wanted there first. The same trace
//! yields the number of moves: those of the pieces to the right up to the first key, the piece's own steps, a transit
//! of the others, from one end of their travel to the other, between two steps, and what the others have to do after
//! the last step.

use crate::gray::Digit;
use crate::methods::{DeadEnds, NotHere, Question};
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::slideout::SlideOut;
use crate::steps::Steps;

/// The maximum number of pieces: every one of them has counts as long as the slide.
pub(crate) const MOST_PIECES: usize = 2_000;

/// The places that are wanted, piece by piece, slowest first.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::slideout::methods::slide;
/// use gros_solver::{Puzzle, SlideOut, Steps};
/// let elephants = SlideOut::elephants(5)?;
/// let here = elephants.start();
/// let question = Question { puzzle: elephants, start: here.clone(), goal: elephants.goal(), here };
/// let trace = slide::explain(&question)?;
/// assert_eq!((trace.to_go, trace.next.map(|mv| mv.to_string())), (Steps::from(114u32), Some("1-1".into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Slide {
    /// All pieces, slowest first.
    pub rows: Vec<PieceTarget>,
    /// The moves to go.
    pub to_go: Steps,
    /// The step of the last piece that is not where it is wanted; none at the goal.
    pub next: Option<PieceMove>,
    /// The dead ends along the route, if there are any and they can be listed.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub dead_ends: Option<DeadEnds<SlideOut>>,
}

/// A piece and where it is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PieceTarget {
    /// The piece.
    pub piece: usize,
    /// Where it is.
    pub value: Digit,
    /// Where it is wanted.
    pub wanted: Digit,
    /// The piece that waits for it; none if the goal itself wants it there.
    pub for_piece: Option<usize>,
    /// Its steps and the moves that they take; none if it is in place.
    pub course: Option<Course>,
}

/// The steps of a piece and the moves that they take, including those of the pieces to its right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Course {
    /// Where its right neighbour must be for the first step; none for the free piece.
    pub key: Option<Digit>,
    /// The moves before the first step.
    pub lead: Steps,
    /// The steps.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::count"))]
    pub steps: u32,
    /// How many transits of all pieces to the right there are between the steps and after the last one.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serial::count"))]
    pub transits: u32,
    /// The moves of one transit.
    pub transit: Steps,
    /// The moves after the last step if they are not a transit: to the goal itself.
    pub tail: Steps,
}

impl Course {
    /// Adds everything up.
    #[must_use]
    pub fn moves(&self) -> Steps {
        let own = &self.lead + &Steps::from(self.steps);
        &(&own + &self.transit.times(self.transits)) + &self.tail
    }
}

/// Traces the places that are wanted.
///
/// # Errors
/// If there are too many pieces.
pub fn explain(question: &Question<SlideOut>) -> Result<Slide, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if here.puzzle() != puzzle || goal.puzzle() != puzzle {
        return Err(NotHere::OtherPuzzle);
    }
    let word: Vec<(usize, Digit)> = here.pieces().collect();
    if word.len() > MOST_PIECES {
        return Err(NotHere::TooMany { most: MOST_PIECES });
    }
    let values = |word: &[(usize, Digit)]| word.iter().map(|(_, value)| *value).collect::<Vec<Digit>>();
    let goal: Vec<Digit> = values(&goal.pieces().collect::<Vec<_>>());
    let base = puzzle.base();
    let (from_here, from_goal) = (Corners::of(base, &values(&word)), Corners::of(base, &goal));
    let last = base - 1;
    let (mut rows, mut waiting, mut key): (Vec<PieceTarget>, Option<usize>, _) = (Vec::new(), None, None);
    for (index, (piece, value)) in word.iter().enumerate() {
        let wanted = key.take().unwrap_or(if waiting.is_some() { last } else { goal[index] });
        let to_goal = waiting.is_none().then_some(&from_goal);
        let course = (*value != wanted).then(|| from_here.course(index, *value, wanted, to_goal));
        rows.push(PieceTarget { piece: *piece, value: *value, wanted, for_piece: waiting, course });
        if let Some(course) = rows.last().and_then(|row| row.course.as_ref()) {
            (waiting, key) = (Some(*piece), course.key);
        }
    }
    let courses = || rows.iter().filter_map(|row| row.course.as_ref().map(|course| (row, course)));
    let to_go = courses().next().map_or(Steps::ZERO, |(_, course)| course.moves());
    let next = courses().next_back().map(|(row, _)| {
        let to = if row.value < row.wanted { row.value + 1 } else { row.value - 1 };
        PieceMove { piece: row.piece, to }
    });
    Ok(Slide { rows, to_go, next, dead_ends: DeadEnds::of(question) })
}

/// Returns the key of the step between `low` and `low` + 1: 0 before the last step, alternating with Z below.
fn key(base: Digit, low: Digit) -> Digit {
    if (base - 2 - low).is_multiple_of(2) { 0 } else { base - 1 }
}

/// The moves of the pieces from each place on to the two rows in which all but the first are at Z.
struct Corners {
    base: Digit,
    /// To (0, Z, …, Z) and to (Z, Z, …, Z), for the pieces from each place on; 0 beyond the last.
    to: Vec<[Steps; 2]>,
    /// The moves of a transit of the pieces from each place on.
    transits: Vec<Steps>,
}

impl Corners {
    fn of(base: Digit, word: &[Digit]) -> Corners {
        let mut corners = Corners { base, to: vec![Default::default()], transits: vec![Steps::ZERO] };
        // Built from the free piece on, so the place beyond the last comes first.
        for value in word.iter().rev() {
            let to = |corners: &Corners, goal: Digit| {
                if *value == goal {
                    return corners.to.last().map(|[_, last]| last.clone()).unwrap_or_default();
                }
                corners.counted(corners.to.len() - 1, *value, goal, None).moves()
            };
            let both = [to(&corners, 0), to(&corners, base - 1)];
            let transit = corners.longer_transit();
            corners.to.push(both);
            corners.transits.push(transit);
        }
        corners
    }

    /// V(r) is the sum of (b − 1)^i for odd b, and b^r − 1 for even b.
    fn longer_transit(&self) -> Steps {
        let more = self.transits.last().map_or(Steps::ONE, |transit| transit + &Steps::ONE);
        let base = u32::from(self.base);
        if base.is_multiple_of(2) {
            more.times(base).saturating_sub(&Steps::ONE)
        } else {
            more.times(base - 1)
        }
    }

    /// Counts the course of the piece at `index` in the whole word.
    fn course(&self, index: usize, value: Digit, wanted: Digit, goal: Option<&Corners>) -> Course {
        self.counted(self.to.len() - 2 - index, value, wanted, goal)
    }

    /// Counts the course of a piece with `right` pieces to its right.
    fn counted(&self, right: usize, value: Digit, wanted: Digit, goal: Option<&Corners>) -> Course {
        let steps = u32::from(value.abs_diff(wanted));
        let free = Course {
            key: None,
            lead: Steps::ZERO,
            steps,
            transits: 0,
            transit: Steps::ZERO,
            tail: Steps::ZERO,
        };
        if right == 0 {
            return free;
        }
        let (low, high) = (value.min(wanted), value.max(wanted) - 1);
        let (first, last) = if value < wanted { (low, high) } else { (high, low) };
        let (first, last) = (key(self.base, first), key(self.base, last));
        let corner = |corners: &Corners, key: Digit| corners.to[right][usize::from(key != 0)].clone();
        let (more, tail) = match goal {
            Some(goal) => (0, corner(goal, last)),
            None => (u32::from(last == 0), Steps::ZERO),
        };
        Course {
            key: Some(first),
            lead: corner(self, first),
            transits: steps - 1 + more,
            transit: self.transits[right].clone(),
            tail,
            ..free
        }
    }
}
