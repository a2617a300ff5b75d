//! Which moves of a run brought it nearer than ever before: against distances found by search through all states.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use gros_session::{Action, Session, Timeline, spec};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Setup, Steps};
use proptest::prelude::*;

/// Finds the distance of every state to the goal, through moves that can be taken back.
fn distances(puzzle: &AnyPuzzle, goal: &AnyState) -> HashMap<String, u64> {
    let mut found = HashMap::from([(goal.to_string(), 0)]);
    let mut front = vec![goal.clone()];
    for distance in 1.. {
        let mut next = Vec::new();
        for state in &front {
            for mv in puzzle.legal_moves(state) {
                let after = puzzle.play(state, &mv).unwrap();
                if let Entry::Vacant(place) = found.entry(after.to_string()) {
                    place.insert(distance);
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            return found;
        }
        front = next;
    }
    found
}

/// Walks at random for a while, then to the goal.
fn run(puzzle: &AnyPuzzle, choices: &[usize]) -> Session<AnyPuzzle> {
    let timeline = Timeline::new(Setup::standard(puzzle.clone())).unwrap();
    let mut session = Session::new(timeline, 0, false);
    for choice in choices {
        let moves: Vec<_> = puzzle.legal_moves(&session.timeline().state()).collect();
        session.act(Action::Alone(moves[choice % moves.len()].clone()));
    }
    while let Some(mv) = session.timeline().best_move() {
        session.act(Action::Alone(mv));
    }
    session
}

proptest! {
    #[test]
    fn a_move_is_nearer_if_the_goal_was_never_as_near(
        spec in prop::sample::select(vec!["rings?n=5", "hanoi?n=3", "spinout?n=4", "chain?base=3&n=3", "elephants?n=3"]),
        choices in prop::collection::vec(0_usize..12, 0..40),
    ) {
        let puzzle = spec::open(spec, 1_000).unwrap().session.timeline().puzzle().clone();
        let session = run(&puzzle, &choices);
        let timeline = session.timeline();
        let distances = distances(&puzzle, &timeline.setup().goal);
        let count = timeline.cursor().to_usize().unwrap();
        let at = |step: usize| distances[&timeline.state_at(&Steps::from(step)).to_string()];
        let mut nearest = at(0);
        let expected: Vec<bool> = (1..=count)
            .map(|step| {
                let is_nearer = at(step) < nearest;
                nearest = nearest.min(at(step));
                is_nearer
            })
            .collect();
        let nearer: Vec<bool> = timeline.made(count).iter().map(|made| made.is_nearer).collect();
        prop_assert_eq!(&nearer, &expected);
        prop_assert_eq!(Steps::from(nearer.iter().filter(|nearer| **nearer).count()), timeline.par().clone());
        prop_assert_eq!(&timeline.made(7), &timeline.made(count)[count.saturating_sub(7)..]);
    }
}

#[test]
fn the_cost_does_not_grow_with_the_moves() {
    let long = spec::open("rings?n=64&play=~9223372036854775807.1.1&step=9223372036854775809", 1_000)
        .unwrap()
        .session;
    assert_eq!(long.timeline().detours().len(), 1);
    // Ring 1 is the next to move, and then it is moved back.
    let other: Vec<bool> = long.timeline().made(3).iter().map(|made| !made.is_nearer).collect();
    assert_eq!(other, [false, false, true]);
}
