//! Puzzles of one's own, in words.

use gros_session::spec;
use gros_solver::{AnyPuzzle, AnyState, Custom, Setup};
use gros_text::Lang;

use crate::said::said;

const TREE: &str = "custom?places=2,3,2,3&waits=,10,021";

fn task(spec: &str) -> Setup<Custom> {
    let setup = spec::open(spec, 1_000).unwrap().session.timeline().setup().clone();
    let (AnyPuzzle::Custom(puzzle), AnyState::Custom(goal)) = (setup.puzzle, setup.goal) else {
        panic!("{spec} is another puzzle")
    };
    let AnyState::Custom(start) = setup.start else { panic!("{spec} is another puzzle") };
    Setup::standard(puzzle).with_start(start).with_goal(goal).unwrap()
}

#[test]
fn what_its_states_look_like_is_told() {
    said(
        |lang| lang.made(&task(TREE)).facts,
        "36 states in a tree: you can never be stuck for good, and there is only one route between any two states. \
         4 dead ends leave the route; the first one at step 3, 4 moves deep. Farthest from the start: 2100, 19 moves.",
    );
    said(
        |lang| lang.made(&task("custom?places=3,3,3,3,3,3,3&waits=slide-out")).facts,
        "2,187 states in a tree: you can never be stuck for good, and there is only one route between any two states. \
         The first dead end leaves the route at step 15. Farthest from the start: 2222222, 494 moves.",
    );
    said(
        |lang| lang.made(&task("custom?places=2,2,2")).facts,
        "8 states in a single line: from each you can only go forward or back. Farthest from the start: 100, 7 moves.",
    );
    said(
        |lang| lang.made(&task("custom?places=2,2,2&waits=1,1-")).facts,
        "8 states with loops, so there can be several routes. The shortest was found by a search through all states. \
         One state is a dead end, from which you can only go back: 100, 5 moves from the start. \
         Farthest from the start: 100, 5 moves.",
    );
    let many = |lang: Lang| lang.made(&task("custom?places=2,2,3&waits=1,1-.10")).facts;
    assert!(many(Lang::English).contains("2 states are dead ends"), "{}", many(Lang::English));
}

/// Where routes are searched, nothing is called proven.
#[test]
fn a_searched_route_is_called_so() {
    let session = spec::open("custom?places=2,2,2&waits=1,1-", 1_000).unwrap().session;
    let (setup, guarantee) = (session.timeline().setup(), session.timeline().guarantee());
    said(|lang| lang.guarantee_of(setup, guarantee), "shortest, by search");
    said(
        |lang| lang.task_facts(setup).join(" | "),
        "3 pieces | 000 → 111 | 3 moves | one step of one piece per move | shortest, by search",
    );
    said(|lang| lang.summary(setup).1, ", one step of one piece per move, by search");
}

/// Each of the things to make is there for some puzzle.
#[test]
fn what_one_can_make_is_noticed() {
    let made = |spec: &str| Lang::English.made(&task(spec)).tasks.map(|(_, is_made)| is_made);
    assert_eq!(made("custom"), [false; 5]);
    assert_eq!(made("custom?places=2,2,2,2,2,2"), [true, false, false, false, false]);
    assert_eq!(made("custom?places=3,3&waits=0.0&from=01"), [false, true, false, false, false]);
    assert_eq!(made("custom?places=2,2&waits=-"), [false, false, false, false, true]);
    assert_eq!(
        made("custom?places=2,2,2,2,2,2,2&from=0000000&to=1010110"),
        [true, false, true, false, false]
    );
    assert!(made("custom?places=3,3,3,3,3,3&waits=slide-out")[3]);
}
