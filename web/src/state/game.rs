//! Two-player games: whose turn it is, and the computer's answer.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::Side;

use super::{Mode, Model, Msg};

/// Who plays against the user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rival {
    /// Two people share the screen.
    #[default]
    Nobody,
    /// The computer plays second.
    Second,
    /// The computer plays first.
    First,
}

impl Rival {
    pub const ALL: [Rival; 3] = [Rival::Nobody, Rival::Second, Rival::First];

    pub fn id(self) -> &'static str {
        match self {
            Rival::Nobody => "nobody",
            Rival::Second => "second",
            Rival::First => "first",
        }
    }
}

impl Model {
    /// Returns whose turn it is; the moves alternate from the start.
    pub fn turn(&self) -> Side {
        let is_second = self.session.timeline().cursor().is_odd();
        match (self.prefs.rival, is_second) {
            (Rival::Nobody, false) => Side::First,
            (Rival::Nobody, true) => Side::Second,
            (Rival::Second, false) | (Rival::First, true) => Side::You,
            (Rival::Second, true) | (Rival::First, false) => Side::Computer,
        }
    }

    /// Returns who took the last stone, if it is taken.
    pub fn winner(&self) -> Option<Side> {
        let is_over = self.is_game() && self.allowed_moves().is_empty();
        let was_played = !self.session.timeline().cursor().is_zero();
        (is_over && was_played).then(|| self.turn().rival())
    }

    pub fn is_game(&self) -> bool {
        self.session.timeline().puzzle().is_game()
    }

    /// Returns whether a message must be ignored because it is the computer's turn.
    pub(super) fn is_out_of_turn(&self, msg: &Msg) -> bool {
        use Action::{Alone, DoIt, Hand, Walk};
        self.is_answering() && matches!(msg, Msg::Hint | Msg::Act(Hand(_) | Alone(_) | Walk(_) | DoIt))
    }

    fn is_computers_turn(&self) -> bool {
        self.is_game() && !self.is_solved() && self.turn() == Side::Computer
    }

    pub(super) fn schedule_answer(&mut self) {
        match self.is_computers_turn() {
            true => self.mode = Mode::Answering,
            false => self.leave(Model::is_answering),
        }
    }

    pub(super) fn answer(&mut self) {
        if self.is_answering() {
            let best = self.session.timeline().best_move();
            best.into_iter().for_each(|best| self.play(best));
        }
    }

    /// Undoes or redoes a change; against the computer two, so that it is the user's turn again.
    pub(super) fn undo_or_redo(&mut self, action: &Action<AnyPuzzle>) {
        self.act(action.clone());
        let is_more = match action {
            Action::Undo => self.session.can_undo(),
            _ => self.session.can_redo(),
        };
        if is_more && self.is_computers_turn() {
            self.act(action.clone());
        }
    }
}
