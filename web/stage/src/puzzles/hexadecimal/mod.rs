//! The board of the Hexadecimal Puzzle: the default board, with a chart of its keys below.

mod keys;

use yew::prelude::*;

use super::family;
use crate::board::BoardProps;

pub fn board(props: &BoardProps) -> Html {
    family::board_with_footer(props, keys::footer(props))
}
