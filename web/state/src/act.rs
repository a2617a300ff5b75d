//! Actions on the session, pegs and tape: what changes around them, and what is announced.

use gros_session::{Action, Event, HandMove};
use gros_solver::gray::Digit;
use gros_solver::{AnyPuzzle, Peg, Puzzle};

use super::win::Won;
use super::{Announcement, Feedback, Mode, Model};

impl Model {
    pub(super) fn act(&mut self, action: Action<AnyPuzzle>) {
        let is_seek = matches!(action, Action::Seek(_) | Action::Look(_));
        let is_place = matches!(action, Action::SetUp(_));
        self.aided |= matches!(action, Action::DoIt);
        let is_walk = matches!(action, Action::Walk(_));
        let before = self.session.clone();
        let nothing = self.noop_announcement(&action);
        let event = self.session.act(action);
        self.mode = self.mode.after(is_seek);
        self.touched = true;
        self.places += u32::from(is_place);
        let after = self.session.clone();
        let announcement = match &event {
            Event::Nothing => nothing,
            // The slider announces its value itself.
            Event::Sought { .. } => None,
            Event::Played { .. } if is_walk => Some(Announcement::Walked(after)),
            event => Some(Announcement::Done { event: event.clone(), before: before.clone(), after }),
        };
        let win = self.new_win().filter(|_| matches!(event, Event::Played { .. }));
        let announcement = win.clone().map(Announcement::Won).or(announcement);
        if let Some(announcement) = announcement {
            self.say(announcement);
        }
        match event {
            Event::Played { .. } => self.schedule_answer(),
            Event::Opened => {
                self.prefs.verdict = false;
                self.schedule_answer_to_opening();
            }
            _ => {}
        }
        self.aided &= event != Event::Opened;
        self.note_help(&event, &before);
        if self.has_just_arrived(&before) {
            self.mode = Mode::Arriving;
        }
        if matches!(event, Event::Played { .. }) {
            self.won = win.map(|win| Won { win, is_shown: true });
            self.record_best();
        }
        self.feedback = match &event {
            Event::Refused { mv, why } => Feedback::Refused { mv: mv.clone(), why: why.clone() },
            Event::Played { how: HandMove::Off { longer: true }, .. } if !self.is_solving() => {
                Feedback::OffRoute
            }
            Event::Sought { clamped: true } => Feedback::Clamped,
            _ => Feedback::Nothing,
        };
        self.update_tip(&event);
    }

    pub(super) fn choose_peg(&mut self, peg: Peg) {
        let (puzzle, state) = (self.session.timeline().puzzle(), self.state());
        if usize::from(peg.0) >= puzzle.stacks() {
            return;
        }
        let place = Digit::from(peg.0);
        match (self.lifted(), puzzle.top_of(&state, place)) {
            (Some(from), _) if from == peg => self.put_back(),
            (Some(from), _) => {
                let mv = puzzle.move_of_top(&state, from.0.into(), place);
                mv.into_iter().for_each(|mv| self.play(mv));
            }
            (None, Some(disc)) => {
                self.mode = Mode::Lifted(peg);
                self.feedback = Feedback::Nothing;
                self.say(Announcement::Lifted { state, place, piece: disc });
            }
            (None, None) => {
                self.feedback = Feedback::EmptyPeg(peg);
                self.say(Announcement::EmptyPeg(peg));
            }
        }
    }

    pub(super) fn carry(&mut self, from: Peg, to: Option<Peg>) {
        let is_lifted = self.lifted() == Some(from);
        match to {
            None if !is_lifted => {
                self.put_back();
                self.choose_peg(from);
            }
            Some(to) if is_lifted => self.choose_peg(to),
            _ => {}
        }
    }

    pub(super) fn put_back(&mut self) {
        self.leave(|model| model.lifted().is_some());
    }

    /// Counts the moves that were passed over as played where there is nothing to look ahead to: in a game, and at a
    /// stop.
    pub(super) fn settle(&mut self) {
        if self.is_solving() && (self.is_game() || self.stop.is_some()) {
            self.session.settle();
        }
    }

    pub(super) fn say(&mut self, announcement: Announcement) {
        self.announcements.say([announcement]);
    }

    /// Returns the announcement for an action without effect.
    fn noop_announcement(&self, action: &Action<AnyPuzzle>) -> Option<Announcement> {
        match action {
            Action::Undo => Some(Announcement::NothingToUndo),
            Action::Redo => Some(Announcement::NothingToRedo),
            Action::DoIt if self.is_solved() => Some(Announcement::AtGoal),
            _ => None,
        }
    }
}
