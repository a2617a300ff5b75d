//! The board of the Hexadecimal Puzzle: that of its family, and below it how many moves each key takes.

mod keys;

use yew::prelude::*;

use super::family;
use crate::board::BoardProps;

/// Draws the board, with the keys where there is room for them.
pub fn board(seen: &BoardProps) -> Html {
    family::board_over(seen, keys::below(seen))
}
