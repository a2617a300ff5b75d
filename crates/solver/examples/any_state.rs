//! Any puzzle from any state: the farthest state of each small puzzle, found by asking for the routes from all states.
//!
//! `cargo run --example any_state`

use std::collections::BTreeSet;

use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiRule, Puzzle, Rings, Route, SlideOut};

/// Lists all states that can be reached from the start.
fn reachable(puzzle: &AnyPuzzle) -> BTreeSet<AnyState> {
    let mut met = BTreeSet::from([puzzle.start()]);
    let mut open = vec![puzzle.start()];
    while let Some(state) = open.pop() {
        for mv in puzzle.legal_moves(&state) {
            if let Ok(next) = puzzle.play(&state, &mv)
                && met.insert(next.clone())
            {
                open.push(next);
            }
        }
    }
    met
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzles: [(&str, AnyPuzzle); 4] = [
        ("five rings", Rings::new(5)?.into()),
        ("four discs", Hanoi::new(4)?.into()),
        ("four discs, neighbouring pegs only", Hanoi::with_rule(4, HanoiRule::Linear)?.into()),
        ("three elephants", SlideOut::elephants(3)?.into()),
    ];
    for (name, puzzle) in puzzles {
        let mut farthest = None;
        let states = reachable(&puzzle);
        for state in &states {
            let steps = puzzle.route(state, &puzzle.goal())?.steps().clone();
            farthest = farthest.max(Some((steps, state)));
        }
        if let Some((steps, state)) = farthest {
            println!("{name}: of {} states, {state} is farthest from the goal, {steps} moves.", states.len());
        }
    }
    Ok(())
}
