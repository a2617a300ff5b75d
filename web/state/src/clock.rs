//! Time: the clock, waits that end by themselves, the speed of playing, and a run of steps.

use gros_session::{Seek, Session};
use gros_solver::{AnyPuzzle, Steps};

use super::{Announcement, Feedback, Mode, Model};

/// A moment on the device's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Milliseconds since 1970.
    pub milliseconds: u64,
    /// The number of the day in the local time zone.
    pub day: u32,
}

/// Measures a run from its first move to its last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopwatch {
    began: Option<u64>,
    ended: Option<u64>,
}

impl Stopwatch {
    /// Takes the time at a moment when the run is under way, or at its end.
    pub fn take(&mut self, now: Now, is_over: bool) {
        self.began.get_or_insert(now.milliseconds);
        self.ended = is_over.then(|| self.ended.unwrap_or(now.milliseconds));
    }

    /// Returns the time of the whole run, once it is over. A clock that was set back measures nothing.
    pub fn seconds(self) -> Option<u64> {
        self.ended?.checked_sub(self.began?).map(|passed| passed / 1_000)
    }
}

impl Model {
    /// Returns the number of the day, once the clock was read.
    pub fn day(&self) -> Option<u32> {
        self.now.map(|now| now.day)
    }

    pub(super) fn set_clock(&mut self, now: Now) {
        self.now = Some(now);
        let (is_under_way, is_over) = (self.session.moves() > 0, self.is_solved());
        if is_under_way {
            self.help.take_time(now, is_over);
        }
    }
}

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

/// Interval in milliseconds from which on moves leave a visible pause.
const RESTFUL: u32 = 1_000;

/// Interval in which the name of a move can be read.
const READABLE: u32 = 500;

/// Interval in which the sound of a move can be told from the next one.
const AUDIBLE: u32 = 125;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// A move every two seconds.
    Half,
    PerSecond(u8),
}

impl Speed {
    pub const ALL: [Speed; 7] = [
        Speed::Half,
        Speed::PerSecond(1),
        Speed::PerSecond(2),
        Speed::PerSecond(4),
        Speed::PerSecond(8),
        Speed::PerSecond(16),
        Speed::PerSecond(60),
    ];

    pub fn per_second(self) -> f64 {
        match self {
            Speed::Half => 0.5,
            Speed::PerSecond(moves) => f64::from(moves),
        }
    }

    pub fn milliseconds(self) -> u32 {
        match self {
            Speed::Half => 2_000,
            Speed::PerSecond(moves) => 1_000 / u32::from(moves.max(1)),
        }
    }

    /// Returns whether moves leave a pause in which the next one can be marked; faster marks only flash.
    pub fn leaves_rest(self) -> bool {
        self.milliseconds() >= RESTFUL
    }

    /// Returns whether the name of each move can be read before the next one.
    pub fn is_readable(self) -> bool {
        self.milliseconds() >= READABLE
    }

    /// Returns whether each move can be heard by itself.
    pub fn is_audible(self) -> bool {
        self.milliseconds() >= AUDIBLE
    }
}

pub fn seconds_left(to_go: &Steps, speed: Speed) -> f64 {
    to_go.to_f64() / speed.per_second()
}

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
