//! The overlay that is open over the page; at most one.

use super::{Model, Msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    Menu,
    More,
    Share,
    Help,
    OneRuler,
}

impl Overlay {
    const ALL: [Overlay; 5] =
        [Overlay::Menu, Overlay::More, Overlay::Share, Overlay::Help, Overlay::OneRuler];

    /// Returns the name used in the browser's history and in style sheets.
    pub fn id(self) -> &'static str {
        match self {
            Overlay::Menu => "menu",
            Overlay::More => "more",
            Overlay::Share => "share",
            Overlay::Help => "help",
            Overlay::OneRuler => "one-ruler",
        }
    }

    pub fn from_id(id: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|overlay| overlay.id() == id)
    }

    pub fn toggle(self, is_open: bool) -> Msg {
        if is_open { Msg::Overlay(Some(self)) } else { Msg::Close(self) }
    }
}

impl Model {
    /// Closes a dialog, unless another one has replaced it.
    pub(super) fn close(&mut self, overlay: Overlay) {
        self.overlay = self.overlay.filter(|open| *open != overlay);
    }
}
