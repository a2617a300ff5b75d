//! The proofs behind the cards.

use gros_solver::custom::Rule::SlideOut;
use gros_solver::methods::{self, Question};
use gros_solver::{AnyPuzzle, Custom, Hanoi, HanoiState, Peg, Puzzle, Rings, Route, Steps, Wythoff, gray};
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
    let made =
        [&[3][..], &[3, 3, 3]].map(|places| Custom::of_rule(SlideOut, places).unwrap()).map(AnyPuzzle::from);
    let game = AnyPuzzle::from(Wythoff::new(14u32.into(), 20u32.into()));
    for puzzle in rings.chain(towers).chain(made).chain([game]) {
        for question in questions(&puzzle) {
            for method in puzzle.methods() {
                let Ok(found) = methods::explain(*method, &question) else { continue };
                for theorem in Lang::English.explain(&found).proofs {
                    let proof = Lang::English.prove(&question, *theorem);
                    let proof = proof.unwrap_or_else(|| panic!("{theorem:?} in {}", question.here));
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
        "  2. Disc 4 goes from A to C: from one floor 5 to the other. Of 4 and 5, one is odd and the other even, so it fits."
    );
    assert_eq!(lines[4], "  (Hinz et al.: The Tower of Hanoi (2013))");
}

/// Returns the states of a tower along its route.
fn tower(n: usize) -> Vec<HanoiState> {
    let hanoi = Hanoi::new(n).unwrap();
    let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
    (0..1u32 << n).map(|step| route.state_at(&step.into())).collect()
}

#[test]
fn every_three_moves_use_three_pairs_of_pegs_and_the_next_three_the_same() {
    for n in 1..=8 {
        let moves: Vec<(usize, [Peg; 2])> = tower(n)
            .windows(2)
            .map(|states| {
                let disc = (1..=n).find(|disc| states[0].peg_of(*disc) != states[1].peg_of(*disc)).unwrap();
                let mut pair = [&states[0], &states[1]].map(|state| state.peg_of(disc).unwrap());
                pair.sort();
                (disc, pair)
            })
            .collect();
        for (index, (disc, _)) in moves.iter().enumerate() {
            assert_eq!(*disc == 1, index % 2 == 0);
        }
        for four in moves.windows(4) {
            assert!(four[0].1 != four[1].1 && four[1].1 != four[2].1 && four[0].1 != four[2].1);
            assert_eq!(four[0].1, four[3].1);
        }
    }
}

#[test]
fn the_pairs_of_a_proof_are_those_of_the_card() {
    for n in 2..=6 {
        let puzzle = AnyPuzzle::from(Hanoi::new(n).unwrap());
        for question in questions(&puzzle) {
            let proof = Lang::English.prove(&question, Theorem::Pairs).unwrap();
            let [smallest, others, cycle] = [0, 1, 2].map(|step| &proof.steps[step].text);
            assert!(["A–B", "A–C", "B–C"].iter().all(|pair| smallest.contains(pair)), "{smallest}");
            let made =
                puzzle.route(&question.start, &question.goal).unwrap().step_of(&question.here).unwrap();
            let is_drawn = made.to_u64().unwrap() + 7 < 1 << n;
            if is_drawn {
                // The move of disc 1 that is told next, or was just made.
                let before = (made.to_u64().unwrap() & !1) as usize;
                let states = tower(n);
                let [from, to] = [before, before + 1].map(|step| states[step].peg_of(1).unwrap());
                assert!(others.contains(&format!("after {from} → {to}")), "{others}");
                assert!(cycle.contains(&format!("disc 1 goes {from} → {to}")), "{cycle}");
            }
        }
    }
}

#[test]
fn the_same_peg_as_the_next_larger_disc_means_the_same_digit_of_the_step() {
    for n in 1..=8 {
        for (step, state) in tower(n).iter().enumerate() {
            let digit = |disc: usize| step >> (disc - 1) & 1;
            assert_eq!(digit(n) == 1, state.peg_of(n) == Some(Peg(2)));
            for disc in 1..n {
                let is_same = state.peg_of(disc) == state.peg_of(disc + 1);
                assert_eq!(is_same, digit(disc) == digit(disc + 1), "{state}, step {step}");
            }
        }
    }
}

#[test]
fn all_on_is_a_sum_of_powers_of_four_and_two_thirds_of_a_power_of_two_rounded_down() {
    let mut sum = Steps::ZERO;
    for n in 1..=200usize {
        let moves = gray::rank(&Steps::ones(n));
        if n % 2 == 1 {
            sum += &Steps::power_of_two(n - 1);
            assert_eq!(moves, sum);
            assert_eq!(&sum.times(3) + &Steps::ONE, Steps::power_of_two(n + 1));
        } else {
            assert_eq!(moves, sum.times(2));
        }
        assert_eq!(moves, Steps::power_of_two(n + 1).divided_by(3));
        let rest = Steps::power_of_two(n + 1).saturating_sub(&moves.times(3));
        assert_eq!(rest, Steps::from(if n % 2 == 1 { 1u32 } else { 2 }));
        let sixth =
            Steps::power_of_two(n + 2).saturating_sub(&Steps::from(if n % 2 == 1 { 2u32 } else { 4 }));
        assert_eq!(moves.times(6), sixth);
        let rings = Rings::new(n).unwrap();
        assert_eq!(rings.start().rank(), moves);
    }
}

#[test]
fn a_proof_adds_up_for_every_number_of_rings() {
    for (n, lines) in [
        (1, ["f(1) = (1)₂ = 1", "3 · 1 = 4 − 1", "2^(n+1) = 4 = 3 · 1 + 1"]),
        (4, ["f(1111) = (1010)₂ = 8 + 2", "3 · (1 + 4) = 16 − 1", "2^(n+1) = 32 = 3 · 10 + 2"]),
        (5, ["f(11111) = (10101)₂ = 16 + 4 + 1", "3 · (1 + 4 + 16) = 64 − 1", "2^(n+1) = 64 = 3 · 21 + 1"]),
    ] {
        let puzzle = AnyPuzzle::from(Rings::new(n).unwrap());
        let proof = Lang::English.prove(&questions(&puzzle)[0], Theorem::Thirds).unwrap();
        assert_eq!([0, 1, 2].map(|step| proof.steps[step].formulas[0].as_str()), lines);
    }
}

#[test]
fn neighbouring_binary_digits_differ_where_the_state_has_a_one() {
    for rank in 0..1024u32 {
        let (number, half) = (Steps::from(rank), Steps::from(rank / 2));
        let word = gray::word(&number);
        assert_eq!(word, number.clone() ^ &half);
        for place in 0..10 {
            assert_eq!(word.bit(place), number.bit(place) != number.bit(place + 1));
            assert_eq!(number.bit(place), (&word >> place).count_ones() % 2 == 1);
        }
    }
}

#[test]
fn a_line_ends_with_all_zeros_and_with_a_single_leading_one() {
    for n in 1..=8usize {
        let rings = Rings::new(n).unwrap();
        let last = Steps::ones(n);
        let ends = [Steps::ZERO, last].map(|rank| rings.state_of_rank(&rank).to_string());
        assert_eq!(ends, ["0".repeat(n), format!("1{}", "0".repeat(n - 1))]);
        // The largest ring moves in one place only: between the two copies.
        let states = (0..1u32 << n).map(|rank| rings.state_of_rank(&rank.into()));
        let moving = states.filter(|state| rings.legal_moves(state).any(|mv| mv.ring == n));
        let words: Vec<String> = moving.map(|state| state.to_string()[1..].to_owned()).collect();
        let joint = if n == 1 { String::new() } else { format!("1{}", "0".repeat(n - 2)) };
        assert_eq!(words, [joint.clone(), joint]);
    }
}
