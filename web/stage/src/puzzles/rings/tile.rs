//! The move of a ring as icons.

use gros_solver::{RingMove, RingsState};
use yew::prelude::*;

use crate::ui::icons::{Shape, icon};

pub fn move_tile(before: &RingsState, mv: RingMove) -> Html {
    let way = if before.is_on(mv.ring) { Shape::Down } else { Shape::Up };
    html! { <>{ mv.to_string() }{ icon(way) }</> }
}
