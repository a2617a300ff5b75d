//! Snapshots of the model and of the timeline, passed to components as props.

use std::ops::Deref;
use std::rc::Rc;

use gros_session::{Action, Session, Timeline};
use gros_solver::AnyPuzzle;

use super::{Model, Msg};

/// A snapshot of the model, equal only to itself, so that every change rerenders.
///
/// A handle of a reducer shows the newest model; a prop must not change under a component.
#[derive(Clone, Debug)]
pub struct ModelRef(Rc<Model>);

impl ModelRef {
    pub fn new(model: Model) -> ModelRef {
        ModelRef(Rc::new(model))
    }

    /// Returns the model after a message.
    #[must_use]
    pub fn after(&self, msg: Msg) -> ModelRef {
        let mut model = Model::clone(self);
        // The user's seek stops playback; the seeks of playback itself do not pass here.
        let stops = matches!(&msg, Msg::Act(Action::Seek(_)));
        model.take(msg);
        model.leave(|model| stops && model.is_playing());
        ModelRef::new(model)
    }
}

impl PartialEq for ModelRef {
    fn eq(&self, other: &ModelRef) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for ModelRef {
    type Target = Model;

    fn deref(&self) -> &Model {
        &self.0
    }
}

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

/// A timeline compared by its route, wherever the cursor is.
pub struct RouteOf(pub Timeline<AnyPuzzle>);

impl PartialEq for RouteOf {
    fn eq(&self, other: &RouteOf) -> bool {
        self.0.goes_as(&other.0)
    }
}
