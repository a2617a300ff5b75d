//! Worked examples from the literature on the tower, and its rules of thumb where they apply.

use gros_solver::{Guarantee, Hanoi, HanoiRoute, HanoiState, Peg, Puzzle, Route, Steps, Ways};

use super::case::{Case, at};
use super::puzzles;

fn hanoi(discs: usize) -> Hanoi {
    Hanoi::new(discs).unwrap()
}

fn route(from: &str, to: &str) -> HanoiRoute {
    let state = |row: &str| hanoi(row.len()).parse_state(row).unwrap();
    hanoi(from.len()).route(&state(from), &state(to)).unwrap()
}

/// Returns the route of the whole tower from A to C.
fn standard(discs: usize) -> HanoiRoute {
    hanoi(discs).route(&hanoi(discs).start(), &hanoi(discs).goal()).unwrap()
}

fn moves(route: &HanoiRoute) -> Vec<String> {
    (0..).map_while(|step: u32| route.move_at(&at(step))).map(|mv| mv.to_string()).collect()
}

/// Returns the disc that each step of a route moves.
fn moved(route: &HanoiRoute) -> Vec<usize> {
    (0..).map_while(|step: u32| route.move_at(&at(step))).map(|mv| mv.disc).collect()
}

#[test]
fn three_discs_from_a_to_c() {
    assert_eq!(moves(&standard(3)).join(" "), "1C 2B 1B 3C 1A 2C 1C");
}

#[test]
fn the_fourth_step_of_five_discs() {
    let state = standard(5).state_at(&at(4));
    let on = |peg| state.discs_on(Peg(peg)).rev().collect::<Vec<_>>();
    assert_eq!([on(0), on(1), on(2)], [vec![5, 4], vec![2, 1], vec![3]]);
    assert_eq!(standard(5).step_of(&state), Some(at(4)));
}

#[test]
fn the_largest_disc_moves_twice() {
    let route = route("BAA", "ABB");
    assert_eq!(*route.steps(), at(5));
    assert_eq!(moved(&route), [3, 1, 2, 1, 3]);
    assert_eq!(route.largest_disc_moves(), 2);
}

#[test]
fn two_discs_can_have_two_routes_and_three_a_second_move_of_the_largest() {
    let first = |is_met: fn(&HanoiRoute) -> bool| {
        (1..5).find(|discs| {
            let graph = puzzles::hanoi::hanoi(*discs);
            let puzzle = hanoi(*discs);
            let case = Case::new(&puzzle, &graph);
            case.pairs().any(|(from, to)| is_met(&case.route(from, to)))
        })
    };
    assert_eq!(first(|route| route.guarantee() == Guarantee::Shortest { ways: Ways::Two }), Some(2));
    assert_eq!(first(|route| route.largest_disc_moves() == 2), Some(3));
}

#[test]
fn each_disc_moves_at_a_fixed_interval() {
    for discs in 1..=9 {
        let moved = moved(&standard(discs));
        for disc in 1..=discs {
            let steps: Vec<usize> = (1..=moved.len()).filter(|step| moved[step - 1] == disc).collect();
            let expected: Vec<usize> =
                (0..1 << (discs - disc)).map(|time| (1 << (disc - 1)) + (time << disc)).collect();
            assert_eq!(steps, expected, "disc {disc} of {discs}");
        }
    }
}

#[test]
fn the_discs_move_in_the_ruler_sequence() {
    for (k, disc) in (1u32..).zip(moved(&standard(9))) {
        let halvings = std::iter::successors(Some(k), |k| (k % 2 == 0).then_some(k / 2)).count();
        assert_eq!(disc, halvings, "move {k}");
    }
}

#[test]
fn each_disc_moves_in_one_direction() {
    for discs in 1..=8 {
        let route = standard(discs);
        for step in 0..1u32 << discs {
            let state = route.state_at(&at(step));
            for disc in 1..=discs {
                let times = (step + (1 << (disc - 1))) >> disc;
                let pegs = if (discs - disc).is_multiple_of(2) { [0, 2, 1] } else { [0, 1, 2] };
                assert_eq!(state.peg_of(disc), Some(Peg(pegs[times as usize % 3])), "{disc} in {state}");
            }
        }
    }
}

#[test]
fn the_moves_cycle_through_the_pairs_of_pegs() {
    for discs in 1..=8 {
        let pairs = if discs % 2 == 1 { ["AC", "AB", "BC"] } else { ["AB", "AC", "BC"] };
        let route = standard(discs);
        for (step, pair) in (0..(1u32 << discs) - 1).zip(pairs.iter().cycle()) {
            let mv = route.move_at(&at(step)).unwrap();
            let from = route.state_at(&at(step)).peg_of(mv.disc).unwrap();
            assert_eq!(
                format!("{}{}", from.min(mv.to), from.max(mv.to)),
                *pair,
                "step {step} of {discs} discs"
            );
        }
    }
}

#[test]
fn on_the_route_odd_never_lies_on_odd() {
    let lies_well = |state: &HanoiState| {
        (0..3).all(|peg| {
            let pile: Vec<usize> = state.discs_on(Peg(peg)).collect();
            pile.windows(2).all(|two| two[0] % 2 != two[1] % 2)
        })
    };
    for discs in 1..=8 {
        let route = standard(discs);
        assert!((0..1u32 << discs).all(|step| lies_well(&route.state_at(&at(step)))));
    }
    assert!(!lies_well(&hanoi(3).parse_state("ABA").unwrap()), "off the route it happens");
}

#[test]
fn the_route_of_four_discs_has_16_of_81_states() {
    let route = standard(4);
    let states = puzzles::hanoi::hanoi(4).rows.into_iter().map(|row| hanoi(4).parse_state(&row).unwrap());
    let steps: Vec<Option<Steps>> = states.map(|state| route.step_of(&state)).collect();
    assert_eq!((steps.len(), steps.iter().flatten().count()), (81, 16));
}
