//! The model as views are given it.

use std::ops::Deref;
use std::rc::Rc;

use gros_session::Action;
use yew::Reducible;

use super::{Model, Msg};

/// One model, as it was at one moment: equal only to itself, so that every change is drawn.
///
/// A handle of Yew's reducer shows the newest model; what is handed down must not change under a view.
#[derive(Clone, Debug)]
pub struct ModelRef(Rc<Model>);

impl ModelRef {
    /// Holds a model.
    pub fn new(model: Model) -> ModelRef {
        ModelRef(Rc::new(model))
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

impl Reducible for ModelRef {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        let mut model = Model::clone(&self);
        // A seek that the person makes stops the run; the run's own steps go on.
        let stops = matches!(&msg, Msg::Act(Action::Seek(_)));
        model.take(msg);
        model.leave(|model| stops && model.is_playing());
        Rc::new(ModelRef::new(model))
    }
}
