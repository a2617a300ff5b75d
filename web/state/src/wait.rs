//! What ends by itself. A hook waits, as the reducer has no clock.

use super::{Feedback, Model};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The time between two steps of playback.
    Step,
    /// The computer's thinking about its answer.
    Answer,
    /// The animation of the move to the goal.
    Arrival,
    /// A rung of the walk down.
    Rung,
    /// The reading of the board's description.
    Description,
    /// The reading of feedback and tip.
    Feedback,
}

impl Model {
    pub(super) fn end(&mut self, wait: Wait) {
        match wait {
            Wait::Step => self.tick(),
            Wait::Answer => self.answer(),
            Wait::Arrival => self.leave(Model::is_arriving),
            Wait::Rung => self.next_rung(),
            // Any message ends the description.
            Wait::Description => {}
            Wait::Feedback => {
                self.feedback = Feedback::Nothing;
                self.tip = None;
            }
        }
    }
}
