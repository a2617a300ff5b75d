//! Examples of what explanations contain besides the next move.

use gros_solver::methods::{self, Method, NotHere, Question};
use gros_solver::wythoff::methods::partition::BeattyRow;
use gros_solver::{AnyPuzzle, Chain, Hanoi, HanoiRule, Rings, SlideOut, Steps, Wythoff};
use gros_solver::{AnyReason, chain, hanoi, rings, slideout, wythoff};

use super::ask::{about, question};
use gros_solver::Puzzle;

fn reasons(method: Method, question: &Question<AnyPuzzle>) -> AnyReason {
    methods::explain(method, question).unwrap().reason
}

fn texts(numbers: &[Steps]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

#[test]
fn rings() {
    let nine = AnyPuzzle::Rings(Rings::new(9).unwrap());
    let here = about(&nine, "111111111", "000000000", "010110111");
    let AnyReason::Rings(rings::methods::Reason::Alternation(ahead)) =
        reasons(rings::methods::ALTERNATION, &here)
    else {
        panic!()
    };
    let shown: Vec<(usize, bool)> = ahead.ahead.iter().map(|ahead| (ahead.mv.ring, ahead.on)).collect();
    assert_eq!(
        shown,
        [(2, false), (1, false), (4, true), (1, true), (2, true), (1, false), (3, false), (1, true)]
    );

    let eight = AnyPuzzle::Rings(Rings::new(8).unwrap());
    let AnyReason::Rings(rings::methods::Reason::Shifts(shifts)) =
        reasons(rings::methods::SHIFTS, &question(&eight, &eight.start(), &eight.goal()))
    else {
        panic!()
    };
    assert_eq!(shifts.rounds.iter().map(|round| round.shift).collect::<Vec<_>>(), [1, 2, 4]);

    // The 56th move from 101101100 moves ring 8, with 383 moves left after it.
    let route = nine.route(&nine.parse_state("101101100").unwrap(), &nine.goal()).unwrap();
    let at = |step: u32| gros_solver::Route::state_at(&route, &step.into()).to_string();
    let sixth = about(&nine, "101101100", "000000000", &at(55));
    let AnyReason::Rings(rings::methods::Reason::Questions(answers)) =
        reasons(rings::methods::QUESTIONS, &sixth)
    else {
        panic!()
    };
    assert_eq!((answers.k.to_string(), answers.kth_ring), ("56".to_owned(), Some(8)));
    assert_eq!(answers.after.map(|state| state.to_string()), Some(at(56)));
    let upward = about(&nine, "000000000", "101101100", &at(56));
    assert_eq!(
        methods::explain(rings::methods::QUESTIONS, &upward).unwrap().next.map(|mv| mv.to_string()),
        Some("8".to_owned())
    );
}

#[test]
fn towers() {
    let five = AnyPuzzle::Hanoi(Hanoi::new(5).unwrap());
    for (state, disc, moved) in
        [("ABBAA", 1, 6), ("ABBAC", 2, 3), ("AAAAA", 1, 0), ("ABBBB", 5, 0), ("CBBBB", 1, 8)]
    {
        let here = about(&five, "AAAAA", "CCCCC", state);
        let AnyReason::Hanoi(hanoi::methods::Reason::Direction(direction)) =
            reasons(hanoi::methods::DIRECTION, &here)
        else {
            panic!()
        };
        let found = (direction.next.map(|mv| mv.disc), direction.moved);
        assert_eq!(found, (Some(disc), Steps::from(moved as u32)), "{state}");
    }

    let four_pegs = AnyPuzzle::Hanoi(Hanoi::with_rule(10, HanoiRule::Classic { pegs: 4 }).unwrap());
    let here = about(&four_pegs, "AAAAAAAAAA", "DDDDDDDDDD", "ACCCBBBBBB");
    let AnyReason::Hanoi(hanoi::methods::Reason::Split(split)) = reasons(hanoi::methods::SPLIT, &here) else {
        panic!()
    };
    assert_eq!(texts(&split.totals), ["513", "261", "137", "81", "57", "49", "57", "69", "83"]);
    assert_eq!((split.best, split.step.to_string()), (6, "24".to_owned()));
    let tasks: Vec<_> = split
        .tasks
        .iter()
        .map(|task| {
            (task.smallest, task.largest, task.helper.map(|peg| peg.to_string()), task.small, task.part)
        })
        .collect();
    let peg = |letter: &str| Some(letter.to_owned());
    assert_eq!(tasks, [(1, 10, peg("B"), 6, 2), (7, 10, peg("C"), 3, 2), (10, 10, None, 0, 2)]);
    let last = about(&four_pegs, "AAAAAAAAAA", "DDDDDDDDDD", "DDDDBBBBBB");
    let AnyReason::Hanoi(hanoi::methods::Reason::Split(split)) = reasons(hanoi::methods::SPLIT, &last) else {
        panic!()
    };
    assert_eq!((split.tasks[0].part, split.tasks[0].small), (3, 6));
}

#[test]
fn a_task_of_one_disc_is_not_split() {
    let puzzle = AnyPuzzle::Hanoi(Hanoi::with_rule(6, HanoiRule::Classic { pegs: 5 }).unwrap());
    let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
    for step in 0..15u32 {
        let here = gros_solver::Route::state_at(&route, &step.into()).to_string();
        let AnyReason::Hanoi(hanoi::methods::Reason::Split(split)) =
            reasons(hanoi::methods::SPLIT, &about(&puzzle, "AAAAAA", "EEEEEE", &here))
        else {
            panic!()
        };
        let (last, larger) = split.tasks.split_last().unwrap();
        assert!(last.smallest == last.largest && last.helper.is_none(), "step {step}");
        assert!(
            larger.iter().all(|task| task.smallest < task.largest && task.helper.is_some()),
            "step {step}"
        );
    }
}

#[test]
fn piles() {
    let piles = |left: u32, right: u32| {
        let game = AnyPuzzle::Wythoff(Wythoff::new(left.into(), right.into()));
        question(&game, &game.start(), &game.goal())
    };
    let AnyReason::Wythoff(wythoff::methods::Reason::ClosedForm(form)) =
        reasons(wythoff::methods::CLOSED_FORM, &piles(14, 20))
    else {
        panic!()
    };
    assert_eq!(
        texts(&[form.difference, form.root, form.lower, form.upper, form.smaller]),
        ["6", "13", "9", "15", "14"]
    );
    let AnyReason::Wythoff(wythoff::methods::Reason::Partition(rows)) =
        reasons(wythoff::methods::PARTITION, &piles(14, 20))
    else {
        panic!()
    };
    let shown = rows
        .piles
        .map(|pile| (pile.row == BeattyRow::Upper, pile.number.to_string(), pile.partner.to_string()));
    assert_eq!(shown, [(false, "9".to_owned(), "23".to_owned()), (true, "8".to_owned(), "12".to_owned())]);
    let AnyReason::Wythoff(wythoff::methods::Reason::Partition(none)) =
        reasons(wythoff::methods::PARTITION, &piles(0, 3))
    else {
        panic!()
    };
    assert!(none.piles[0].row == BeattyRow::Lower && none.piles[0].number.is_zero());
}

#[test]
fn limits_and_strangers() {
    let slide = |pieces| AnyPuzzle::SlideOut(SlideOut::elephants(pieces).unwrap());
    let asked = |puzzle: &AnyPuzzle, method| {
        methods::explain(method, &question(puzzle, &puzzle.start(), &puzzle.goal())).map(|_| ())
    };
    assert_eq!(asked(&slide(2_000), slideout::methods::SLIDE), Ok(()));
    assert_eq!(asked(&slide(2_001), slideout::methods::SLIDE), Err(NotHere::TooMany { most: 2_000 }));
    let pair = AnyPuzzle::Rings(Rings::new(5).unwrap().with_pair());
    assert_eq!(asked(&pair, hanoi::methods::SPLIT), Err(NotHere::OtherPuzzle));
    assert_eq!(asked(&slide(3), chain::methods::DIGITS), Err(NotHere::OtherPuzzle));
    assert_eq!(
        asked(&AnyPuzzle::Rings(Rings::new(5).unwrap()), slideout::methods::SLIDE),
        Err(NotHere::OtherPuzzle)
    );

    let chain = |radices: &[u16]| AnyPuzzle::Chain(Chain::new(radices.to_vec()).unwrap());
    for (puzzle, stranger, method) in [
        (slide(3), slide(4), slideout::methods::SLIDE),
        (chain(&[3, 3, 3]), chain(&[3, 3, 3, 3]), chain::methods::DIGITS),
    ] {
        for (here, goal) in [(&puzzle, &stranger), (&stranger, &puzzle)] {
            let question = question(&puzzle, &here.start(), &goal.goal());
            assert_eq!(methods::explain(method, &question).map(|_| ()), Err(NotHere::OtherPuzzle));
        }
    }
}
