//! Methods of the n-ary family.

use gros_solver::methods;
use gros_solver::{AnyPuzzle, AnyState, Chain, ChainModel, Hanoi, HanoiRule, Puzzle, Route, SlideOut, Steps};
use gros_solver::{AnyReason, chain, hanoi, slideout};

use super::ask::{about, check, question};

fn lines() -> Vec<AnyPuzzle> {
    let chains = [&[2, 2, 2, 2, 2][..], &[3, 3, 3], &[2, 3, 2, 2], &[4, 3], &[3, 2, 4], &[7], &[2, 12, 2]];
    let presets = [ChainModel::SpinOut, ChainModel::RecTangle];
    let towers = (1..=5).map(|discs| Hanoi::with_rule(discs, HanoiRule::Linear).unwrap());
    let chains = chains.map(|radices| Chain::new(radices.to_vec()).unwrap());
    let chains = chains.into_iter().chain(presets.map(Chain::preset));
    chains.map(AnyPuzzle::Chain).chain(towers.map(AnyPuzzle::Hanoi)).collect()
}

/// Returns both ends of a line of all states.
fn ends(puzzle: &AnyPuzzle) -> [AnyState; 2] {
    match puzzle {
        AnyPuzzle::Chain(chain) => {
            let last = chain.radices().iter().fold(1u64, |size, radix| size * u64::from(*radix)) - 1;
            [0, last].map(|rank| AnyState::Chain(chain.state_of_rank(&rank.into())))
        }
        _ => [puzzle.start(), puzzle.goal()],
    }
}

#[test]
fn on_a_line_the_digits_travel_along_the_route() {
    for puzzle in lines() {
        let [zero, last] = ends(&puzzle);
        let line = puzzle.route(&zero, &last).unwrap();
        let size = line.steps().to_u64().unwrap();
        let goals = [0, size / 3, size / 2, size].map(|step| (step, line.state_at(&step.into())));
        for (step, (place, goal)) in (0..=size).flat_map(|step| goals.iter().map(move |goal| (step, goal))) {
            let here = line.state_at(&step.into());
            let found = check(&question(&puzzle, &here, goal), chain::methods::DIGITS, Ok(())).unwrap();
            let reasons = match found.reason {
                AnyReason::Chain(chain::methods::Reason::Digits(reasons)) => reasons,
                AnyReason::Hanoi(hanoi::methods::Reason::Digits(reasons)) => reasons,
                other => panic!("{other:?}"),
            };
            assert_eq!((&reasons.number, &reasons.goal), (&step.into(), &(*place).into()), "{here}");
            assert_eq!(reasons.to_go(), step.abs_diff(*place));
        }
    }
}

fn slides() -> Vec<SlideOut> {
    let sizes = [(2, 1), (2, 4), (2, 7), (3, 3), (4, 3), (5, 2), (5, 3), (6, 2)];
    let slides = sizes.map(|(base, pieces)| SlideOut::new(base, pieces).unwrap());
    slides.into_iter().chain((1..=5).map(|pieces| SlideOut::elephants(pieces).unwrap())).collect()
}

fn words(slide: SlideOut) -> Vec<AnyState> {
    let base = u64::from(slide.base());
    let pieces = u32::try_from(slide.pieces()).unwrap();
    let puzzle = AnyPuzzle::SlideOut(slide);
    let row = |number: u64| -> String {
        (0..pieces).rev().map(|place| (number / base.pow(place) % base).to_string()).collect()
    };
    (0..base.pow(pieces)).map(|number| puzzle.parse_state(&row(number)).unwrap()).collect()
}

#[test]
fn in_a_slide_waiting_pieces_follow_the_route() {
    for slide in slides() {
        let puzzle = AnyPuzzle::SlideOut(slide);
        let states = words(slide);
        let stride = if states.len() <= 81 { 1 } else { 7 };
        for (here, goal) in
            states.iter().flat_map(|here| states.iter().step_by(stride).map(move |goal| (here, goal)))
        {
            let found = check(&question(&puzzle, here, goal), slideout::methods::SLIDE, Ok(())).unwrap();
            let AnyReason::SlideOut(slideout::methods::Reason::Slide(reasons)) = found.reason else {
                panic!()
            };
            assert_eq!(&reasons.to_go, puzzle.route(here, goal).unwrap().steps(), "{here} -> {goal}");
        }
    }
}

#[test]
fn an_elephant_counts_what_it_waits_for() {
    let puzzle = AnyPuzzle::SlideOut(SlideOut::elephants(5).unwrap());
    let AnyReason::SlideOut(slideout::methods::Reason::Slide(trace)) =
        methods::explain(slideout::methods::SLIDE, &about(&puzzle, "00000", "22222", "00000"))
            .unwrap()
            .reason
    else {
        panic!()
    };
    let course = trace.rows[0].course.as_ref().unwrap();
    // 52 moves to turn the other four down, two turns with 30 moves of the others between, and 30 again.
    assert_eq!((course.key, course.lead.to_string(), course.steps), (Some(2), "52".into(), 2));
    assert_eq!(
        (course.transits, course.transit.to_string(), course.tail.to_string()),
        (1, "30".into(), "30".into())
    );
    assert_eq!(course.moves(), Steps::from(114u32));
}

#[test]
fn each_puzzle_has_its_own_methods() {
    assert_eq!(
        AnyPuzzle::Hanoi(Hanoi::with_rule(3, HanoiRule::Cyclic).unwrap()).methods(),
        [hanoi::methods::CIRCLE, hanoi::methods::CLEAR_WAY]
    );
}
