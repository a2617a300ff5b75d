//! The topic of the caption.

use gros_text::Grade;

use crate::state::{Feedback, Model};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Next,
    /// Whose turn it is in a game, and the stones left.
    Game,
    Hint(Grade),
    Refused,
    Thinking,
    /// Playback too fast to name the moves.
    Running,
    /// The animation of the move to the goal.
    Arriving,
    FirstVisit,
    /// Nothing of the route is shown.
    Alone,
    /// The cursor is ahead of the user's own moves.
    Looking,
    Won,
    /// At the goal without a win: start and goal are the same, or the slider is dragged there.
    Done,
}

impl Topic {
    pub fn of(model: &Model) -> Topic {
        let asks = model.stop_asks();
        match &model.feedback {
            Feedback::Refused { .. } | Feedback::EmptyPeg(_) => Topic::Refused,
            Feedback::Hint(grade) if model.is_looking() => Topic::Hint(*grade),
            _ if model.is_looking() => Topic::Looking,
            Feedback::Clamped if model.is_solved() => Topic::Done,
            _ if model.is_arriving() => Topic::Arriving,
            // The board of a stop may wait at the goal.
            _ if asks.is_some_and(|board| board.waits) => Topic::Alone,
            _ if model.is_solved() && !model.session.timeline().steps().is_zero() && !model.is_dragging() => {
                Topic::Won
            }
            _ if model.is_solved() => Topic::Done,
            _ if model.is_answering() => Topic::Thinking,
            _ if model.is_running_fast() => Topic::Running,
            Feedback::Hint(grade) => Topic::Hint(*grade),
            _ if model.is_game() => Topic::Game,
            _ if asks.is_some() => Topic::Alone,
            _ if !model.touched => Topic::FirstVisit,
            _ if model.hides_next() => Topic::Alone,
            _ => Topic::Next,
        }
    }

    pub fn class(self) -> &'static str {
        match self {
            Topic::Next | Topic::Game | Topic::Alone | Topic::Thinking | Topic::Running | Topic::Arriving => {
                "caption-next"
            }
            Topic::Hint(_) => "caption-hint",
            Topic::Refused => "caption-refused",
            Topic::Looking => "caption-looking",
            Topic::FirstVisit => "caption-first-visit",
            Topic::Won => "caption-won",
            Topic::Done => "caption-done",
        }
    }
}
