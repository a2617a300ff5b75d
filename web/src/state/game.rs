//! A game between two: whose turn it is, and the computer that answers.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::Side;

use super::{Mode, Model, Msg};

/// Against whom one plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rival {
    /// Two people at one screen.
    #[default]
    Nobody,
    /// The computer, which answers.
    Second,
    /// The computer, which begins.
    First,
}

impl Rival {
    /// All rivals.
    pub const ALL: [Rival; 3] = [Rival::Nobody, Rival::Second, Rival::First];

    /// Names the rival where it is kept.
    pub fn id(self) -> &'static str {
        match self {
            Rival::Nobody => "nobody",
            Rival::Second => "second",
            Rival::First => "first",
        }
    }
}

impl Model {
    /// Tells whose turn it is: the moves alternate from the start.
    pub fn turn(&self) -> Side {
        let is_second = self.session.timeline().cursor().is_odd();
        match (self.prefs.rival, is_second) {
            (Rival::Nobody, false) => Side::First,
            (Rival::Nobody, true) => Side::Second,
            (Rival::Second, false) | (Rival::First, true) => Side::You,
            (Rival::Second, true) | (Rival::First, false) => Side::Computer,
        }
    }

    /// Tells who took the last stone, once it is taken.
    pub fn winner(&self) -> Option<Side> {
        let is_over = self.is_game() && self.allowed_moves().is_empty();
        let was_played = !self.session.timeline().cursor().is_zero();
        (is_over && was_played).then(|| self.turn().rival())
    }

    /// Tells whether two play against each other.
    pub fn is_game(&self) -> bool {
        self.session.timeline().puzzle().is_game()
    }

    /// Tells whether something is not to be done because the computer is about to answer.
    pub(super) fn is_out_of_turn(&self, msg: &Msg) -> bool {
        use Action::{DoIt, Hand, Hint, Walk};
        self.is_answering() && matches!(msg, Msg::Hint | Msg::Act(Hand(_) | Walk(_) | DoIt | Hint))
    }

    fn is_computers_turn(&self) -> bool {
        self.is_game() && !self.is_solved() && self.turn() == Side::Computer
    }

    /// Lets the computer answer, if it is its turn.
    pub(super) fn let_answer(&mut self) {
        match self.is_computers_turn() {
            true => self.mode = Mode::Answering,
            false => self.leave(Model::is_answering),
        }
    }

    /// Makes the computer's move.
    pub(super) fn answer(&mut self) {
        if self.is_answering() {
            self.act(Action::DoIt);
        }
    }

    /// Takes a change back or makes it again. Against the computer that is its move and one's own, so that it is
    /// one's own turn again.
    pub(super) fn back_or_again(&mut self, action: &Action<AnyPuzzle>) {
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
