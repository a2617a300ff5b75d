//! A snapshot of the timeline, passed to components as a prop.

use std::ops::Deref;

use gros_session::{Session, Timeline};
use gros_solver::AnyPuzzle;

/// A snapshot of the timeline: cheap to clone, and equal only to itself, so that every change rerenders.
#[derive(Clone, Debug)]
pub struct TimelineRef(Session<AnyPuzzle>);

impl TimelineRef {
    pub fn new(session: Session<AnyPuzzle>) -> TimelineRef {
        TimelineRef(session)
    }

    /// Returns the timeline up to the last move played.
    pub fn as_played(&self) -> TimelineRef {
        TimelineRef(self.0.as_played())
    }

    pub fn session(&self) -> &Session<AnyPuzzle> {
        &self.0
    }
}

impl PartialEq for TimelineRef {
    fn eq(&self, other: &TimelineRef) -> bool {
        std::ptr::eq(self.0.timeline(), other.0.timeline())
    }
}

impl Deref for TimelineRef {
    type Target = Timeline<AnyPuzzle>;

    fn deref(&self) -> &Timeline<AnyPuzzle> {
        self.0.timeline()
    }
}
