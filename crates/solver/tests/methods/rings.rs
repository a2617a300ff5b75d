//! All methods of the rings, in all states and for all goals.

use gros_solver::methods::{self, Method, NotHere};
use gros_solver::rings::methods::Reason;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Rings, RingsState, Steps};
use gros_solver::{AnyReason, rings};

use super::ask::{check, question};

/// The size up to which all pairs of states are checked.
const ALL_PAIRS: usize = 6;

fn puzzle(rings: usize) -> (Rings, AnyPuzzle) {
    let puzzle = Rings::new(rings).unwrap();
    (puzzle, AnyPuzzle::Rings(puzzle))
}

fn all_states(rings: Rings) -> impl Iterator<Item = RingsState> {
    (0..1u64 << rings.rings()).map(move |rank| rings.state_of_rank(&rank.into()))
}

/// Returns whether a method should apply.
pub fn expected(rings: Rings, here: &RingsState, goal: &RingsState, method: Method) -> Result<(), NotHere> {
    let to_an_end = *goal == rings.start() || *goal == rings.goal();
    match method {
        rings::methods::RECURSION if !to_an_end || here.rank() > rings.start().rank() => {
            Err(NotHere::NotBetweenOnAndOff)
        }
        rings::methods::STRATEGY_ONE | rings::methods::STRATEGY_TWO if *goal != rings.goal() => {
            Err(NotHere::GoalNotAllOff)
        }
        _ => Ok(()),
    }
}

#[test]
fn every_method_names_the_solvers_move() {
    for rings in 1..=9 {
        let (rings, puzzle) = puzzle(rings);
        let ends = [rings.start(), rings.goal(), rings.state_of_rank(&Steps::ones(rings.rings()))];
        let goals: Vec<RingsState> =
            if rings.rings() <= ALL_PAIRS { all_states(rings).collect() } else { ends.to_vec() };
        for (here, goal) in
            all_states(rings).flat_map(|here| goals.iter().map(move |goal| (here.clone(), goal)))
        {
            let question = question(&puzzle, &AnyState::Rings(here.clone()), &AnyState::Rings(goal.clone()));
            for method in puzzle.methods() {
                check(&question, *method, expected(rings, &here, goal, *method));
            }
        }
    }
}

#[test]
fn every_number_is_the_number_of_moves_to_all_off() {
    for rings in 1..=8 {
        let (rings, puzzle) = puzzle(rings);
        let off = AnyState::Rings(rings.goal());
        for here in all_states(rings) {
            let question = question(&puzzle, &AnyState::Rings(here.clone()), &off);
            let f = here.rank();
            for method in puzzle.methods() {
                let Ok(found) = methods::explain(*method, &question) else { continue };
                let AnyReason::Rings(reason) = found.reason else { panic!("not a method for rings") };
                let number = match reason {
                    Reason::Expect(reasons) => reasons.read_down.unwrap(),
                    Reason::TwoRules(reasons) => reasons.item,
                    Reason::Binary(reasons) => reasons.to_go(),
                    Reason::Shifts(reasons) => reasons.number,
                    Reason::Decrement(reasons) | Reason::GrayCode(reasons) => reasons.number,
                    Reason::Automaton(reasons) => reasons.number,
                    Reason::Mirror(reasons) => reasons.rank,
                    Reason::Questions(reasons) => {
                        assert!(reasons.solvable && reasons.unique);
                        reasons.to_all_off
                    }
                    Reason::Recursion(reasons) => rings.start().rank().saturating_sub(&reasons.step),
                    Reason::StrategyOne(_) | Reason::StrategyTwo(_) | Reason::Purposes(_) => continue,
                    Reason::Alternation(reasons) => {
                        assert_eq!(reasons.on % 2 == 1, f.is_odd());
                        reasons.number
                    }
                    Reason::PairBlocks(_) => panic!("two rings as one"),
                };
                assert_eq!(number, f, "{} {here}", method.id());
            }
        }
    }
}

#[test]
fn two_rings_as_one_have_a_method_of_their_own() {
    let rings = Rings::new(5).unwrap().with_pair();
    let puzzle = AnyPuzzle::Rings(rings);
    assert_eq!(puzzle.methods(), [rings::methods::PAIR_BLOCKS]);
    let question = question(&puzzle, &puzzle.start(), &puzzle.goal());
    assert_eq!(methods::explain(rings::methods::EXPECT, &question).map(|_| ()), Err(NotHere::RingsAsOne));
    assert_eq!(methods::explain(rings::methods::RECURSION, &question).map(|_| ()), Err(NotHere::RingsAsOne));
}
