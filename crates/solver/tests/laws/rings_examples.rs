//! Worked examples from the literature on the rings, and properties of the sequence of their moves.

use gros_solver::{Puzzle, Rings, RingsRoute, RingsState, Route, Steps};

use super::case::at;

fn rings(count: usize) -> Rings {
    Rings::new(count).unwrap()
}

fn state(row: &str) -> RingsState {
    rings(row.len()).parse_state(row).unwrap()
}

fn route(from: &str, to: &str) -> RingsRoute {
    rings(from.len()).route(&state(from), &state(to)).unwrap()
}

/// Returns the ring that each step of a route moves.
fn moved(route: &RingsRoute) -> Vec<usize> {
    (0..).map_while(|step: u32| route.move_at(&at(step))).map(|mv| mv.ring).collect()
}

fn rows(route: &RingsRoute) -> Vec<String> {
    let steps = u32::try_from(route.steps().to_u64().unwrap()).unwrap();
    (0..=steps).map(|step| route.state_at(&at(step)).to_string()).collect()
}

#[test]
fn places_on_the_path() {
    for (row, place) in
        [("011001001", 142), ("101101100", 439), ("1010", 12), ("1000", 15), ("111111111", 341)]
    {
        assert_eq!(state(row).rank(), at(place), "{row}");
        assert_eq!(*route(row, &"0".repeat(row.len())).steps(), at(place), "{row}");
    }
}

#[test]
fn state_123_of_nine_from_all_off() {
    assert_eq!(rings(9).state_of_rank(&at(123)).to_string(), "001000110");
    assert_eq!(route("000000000", "100000000").state_at(&at(123)).to_string(), "001000110");
}

#[test]
fn sixty_moves_towards_all_off() {
    let route = route("101101100", "000000000");
    assert_eq!(route.state_at(&at(60)).to_string(), "111000110");
    assert_eq!(route.move_at(&at(55)).map(|mv| mv.ring), Some(8), "the 56th move");
    assert_eq!(*self::route("101101100", "111000110").steps(), at(60));
}

#[test]
fn four_rings_from_all_on_to_all_off() {
    let path = "1111 1101 1100 0100 0101 0111 0110 0010 0011 0001 0000";
    assert_eq!(rows(&route("1111", "0000")).join(" "), path);
}

#[test]
fn the_two_ends_are_furthest_apart() {
    for count in 1..=9usize {
        let ends = route(&format!("1{}", "0".repeat(count - 1)), &"0".repeat(count));
        assert_eq!(*ends.steps(), Steps::ones(count));
    }
}

#[test]
fn a_wrong_first_move_costs_the_detour_to_the_other_end() {
    // After the wrong first move, alternating leads to 1 0…0 and back: 2·(2ⁿ − 1) − f moves in total.
    let far_end = "100000000";
    for row in ["011001001", "101101100", "111111111", "000000001"] {
        let wrong_way = route(row, far_end).steps() + route(far_end, "000000000").steps();
        let twice_all = Steps::ones(9) << 1;
        assert_eq!(Some(wrong_way), twice_all.checked_sub(&state(row).rank()), "{row}");
    }
}

#[test]
fn ring_one_moves_every_second_time() {
    for (from, to) in [("111111111", "000000000"), ("011001001", "100000000"), ("000000000", "101101100")] {
        let moves = moved(&route(from, to));
        assert!(moves.windows(2).all(|two| (two[0] == 1) != (two[1] == 1)), "{from} to {to}");
    }
    // Towards all off, ring 1 moves first if the rank is odd.
    assert_eq!(moved(&route("111111111", "000000000"))[0], 1);
    assert_eq!(moved(&route("011001001", "000000000"))[0], 2);
}

#[test]
fn the_path_is_its_own_mirror_image_on_the_largest_ring() {
    let mut code = vec![String::new()];
    for count in 1..=9 {
        let off = code.iter().map(|row| format!("0{row}"));
        let on = code.iter().rev().map(|row| format!("1{row}"));
        code = off.chain(on).collect();
        let far_end = format!("1{}", "0".repeat(count - 1));
        assert_eq!(rows(&route(&"0".repeat(count), &far_end)), code);
    }
}

#[test]
fn the_last_move_of_each_ring() {
    // Ring k stays off from step N − 2^(k−1) + 1 on, for every start at least 2^(k−1) moves away.
    for place in 0..1u32 << 8 {
        let start = rings(8).state_of_rank(&at(place));
        let moves = moved(&rings(8).route(&start, &rings(8).goal()).unwrap());
        for ring in (1..=8).filter(|ring| place >= 1 << (ring - 1)) {
            let last = moves.iter().rposition(|moved| *moved == ring).unwrap();
            assert_eq!(last as u32 + 1, place - (1 << (ring - 1)) + 1, "ring {ring} from {start}");
        }
    }
    let landmarks = [341, 340, 338, 334, 326, 310, 278, 214, 86];
    let moves = moved(&route("111111111", "000000000"));
    for (ring, landmark) in (1..).zip(landmarks) {
        assert_eq!(moves.iter().rposition(|moved| *moved == ring), Some(landmark - 1));
    }
}

/// Returns the ring that moves k-th from all off: 1 2 1 3 1 2 1 4 …
fn gros_sequence() -> Vec<usize> {
    moved(&route(&"0".repeat(10), &format!("1{}", "0".repeat(9))))
}

/// Returns whether a word ends in a square.
fn ends_with_a_square(word: &[usize]) -> bool {
    let halves = |half: usize| word[word.len() - 2 * half..].split_at(half);
    (1..=word.len() / 2).map(halves).any(|(first, second)| first == second)
}

#[test]
fn the_rings_move_in_the_ruler_sequence() {
    let sequence = gros_sequence();
    assert_eq!(sequence.len(), 1023);
    for (k, ring) in (1u32..).zip(&sequence) {
        let halvings = std::iter::successors(Some(k), |k| (k % 2 == 0).then_some(k / 2)).count();
        assert_eq!(*ring, halvings, "move {k}");
    }
    let mut back = moved(&route(&format!("1{}", "0".repeat(9)), &"0".repeat(10)));
    back.reverse();
    assert_eq!(back, sequence);
}

#[test]
fn the_sequence_is_the_least_one_without_squares() {
    let sequence = gros_sequence();
    for end in 1..=sequence.len() {
        let mut word = sequence[..end].to_vec();
        assert!(!ends_with_a_square(&word), "{word:?}");
        for smaller in 1..sequence[end - 1] {
            word[end - 1] = smaller;
            assert!(ends_with_a_square(&word), "{smaller} at {end} would do");
        }
    }
}
