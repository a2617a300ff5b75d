//! The dialogs that lie over the page, of which one at most is open.

use super::{Model, Msg};

/// A dialog over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modal {
    /// The help.
    Help,
    /// The catalogue.
    Catalogue,
    /// Rings, tower and counter on one ruler.
    OneRuler,
}

impl Modal {
    const ALL: [Modal; 3] = [Modal::Help, Modal::Catalogue, Modal::OneRuler];

    /// Names the dialog in the browser's history and in style sheets.
    pub fn id(self) -> &'static str {
        match self {
            Modal::Help => "help",
            Modal::Catalogue => "catalogue",
            Modal::OneRuler => "one-ruler",
        }
    }

    /// Finds the dialog of a name.
    pub fn of(id: &str) -> Option<Modal> {
        Modal::ALL.into_iter().find(|modal| modal.id() == id)
    }

    /// Asks for it, or asks for it to go.
    pub fn asked(self, is_open: bool) -> Msg {
        if is_open { Msg::Modal(Some(self)) } else { Msg::Close(self) }
    }
}

impl Model {
    /// Closes a dialog; another one, which has come in its place, stays.
    pub(super) fn close(&mut self, modal: Modal) {
        self.modal = self.modal.filter(|open| *open != modal);
    }
}
