//! Dragging the queen, which chooses the move to where it is dropped.

use gros_solver::Piles;
use gros_solver::wythoff::Rule;
use web_sys::Element;
use yew::prelude::*;

use super::draft::{Draft, Source};
use super::{move_to, place_in};

#[derive(Clone)]
pub struct Drag {
    pub on_press: Callback<PointerEvent>,
    pub on_drag: Callback<PointerEvent>,
    pub on_drop: Callback<PointerEvent>,
}

/// The form follows the queen; where it may not go, the last move stays chosen.
#[hook]
pub fn use_drag(
    piles: &Piles,
    rule: Rule,
    here: Option<[u64; 2]>,
    draft: &UseStateHandle<Draft>,
    preview: &UseStateHandle<Option<Draft>>,
) -> Drag {
    let is_dragged = use_mut_ref(|| false);
    let on_press = {
        let is_dragged = is_dragged.clone();
        Callback::from(move |event: PointerEvent| {
            let place = event.target_dyn_into::<Element>();
            if event.button() != 0 || here.is_none() || place.as_ref().and_then(place_in) != here {
                return;
            }
            is_dragged.replace(true);
            if let Some(grid) = place.and_then(|place| place.closest("[role=grid]").ok()?) {
                // Fails for a pointer that is already gone; then there is no drag.
                let _ = grid.set_pointer_capture(event.pointer_id());
            }
        })
    };
    let on_drag = {
        let (is_dragged, piles) = (is_dragged.clone(), piles.clone());
        let (draft, preview) = (draft.setter(), preview.setter());
        Callback::from(move |event: PointerEvent| {
            // Its end may have come to nobody.
            if event.buttons() == 0 {
                is_dragged.replace(false);
            }
            if !*is_dragged.borrow() {
                return;
            }
            let chosen = place_under(&event).and_then(|at| Draft::for_move(&piles, &move_to(at).to));
            if let Some(chosen) = chosen.filter(|chosen| Source::all(rule).contains(&chosen.from)) {
                preview.set(None);
                draft.set(chosen);
            }
        })
    };
    let on_drop = Callback::from(move |_: PointerEvent| {
        is_dragged.replace(false);
    });
    Drag { on_press, on_drag, on_drop }
}

/// Returns the place under a pointer that is captured.
fn place_under(event: &PointerEvent) -> Option<[u64; 2]> {
    let document = web_sys::window()?.document()?;
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    document.element_from_point(x, y).as_ref().and_then(place_in)
}
