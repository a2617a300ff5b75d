//! The modal dialogs; at most one is open.

use super::{Model, Msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modal {
    Help,
    OneRuler,
    /// Asks whether to show a step that was not played.
    GoAhead,
}

impl Modal {
    const ALL: [Modal; 3] = [Modal::Help, Modal::OneRuler, Modal::GoAhead];

    /// Returns the name used in the browser's history and in style sheets.
    pub fn id(self) -> &'static str {
        match self {
            Modal::Help => "help",
            Modal::OneRuler => "one-ruler",
            Modal::GoAhead => "go-ahead",
        }
    }

    pub fn from_id(id: &str) -> Option<Modal> {
        Modal::ALL.into_iter().find(|modal| modal.id() == id)
    }

    pub fn toggle(self, is_open: bool) -> Msg {
        if is_open { Msg::Modal(Some(self)) } else { Msg::Close(self) }
    }
}

impl Model {
    /// Closes a dialog, unless another one has replaced it.
    pub(super) fn close(&mut self, modal: Modal) {
        self.modal = self.modal.filter(|open| *open != modal);
    }
}
