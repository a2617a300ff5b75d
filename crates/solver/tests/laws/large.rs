//! Laws at random steps of random routes, up to 2,000 pieces.

use std::fmt::Debug;

use gros_solver::{
    AnyPuzzle, Chain, Guarantee, Hanoi, HanoiRule, Puzzle, Rings, Route, SlideOut, Steps, Ways,
};
use proptest::prelude::*;

use super::case::unless_quick;
use super::oracle::{piece, with_piece};

const MOST_PIECES: usize = 2_000;

/// Three states of a puzzle, and a fraction of the route.
#[derive(Clone, Debug)]
struct Sample {
    rows: [String; 3],
    place: u32,
}

impl Sample {
    fn pieces(&self) -> usize {
        self.rows[0].len()
    }
}

/// Generates rows of symbols. Half of them have long runs, since random rows of many pieces are never near the ends of a
/// route.
fn samples(symbols: &'static str) -> impl Strategy<Value = Sample> {
    samples_up_to(MOST_PIECES, symbols)
}

fn samples_up_to(most: usize, symbols: &'static str) -> impl Strategy<Value = Sample> {
    let size = prop_oneof![1..=80usize, 1..=most];
    size.prop_flat_map(move |size| {
        let symbol = prop::sample::select(symbols.chars().collect::<Vec<_>>());
        let mixed = prop::collection::vec(symbol.clone(), size).prop_map(String::from_iter);
        let runs = prop::collection::vec((symbol, 1..=size), 1..6).prop_map(move |runs| {
            let row = runs.iter().cycle().flat_map(|(symbol, count)| std::iter::repeat_n(*symbol, *count));
            row.take(size).collect::<String>()
        });
        let row = prop_oneof![mixed, runs];
        let place = prop_oneof![any::<u32>(), Just(0), Just(u32::MAX)];
        ([row.clone(), row.clone(), row], place).prop_map(|(rows, place)| Sample { rows, place })
    })
}

/// Generates a chain of any radices and three of its states.
fn chain_samples() -> impl Strategy<Value = (Chain, Sample)> {
    let radix = prop_oneof![2u16..=5, 2u16..=30];
    let radices = prop_oneof![
        prop::collection::vec(radix, 1..300),
        (2u16..=12, 1..300usize).prop_map(|(b, n)| vec![b; n])
    ];
    (radices, any::<[u64; 3]>(), any::<u32>()).prop_map(|(radices, places, place)| {
        let chain = Chain::new(radices).unwrap();
        let end = chain.route(&chain.start(), &chain.goal()).unwrap().steps().clone();
        let rows = places.map(|place| {
            let rank = end.scale_down(&place.into(), &u64::MAX.into());
            chain.state_of_rank(&rank).to_string()
        });
        (chain, Sample { rows, place })
    })
}

fn rings(sample: &Sample) -> Rings {
    Rings::new(sample.pieces()).unwrap()
}

fn hanoi(sample: &Sample) -> Hanoi {
    Hanoi::new(sample.pieces()).unwrap()
}

