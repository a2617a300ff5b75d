//! Tracks what helped to solve the task, so that the win message claims no more than is known.

use gros_session::{Event, Session};
use gros_solver::AnyPuzzle;
use gros_text::Help;

use super::Model;

/// Returns the help behind the moves a session starts with: unknown, as nobody saw them made.
pub fn before(session: &Session<AnyPuzzle>) -> Help {
    if session.moves() == 0 { Help::Nothing } else { Help::Unknown }
}

impl Model {
    /// Updates the help after an event; `was_told` says whether the next move was shown before it.
    pub(super) fn note_help(
        &mut self,
        event: &Event<AnyPuzzle>,
        before: &Session<AnyPuzzle>,
        was_told: bool,
    ) {
        if self.session.timeline().setup() != before.timeline().setup() || *event == Event::Opened {
            self.help = self::before(&self.session);
        } else if matches!(event, Event::Played { .. }) && was_told && self.help == Help::Nothing {
            self.help = Help::NextShown;
        }
    }
}
