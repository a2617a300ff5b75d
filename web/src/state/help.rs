//! What helped to solve the task, so that no more is claimed at the goal than is known.

use gros_session::{Event, Session};
use gros_solver::AnyPuzzle;
use gros_text::Help;

use super::Model;

/// Tells what helped with the moves that a session brings along: nobody saw them made.
pub fn before(session: &Session<AnyPuzzle>) -> Help {
    if session.moves() == 0 { Help::Nothing } else { Help::Unknown }
}

impl Model {
    /// Notes what helped with what was just done; `was_told` says whether the next move was shown before it.
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