fn tower(rule: HanoiRule, sample: &Sample) -> Hanoi {
    Hanoi::with_rule(sample.pieces(), rule).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(unless_quick(200, 5)))]

    #[test]
    fn the_laws_hold_on_many_rings(sample in samples("01")) {
        laws_at_a_place(&rings(&sample), &sample);
        laws_at_a_place(&AnyPuzzle::Rings(rings(&sample)), &sample);
        laws_at_a_place(&rings(&sample).with_pair(), &sample);
    }

    #[test]
    fn the_laws_hold_on_many_discs(sample in samples("ABC")) {
        laws_at_a_place(&hanoi(&sample), &sample);
        laws_at_a_place(&AnyPuzzle::Hanoi(hanoi(&sample)), &sample);
    }

    #[test]
    fn the_laws_hold_on_long_chains(sample in chain_samples()) {
        let (chain, sample) = sample;
        laws_at_a_place(&chain, &sample);
        laws_at_a_place(&AnyPuzzle::Chain(chain), &sample);
    }

    #[test]
    fn the_laws_hold_on_long_slides(base in 2u16..=10, sample in samples("0123456789")) {
        let digit = |symbol: char| char::from_digit(symbol.to_digit(10).unwrap() % u32::from(base), 10).unwrap();
        let rows = sample.rows.each_ref().map(|row| row.chars().take(600).map(digit).collect::<String>());
        let sample = Sample { rows, ..sample };
        let puzzle = SlideOut::new(base, sample.pieces()).unwrap();
        laws_at_a_place(&puzzle, &sample);
        laws_at_a_place(&AnyPuzzle::SlideOut(puzzle), &sample);
    }

    #[test]
    fn the_laws_hold_on_many_discs_in_a_row_and_in_a_circle(sample in samples("ABC")) {
        laws_at_a_place(&tower(HanoiRule::Linear, &sample), &sample);
        laws_at_a_place(&tower(HanoiRule::Cyclic, &sample), &sample);
    }

    #[test]
    fn towers_in_a_row_are_as_far_apart_as_their_places(sample in samples("ABC")) {
        let place = sample.rows.each_ref().map(|row| place_in_ternary_code(row));
        let distance = place[0].checked_sub(&place[1]).or(place[1].checked_sub(&place[0]));
        let puzzle = tower(HanoiRule::Linear, &sample);
        prop_assert_eq!(distance, Some(distance_of(&puzzle, &sample.rows[0], &sample.rows[1])));
    }

    #[test]
    fn rings_form_one_path(sample in samples("01")) {
        let place = sample.rows.each_ref().map(|row| place_on_path(row));
        let distance = place[0].checked_sub(&place[1]).or(place[1].checked_sub(&place[0]));
        prop_assert_eq!(distance, Some(distance_of(&rings(&sample), &sample.rows[0], &sample.rows[1])));
    }

    #[test]
    fn towers_are_as_far_apart_as_the_recursion_says(sample in samples("ABC")) {
        let [from, to, _] = &sample.rows;
        let (shortest, is_tie) = distance_by_recursion(from, to);
        let route = route(&hanoi(&sample), from, to);
        prop_assert_eq!(route.steps(), &shortest);
        let ways = if is_tie { Ways::Two } else { Ways::Unique };
        prop_assert_eq!(route.guarantee(), Guarantee::Shortest { ways });
    }

    #[test]
    fn a_ring_of_many_moves_once_its_blockers_are_turned(sample in samples("01")) {
        let puzzle = rings(&sample);
        let mv = puzzle.parse_move(&(1 + sample.place as usize % sample.pieces()).to_string()).unwrap();
        let row = &sample.rows[0];
        if let Err(refusal) = puzzle.play(&puzzle.parse_state(row).unwrap(), &mv) {
            let turned = |row: String, ring| with_piece(&row, ring, if piece(&row, ring) == '1' { '0' } else { '1' });
            let free = refusal.blockers().into_iter().fold(row.clone(), turned);
            prop_assert!(puzzle.play(&puzzle.parse_state(&free).unwrap(), &mv).is_ok());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(unless_quick(40, 3)))]

    #[test]
    fn the_laws_hold_on_four_pegs(sample in samples_up_to(1_500, "ABCD")) {
        laws_of_a_route(&tower(HanoiRule::Classic { pegs: 4 }, &sample), &sample);
    }

    #[test]
    fn the_laws_hold_on_seven_pegs(sample in samples_up_to(1_500, "ABCDEFG")) {
        laws_of_a_route(&tower(HanoiRule::Classic { pegs: 7 }, &sample), &sample);
    }

    #[test]
    fn the_laws_hold_for_towers_on_more_pegs(sample in samples("AH"), pegs in 4u8..=8) {
        let perfect = |letter: &str| letter.repeat(sample.pieces());
        let last = char::from(b'A' + pegs - 1).to_string();
        let rows = [perfect("A"), perfect(&last), perfect("B")];
        let sample = Sample { rows, place: sample.place };
        laws_of_a_route(&tower(HanoiRule::Classic { pegs }, &sample), &sample);
    }
}

fn route<P: Puzzle>(puzzle: &P, from: &str, to: &str) -> P::Route {
    puzzle.route(&puzzle.parse_state(from).unwrap(), &puzzle.parse_state(to).unwrap()).unwrap()
}

fn distance_of<P: Puzzle>(puzzle: &P, from: &str, to: &str) -> Steps {
    route(puzzle, from, to).steps().clone()
}

