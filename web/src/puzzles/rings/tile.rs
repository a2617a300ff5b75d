//! A move of a ring in two signs.

use gros_solver::{RingMove, RingsState};
use yew::prelude::*;

use crate::ui::icons::{Shape, icon};

/// Draws a move: which ring goes, and whether on or off.
pub fn move_tile(before: &RingsState, mv: RingMove) -> Html {
    let way = if before.is_on(mv.ring) { Shape::Down } else { Shape::Up };
    html! { <>{ mv.to_string() }{ icon(way) }</> }
}
