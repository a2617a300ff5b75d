//! Examples from the sources.

use gros_solver::methods::{self, Explanation, Method, Question};
use gros_solver::rings::methods::expect::Demand;
use gros_solver::rings::methods::strategies::Purpose;
use gros_solver::{AnyPuzzle, Puzzle, Rings};
use gros_solver::{AnyReason, rings};

use super::ask::about;

fn ask(method: Method, question: &Question<AnyPuzzle>) -> Explanation<AnyPuzzle> {
    methods::explain(method, question).unwrap()
}

fn nine(here: &str) -> Question<AnyPuzzle> {
    about(&AnyPuzzle::Rings(Rings::new(9).unwrap()), "on", "off", here)
}

#[test]
fn what_has_to_happen_first() {
    let AnyReason::Rings(rings::methods::Reason::Expect(expect)) =
        ask(rings::methods::EXPECT, &nine("011001001")).reason
    else {
        panic!()
    };
    let in_vain: Vec<&Demand> = expect.chain.iter().filter(|asked| !asked.is_so).collect();
    let told: Vec<(usize, bool, Option<usize>)> =
        in_vain.iter().map(|asked| (asked.ring, asked.on, asked.for_ring)).collect();
    assert_eq!(told, [(8, false, None), (4, false, Some(8)), (3, true, Some(4)), (2, true, Some(3))]);
}

#[test]
fn the_eighth_ring_moves_at_the_56th_move() {
    let question = about(&AnyPuzzle::Rings(Rings::new(9).unwrap()), "101101100", "off", "101101100");
    let AnyReason::Rings(rings::methods::Reason::Questions(answers)) =
        ask(rings::methods::QUESTIONS, &question).reason
    else {
        panic!()
    };
    assert_eq!((answers.to_all_off.to_string(), answers.kth_ring), ("439".into(), Some(1)));
    let far = Question { here: question.puzzle.parse_state("111000110").unwrap(), ..question };
    let AnyReason::Rings(rings::methods::Reason::Questions(answers)) =
        ask(rings::methods::QUESTIONS, &far).reason
    else {
        panic!()
    };
    assert_eq!(answers.k.to_string(), "61");
    let after = answers.after.map(|state| state.to_string());
    let played = far.puzzle.play(&far.here, &far.puzzle.parse_move("1").unwrap()).unwrap();
    assert_eq!(after, Some(played.to_string()));
}

#[test]
fn a_wrong_start_is_undone() {
    let question = about(&AnyPuzzle::Rings(Rings::new(4).unwrap()), "1010", "off", "1010");
    let AnyReason::Rings(rings::methods::Reason::StrategyOne(walk)) =
        ask(rings::methods::STRATEGY_ONE, &question).reason
    else {
        panic!()
    };
    let legs: Vec<(Purpose, String, String)> =
        walk.legs.iter().map(|leg| (leg.purpose, leg.to.to_string(), leg.moves.to_string())).collect();
    let leg = |purpose, to: &str, moves: &str| (purpose, to.to_owned(), moves.to_owned());
    let expected = [
        leg(Purpose::Wrong, "1000", "3"),
        leg(Purpose::TakeBack, "1010", "3"),
        leg(Purpose::Solve, "0000", "12"),
    ];
    assert_eq!(legs, expected);
}

#[test]
fn a_carry_turns_one_gray_digit() {
    let AnyReason::Rings(rings::methods::Reason::Decrement(count)) =
        ask(rings::methods::DECREMENT, &nine("010110111")).reason
    else {
        panic!()
    };
    assert_eq!((count.number.to_string(), count.turned), ("218".into(), 2));
    assert_eq!(count.state_after.map(|state| state.to_string()).as_deref(), Some("010110101"));
}
