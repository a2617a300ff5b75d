//! Three pegs: the largest-disc rule in every state, the other methods between full pegs.

use gros_solver::hanoi::methods::Reason;
use gros_solver::methods::{self, NotHere, Question};
use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiRule, Peg, Puzzle, Route, Steps};
use gros_solver::{AnyReason, hanoi};

use super::ask::{about, check, question};

fn puzzle(discs: usize) -> AnyPuzzle {
    AnyPuzzle::Hanoi(Hanoi::new(discs).unwrap())
}

fn perfect(puzzle: &AnyPuzzle, peg: u8) -> AnyState {
    let AnyPuzzle::Hanoi(hanoi) = puzzle else { panic!() };
    AnyState::Hanoi(hanoi.perfect(Peg(peg)))
}

fn all_states(puzzle: &AnyPuzzle) -> Vec<AnyState> {
    let letters = ["A", "B", "C"];
    let longer = |rows: Vec<String>| -> Vec<String> {
        rows.iter().flat_map(|row| letters.map(|letter| format!("{row}{letter}"))).collect()
    };
    let rows = (0..puzzle.pieces()).fold(vec![String::new()], |rows, _| longer(rows));
    rows.iter().map(|row| puzzle.parse_state(row).unwrap()).collect()
}

#[test]
fn from_peg_to_peg_every_method_names_the_solvers_move() {
    for discs in 1..=9 {
        let puzzle = puzzle(discs);
        for (from, to) in [(0, 2), (0, 1), (1, 0), (1, 2), (2, 0), (2, 1)] {
            let (start, goal) = (perfect(&puzzle, from), perfect(&puzzle, to));
            let route = puzzle.route(&start, &goal).unwrap();
            for step in 0..1u32 << discs {
                let here = route.state_at(&step.into());
                let question =
                    Question { puzzle: puzzle.clone(), start: start.clone(), goal: goal.clone(), here };
                for method in puzzle.methods() {
                    let Some(found) = check(&question, *method, Ok(())) else { continue };
                    let AnyReason::Hanoi(reason) = found.reason else { panic!("not about discs") };
                    let made = match reason {
                        Reason::LargestDisc(reasons) => route.steps().saturating_sub(&reasons.to_go),
                        Reason::Direction(reasons) => reasons.way.step,
                        Reason::Recursion(reasons) => reasons.step,
                        Reason::PairCycle(reasons) => reasons.way.step,
                        Reason::LastPeg(reasons) => reasons.way.step,
                        Reason::Formulas(reasons) => {
                            let AnyState::Hanoi(here) = &question.here else { panic!() };
                            assert!(reasons.rows.iter().all(|row| here.peg_of(row.disc) == Some(row.peg)));
                            reasons.read
                        }
                        // The others do not count the moves.
                        _ => continue,
                    };
                    assert_eq!(made, step, "{}", method.id());
                }
            }
        }
    }
}

#[test]
fn the_largest_disc_rule_works_between_any_states() {
    for discs in 1..=4 {
        let puzzle = puzzle(discs);
        let states = all_states(&puzzle);
        for (here, goal) in states.iter().flat_map(|here| states.iter().map(move |goal| (here, goal))) {
            let question = question(&puzzle, here, goal);
            let found = check(&question, hanoi::methods::LARGEST_DISC, Ok(())).unwrap();
            let AnyReason::Hanoi(Reason::LargestDisc(reasons)) = found.reason else { panic!() };
            let route = puzzle.route(here, goal).unwrap();
            assert_eq!(&reasons.to_go, route.steps(), "{here} -> {goal}");
        }
    }
}

#[test]
fn the_largest_disc_rule_stays_on_a_route() {
    let puzzle = puzzle(5);
    let states = all_states(&puzzle);
    let pairs = (0..states.len() * states.len()).step_by(97);
    for (from, to) in pairs.map(|pair| (&states[pair / states.len()], &states[pair % states.len()])) {
        let route = puzzle.route(from, to).unwrap();
        let steps = route.steps().to_u64().unwrap();
        for step in 0..=steps {
            let here = route.state_at(&step.into());
            let question = question(&puzzle, &here, to);
            let found = methods::explain(hanoi::methods::LARGEST_DISC, &question).unwrap();
            assert_eq!(found.next, route.move_at(&step.into()), "{from} -> {to} at {step}");
        }
    }
}

#[test]
fn elsewhere_the_other_methods_refuse() {
    for discs in 1..=4 {
        let puzzle = puzzle(discs);
        let (start, goal) = (puzzle.start(), puzzle.goal());
        let route = puzzle.route(&start, &goal).unwrap();
        for here in all_states(&puzzle) {
            let on_the_way = route.step_of(&here).is_some();
            let question =
                Question { puzzle: puzzle.clone(), start: start.clone(), goal: goal.clone(), here };
            for method in puzzle.methods().iter().filter(|method| **method != hanoi::methods::LARGEST_DISC) {
                let expected = if on_the_way { Ok(()) } else { Err(NotHere::NotTowerToTower) };
                check(&question, *method, expected);
            }
        }
    }
    // Starts and goals that are not full pegs.
    let three = puzzle(3);
    for (start, goal) in [("AAB", "C"), ("A", "CCB"), ("A", "A")] {
        let question = about(&three, start, goal, start);
        let answer = methods::explain(hanoi::methods::PAIR_CYCLE, &question).map(|_| ());
        assert_eq!(answer, Err(NotHere::NotTowerToTower), "{start} {goal}");
    }
}

