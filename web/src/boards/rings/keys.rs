//! The keys of the board of the rings.

use gros_picture::Look;
use yew::prelude::*;

use super::RingsBoardProps;
use crate::boards::piece::focus;

/// The keys of the board: arrows choose a ring and put it on or take it off, digits and R and S flip one.
pub fn on_key(
    board: &NodeRef,
    props: &RingsBoardProps,
    order: Vec<usize>,
    focused: usize,
) -> Callback<KeyboardEvent> {
    let (board, on_ring, state) = (board.clone(), props.on_ring.clone(), props.subject.state.clone());
    let (legal, mirrored) = (props.subject.legal.clone(), props.free_end_left);
    let is_upright = props.look == Look::Vertical;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let place = order.iter().position(|low| *low == focused).unwrap_or(order.len().saturating_sub(1));
        let towards = |inside: bool| {
            let place = if inside { place.checked_sub(1) } else { place.checked_add(1) };
            place.and_then(|place| order.get(place)).copied()
        };
        // Upright, the row runs down and a ring is put on to the left.
        let key = event.key();
        let key = match key.as_str() {
            "ArrowUp" if is_upright => "ArrowLeft",
            "ArrowDown" if is_upright => "ArrowRight",
            "ArrowLeft" if is_upright => "ArrowUp",
            "ArrowRight" if is_upright => "ArrowDown",
            key => key,
        };
        match key {
            "ArrowLeft" => go(&board, towards(!mirrored)),
            "ArrowRight" => go(&board, towards(mirrored)),
            "ArrowUp" if !state.is_on(focused) => on_ring.emit(focused),
            "ArrowDown" if state.is_on(focused) => on_ring.emit(focused),
            "ArrowUp" | "ArrowDown" => {}
            "r" | "R" => on_ring.emit(1),
            "s" | "S" => {
                if let Some(mv) = legal.iter().find(|mv| !mv.pair && mv.ring != 1) {
                    on_ring.emit(mv.ring);
                }
            }
            key => match key.parse::<usize>() {
                Ok(ring) if ring >= 1 => on_ring.emit(ring),
                _ => return,
            },
        }
        event.prevent_default();
    })
}

fn go(board: &NodeRef, ring: Option<usize>) {
    if let Some(ring) = ring {
        focus(board, &format!("[data-ring='{ring}'],[data-ring^='{ring}-']"));
    }
}
