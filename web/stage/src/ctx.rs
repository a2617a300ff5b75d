//! The context that every view of the page is given: the user's choices, and the way for messages.

use std::ops::Deref;
use std::ptr;
use std::rc::Rc;

use yew::prelude::*;

use crate::state::{ModelRef, Msg, Prefs};
use crate::ui::focus;

/// The model as Yew's reducer keeps it.
pub struct Store(pub ModelRef);

impl Reducible for Store {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new(Store(self.0.after(msg)))
    }
}

/// The context of every view. It reads as the user's choices: `ctx.lang`, `ctx.theme`.
#[derive(Clone, Copy, PartialEq)]
pub struct Ctx {
    pub prefs: Prefs,
    sender: Sender,
}

/// Returns the context of the views of a store.
#[hook]
pub fn use_ctx(prefs: Prefs, store: &UseReducerHandle<Store>) -> Ctx {
    let sender = use_memo((), |()| Sender::new(store.dispatcher()));
    Ctx { prefs, sender: *sender }
}

impl Ctx {
    pub fn send(self, msg: Msg) {
        self.sender.0.dispatch(msg);
    }

    /// Returns a callback that sends the message that an event means, if it means any.
    pub fn on<E, M>(self, meaning: impl Fn(E) -> M + 'static) -> Callback<E>
    where
        M: Into<Option<Msg>>,
    {
        Callback::from(move |event| {
            if let Some(msg) = meaning(event).into() {
                self.send(msg);
            }
        })
    }

    /// Returns a callback that sends a message whenever something is clicked.
    pub fn on_click(self, msg: Msg) -> Callback<MouseEvent> {
        self.on(move |_| msg.clone())
    }

    /// The same for an element that disappears with its click, which leaves the focus to the board.
    pub fn on_last_click(self, msg: Msg) -> Callback<MouseEvent> {
        self.on(move |_| {
            focus::move_to_board();
            msg.clone()
        })
    }

    /// Returns a callback for a link that the page follows itself, which leaves the focus to the board. With a modifier key, the
    /// browser opens the link elsewhere.
    pub fn on_link(self, msg: Msg) -> Callback<MouseEvent> {
        self.on(move |event: MouseEvent| {
            let is_elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
            (!is_elsewhere).then(|| {
                event.prevent_default();
                focus::move_to_board();
                msg.clone()
            })
        })
    }
}

impl Deref for Ctx {
    type Target = Prefs;

    fn deref(&self) -> &Prefs {
        &self.prefs
    }
}

/// The way to a store. It is kept for good, so that every closure may hold it: the page has one, and each opening
/// of the one ruler another.
#[derive(Clone, Copy)]
struct Sender(&'static UseReducerDispatcher<Store>);

impl Sender {
    fn new(dispatcher: UseReducerDispatcher<Store>) -> Sender {
        Sender(Box::leak(Box::new(dispatcher)))
    }
}

impl PartialEq for Sender {
    fn eq(&self, other: &Sender) -> bool {
        ptr::eq(self.0, other.0)
    }
}
