//! Worked examples from the literature on the rings.

use gros_solver::{Puzzle, Rings, RingsRoute, RingsState, Route};

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
