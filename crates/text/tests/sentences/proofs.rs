//! The proofs behind the cards.

use gros_solver::methods::{self, Question};
use gros_solver::{AnyPuzzle, Hanoi, Puzzle, Rings, Route, Wythoff};
use gros_text::{Lang, Theorem};

/// Returns the question in every state of the route of a puzzle.
fn questions(puzzle: &AnyPuzzle) -> Vec<Question<AnyPuzzle>> {
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let route = puzzle.route(&start, &goal).unwrap();
    let steps = route.steps().to_u64().unwrap().min(90);
    let here = |step: u64| route.state_at(&step.into());
    let question = |step| Question {
        puzzle: puzzle.clone(),
        start: start.clone(),
        goal: goal.clone(),
        here: here(step),
    };
    (0..=steps).map(question).collect()
}

#[test]
fn every_theorem_on_a_card_is_proved_in_every_state() {
    let rings = (1..=7).map(|rings| AnyPuzzle::from(Rings::new(rings).unwrap()));
    let towers = (2..=6).map(|discs| AnyPuzzle::from(Hanoi::new(discs).unwrap()));
    let mut proved = Vec::new();
    for puzzle in rings.chain(towers).chain([AnyPuzzle::from(Wythoff::new(14u32.into(), 20u32.into()))]) {
        for question in questions(&puzzle) {
            for method in puzzle.methods() {
                let Ok(found) = methods::explain(*method, &question) else { continue };
                for theorem in Lang::English.explain(&found).proofs {
                    let proof = Lang::English.prove(&question, *theorem).unwrap();
                    assert!(proof.steps.len() >= 2 && proof.steps.iter().all(|step| !step.text.is_empty()));
                    proved.push(*theorem);
                }
            }
        }
    }
    assert!(Theorem::ALL.into_iter().all(|theorem| proved.contains(&theorem)));
}

#[test]
fn the_sum_of_a_swap_is_the_solvers_count() {
    for n in 2..=7usize {
        let puzzle = AnyPuzzle::from(Rings::new(n).unwrap());
        for question in questions(&puzzle) {
            let route = puzzle.route(&question.here, &puzzle.parse_state("off").unwrap()).unwrap();
            let (count, formulas) = (
                route.steps().to_string(),
                Lang::English.prove(&question, Theorem::Swap).unwrap().steps[2].formulas.clone(),
            );
            // The example stands in for states without a 1 that has a word after it.
            let expected = if route.steps().bit_len() < 2 { "9" } else { &*count };
            assert!(formulas[1].ends_with(&format!("= {expected}")), "{formulas:?} for {}", question.here);
        }
    }
}

#[test]
fn a_proof_is_written_line_by_line() {
    let puzzle = AnyPuzzle::from(Hanoi::new(4).unwrap());
    let proof = Lang::English.prove(&questions(&puzzle)[0], Theorem::Floors).unwrap();
    let lines = proof.lines();
    assert_eq!(lines[0], "Why odd never lies on odd [induction]");
    assert_eq!(
        lines[2],
        "  2. Disc 4 goes from A to C: from a floor 5 to a floor 5. Of 4 and 5, one is odd and the other even, so it fits."
    );
    assert_eq!(lines[4], "  (Hinz et al.: The Tower of Hanoi (2013))");
}
