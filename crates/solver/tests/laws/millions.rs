//! Queries of routes with 1,000,000 pieces; anything quadratic would take hours.

use gros_solver::{Guarantee, Hanoi, HanoiRule, Puzzle, Rings, Route, Steps};

use super::case::unless_quick;

fn many() -> usize {
    unless_quick(1_000_000, 20_000)
}

#[test]
fn a_million_rings() {
    let rings = Rings::new(many()).unwrap();
    let route = rings.route(&rings.start(), &rings.goal()).unwrap();
    // 2^(n+1) / 3, rounded down, is 1010…10.
    let expected = Steps::ones(many() + 1).scale_down(&Steps::ONE, &Steps::from(3u32));
    assert_eq!(*route.steps(), expected);
    queries(&rings, &route);
}

#[test]
fn a_million_discs() {
    let hanoi = Hanoi::new(many()).unwrap();
    let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
    assert_eq!(*route.steps(), Steps::ones(many()));
    queries(&hanoi, &route);
}

#[test]
fn a_million_discs_with_two_moves_of_the_largest() {
    let hanoi = Hanoi::new(many()).unwrap();
    let tower = |largest: &str, smaller: &str| {
        hanoi.parse_state(&format!("{largest}{smaller}*{}", many() - 1)).unwrap()
    };
    let route = hanoi.route(&tower("B", "A"), &tower("A", "B")).unwrap();
    assert_eq!(route.largest_disc_moves(), 2);
    assert_eq!(*route.steps(), &Steps::ones(many() - 1) + &Steps::from(2u32));
    queries(&hanoi, &route);
}

/// The limit on four or more pegs; in a random state, every other disc splits the tower again.
#[test]
fn a_hundred_thousand_discs_on_more_pegs() {
    let discs = unless_quick(100_000, 3_000);
    for pegs in [4u8, 8] {
        let hanoi = Hanoi::with_rule(discs, HanoiRule::Classic { pegs }).unwrap();
        let mixed = |factor: usize| -> String {
            let peg = |disc: usize| char::from(b'A' + (disc * disc * factor / 7 % usize::from(pegs)) as u8);
            (0..discs).map(peg).collect()
        };
        let [from, to] = [3, 5].map(|factor| hanoi.parse_state(&mixed(factor)).unwrap());
        let route = hanoi.route(&from, &to).unwrap();
        assert_eq!(route.guarantee(), Guarantee::UpperBound);
        for place in [0, 1 << 30, 1 << 31, u32::MAX] {
            let step = route.steps().scale_down(&place.into(), &u32::MAX.into());
            let state = route.state_at(&step);
            assert_eq!(route.step_of(&state).as_ref(), Some(&step), "{pegs} pegs");
            let Some(mv) = route.move_at(&step) else { continue };
            assert_eq!(hanoi.play(&state, &mv).ok(), Some(route.state_at(&(&step + &Steps::ONE))));
        }
    }
}

fn queries<P: Puzzle>(puzzle: &P, route: &P::Route) {
    let places: [u32; 5] = [0, 1, 1 << 30, u32::MAX - 1, u32::MAX];
    for place in places {
        let step = route.steps().scale_down(&place.into(), &u32::MAX.into());
        let state = route.state_at(&step);
        assert_eq!(route.step_of(&state), Some(step.clone()));
        let Some(mv) = route.move_at(&step) else {
            assert_eq!(step, *route.steps());
            continue;
        };
        let next = &step + &Steps::ONE;
        assert_eq!(puzzle.play(&state, &mv).ok(), Some(route.state_at(&next)));
        let found = route.largest_move_in(&step, &next);
        let larger = route.size_class(&step).max(route.size_class(&next));
        assert_eq!(route.size_class(&found), larger);
    }
    let whole = route.largest_move_in(&Steps::ZERO, route.steps());
    assert_eq!(route.size_class(&whole) as usize, puzzle.pieces());
    let row = route.state_at(&whole).to_string();
    let read = puzzle.parse_state(&row);
    assert_eq!(read.ok().and_then(|state| route.step_of(&state)), Some(whole));
}