/// Checks at one step what `routes.rs` checks at all steps of small puzzles, and the distances around it.
fn laws_at_a_place<P: Puzzle>(puzzle: &P, sample: &Sample) {
    let [from, to, other] = &sample.rows;
    let (route, step) = laws_of_a_route(puzzle, sample);
    let row = route.state_at(&step).to_string();
    assert_eq!(distance_of(puzzle, from, &row), step, "the distance back");
    assert_eq!(Some(distance_of(puzzle, &row, to)), route.steps().checked_sub(&step), "the distance ahead");
    a_state_off_the_route_is_a_detour(puzzle, &route, other, [from, to]);
}

/// Checks at one step what does not depend on the route being a shortest one.
fn laws_of_a_route<P: Puzzle>(puzzle: &P, sample: &Sample) -> (P::Route, Steps) {
    let [from, to, _] = &sample.rows;
    let route = route(puzzle, from, to);
    let step = route.steps().scale_down(&sample.place.into(), &u32::MAX.into());
    let state = route.state_at(&step);
    assert_eq!(puzzle.parse_state(&state.to_string()).as_ref(), Ok(&state));
    assert_eq!(route.step_of(&state), Some(step.clone()));
    assert_eq!(route.state_at(&Steps::ZERO).to_string(), *from);
    assert_eq!(route.state_at(route.steps()).to_string(), *to);
    the_move_leads_on(puzzle, &route, &step);
    let largest = the_largest_move_is_no_smaller_than_its_neighbours(&route, &step);
    the_moves_in_sequence_are_those_one_by_one(&route, &largest);
    the_next_moves_are_the_first_ahead(puzzle, &route, &step);
    (route, step)
}

fn the_move_leads_on<P: Puzzle>(puzzle: &P, route: &P::Route, step: &Steps) {
    let Some(mv) = route.move_at(step) else {
        assert_eq!(step, route.steps());
        return;
    };
    let state = route.state_at(step);
    assert_eq!(puzzle.play(&state, &mv).as_ref(), Ok(&route.state_at(&(step + &Steps::ONE))));
    assert_eq!(puzzle.size_class(&mv), route.size_class(step));
    assert!(puzzle.legal_moves(&state).any(|legal| legal == mv));
    let text = mv.to_string();
    assert_eq!(puzzle.parse_move(&text).as_ref(), Ok(&mv));
}

/// Checks the ends of the stretch from `step` to the last move, the neighbours of the step found, and the best of those
/// before it.
fn the_largest_move_is_no_smaller_than_its_neighbours<R: Route>(route: &R, step: &Steps) -> Steps {
    let last = route.steps().saturating_sub(&Steps::ONE);
    let first = step.min(&last);
    let found = route.largest_move_in(step, &last);
    assert!((first..=&last).contains(&&found));
    let before = found.saturating_sub(&Steps::ONE).max(first.clone());
    let after = &found + &Steps::ONE;
    for near in [first, &before, &after, &last, &route.largest_move_in(first, &before)] {
        assert!(route.size_class(near) <= route.size_class(&found), "{near} against {found}");
    }
    found
}

/// Checks the next move of some pieces: it moves that piece, and no larger piece hides an earlier one.
fn the_next_moves_are_the_first_ahead<P: Puzzle>(puzzle: &P, route: &P::Route, step: &Steps) {
    let pieces = u32::try_from(puzzle.pieces()).unwrap();
    for class in [1, 2, 5, pieces / 2, pieces, pieces + 1] {
        let found = route.next_move_of(class, step);
        if let Some(found) = &found {
            assert!(found >= step && found < route.steps());
            assert_eq!(route.size_class(found), class, "piece {class} from {step}");
        }
        // No move in a sequential walk is missed.
        let near =
            route.moves(step, &(step + &Steps::from(200u32))).position(|mv| puzzle.size_class(&mv) == class);
        match near {
            Some(near) => assert_eq!(found, Some(step + &Steps::from(near)), "piece {class} from {step}"),
            None => assert!(found.is_none_or(|found| found >= step + &Steps::from(200u32))),
        }
    }
    // The next move of a larger piece is that of one of the larger pieces, and none of them moves before.
    let larger = route.next_larger(step);
    if let Some(larger) = &larger {
        assert!(route.size_class(larger) > route.size_class(step));
        let before = larger.saturating_sub(&Steps::ONE);
        assert!(route.size_class(&route.largest_move_in(step, &before)) <= route.size_class(step));
    }
    // The first move of the largest piece ahead is found.
    let last = route.steps().saturating_sub(&Steps::ONE);
    let largest = route.size_class(&route.largest_move_in(step, &last));
    assert_eq!(larger.is_some(), step < route.steps() && largest > route.size_class(step));
    let next = route.next_move_of(largest, step);
    assert_eq!(next.is_some(), step < route.steps());
}

