//! The model as Yew's reducer keeps it.

use std::rc::Rc;

use yew::Reducible;

use crate::state::{ModelRef, Msg};

pub struct Store(pub ModelRef);

impl Reducible for Store {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new(Store(self.0.after(msg)))
    }
}
