//! The timeline as views are given it.

use std::ops::Deref;

use gros_session::{Session, Timeline};
use gros_solver::AnyPuzzle;

/// A timeline at one moment: cheap to clone, and equal only to itself, so that every change is drawn.
#[derive(Clone, Debug)]
pub struct TimelineRef(Session<AnyPuzzle>);

impl TimelineRef {
    /// Holds the timeline of a session.
    pub fn new(session: Session<AnyPuzzle>) -> TimelineRef {
        TimelineRef(session)
    }

    /// Returns the session whose timeline it is.
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
