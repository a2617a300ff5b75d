//! Chunks of moves: they add up to the route, and backwards they mirror the forward ones.

use gros_session::{Chunk, Timeline, listed, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps, ids};
use proptest::prelude::*;

fn timeline(text: &str) -> Timeline<AnyPuzzle> {
    spec::open(text, 10_000).unwrap().session.timeline().clone()
}

/// Returns the moves of each chunk after the cursor, as text.
fn written(text: &str, size: Chunk) -> String {
    let timeline = timeline(text);
    let mut step = timeline.cursor().clone();
    let mut chunks = Vec::new();
    while step < *timeline.steps() && chunks.len() < 6 {
        let end = size.end(&timeline, &step);
        let moves: Vec<String> = listed(&timeline, &step, &end).map(|made| made.mv.to_string()).collect();
        chunks.push(moves.join(" "));
        step = end;
    }
    chunks.join(" | ")
}

#[test]
fn a_block_ends_with_a_large_ring() {
    assert_eq!(written("rings?step=325", Chunk::Block), "5 | 1 2 1 3 1 2 1 4 | 1 2 1 3 1 2 1");
    assert_eq!(written("rings?step=335", Chunk::One), "2 | 1 | 3 | 1 | 2 | 1");
    // A pair does not span two blocks.
    assert_eq!(written("rings?step=331", Chunk::Two), "2 1 | 4 | 1 2 | 1 3 | 1 2 | 1");
}

#[test]
fn small_puzzles_are_few_blocks_and_slow_ones_still_have_some() {
    assert_eq!(written("rings?n=3", Chunk::Block), "1 3 1 2 1");
    assert_eq!(written("hanoi?n=3", Chunk::Block), "1C 2B 1B 3C 1A 2C 1C");
    let elephants = written("elephants", Chunk::Block);
    assert_eq!(elephants.split(" | ").count(), 6, "{elephants}");
}

#[test]
fn a_block_of_a_long_route_is_found_just_as_fast() {
    let timeline = timeline("rings?n=1000&step=123456789012345678901234567890");
    let end = Chunk::Block.end(&timeline, timeline.cursor());
    assert!(end > *timeline.cursor());
    assert_eq!(Chunk::Block.end(&timeline, &Chunk::Block.begin(&timeline, &end)), end);
}

/// Checks each chunk from start to end.
fn check_way(timeline: &Timeline<AnyPuzzle>, size: Chunk, is_dense: bool) {
    let mut step = Steps::ZERO;
    let mut state = timeline.state_at(&step);
    while step < *timeline.steps() {
        let end = size.end(timeline, &step);
        assert!(step < end && end <= *timeline.steps(), "{size:?} at {step}");
        for made in listed(timeline, &step, &end) {
            state = timeline.puzzle().play(&state, &made.mv).unwrap();
        }
        assert_eq!(state, timeline.state_at(&end));
        if is_dense {
            assert_eq!(size.begin(timeline, &end), step, "{size:?} back from {end}");
        }
        if size == Chunk::Block && is_dense {
            assert_eq!(Chunk::is_rest(timeline, &end), end < *timeline.steps());
        }
        step = end;
    }
    assert_eq!(step, *timeline.steps());
}

#[test]
fn the_chunks_are_the_route() {
    // The longest routes of the family have billions of moves.
    for id in ids().iter().filter(|id| *timeline(id).steps() < 5_000u32) {
        for size in Chunk::ALL {
            check_way(&timeline(id), size, matches!(*id, "rings" | "hanoi" | "spinout"));
        }
    }
    for spec in ["rings?n=4&from=0110", "hanoi?n=4&from=BAAC&to=CAAB", "rings?n=1", "rings?n=2", "hanoi?n=2"]
    {
        for size in Chunk::ALL {
            check_way(&timeline(spec), size, false);
        }
    }
}

proptest! {
    #[test]
    fn from_every_step_there_is_a_way_forward_and_back(
        id in prop::sample::select(ids()), step in 0u32..2_000, size in prop::sample::select(&Chunk::ALL)
    ) {
        let timeline = timeline(id);
        let step = Steps::from(step).min(timeline.steps().clone());
        let (begin, end) = (size.begin(&timeline, &step), size.end(&timeline, &step));
        prop_assert!(begin <= step && step <= end && end <= *timeline.steps());
        prop_assert_eq!(begin == step, step.is_zero());
        prop_assert_eq!(end == step, step == *timeline.steps());
        prop_assert!(end.saturating_sub(&step) <= 16u32);
        prop_assert!(step.saturating_sub(&begin) <= 16u32);
        prop_assert!(size.end(&timeline, &begin) >= step);
    }

    #[test]
    fn between_any_two_states_the_chunks_are_the_route(from in "[01]{8}", to in "[01]{8}", discs in "[ABC]{5}") {
        for size in Chunk::ALL {
            check_way(&timeline(&format!("rings?n=8&from={from}&to={to}")), size, false);
            check_way(&timeline(&format!("hanoi?n=5&from={discs}&to=C")), size, false);
        }
    }
}
