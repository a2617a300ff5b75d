//! A row of pieces of which the Tab key stops at one; the arrows lead to the others.

use web_sys::Element;
use yew::prelude::*;

/// The piece at which the Tab key stops, and the row on the page.
#[derive(Clone, PartialEq)]
pub struct Rover {
    /// To be put on the element around the pieces.
    pub node: NodeRef,
    stop: UseStateHandle<usize>,
    pieces: usize,
}

/// Remembers at which of the pieces, numbered from 1, the Tab key stops.
#[hook]
pub fn use_rover(pieces: usize) -> Rover {
    let (node, stop) = (use_node_ref(), use_state_eq(|| 1));
    Rover { node, stop, pieces }
}

impl Rover {
    /// Gives the piece at which the Tab key stops.
    pub fn stop(&self) -> usize {
        (*self.stop).clamp(1, self.pieces)
    }

    /// Gives the `tabindex` of a piece.
    pub fn tab_index(&self, piece: usize) -> &'static str {
        if piece == self.stop() { "0" } else { "-1" }
    }

    /// Reports that a piece has the focus.
    pub fn on_focus(&self, piece: usize) -> Callback<FocusEvent> {
        let stop = self.stop.clone();
        Callback::from(move |_| stop.set(piece))
    }

    /// Leads the focus from a piece to the next larger or the next smaller one.
    pub fn lead(&self, from: usize, to_larger: bool) {
        let piece = if to_larger { from + 1 } else { from.saturating_sub(1) };
        let row = self.node.cast::<Element>();
        let found = row.and_then(|row| row.query_selector(&format!("[data-mini='{piece}']")).ok().flatten());
        if let Some(found) = found.and_then(|found| wasm_bindgen::JsCast::dyn_into(found).ok()) {
            crate::hooks::focus::give_to(&found);
        }
    }
}
