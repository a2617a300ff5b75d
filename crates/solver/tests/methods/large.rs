//! The methods at sizes with more states than any list could hold.

use gros_solver::methods::{self, NotHere, Question};
use gros_solver::{AnyPuzzle, AnyState, Chain, Hanoi, Peg, Puzzle, Rings, Route, SlideOut, Steps};
use gros_solver::{AnyReason, chain, hanoi, rings, slideout};
use proptest::prelude::*;

use super::ask::{check, question};
use super::rings::expected;

/// Returns the step at a fraction of a route.
fn place(steps: &Steps, fraction: u64) -> Steps {
    steps.scale_down(&fraction.into(), &u64::MAX.into())
}

/// Generates fractions, most of them near the ends.
fn fraction() -> impl Strategy<Value = u64> {
    prop_oneof![any::<u64>(), Just(0), Just(u64::MAX), 0..1_000u64, (u64::MAX - 1_000..u64::MAX)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn rings(rings in prop_oneof![10..=80usize, 81..=1_500usize], fraction in fraction(), up: bool) {
        let rings = Rings::new(rings).unwrap();
        let puzzle = AnyPuzzle::Rings(rings);
        let goal = if up { rings.start() } else { rings.goal() };
        let whole = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        let AnyState::Rings(here) = whole.state_at(&place(whole.steps(), fraction)) else { panic!() };
        let question = question(&puzzle, &AnyState::Rings(here.clone()), &AnyState::Rings(goal.clone()));
        for method in puzzle.methods() {
            check(&question, *method, expected(rings, &here, &goal, *method));
        }
    }

    #[test]
    fn towers(discs in prop_oneof![10..=80usize, 81..=1_500usize], fraction in fraction(), ends in 0..6u8) {
        let hanoi = Hanoi::new(discs).unwrap();
        let puzzle = AnyPuzzle::Hanoi(hanoi);
        let (from, to) = (ends % 3, (ends % 3 + 1 + ends / 3) % 3);
        let (start, goal) = [from, to].map(|peg| AnyState::Hanoi(hanoi.perfect(Peg(peg)))).into();
        let route = puzzle.route(&start, &goal).unwrap();
        let here = route.state_at(&place(route.steps(), fraction));
        let question = Question { puzzle: puzzle.clone(), start, goal, here };
        for method in puzzle.methods() {
            check(&question, *method, Ok(()));
        }
    }

    #[test]
    fn discs_anywhere(rows in (10..=600usize).prop_flat_map(|discs| [row(discs), row(discs)])) {
        let puzzle = AnyPuzzle::Hanoi(Hanoi::new(rows[0].len()).unwrap());
        let [here, goal] = rows.map(|row| puzzle.parse_state(&row).unwrap());
        check(&question(&puzzle, &here, &goal), hanoi::methods::LARGEST_DISC, Ok(()));
    }

    #[test]
    fn digits(radices in prop::collection::vec(2u16..=12, 1..300), fractions in [fraction(), fraction()]) {
        let chain = Chain::new(radices).unwrap();
        let last = chain.radices().iter().fold(Steps::ONE, |size, radix| size.times((*radix).into()));
        let state = |fraction| AnyState::Chain(chain.state_of_rank(&place(&last, fraction)));
        let [here, goal] = fractions.map(state);
        check(&question(&AnyPuzzle::Chain(chain.clone()), &here, &goal), chain::methods::DIGITS, Ok(()));
    }

    #[test]
    fn slides((base, words) in (2u16..=9, 1..400usize).prop_flat_map(|(base, pieces)| {
        let word = prop::collection::vec(0..base, pieces);
        (Just(base), [word.clone(), word])
    })) {
        let slide = SlideOut::new(base, words[0].len()).unwrap();
        let puzzle = AnyPuzzle::SlideOut(slide);
        let row = |word: Vec<u16>| word.iter().map(ToString::to_string).collect::<String>();
        let [here, goal] = words.map(|word| puzzle.parse_state(&row(word)).unwrap());
        let found = check(&question(&puzzle, &here, &goal), slideout::methods::SLIDE, Ok(())).unwrap();
        let AnyReason::SlideOut(slideout::methods::Reason::Slide(reasons)) = found.reason else { panic!() };
        let route = puzzle.route(&here, &goal).unwrap();
        prop_assert_eq!(&reasons.to_go, route.steps());
    }
}

/// Generates a peg for every disc.
fn row(discs: usize) -> impl Strategy<Value = String> {
    let letter = prop::sample::select(vec!['A', 'B', 'C']);
    prop::collection::vec(letter, discs).prop_map(String::from_iter)
}

#[test]
fn one_thousand_rings_at_every_kind_of_place() {
    let puzzle = AnyPuzzle::Rings(Rings::new(1_000).unwrap());
    let whole = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
    let bits = [0, 1, 63, 64, 500, 997, 998];
    let near = bits.iter().flat_map(|bit| {
        let round = Steps::power_of_two(*bit);
        [round.saturating_sub(&Steps::ONE), round.clone(), &round + &Steps::ONE]
    });
    for step in near.chain([whole.steps().clone(), whole.steps().saturating_sub(&Steps::ONE)]) {
        let question = question(&puzzle, &whole.state_at(&step), &puzzle.goal());
        for method in puzzle.methods() {
            check(&question, *method, Ok(()));
        }
    }
}

#[test]
fn more_pieces_than_can_be_written_out() {
    let most = AnyPuzzle::Rings(Rings::new(100_000).unwrap());
    check(&question(&most, &most.start(), &most.goal()), rings::methods::ALTERNATION, Ok(()));
    let puzzle = AnyPuzzle::Rings(Rings::new(100_001).unwrap());
    let question = question(&puzzle, &puzzle.start(), &puzzle.goal());
    for method in puzzle.methods() {
        let answer = methods::explain(*method, &question).map(|_| ());
        assert_eq!(answer, Err(NotHere::TooMany { most: 100_000 }));
    }
}
