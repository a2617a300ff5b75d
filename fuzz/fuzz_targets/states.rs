//! Any text as a state or a move of any puzzle: reading does not panic, and the state keeps the laws.

#![no_main]

use gros_fuzz::task;
use gros_solver::internals::notation;
use gros_solver::{Puzzle, Route, Steps};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str, &str)| {
    let (index, text, mv) = input;
    let session = task(index);
    let puzzle = session.timeline().puzzle();
    let Ok(state) = puzzle.parse_state(text) else { return };
    let written = state.to_string();
    assert_eq!(puzzle.parse_state(&written).as_ref(), Ok(&state));
    assert_eq!(puzzle.parse_state(&notation::shorten(&written)).as_ref(), Ok(&state));
    for mv in puzzle.legal_moves(&state).take(40) {
        assert_eq!(puzzle.parse_move(&mv.to_string()).as_ref(), Ok(&mv));
        let after = puzzle.play(&state, &mv).expect("a legal move");
        // Games rewrite the whole row.
        if !puzzle.is_game() {
            let mut row = written.clone().into_bytes();
            puzzle.apply_to_text(&mut row, &mv);
            assert_eq!(String::from_utf8(row).as_ref(), Ok(&after.to_string()));
        }
    }
    if let Ok(mv) = puzzle.parse_move(mv) {
        let is_legal = puzzle.legal_moves(&state).take(100).any(|legal| legal == mv);
        assert!(!is_legal || puzzle.play(&state, &mv).is_ok());
    }
    let Ok(route) = puzzle.route(&state, &session.timeline().setup().goal) else { return };
    assert_eq!(route.state_at(&Steps::ZERO), state);
    assert_eq!(route.step_of(&state), Some(Steps::ZERO));
    let middle = route.steps() >> 1;
    assert_eq!(route.step_of(&route.state_at(&middle)), Some(middle));
});
