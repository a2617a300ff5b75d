//! Playback of the timeline.

use gros_session::{Seek, Session};
use gros_solver::{AnyPuzzle, Steps};

use super::{Announcement, Feedback, Mode, Model};

impl Model {
    /// Returns whether the board marks moves; at high speed the marks would flash.
    pub fn marks_next(&self) -> bool {
        let is_won_alone = self.is_solving() && self.is_solved();
        let tells = !(self.hides_next() || is_won_alone) || self.is_game();
        tells && (!self.is_playing() || self.dock.speed.leaves_rest())
    }

    /// Returns whether moves follow faster than their names can be read.
    pub fn is_running_fast(&self) -> bool {
        self.is_playing() && !self.dock.speed.is_readable()
    }

    pub(super) fn play_or_pause(&mut self) {
        if self.is_playing() || self.shown_timeline().steps().is_zero() {
            self.leave(Model::is_playing);
            return self.say(Announcement::Paused(self.session.timeline().cursor().clone()));
        }
        let is_replay = self.is_at_end();
        if is_replay {
            self.seek(Seek::Start);
        }
        self.say(Announcement::Started(self.dock.speed));
        self.mode = Mode::Playing;
        self.touched = true;
        self.feedback = Feedback::Nothing;
        self.coach.is_paused = true;
        // The first move is made at once, except after a jump back to the start, which is to be seen first.
        if !is_replay {
            self.tick();
        }
    }

    pub(super) fn tick(&mut self) {
        if self.is_playing() {
            self.seek(Seek::Next);
            if self.is_at_end() {
                self.leave(Model::is_playing);
            }
            if self.is_solved() {
                self.say(Announcement::AtGoal);
            }
        }
    }

    /// Returns whether a single move just reached the goal; the board animates it before the win message.
    pub(super) fn has_just_arrived(&self, before: &Session<AnyPuzzle>) -> bool {
        let (before, now) = (before.timeline(), self.session.timeline());
        let is_one_move = before.to_go() == Steps::ONE && before.setup() == now.setup();
        self.is_solved() && !self.is_dragging() && is_one_move
    }
}
