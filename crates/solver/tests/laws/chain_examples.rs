//! The named puzzles on a chain: every step of their path, and published facts.

use gros_solver::{Chain, ChainModel, Puzzle, Route, Steps};

use super::case::at;
use super::puzzles::chain::mirrored;

fn word(chain: &Chain, digits: &[u16]) -> String {
    let row: Vec<String> = digits.iter().rev().map(ToString::to_string).collect();
    row.join(if chain.radices().iter().any(|radix| *radix > 10) { "." } else { "" })
}

#[test]
fn every_small_puzzle_runs_over_all_its_states() {
    for model in ChainModel::ALL.into_iter().filter(|model| *model != ChainModel::Generation) {
        let chain = Chain::preset(model);
        let words = mirrored(chain.radices());
        let (first, last) =
            (chain.state_of_rank(&Steps::ZERO), chain.state_of_rank(&Steps::from(words.len())));
        let route = chain.route(&first, &last).unwrap();
        assert_eq!(*route.steps(), Steps::from(words.len() - 1), "{model:?}");
        let mut moves = route.moves(&Steps::ZERO, route.steps());
        for (step, digits) in (0..).zip(&words) {
            let state = route.state_at(&at(step));
            assert_eq!(state.to_string(), word(&chain, digits), "{model:?} at {step}");
            assert_eq!(route.step_of(&state), Some(at(step)));
            let mv = route.move_at(&at(step));
            assert_eq!(moves.next(), mv);
            if let Some(mv) = mv {
                assert_eq!(chain.play(&state, &mv), Ok(route.state_at(&at(step + 1))));
                assert!(chain.legal_moves(&state).any(|legal| legal == mv));
            }
        }
    }
}

#[test]
fn the_generation_lock_at_some_steps() {
    let lock = Chain::preset(ChainModel::Generation);
    let route = lock.route(&lock.start(), &lock.goal()).unwrap();
    assert_eq!(*route.steps(), at(341_718_749));
    for (place, step) in (0..50u32).map(|place| (place, at(place * 6_834_374))) {
        let state = route.state_at(&step);
        assert_eq!(route.step_of(&state), Some(step.clone()));
        let next = route.next_move_of(8, &step);
        // The slowest piece moves every 2·15⁶ steps.
        let period = at(2 * 15u32.pow(6));
        let expected = (&step + &Steps::ONE).scale_up(&Steps::ONE, &period);
        let expected = (&expected * &period).saturating_sub(&Steps::ONE);
        assert_eq!(next, Some(expected).filter(|next| next < route.steps()), "place {place}");
    }
}
