//! The props of a board.

use gros_picture::Subject;
use gros_session::Refusal;
use gros_solver::internals::Wanted;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Peg};
use gros_text::Side;

use super::pace::Pace;
use crate::ctx::Ctx;
use crate::state::{Feedback, Model, TimelineRef, allowed_moves};

/// The part of the model that a board shows.
#[derive(Clone, PartialEq)]
pub struct Play {
    pub ctx: Ctx,
    /// The cursor is at the position shown.
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub is_solving: bool,
    pub hides_next: bool,
    pub has_marks: bool,
    /// The piece that is being talked about.
    pub lit: Option<usize>,
    pub lifted: Option<Peg>,
    pub answering: bool,
    pub arriving: bool,
    pub turn: Side,
    pub pace: Pace,
}

impl Play {
    pub fn of(ctx: Ctx, model: &Model) -> Play {
        Play {
            ctx,
            timeline: model.timeline(),
            feedback: model.feedback.clone(),
            is_solving: model.is_solving(),
            hides_next: model.hides_next(),
            has_marks: model.marks_next(),
            lit: model.lit(),
            lifted: model.lifted(),
            answering: model.is_answering(),
            arriving: model.is_arriving(),
            turn: model.turn(),
            pace: Pace::of(model),
        }
    }

    pub fn state(&self) -> AnyState {
        self.timeline.state()
    }

    pub fn subject(&self) -> Subject<AnyPuzzle> {
        Subject { legal: allowed_moves(&self.timeline), ..self.still() }
    }

    /// Returns the subject without legal moves, so that no piece can be moved.
    pub fn still(&self) -> Subject<AnyPuzzle> {
        let timeline = &self.timeline;
        let refusal = refusal(&self.feedback);
        Subject {
            goal: timeline.setup().goal.clone(),
            best: timeline.best_move().filter(|_| !self.hides_next),
            has_marks: self.has_marks,
            lit: self.lit,
            refused: refusal.map(|(mv, _)| mv.clone()),
            blockers: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, IllegalMove::blockers),
            wanted: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, wanted),
            ..Subject::still(timeline.puzzle().clone(), self.state())
        }
    }
}

#[derive(Clone, PartialEq)]
pub struct BoardProps {
    pub play: Play,
    /// Available width and height, in CSS pixels.
    pub size: (f64, f64),
}

/// Returns the refused move, and the reason if the rules forbid it.
fn refusal(feedback: &Feedback) -> Option<(&AnyMove, Option<&IllegalMove>)> {
    let Feedback::Refused { mv, why } = feedback else { return None };
    Some((mv, if let Refusal::Illegal(why) = why { Some(why) } else { None }))
}

fn wanted(why: &IllegalMove) -> Vec<Wanted> {
    if let IllegalMove::PieceHeld { wanted, .. } = why { wanted.clone() } else { Vec::new() }
}