#[test]
fn other_rules_have_none_of_these_methods() {
    for rule in [HanoiRule::Cyclic, HanoiRule::Linear, HanoiRule::Classic { pegs: 4 }] {
        let puzzle = AnyPuzzle::Hanoi(Hanoi::with_rule(3, rule).unwrap());
        check(
            &question(&puzzle, &puzzle.start(), &puzzle.goal()),
            hanoi::methods::LARGEST_DISC,
            Err(NotHere::OtherPuzzle),
        );
    }
    let three = puzzle(3);
    check(&question(&three, &three.start(), &three.goal()), hanoi::methods::SPLIT, Err(NotHere::OtherPuzzle));
}

fn on_pegs(pegs: u8, discs: usize) -> AnyPuzzle {
    AnyPuzzle::Hanoi(Hanoi::with_rule(discs, HanoiRule::Classic { pegs }).unwrap())
}

#[test]
fn on_more_pegs_the_tower_is_split_as_the_solver_does() {
    for (pegs, discs) in (4..=8).flat_map(|pegs| (1..=12).map(move |discs| (pegs, discs))) {
        let puzzle = on_pegs(pegs, discs);
        for (from, to) in [(0, pegs - 1), (1, 0), (2, 3)] {
            let (start, goal) = (perfect(&puzzle, from), perfect(&puzzle, to));
            let route = puzzle.route(&start, &goal).unwrap();
            for step in 0..=route.steps().to_u64().unwrap() {
                let here = route.state_at(&step.into());
                let question =
                    Question { puzzle: puzzle.clone(), start: start.clone(), goal: goal.clone(), here };
                let found = check(&question, hanoi::methods::SPLIT, Ok(())).unwrap();
                let AnyReason::Hanoi(Reason::Split(split)) = found.reason else { panic!() };
                assert_eq!((&split.total(), &split.step), (route.steps(), &step.into()));
                assert!(split.totals.iter().all(|total| total >= route.steps()));
                assert_eq!(split.is_proven, pegs == 4);
                let number = Steps::from(step + 1);
                assert!(
                    split.tasks.iter().all(|task| task.moves.first <= number && number <= task.moves.last)
                );
            }
        }
    }
}

#[test]
fn a_split_holds_between_full_pegs_only() {
    let four = on_pegs(4, 3);
    check(&about(&four, "AAB", "D", "AAB"), hanoi::methods::SPLIT, Err(NotHere::NotTowerToTower));
    check(&about(&four, "A", "D", "BCD"), hanoi::methods::SPLIT, Err(NotHere::NotTowerToTower));
    let many = on_pegs(4, 1_001);
    check(
        &question(&many, &many.start(), &many.goal()),
        hanoi::methods::SPLIT,
        Err(NotHere::TooMany { most: 1_000 }),
    );
    let thousand = on_pegs(5, 1_000);
    let (start, goal) = (thousand.start(), thousand.goal());
    let route = thousand.route(&start, &goal).unwrap();
    let here = route.state_at(&(route.steps() >> 1));
    check(&Question { puzzle: thousand, start, goal, here }, hanoi::methods::SPLIT, Ok(()));
}

#[test]
fn states_of_other_puzzles_are_rejected() {
    let (three, eight, row) = (puzzle(3), on_pegs(8, 3), HanoiRule::Linear);
    let in_a_row = AnyPuzzle::Hanoi(Hanoi::with_rule(3, row).unwrap());
    for own in [three, in_a_row] {
        let larger = own.resized(4).unwrap();
        for here in [eight.goal(), larger.start()] {
            let question = Question { start: own.start(), goal: own.goal(), here, puzzle: own.clone() };
            for method in own.methods() {
                let answer = methods::explain(*method, &question).map(|_| ());
                assert_eq!(answer, Err(NotHere::OtherPuzzle), "{}", method.id());
            }
        }
    }
}

#[test]
fn once_or_twice() {
    let found = |here: &str, goal: &str| {
        let question = about(&puzzle(here.len()), here, goal, here);
        let AnyReason::Hanoi(Reason::LargestDisc(reasons)) =
            methods::explain(hanoi::methods::LARGEST_DISC, &question).unwrap().reason
        else {
            panic!()
        };
        let choice = reasons.choice.unwrap();
        (choice.goes_twice(), choice.is_tie(), choice.once.to_string(), choice.twice.to_string())
    };
    assert_eq!(found("BAA", "ABB"), (true, false, "7".into(), "5".into()));
    assert_eq!(found("AB", "BA"), (false, true, "3".into(), "3".into()));
}

#[test]
fn a_thousand_discs() {
    let puzzle = puzzle(1_000);
    let (start, goal) = (puzzle.start(), puzzle.goal());
    let route = puzzle.route(&start, &goal).unwrap();
    for bit in [0, 1, 63, 64, 500, 998, 999] {
        for step in [Steps::power_of_two(bit), Steps::ones(bit)] {
            let here = route.state_at(&step);
            let question =
                Question { puzzle: puzzle.clone(), start: start.clone(), goal: goal.clone(), here };
            for method in puzzle.methods() {
                check(&question, *method, Ok(()));
            }
        }
    }
}
