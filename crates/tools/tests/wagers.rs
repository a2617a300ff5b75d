//! Wagers: the same for everyone with the seed, answered by the solver, and how far a bet is off.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use gros_solver::{AnyPuzzle, Puzzle, Rings};
use gros_tools::wager::{Ask, Bet, Choice, Help, How, MOST, Question, average, round};

#[test]
fn a_seed_always_has_the_same_six_questions() {
    let mut all = BTreeSet::new();
    for seed in 0..200 {
        let questions = round(seed);
        assert_eq!((questions.len(), &questions), (6, &round(seed)), "{seed}");
        all.insert(format!("{questions:?}"));
        for question in questions {
            assert!(question.counts.iter().all(|count| (1..=MOST).contains(count)), "{question:?}");
            let choices = Choice::ALL.into_iter().filter(|choice| question.accepts(Bet::Choice(*choice)));
            assert_eq!(choices.count(), question.counts.len() - 1, "{question:?}");
            let is_right = Bet::Number(question.counts[0]);
            assert_eq!(question.accepts(is_right), question.counts.len() == 1, "{question:?}");
            if let (Ask::Moves(puzzle), None) = (&question.ask, question.one_fewer()) {
                // The page says that the way passes all states.
                assert_eq!(puzzle.line_length(), Some((question.counts[0] + 1).into()), "{question:?}");
            }
            if let Some((_, fewer)) = question.one_fewer() {
                let ratio = question.counts[0] as f64 / fewer as f64;
                // The page says that one piece more doubles the way.
                assert!((1.9..2.2).contains(&ratio), "{question:?}: {ratio}");
            }
        }
    }
    assert!(all.len() > 190, "{} different rounds", all.len());
}

#[test]
fn the_questions_of_a_seed_do_not_change() {
    let asked: Vec<String> = round(7).iter().map(short).collect();
    let expected = [
        "rings 12 [2730]",
        "spinout 9: 1 or 9 [171, 1]",
        "hanoi 19 [524287]",
        "rings 4: 0010 or 0011 [3, 2]",
        "rectangle 4 [53]",
        "hanoi 9 or rings 10 [511, 682]",
    ];
    assert_eq!(asked, expected);
}

fn short(question: &Question) -> String {
    let name = |puzzle: &AnyPuzzle| format!("{} {}", puzzle.id(), puzzle.pieces());
    let ask = match &question.ask {
        Ask::Moves(puzzle) => name(puzzle),
        Ask::MoreOften(puzzle, [one, other]) => format!("{}: {one} or {other}", name(puzzle)),
        Ask::Nearer(puzzle, [one, other]) => format!("{}: {one} or {other}", name(puzzle)),
        Ask::Longer([one, other]) => format!("{} or {}", name(one), name(other)),
    };
    format!("{ask} {:?}", question.counts)
}

fn nine_rings() -> AnyPuzzle {
    Rings::new(9).unwrap().into()
}

#[test]
fn answers_are_the_published_ones() {
    let moves = Question::of(Ask::Moves(nine_rings())).unwrap();
    assert_eq!((moves.counts.as_slice(), moves.right()), (&[341][..], None));
    assert_eq!(moves.one_fewer().map(|(_, moves)| moves), Some(170));
    assert!(matches!(moves.help(Bet::Number(1)), Some(Help::Fewer(_, 42))));
    let four = AnyPuzzle::from(Rings::new(4).unwrap());
    let states = ["1000", "1111"].map(|state| four.parse_state(state).unwrap());
    let nearer = Question::of(Ask::Nearer(four, states)).unwrap();
    assert_eq!((nearer.counts.as_slice(), nearer.right()), (&[15, 10][..], Some(Choice::Second)));
    assert_eq!(nearer.help(Bet::Choice(Choice::First)), Some(Help::Count(0, 15)));
    let often = Question::of(Ask::MoreOften(nine_rings(), [7, 3])).unwrap();
    assert_eq!((often.counts.as_slice(), often.right()), (&[3, 43][..], Some(Choice::Second)));
    assert_eq!(often.first_pieces(8), [1, 3, 1, 2, 1, 5, 1, 2]);
}

#[test]
fn how_far_a_bet_is_off() {
    let nine = Question::of(Ask::Moves(nine_rings())).unwrap();
    let miss = |bet| nine.miss(Bet::Number(bet)).unwrap();
    for (bet, how, is_good) in [
        (341, How::Exact, true),
        (330, How::Close, true),
        (375, How::Close, true),
        (376, How::Percent(10), true),
        (256, How::Percent(25), true),
        (171, How::Percent(50), true),
        (170, How::Times { tenths: 20 }, false),
        (681, How::Percent(100), true),
        (682, How::Times { tenths: 20 }, false),
        (43, How::Times { tenths: 79 }, false),
        (1, How::Times { tenths: 3410 }, false),
    ] {
        assert_eq!((miss(bet).how, nine.accepts(Bet::Number(bet))), (how, is_good), "{bet}");
        assert_eq!(miss(bet).is_too_few(), bet < 341);
    }
    assert_eq!((miss(341).doublings(), miss(682).doublings()), (0.0, 1.0));
    assert_eq!(average(&[miss(341), miss(682)]), Some(0.5));
    assert_eq!(average(&[]), None);
}
