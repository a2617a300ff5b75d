//! Boards by puzzle. They render a state, mark the moves they are given, and report input.

mod custom;
mod family;
mod hanoi;
mod hexadecimal;
mod rings;
mod spinout;
mod stage;
mod wythoff;

use gros_picture::Pictured;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Custom, Setup};
use gros_text::Lang;
use yew::prelude::*;

use crate::board::BoardProps;
use crate::ctx::Ctx;
use crate::state::{Model, Prefs};
use crate::ui::component::rendered_by;
use crate::ui::lazy::{lazy, lazy_in};

pub use family::{dead_ends_map, tree_map};
pub use hanoi::Plan;
pub use stage::Stage;

/// Renders a board; all but that of the rings are lazy.
pub fn board(props: BoardProps) -> Html {
    if matches!(props.play.timeline.puzzle(), AnyPuzzle::Rings(_)) {
        return rings::board(&props);
    }
    lazy(props.play.ctx.lang, LazyBoard { props })
}

#[derive(Clone, PartialEq)]
struct LazyBoard {
    props: BoardProps,
}

rendered_by!(LazyBoard, use_lazy_board);
lazy_in!(LazyBoard, boards);

#[hook]
fn use_lazy_board(props: &LazyBoard) -> Html {
    let LazyBoard { props } = props;
    match props.play.state() {
        AnyState::Hanoi(_) => hanoi::board(props),
        AnyState::SpinOut(_) => spinout::board(props),
        AnyState::Hexadecimal(_) => hexadecimal::board(props),
        AnyState::Wythoff(_) => wythoff::board(props),
        _ => family::board(props),
    }
}

/// Renders a move as icons, if that is easier to follow than its shortest name.
pub fn move_tile(before: &AnyState, mv: &AnyMove) -> Option<Html> {
    match (before, mv) {
        (AnyState::Rings(before), AnyMove::Rings(mv)) => Some(rings::move_tile(before, *mv)),
        _ => None,
    }
}

/// Shows in slow motion how a piece moves in the hands, with a title, for puzzles that have such pictures.
pub fn slow_hands(
    prefs: Prefs,
    puzzle: &AnyPuzzle,
    state: &AnyState,
    mv: &AnyMove,
) -> Option<(String, Html)> {
    match (puzzle, state, mv) {
        (AnyPuzzle::Rings(puzzle), AnyState::Rings(state), AnyMove::Rings(mv)) if !mv.pair => {
            let film = gros_picture::puzzles::rings::SlowHands::new(puzzle, state, mv.ring)?;
            let (lang, is_flipped) = (prefs.lang, prefs.free_end_left);
            let title = lang.slow_hands_title(mv.ring, film.goes_off());
            Some((title, lazy(lang, rings::SlowHands { lang, film, is_flipped })))
        }
        _ => None,
    }
}

pub fn new_game(puzzle: &AnyPuzzle, ctx: Ctx) -> Option<Callback<MouseEvent>> {
    match puzzle {
        AnyPuzzle::Wythoff(game) => Some(wythoff::new_game(game, ctx)),
        _ => None,
    }
}

/// Renders the editor of a puzzle's pieces, if they can be made up.
pub fn design(ctx: Ctx, setup: &Setup<AnyPuzzle>) -> Option<Html> {
    made_up(setup).map(|setup| lazy(ctx.lang, custom::Design { ctx, setup }))
}

/// Renders a puzzle for coins on paper, if its pieces can be made up.
pub fn paper(lang: Lang, setup: &Setup<AnyPuzzle>) -> Option<Html> {
    made_up(setup).map(|setup| custom::paper(lang, &setup))
}

fn made_up(setup: &Setup<AnyPuzzle>) -> Option<Setup<Custom>> {
    let Setup { puzzle: AnyPuzzle::Custom(puzzle), start: AnyState::Custom(start), .. } = setup else {
        return None;
    };
    let AnyState::Custom(goal) = &setup.goal else { return None };
    Setup::standard(puzzle.clone()).with_start(start.clone()).with_goal(goal.clone())
}

/// Returns the duration of the move to the goal on the board, in milliseconds.
pub fn arrival_milliseconds(model: &Model) -> u32 {
    let usual = model.session.timeline().puzzle().move_milliseconds();
    match model.state() {
        AnyState::Rings(rings) => rings::arrival_milliseconds(model.prefs.ring_look, &rings, usual),
        _ => usual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Prefs, RingLook};

    #[test]
    fn the_move_to_the_goal_is_shown_to_its_end() {
        let arrival = |address: &str, ring_look| {
            arrival_milliseconds(&Model::open(address, &[], Prefs { ring_look, ..Prefs::default() }))
        };
        let pictured = |address: &str| arrival(address, RingLook::Picture);
        // A ring, then the bar, which no ring holds any more.
        assert_eq!(pictured("#/rings?n=3&step=5"), 700 + 900);
        assert_eq!(pictured("#/rings?n=3&from=off&to=on&step=5"), 700);
        assert_eq!(pictured("#/hanoi?n=2&step=3"), 450);
        assert_eq!(pictured("#/hexadecimal"), 700);
        assert_eq!(pictured("#/wythoff"), 450);
        // These moves are not animated.
        assert_eq!(arrival("#/rings?n=3&step=5", RingLook::Lights), 0);
    }
}
