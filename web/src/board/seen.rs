//! What a board is given: what there is to show, the room for it, and where input goes.

use gros_picture::Subject;
use gros_session::Refusal;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Wanted};
use yew::prelude::*;

use crate::state::{Model, Msg, Said, Shown};

/// A model, and the room for its board.
#[derive(Clone, PartialEq)]
pub struct Seen {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
    /// Width and height, in CSS pixels.
    pub size: (f64, f64),
}

impl Seen {
    /// Returns what there is to draw.
    pub fn subject(&self) -> Subject<AnyPuzzle> {
        subject(&self.model, &self.model.state(), &self.model.allowed_moves())
    }
}

/// Returns what there is to draw of a state.
pub fn subject(model: &Model, state: &AnyState, legal: &[AnyMove]) -> Subject<AnyPuzzle> {
    let timeline = model.session.timeline();
    let refusal = refusal(&model.said);
    Subject {
        goal: timeline.setup().goal.clone(),
        legal: legal.to_vec(),
        best: timeline.best_move().filter(|_| !model.is_secret()),
        has_marks: model.marks_next(),
        refused: refusal.map(|(mv, _)| mv.clone()),
        blockers: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, IllegalMove::blockers),
        wanted: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, wanted),
        ..Subject::still(timeline.puzzle().clone(), state.clone())
    }
}

/// Returns a move that was refused, and why, if the rules refused it.
fn refusal(said: &Said) -> Option<(&AnyMove, Option<&IllegalMove>)> {
    let Said::Refused { mv, why } = said else { return None };
    Some((mv, if let Refusal::Illegal(why) = why { Some(why) } else { None }))
}

fn wanted(why: &IllegalMove) -> Vec<Wanted> {
    if let IllegalMove::PieceHeld { wanted, .. } = why { wanted.clone() } else { Vec::new() }
}
