//! The queries of a route on 1,000,000 pieces, each in the blink of an eye.

use std::time::{Duration, Instant};

use gros_solver::{Hanoi, Puzzle, Rings, Route, Steps};

const PIECES: usize = 1_000_000;
/// An optimised build needs milliseconds; whatever grew with the square of the pieces would need hours.
const PATIENCE: Duration = Duration::from_secs(5);

#[test]
fn a_million_rings() {
    let rings = Rings::new(PIECES).unwrap();
    let route = within_patience(|| rings.route(&rings.start(), &rings.goal()).unwrap());
    // 2^(n+1) / 3, rounded down, is 1010…10.
    let expected = Steps::ones(PIECES + 1).scale_down(&Steps::ONE, &Steps::from(3u32));
    assert_eq!(*route.steps(), expected);
    queries(&rings, &route);
}

#[test]
fn a_million_discs() {
    let hanoi = Hanoi::new(PIECES).unwrap();
    let route = within_patience(|| hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap());
    assert_eq!(*route.steps(), Steps::ones(PIECES));
    queries(&hanoi, &route);
}

#[test]
fn a_million_discs_of_which_the_largest_moves_twice() {
    let hanoi = Hanoi::new(PIECES).unwrap();
    let tower = |largest: &str, smaller: &str| {
        hanoi.parse_state(&format!("{largest}{smaller}*{}", PIECES - 1)).unwrap()
    };
    let route = within_patience(|| hanoi.route(&tower("B", "A"), &tower("A", "B")).unwrap());
    assert_eq!(route.largest_disc_moves(), 2);
    assert_eq!(*route.steps(), &Steps::ones(PIECES - 1) + &Steps::from(2u32));
    queries(&hanoi, &route);
}

fn within_patience<T>(query: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let answer = query();
    assert!(begin.elapsed() < PATIENCE, "took {:?}", begin.elapsed());
    answer
}

fn queries<P: Puzzle>(puzzle: &P, route: &P::Route) {
    let places: [u32; 5] = [0, 1, 1 << 30, u32::MAX - 1, u32::MAX];
    for place in places {
        let step = route.steps().scale_down(&place.into(), &u32::MAX.into());
        let state = within_patience(|| route.state_at(&step));
        assert_eq!(within_patience(|| route.step_of(&state)), Some(step.clone()));
        let Some(mv) = within_patience(|| route.move_at(&step)) else {
            assert_eq!(step, *route.steps());
            continue;
        };
        let next = &step + &Steps::ONE;
        assert_eq!(within_patience(|| puzzle.play(&state, &mv)).ok(), Some(route.state_at(&next)));
        let found = within_patience(|| route.largest_move_in(&step, &next));
        let larger = route.rank_of_move(&step).max(route.rank_of_move(&next));
        assert_eq!(route.rank_of_move(&found), larger);
    }
    let whole = within_patience(|| route.largest_move_in(&Steps::ZERO, route.steps()));
    assert_eq!(route.rank_of_move(&whole) as usize, puzzle.pieces());
    let row = within_patience(|| route.state_at(&whole).to_string());
    let read = within_patience(|| puzzle.parse_state(&row));
    assert_eq!(read.ok().and_then(|state| route.step_of(&state)), Some(whole));
}
