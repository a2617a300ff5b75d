//! Dragging the queen, which chooses the move to where it is dropped.

use gros_solver::Piles;
use gros_solver::wythoff::Rule;
use web_sys::Element;
use yew::prelude::*;

use super::draft::{Draft, Source};
use super::{move_to, place_in};
use crate::ui::grip::{Pull, use_grip};

/// Returns the callback of a press on the queen: the form follows it; where it may not go, the last move stays chosen.
#[hook]
pub fn use_drag(
    piles: &Piles,
    rule: Rule,
    here: Option<[u64; 2]>,
    draft: &UseStateHandle<Draft>,
    preview: &UseStateHandle<Option<Draft>>,
) -> Callback<PointerEvent> {
    let hold = {
        let (piles, draft, preview) = (piles.clone(), draft.setter(), preview.setter());
        use_grip(Callback::from(move |(pull, event)| {
            if pull != Pull::Move {
                return;
            }
            let chosen = place_under(&event).and_then(|at| Draft::for_move(&piles, &move_to(at).to));
            if let Some(chosen) = chosen.filter(|chosen| Source::all(rule).contains(&chosen.from)) {
                preview.set(None);
                draft.set(chosen);
            }
        }))
    };
    Callback::from(move |event: PointerEvent| {
        let place = event.target_dyn_into::<Element>().as_ref().and_then(place_in);
        if event.button() == 0 && here.is_some() && place == here {
            hold.emit(event);
        }
    })
}

/// Returns the place under a pointer, which may have hardly left the queen.
fn place_under(event: &PointerEvent) -> Option<[u64; 2]> {
    let document = web_sys::window()?.document()?;
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    document.element_from_point(x, y).as_ref().and_then(place_in)
}
