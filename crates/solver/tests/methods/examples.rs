//! Examples from the sources.

use gros_solver::methods::{self, Explanation, Method, Question};
use gros_solver::rings::methods::expect::Demand;
use gros_solver::rings::methods::strategies::Purpose;
use gros_solver::{AnyPuzzle, AnyReason, Rings, rings};

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
