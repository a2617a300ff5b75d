//! The styling and reading of `<select>` elements.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::icons::{Shape, icon};

/// Wraps a select with a custom arrow.
pub fn select_box(select: Html) -> Html {
    html! { <span class="select-box">{ select }{ icon(Shape::Chevron) }</span> }
}

pub fn selected_index(event: &Event) -> Option<usize> {
    let select: HtmlSelectElement = event.target_dyn_into()?;
    usize::try_from(select.selected_index()).ok()
}

/// Takes the chosen index: the select shows its first option again, so that the same one can be chosen twice.
pub fn take_index(event: &Event) -> Option<usize> {
    let index = selected_index(event)?;
    event.target_dyn_into::<HtmlSelectElement>()?.set_selected_index(0);
    Some(index)
}
