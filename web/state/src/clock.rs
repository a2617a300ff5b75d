//! The time, as told by a hook; the reducer has no clock.

use super::Model;

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
