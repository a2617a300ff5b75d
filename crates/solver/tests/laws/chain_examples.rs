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

#[test]
fn spin_out_and_the_brain_are_the_rings() {
    let rings = gros_solver::Rings::new(8).unwrap();
    let dials = Chain::new(vec![2; 8]).unwrap();
    for rank in 0..256u32 {
        assert_eq!(rings.state_of_rank(&at(rank)).to_string(), dials.state_of_rank(&at(rank)).to_string());
    }
}

#[test]
fn a_binary_burr_moves_its_bar_every_other_time() {
    let burr = Chain::preset(ChainModel::BinaryBurr);
    let route = burr.route(&burr.start(), &burr.goal()).unwrap();
    let moves: Vec<usize> = route.moves(&Steps::ZERO, route.steps()).map(|mv| mv.piece).collect();
    assert_eq!((moves.len(), moves.iter().filter(|piece| **piece == 0).count()), (85, 43));
}

/// Simulates the drawing of the Kugellager: a slide with a stop, and balls in its passages.
///
/// The passage of ball j between levels d and d + 1 is at x = j if d is even, and at x = −j if it is odd. The slide moves
/// until a ball that is not at the last level of that side stops it.
#[test]
fn the_drawing_of_the_kugellager_has_exactly_its_states() {
    for (levels, balls) in [(3i32, 4usize), (5, 4), (7, 3)] {
        let stop = |heights: &[i32], right: bool| {
            let open = if right { levels - 1 } else { 0 };
            let held = heights.iter().position(|height| *height != open).map_or(balls + 1, |ball| ball + 1);
            if right { held as i32 } else { -(held as i32) }
        };
        let start = (stop(&vec![0; balls], false), vec![0; balls]);
        let mut states = vec![start];
        let mut next = 0;
        while let Some((x, heights)) = states.get(next).cloned() {
            let mut after = vec![(stop(&heights, x < 0), heights.clone())];
            let ball = x.unsigned_abs() as usize;
            if let Some(height) = ball.checked_sub(1).and_then(|ball| heights.get(ball)) {
                for to in [height - 1, *height + 1].into_iter().filter(|to| (0..levels).contains(to)) {
                    if (*height.min(&to) % 2 == 0) == (x > 0) {
                        let mut moved = heights.clone();
                        moved[ball - 1] = to;
                        after.push((x, moved));
                    }
                }
            }
            assert!(after.len() <= 2, "the states are on a line");
            for state in after {
                if !states.contains(&state) {
                    states.push(state);
                }
            }
            next += 1;
        }
        assert_eq!(states.len(), 2 * (levels as usize).pow(balls as u32), "{balls} balls on {levels} levels");
    }
}
