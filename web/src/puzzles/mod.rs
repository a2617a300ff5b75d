//! The boards of the puzzles: they draw a state, mark the moves they are given, and report what was chosen.

mod family;
mod hanoi;
mod hexadecimal;
mod rings;
mod spinout;
mod stage;
mod wythoff;

use gros_picture::Pictured;
use gros_solver::{AnyMove, AnyPuzzle, AnyState};
use yew::prelude::*;

use crate::board::BoardProps;
use crate::state::{Model, Msg};
use crate::ui::component::rendered_by;
use crate::ui::lazy::{lazy, lazy_in};

pub use family::{dead_ends_map, tree_map};
pub use stage::Stage;

/// Draws a board: rings at once, all others as soon as their program is there.
pub fn board(seen: BoardProps) -> Html {
    if matches!(seen.play.timeline.puzzle(), AnyPuzzle::Rings(_)) {
        return rings::board(&seen);
    }
    lazy(seen.play.prefs.lang, Other { seen })
}

/// The board of a puzzle that is not rings.
#[derive(Clone, PartialEq)]
struct Other {
    seen: BoardProps,
}

rendered_by!(Other, use_other);
lazy_in!(Other, boards);

#[hook]
fn use_other(props: &Other) -> Html {
    let Other { seen } = props;
    match seen.play.state() {
        AnyState::Hanoi(_) => hanoi::board(seen),
        AnyState::SpinOut(_) => spinout::board(seen),
        AnyState::Hexadecimal(_) => hexadecimal::board(seen),
        AnyState::Wythoff(_) => wythoff::board(seen),
        _ => family::board(seen),
    }
}

/// Draws a move as a person with the real puzzle sees it soonest; none where its shortest words are that.
pub fn move_tile(before: &AnyState, mv: &AnyMove) -> Option<Html> {
    match (before, mv) {
        (AnyState::Rings(before), AnyMove::Rings(mv)) => Some(rings::move_tile(before, *mv)),
        _ => None,
    }
}

/// Returns what begins another game; none where the puzzle is no game.
pub fn new_game(puzzle: &AnyPuzzle, dispatch: &Callback<Msg>) -> Option<Callback<MouseEvent>> {
    match puzzle {
        AnyPuzzle::Wythoff(game) => Some(wythoff::new_game(game, dispatch)),
        _ => None,
    }
}

/// Returns how long it takes until the move to the goal was seen, in milliseconds.
pub fn arrival_milliseconds(model: &Model) -> u32 {
    let usual = model.session.timeline().puzzle().move_milliseconds();
    match model.state() {
        AnyState::Rings(rings) => rings::arrival_milliseconds(model.prefs.ring_look, &rings, usual),
        // Stones are taken at once.
        AnyState::Wythoff(_) => 0,
        _ => usual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Prefs, RingLook};

    #[test]
    fn the_move_to_the_goal_is_seen_to_its_end() {
        let arrival = |address: &str, ring_look| {
            arrival_milliseconds(&Model::open(address, &[], Prefs { ring_look, ..Prefs::default() }))
        };
        let pictured = |address: &str| arrival(address, RingLook::Picture);
        // A ring, and then the bar, which no ring holds any more.
        assert_eq!(pictured("#/rings?n=3&step=5"), 700 + 900);
        assert_eq!(pictured("#/rings?n=3&from=off&to=on&step=5"), 700);
        assert_eq!(pictured("#/hanoi?n=2&step=3"), 450);
        assert_eq!(pictured("#/hexadecimal"), 700);
        // Nothing moves there.
        assert_eq!((pictured("#/wythoff"), arrival("#/rings?n=3&step=5", RingLook::Lights)), (0, 0));
    }
}
