//! A select that looks like the other controls.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::ui::icons::{Shape, icon};

/// Draws a select with an arrow of its own.
pub fn select_box(select: Html) -> Html {
    html! { <span class="select-box">{ select }{ icon(Shape::Chevron) }</span> }
}

/// Returns the place of the chosen option of a select.
pub fn chosen(event: &Event) -> Option<usize> {
    let select: HtmlSelectElement = event.target_dyn_into()?;
    usize::try_from(select.selected_index()).ok()
}
