//! What a board is given: what there is to show, the room for it, and where input goes.

use gros_picture::Subject;
use gros_session::Refusal;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Peg, Wanted};
use gros_text::Side;
use yew::prelude::*;

use super::pace::Pace;
use crate::state::{Feedback, Model, Msg, Prefs, TimelineRef, allowed_moves};

/// What of the model a board shows.
#[derive(Clone, PartialEq)]
pub struct Play {
    /// The language, and how things are drawn.
    pub prefs: Prefs,
    /// The timeline, which stands at the position.
    pub timeline: TimelineRef,
    /// What the last action came to.
    pub feedback: Feedback,
    /// Whether the next move is kept secret.
    pub is_secret: bool,
    /// Whether the next move is marked.
    pub has_marks: bool,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// Whether the computer is about to answer.
    pub answering: bool,
    /// Whose turn it is in a game.
    pub turn: Side,
    /// How moves are shown.
    pub pace: Pace,
}

impl Play {
    /// Takes from a model what a board shows.
    pub fn of(model: &Model) -> Play {
        Play {
            prefs: model.prefs,
            timeline: model.timeline(),
            feedback: model.feedback.clone(),
            is_secret: model.is_secret(),
            has_marks: model.marks_next(),
            lifted: model.lifted(),
            answering: model.is_answering(),
            turn: model.turn(),
            pace: Pace::of(model),
        }
    }

    /// Returns the state on the board.
    pub fn state(&self) -> AnyState {
        self.timeline.state()
    }

    /// Returns what there is to draw.
    pub fn subject(&self) -> Subject<AnyPuzzle> {
        Subject { legal: allowed_moves(&self.timeline), ..self.still() }
    }

    /// Returns what there is to draw where nothing can be moved.
    pub fn still(&self) -> Subject<AnyPuzzle> {
        let timeline = &self.timeline;
        let refusal = refusal(&self.feedback);
        Subject {
            goal: timeline.setup().goal.clone(),
            best: timeline.best_move().filter(|_| !self.is_secret),
            has_marks: self.has_marks,
            refused: refusal.map(|(mv, _)| mv.clone()),
            blockers: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, IllegalMove::blockers),
            wanted: refusal.and_then(|(_, why)| why).map_or_else(Vec::new, wanted),
            ..Subject::still(timeline.puzzle().clone(), self.state())
        }
    }
}

/// What a board is given.
#[derive(Clone, PartialEq)]
pub struct BoardProps {
    /// What there is to show.
    pub play: Play,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
    /// Width and height of the room, in CSS pixels.
    pub size: (f64, f64),
}

/// Returns a move that was refused, and why, if the rules refused it.
fn refusal(said: &Feedback) -> Option<(&AnyMove, Option<&IllegalMove>)> {
    let Feedback::Refused { mv, why } = said else { return None };
    Some((mv, if let Refusal::Illegal(why) = why { Some(why) } else { None }))
}

fn wanted(why: &IllegalMove) -> Vec<Wanted> {
    if let IllegalMove::PieceHeld { wanted, .. } = why { wanted.clone() } else { Vec::new() }
}