/// Checks the moves around a step. Around the largest move, legs change and carries are long.
fn the_moves_in_sequence_are_those_one_by_one<R: Route<Move: PartialEq + Debug>>(route: &R, step: &Steps) {
    let first = step.saturating_sub(&Steps::from(9u32));
    let steps = std::iter::successors(Some(first.clone()), |step| Some(step + &Steps::ONE)).take(20);
    let one_by_one: Vec<R::Move> = steps.map_while(|step| route.move_at(&step)).collect();
    let in_a_row: Vec<R::Move> = route.moves(&first, &(&first + &Steps::from(20u32))).collect();
    assert_eq!(in_a_row, one_by_one);
}

fn a_state_off_the_route_is_a_detour<P: Puzzle>(puzzle: &P, route: &P::Route, other: &str, ends: [&str; 2]) {
    let way_by_it = &distance_of(puzzle, ends[0], other) + &distance_of(puzzle, other, ends[1]);
    assert!(way_by_it >= *route.steps());
    match route.step_of(&puzzle.parse_state(other).unwrap()) {
        Some(step) => {
            assert_eq!(way_by_it, *route.steps());
            assert_eq!(route.state_at(&step).to_string(), other);
        }
        // If there are two shortest routes, the state may be on the other one.
        None if route.guarantee() == (Guarantee::Shortest { ways: Ways::Unique }) => {
            assert!(way_by_it > *route.steps());
        }
        None => {}
    }
}

/// Returns the distance from all off, by parities of the rings that are on.
fn place_on_path(row: &str) -> Steps {
    let mut on = 0;
    row.chars().fold(Steps::ZERO, |place, ring| {
        on += u32::from(ring == '1');
        &(place << 1) + &Steps::from(on % 2)
    })
}

/// Returns the rank in the reflected ternary code.
fn place_in_ternary_code(row: &str) -> Steps {
    row.chars().fold(Steps::ZERO, |place, peg| {
        let digit = u32::from(peg) - u32::from('A');
        let digit = if place.is_odd() { 2 - digit } else { digit };
        &(&(&place + &place) + &place) + &Steps::from(digit)
    })
}

/// Returns the distance to a full peg: the largest disc elsewhere moves once, while the smaller ones are on the third
/// peg.
fn distance_to_perfect(row: &str, goal: char) -> Steps {
    let mut distance = Steps::ZERO;
    let mut goal = goal;
    for (index, peg) in row.chars().enumerate() {
        if peg != goal {
            distance += &Steps::power_of_two(row.len() - 1 - index);
            goal = third(peg, goal);
        }
    }
    distance
}

fn third(one: char, other: char) -> char {
    ['A', 'B', 'C'].into_iter().find(|peg| *peg != one && *peg != other).unwrap()
}

/// Returns the distance, and whether two routes are that short (Hinz, 1989).
fn distance_by_recursion(from: &str, to: &str) -> (Steps, bool) {
    let Some(index) = (0..from.len()).find(|index| from[*index..=*index] != to[*index..=*index]) else {
        return (Steps::ZERO, false);
    };
    let peg = |row: &str| row[index..].chars().next().unwrap();
    let (a, b) = (peg(from), peg(to));
    let (from, to) = (&from[index + 1..], &to[index + 1..]);
    let sum = |parts: &[Steps]| parts.iter().fold(Steps::ZERO, |sum, part| &sum + part);
    let c = third(a, b);
    let once = sum(&[distance_to_perfect(from, c), Steps::ONE, distance_to_perfect(to, c)]);
    // A move, the whole smaller tower from peg to peg, a second move: 1 + (2^m − 1) + 1.
    let between = &Steps::power_of_two(from.len()) + &Steps::ONE;
    let twice = sum(&[distance_to_perfect(from, b), between, distance_to_perfect(to, a)]);
    (once.clone().min(twice.clone()), once == twice)
}
