//! The room between the board and the end of the dock.

use web_sys::Element;
use yew::prelude::*;

use crate::ui::geometry::use_size;

/// Returns a reference for the element that spans board and dock, and the height from the caption to its lower end, in
/// CSS pixels.
#[hook]
pub fn use_room() -> (NodeRef, Option<f64>) {
    let place = use_node_ref();
    let room = use_state_eq(|| None::<f64>);
    let size = use_size(place.clone());
    use_effect_with(size, {
        let (place, room) = (place.clone(), room.setter());
        move |_| room.set(place.cast::<Element>().and_then(|place| below_board(&place)))
    });
    (place, *room)
}

fn below_board(place: &Element) -> Option<f64> {
    let caption = place.owner_document()?.query_selector(".caption").ok()??;
    let height = place.get_bounding_client_rect().bottom() - caption.get_bounding_client_rect().top();
    (height > 0.0).then_some(height.floor())
}
