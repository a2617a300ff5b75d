//! Sessions of the puzzles that are not shown: returning to a puzzle resumes its session.

use gros_session::spec::{self, View};
use gros_session::{Action, Session};
use gros_solver::AnyPuzzle;

use super::request::{Request, read};
use super::{Announcement, Feedback, Helped, Mode, Model};

/// Ids of the puzzles with separate tabs; all others share one.
pub const TABS: [&str; 3] = ["rings", "hanoi", "wythoff"];

impl Model {
    /// Opens an address as one undoable change; if it leads to where another puzzle was left, resumes that
    /// session.
    pub(super) fn open_address(&mut self, address: &str) {
        if self.open_screen(address) {
            return;
        }
        self.end_stop();
        self.screen = None;
        // An address with display options alone leaves the session as it is.
        let Request { session, warnings, view } = read(address);
        if view != View::default() && spec::asks_for_nothing(address) {
            self.warnings = warnings;
            return self.show_as(&view);
        }
        let is_other = session.timeline().puzzle().id() != self.session.timeline().puzzle().id();
        if is_other && self.shelved(&session).is_some_and(|shelved| is_same_place(shelved, &session)) {
            self.switch_to(&session);
        } else if !is_same_place(&self.session, &session) {
            if is_other {
                self.shelve(self.session.clone());
            }
            self.act(Action::Open(session));
        }
        self.warnings = warnings;
        let rival = self.prefs.rival;
        self.show_as(&view);
        if self.prefs.rival != rival {
            self.schedule_answer_to_opening();
        }
    }

    /// Applies the display options of an address to the session resumed from the last visit.
    pub fn apply_view_of(&mut self, address: &str) {
        let Request { warnings, view, .. } = read(address);
        self.warnings.extend(warnings);
        self.show_as(&view);
    }

    /// Follows a link within the page; it gets an entry in the browser's history.
    pub(super) fn follow(&mut self, address: &str) {
        self.leave_screen();
        let before = self.address();
        self.open_address(address);
        self.places += u32::from(self.address() != before);
    }

    /// Returns the id of the n-ary puzzle played last, Spin-Out by default.
    pub fn last_of_family(&self) -> &'static str {
        let sessions = self.shelf.iter().chain([&self.session]).rev();
        let puzzles = sessions.map(|session| session.timeline().puzzle());
        puzzles.filter(|puzzle| is_of_family(puzzle)).map(AnyPuzzle::id).next().unwrap_or("spinout")
    }

    fn shelved(&self, like: &Session<AnyPuzzle>) -> Option<&Session<AnyPuzzle>> {
        let id = like.timeline().puzzle().id();
        self.shelf.iter().find(|session| session.timeline().puzzle().id() == id)
    }

    /// Puts a session on the shelf, replacing an older one of its puzzle.
    pub(super) fn shelve(&mut self, session: Session<AnyPuzzle>) {
        let id = session.timeline().puzzle().id();
        self.shelf.retain(|shelved| shelved.timeline().puzzle().id() != id);
        self.shelf.push(session);
    }

    /// Shelves the current session, and resumes that of `next`'s puzzle, or `next` itself.
    pub(super) fn switch_to(&mut self, next: &Session<AnyPuzzle>) {
        let taken = self.shelved(next).unwrap_or(next).clone();
        let left = std::mem::replace(&mut self.session, taken);
        self.shelve(left);
        self.help = Helped::before(&self.session);
        self.mode = Mode::Idle;
        self.schedule_answer_to_opening();
        self.feedback = Feedback::Nothing;
    }

    pub(super) fn change_puzzle(&mut self, id: &'static str) {
        self.leave_screen();
        if id == self.session.timeline().puzzle().id() {
            return;
        }
        let fresh = read(id).session;
        self.switch_to(&fresh);
        self.warnings.clear();
        self.touched = true;
        self.places += 1;
        self.say(Announcement::Changed(self.session.clone()));
    }
}

pub fn is_of_family(puzzle: &AnyPuzzle) -> bool {
    !TABS.contains(&puzzle.id())
}

fn is_same_place(one: &Session<AnyPuzzle>, other: &Session<AnyPuzzle>) -> bool {
    spec::write(one.timeline()) == spec::write(other.timeline())
}
