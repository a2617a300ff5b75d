//! States and moves as keys of maps, and as data.

use std::collections::{BTreeSet, HashSet};

use gros_solver::{AnyPuzzle, MoveOf, Puzzle, StateOf};
use serde::de::DeserializeSeed;

use super::case::{Case, hold, is_wanted};
use super::puzzles;

#[test]
fn states_are_told_apart_by_hash_and_order() {
    hold!(distinct, puzzles::small());
}

fn distinct<P: Puzzle>(case: &Case<'_, P>) {
    let states = case.states.iter().chain(&case.states);
    assert_eq!(states.clone().collect::<HashSet<_>>().len(), case.states.len());
    assert_eq!(states.collect::<BTreeSet<_>>().len(), case.states.len());
}

#[test]
fn states_and_moves_are_their_notation_in_data() {
    for graph in puzzles::smallest().filter(is_wanted) {
        notation_in_data(&Case::new(&graph.puzzle, &graph));
    }
}

fn notation_in_data(case: &Case<'_, AnyPuzzle>) {
    for state in &case.states {
        let json = serde_json::to_string(state).unwrap();
        assert_eq!(json, format!("\"{state}\""));
        let read = StateOf(case.puzzle).deserialize(&mut serde_json::Deserializer::from_str(&json));
        assert_eq!(&read.unwrap(), state);
        for mv in case.puzzle.legal_moves(state) {
            let json = serde_json::to_string(&mv).unwrap();
            assert_eq!(json, format!("\"{mv}\""));
            let read = MoveOf(case.puzzle).deserialize(&mut serde_json::Deserializer::from_str(&json));
            assert_eq!(read.unwrap(), mv);
        }
    }
    assert!(StateOf(case.puzzle).deserialize(&mut serde_json::Deserializer::from_str("\"?\"")).is_err());
}
