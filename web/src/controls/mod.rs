//! The controls around the board.

mod caption;
mod head;
mod header;
pub mod icons;
mod live;
mod overview;
mod share;
mod step_field;
mod toast;
mod transport;
mod troubles;

pub use caption::Caption;
pub use head::Head;
pub use header::{Header, LanguageSelect, ThemeSelect};
pub use live::LiveRegion;
pub use overview::Overview;
pub use toast::Toast;
pub use transport::{SpeedSelect, Transport};
pub use troubles::Troubles;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Gives the place of the chosen option of a select.
pub fn chosen(event: &Event) -> Option<usize> {
    let select: HtmlSelectElement = event.target_dyn_into()?;
    usize::try_from(select.selected_index()).ok()
}
