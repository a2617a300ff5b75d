//! Puzzles that were left: going back to one of them goes on there.

use gros_session::spec::{self, View};
use gros_session::{Action, Session};
use gros_solver::AnyPuzzle;

use super::{Announcement, Feedback, Mode, Model, Read, help, read};

/// The puzzles that have a tab of their own, by id; all others share one.
pub const TABS: [&str; 3] = ["rings", "hanoi", "wythoff"];

impl Model {
    /// Opens an address as one change that can be undone; going back to a puzzle that was left goes on there.
    pub(super) fn open_address(&mut self, address: &str) {
        // One that asks for nothing but how it is shown leaves the session alone.
        let Read { session, warnings, view } = read(address);
        if view != View::default() && spec::asks_for_nothing(address) {
            self.warnings = warnings;
            return self.show_as(&view);
        }
        let is_other = session.timeline().puzzle().id() != self.session.timeline().puzzle().id();
        if is_other && self.kept(&session).is_some_and(|kept| is_same_place(kept, &session)) {
            self.shelve(&session);
        } else if !is_same_place(&self.session, &session) {
            if is_other {
                self.keep(self.session.clone());
            }
            self.act(Action::Open(session));
        }
        self.warnings = warnings;
        self.show_as(&view);
    }

    /// Goes on with the last visit where an address asks for nothing but how it is shown.
    pub fn go_on_as(&mut self, address: &str) {
        let Read { warnings, view, .. } = read(address);
        self.warnings.extend(warnings);
        self.show_as(&view);
    }

    /// Opens an address to which the page itself leads: a place that Back leaves again.
    pub(super) fn follow(&mut self, address: &str) {
        let before = self.address();
        self.open_address(address);
        self.places += u32::from(self.address() != before);
    }

    /// Returns the id of the puzzle of the n-ary family that was played last; at first, Spin-Out.
    pub fn last_of_family(&self) -> &'static str {
        let sessions = self.shelf.iter().chain([&self.session]).rev();
        let puzzles = sessions.map(|session| session.timeline().puzzle());
        puzzles.filter(|puzzle| is_of_family(puzzle)).map(AnyPuzzle::id).next().unwrap_or("spinout")
    }

    /// Finds the session in which the puzzle of another one was left.
    fn kept(&self, like: &Session<AnyPuzzle>) -> Option<&Session<AnyPuzzle>> {
        let id = like.timeline().puzzle().id();
        self.shelf.iter().find(|session| session.timeline().puzzle().id() == id)
    }

    /// Keeps a session on the shelf, in place of an older one of its puzzle.
    pub(super) fn keep(&mut self, session: Session<AnyPuzzle>) {
        let id = session.timeline().puzzle().id();
        self.shelf.retain(|kept| kept.timeline().puzzle().id() != id);
        self.shelf.push(session);
    }

    /// Keeps the session that is played, and takes the one of `next`'s puzzle from the shelf to go on with.
    pub(super) fn shelve(&mut self, next: &Session<AnyPuzzle>) {
        let taken = self.kept(next).unwrap_or(next).clone();
        let left = std::mem::replace(&mut self.session, taken);
        self.keep(left);
        self.help = help::before(&self.session);
        self.mode = Mode::Idle;
        self.let_answer();
        self.feedback = Feedback::Nothing;
    }

    pub(super) fn change_puzzle(&mut self, id: &'static str) {
        if id == self.session.timeline().puzzle().id() {
            return;
        }
        let fresh = read(id).session;
        self.shelve(&fresh);
        self.warnings.clear();
        self.touched = true;
        self.places += 1;
        self.say(Announcement::Changed(self.session.clone()));
    }
}

/// Tells whether a puzzle has a tab together with others.
pub fn is_of_family(puzzle: &AnyPuzzle) -> bool {
    !TABS.contains(&puzzle.id())
}

/// Tells whether two sessions would have the same address.
fn is_same_place(one: &Session<AnyPuzzle>, other: &Session<AnyPuzzle>) -> bool {
    spec::write(one.timeline()) == spec::write(other.timeline())
}
