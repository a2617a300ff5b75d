//! Tracks what helped to solve the task, so that the win message claims no more than is known.

use gros_session::{Event, Session};
use gros_solver::{AnyPuzzle, AnyState};
use gros_text::{Grade, Help};

use super::Model;

#[derive(Clone, Debug, Default)]
pub struct Helped {
    /// Whether the task began with moves that nobody saw made.
    is_unknown: bool,
    next_shown: bool,
    /// The most that was asked for in each state.
    asked: Vec<(AnyState, Grade)>,
    pub looks: usize,
}

impl Helped {
    /// Returns the help behind the moves a session starts with.
    pub fn before(session: &Session<AnyPuzzle>) -> Helped {
        Helped { is_unknown: session.moves() > 0, ..Helped::default() }
    }

    pub fn summary(&self) -> Help {
        let moves_shown = self.asked.iter().filter(|(_, grade)| *grade == Grade::Move).count();
        Help {
            is_unknown: self.is_unknown,
            next_shown: self.next_shown,
            moves_shown,
            hints: self.asked.len() - moves_shown,
            looks: self.looks,
        }
    }

    /// Counts a hint; several in one state count as the one that told most.
    pub(super) fn ask(&mut self, state: &AnyState, grade: Grade) {
        match self.asked.iter_mut().find(|(asked, _)| asked == state) {
            Some((_, most)) => *most = grade.max(*most),
            None => self.asked.push((state.clone(), grade)),
        }
    }
}

impl Model {
    pub(super) fn note_help(&mut self, event: &Event<AnyPuzzle>, before: &Session<AnyPuzzle>) {
        if self.session.timeline().setup() != before.timeline().setup() || *event == Event::Opened {
            self.help = Helped::before(&self.session);
        } else if matches!(event, Event::Played { .. }) && !self.is_solving() {
            self.help.next_shown = true;
        }
    }
}
