//! Starting another game.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Piles, Setup, Steps, Wythoff};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Rival};
use crate::ui::random;

/// The fewest and the most stones of a pile.
const STONES: [usize; 2] = [8, 24];
/// The largest number of throws: most positions are hot, and some of this many are cold.
const MOST_THROWS: usize = 400;

pub fn new_game(game: &Wythoff, ctx: Ctx) -> Callback<MouseEvent> {
    let game = game.clone();
    ctx.on(move |_: MouseEvent| {
        let piles = winnable(&game, ctx.rival, random::below)?;
        let game = AnyPuzzle::from(game.clone().with_piles(piles));
        Some(Msg::Act(Action::SetUp(Setup::standard(game))))
    })
}

/// Throws piles with which the person can win: hot ones for who begins, cold ones for who does not.
fn winnable(game: &Wythoff, rival: Rival, throw: impl Fn(usize) -> usize) -> Option<Piles> {
    let [fewest, most] = STONES;
    let pile = || Steps::from(fewest + throw(most - fewest + 1));
    let mut thrown = (0..MOST_THROWS).map(|_| Piles::new(pile(), pile()));
    thrown.find(|piles| game.is_cold(piles) == (rival == Rival::First))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_person_can_win_from_8_to_24_stones() {
        let game = Wythoff::new(Steps::ZERO, Steps::ZERO);
        for seed in 0..50 {
            let state = Cell::new(seed * 7919 + 1_usize);
            let throw = |sides: usize| {
                state.set((state.get() * 48_271) % 2_147_483_647);
                state.get() % sides
            };
            for rival in Rival::ALL {
                let piles = winnable(&game, rival, throw).unwrap();
                assert_eq!(game.is_cold(&piles), rival == Rival::First);
                for pile in [&piles.left, &piles.right] {
                    assert!((8..=24).contains(&pile.to_u64().unwrap()), "{piles}");
                }
            }
        }
    }
}
