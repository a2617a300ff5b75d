//! Starting another game.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Puzzle, Setup, Wythoff};
use yew::prelude::*;

use crate::state::Msg;
use crate::ui::random;

pub fn new_game(game: &Wythoff, dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let (game, dispatch) = (game.clone(), dispatch.clone());
    Callback::from(move |_: MouseEvent| {
        if let Some(piles) = game.random_state(&mut random::below) {
            let game = AnyPuzzle::from(game.clone().with_piles(piles));
            dispatch.emit(Msg::Act(Action::SetUp(Setup::standard(game))));
        }
    })
}
