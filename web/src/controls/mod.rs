//! The controls around the board.

mod actions;
mod caption;
mod catalogue;
mod chips;
mod choices;
mod dialog;
mod dock;
mod drawn;
mod game_nodes;
mod head;
mod header;
mod help;
mod hold;
pub mod icons;
mod landmarks_menu;
mod live;
mod looks;
mod menu;
mod overview;
mod peek;
mod pinch;
mod popover;
mod refused;
mod ruler;
mod share;
mod step_field;
mod tab_bar;
mod tape;
mod tape_layout;
mod toast;
mod transport;
mod troubles;
mod won;

pub use caption::{Caption, is_alike, move_shape};
pub use dialog::Dialog;
pub use dock::Dock;
pub use drawn::drawn;
pub use head::Head;
pub use header::Header;
pub use live::LiveRegion;
pub use peek::{Peek, question};
pub use refused::coming;
pub use tab_bar::TabBar;
pub use toast::Told;
pub use transport::{speed_box, transport_buttons};
pub use troubles::troubles;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use icons::{Shape, icon};

/// Draws a select with an arrow of its own.
pub fn select_box(select: Html) -> Html {
    html! { <span class="select-box">{ select }{ icon(Shape::Chevron) }</span> }
}

/// Returns the place of the chosen option of a select.
pub fn chosen(event: &Event) -> Option<usize> {
    let select: HtmlSelectElement = event.target_dyn_into()?;
    usize::try_from(select.selected_index()).ok()
}
