//! Answers beside a search and counting by hand, and what must hold for every question.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{HashMap, HashSet};

use gros_learning::quiz::{Attempt, Mark, Random, draw, moves_of_discs, points, questions};
use gros_learning::{Answer, Ask, Form, Mistake, Near, Pile, Question, Verdict};
use gros_session::spec::{Exercise, Quiz};
use gros_solver::Steps;
use proptest::prelude::*;

/// The moves of the rings, written down anew: ring 1 always, and the ring behind the first one that is on.
fn neighbours(row: &str) -> Vec<String> {
    let turned = |at: usize| {
        let mut symbols: Vec<char> = row.chars().collect();
        symbols[at] = if symbols[at] == '1' { '0' } else { '1' };
        String::from_iter(symbols)
    };
    let last = row.len() - 1;
    let behind = row.rfind('1').and_then(|on| on.checked_sub(1));
    [Some(last), behind].into_iter().flatten().map(turned).collect()
}

/// The moves of a tower, written down anew: the disc on top of a peg goes on a larger one or an empty peg.
fn moves_of_tower(row: &str) -> Vec<String> {
    let top = |peg: char| row.rfind(peg);
    let mut found = Vec::new();
    for (from, to) in [('A', 'B'), ('A', 'C'), ('B', 'A'), ('B', 'C'), ('C', 'A'), ('C', 'B')] {
        // Smaller discs are further right.
        if let Some(disc) = top(from).filter(|disc| top(to).is_none_or(|under| under < *disc)) {
            let mut row: Vec<char> = row.chars().collect();
            row[disc] = to;
            found.push(String::from_iter(row));
        }
    }
    found
}

/// Counts the moves from one state to all others, by search.
fn distances(from: &str, moves: fn(&str) -> Vec<String>) -> HashMap<String, u32> {
    let mut found = HashMap::from([(from.to_owned(), 0)]);
    let mut edge = vec![from.to_owned()];
    for distance in 1.. {
        let mut next = Vec::new();
        for row in edge.iter().flat_map(|row| moves(row)) {
            if !found.contains_key(&row) {
                found.insert(row.clone(), distance);
                next.push(row);
            }
        }
        if next.is_empty() {
            break;
        }
        edge = next;
    }
    found
}

/// The moves of pieces with three places that count back and forth: one digit steps while those behind it are at the end of
/// their common way.
fn ternary_line(pieces: usize) -> Vec<String> {
    let mut line = vec![String::new()];
    for _ in 0..pieces {
        let back: Vec<String> = line.iter().rev().cloned().collect();
        let with = |digit: char, rows: &[String]| {
            rows.iter().map(move |row| format!("{digit}{row}")).collect::<Vec<_>>()
        };
        line = [with('0', &line), with('1', &back), with('2', &line)].concat();
    }
    line
}

/// Decides by looking ahead whether the player to move loses.
fn loses(left: u32, right: u32, known: &mut HashMap<(u32, u32), bool>) -> bool {
    if let Some(found) = known.get(&(left, right)) {
        return *found;
    }
    let one = (1..=left).map(|take| (left - take, right)).chain((1..=right).map(|take| (left, right - take)));
    let both = (1..=left.min(right)).map(|take| (left - take, right - take));
    let found =
        !one.chain(both).collect::<Vec<_>>().into_iter().any(|(left, right)| loses(left, right, known));
    known.insert((left, right), found);
    found
}

fn answer(ask: Ask) -> Answer {
    Question::of(ask).unwrap().answer
}

fn to_go(spec: &str) -> Ask {
    Ask::ToGo(spec.to_owned())
}

fn piece(spec: &str, at: u32) -> Ask {
    Ask::Piece(spec.to_owned(), at.to_string())
}

fn state(spec: &str, step: u32) -> Ask {
    Ask::State(spec.to_owned(), step.to_string())
}

fn step(spec: &str, row: &str) -> Ask {
    Ask::Step(spec.to_owned(), row.to_owned())
}

#[test]
fn rings_are_as_a_search_finds_them() {
    for rings in 3..=7 {
        let to_goal = distances(&"0".repeat(rings), neighbours);
        assert_eq!(to_goal.len(), 1 << rings);
        let all = to_goal[&"1".repeat(rings)];
        let spec = format!("rings?n={rings}");
        assert_eq!(answer(to_go(&spec)), Answer::from(all));
        for (row, moves) in &to_goal {
            let from = format!("rings?from={row}");
            assert_eq!(answer(to_go(&from)), Answer::from(*moves), "{row}");
            let digits = format!("{moves:0rings$b}");
            assert_eq!(answer(Ask::Binary(from.clone())), Answer::Row(digits), "{row}");
            if *moves > 0 {
                let next = neighbours(row).into_iter().find(|next| to_goal[next] < *moves).unwrap();
                let ring =
                    rings - row.bytes().zip(next.bytes()).position(|(one, other)| one != other).unwrap();
                assert_eq!(answer(piece(&from, 1)), Answer::from(ring as u32), "{row}");
                if *moves <= all {
                    assert_eq!(answer(piece(&spec, all - moves + 1)), Answer::from(ring as u32));
                }
            }
            if *moves <= all {
                assert_eq!(answer(state(&spec, all - moves)), Answer::Row(row.clone()));
            }
        }
    }
}

#[test]
fn towers_are_as_a_search_finds_them() {
    for discs in 3..=6 {
        let (start, goal) = ("A".repeat(discs), "C".repeat(discs));
        let (made, to_goal) = (distances(&start, moves_of_tower), distances(&goal, moves_of_tower));
        let (all, spec) = (made[&goal], format!("hanoi?n={discs}"));
        assert_eq!(answer(to_go(&spec)), Answer::from(all));
        let mut route: Vec<&String> = made.keys().filter(|row| made[*row] + to_goal[*row] == all).collect();
        route.sort_by_key(|row| made[*row]);
        for (row, at) in route.iter().zip(0_u32..) {
            assert_eq!(made[*row], at);
            assert_eq!(answer(step(&spec, row)), Answer::from(at), "{row}");
            assert_eq!(answer(state(&spec, at)), Answer::Row((*row).clone()));
            let mut moved = vec![0; discs];
            for pair in route.windows(2).take(at as usize) {
                let place = pair[0].bytes().zip(pair[1].bytes()).position(|(one, other)| one != other);
                moved[place.unwrap()] += 1;
            }
            assert_eq!(moves_of_discs(discs, at), moved, "{row}");
        }
        for (at, pair) in (1..).zip(route.windows(2)) {
            let place = pair[0].bytes().zip(pair[1].bytes()).position(|(one, other)| one != other).unwrap();
            let disc = Answer::from((discs - place) as u32);
            assert_eq!(answer(piece(&spec, at)), disc);
        }
    }
}

#[test]
fn cold_positions_are_as_looking_ahead_finds_them() {
    let mut known = HashMap::new();
    let mut number = 0;
    for left in 0..=24 {
        for right in 0..=24 {
            let expected = Answer::Cold(loses(left, right, &mut known));
            let asked = Ask::IsCold(format!("wythoff?piles={left},{right}"));
            assert_eq!(answer(asked), expected, "{left}, {right}");
        }
        let partner = (0..60).find(|right| loses(left, *right, &mut known)).unwrap();
        if partner >= left {
            assert_eq!(answer(Ask::Cold(number, Pile::Small)), Answer::from(left), "{left}");
            assert_eq!(answer(Ask::Cold(number, Pile::Large)), Answer::from(partner), "{left}");
            number += 1;
        }
    }
}

#[test]
fn digits_count_back_and_forth() {
    for pieces in 3..=5 {
        let spec = format!("chain?n={pieces}&from={}&to={}", "0".repeat(pieces), "2".repeat(pieces));
        for (row, at) in ternary_line(pieces).into_iter().zip(0..) {
            assert_eq!(answer(step(&spec, &row)), Answer::from(at), "{row}");
        }
    }
}

/// Each mistake, by hand.
#[test]
fn mistakes_yield_their_answers() {
    let of = |kind: Exercise, ask: Ask| Question::drawn(kind, ask).unwrap();
    let game = |number: u32, pile: Pile| of(Exercise::Cold, Ask::Cold(number, pile));
    let left = of(Exercise::MovesLeft, to_go("rings?from=011010"));
    let binary = of(Exercise::Binary, Ask::Binary("rings?from=011010".into()));
    // 42 moves for six rings; 17 are left after move 25.
    let after = of(Exercise::StateAfter, state("rings?n=6", 25));
    // 42 − 12 + 1 = 31 is odd; from all off, move 12 moves ring 3.
    let ring = of(Exercise::RingAt, piece("rings?n=6", 12));
    let next = of(Exercise::Next, piece("rings?from=011010", 1));
    let least = of(Exercise::Least, to_go("rings?n=6"));
    let recurrence = of(Exercise::Recurrence, Ask::Sum("rings?n=6".into()));
    let disc = of(Exercise::DiscAt, piece("hanoi?n=6", 24));
    let step = of(Exercise::StepOf, step("hanoi?n=5", "AACBB"));
    // Five discs at step 4: discs 1 and 2 are back on B, disc 3 on C.
    let pegs = of(Exercise::PegsAfter, state("hanoi?n=5", 4));
    let row = |text: &str| Answer::Row(text.to_owned());
    for (question, mistake, wrong) in [
        (&left, Mistake::Backwards, Answer::from(27)),
        (&left, Mistake::ForgotToSwap, Answer::from(26)),
        (&left, Mistake::WrongEnd, Answer::from(44)),
        (&left, Mistake::OneMore, Answer::from(20)),
        (&left, Mistake::OneLess, Answer::from(18)),
        (&binary, Mistake::ForgotToSwap, row("011010")),
        (&binary, Mistake::Backwards, row("011011")),
        (&binary, Mistake::WrongEnd, row("101100")),
        (&after, Mistake::OneMore, row("011000")),
        (&after, Mistake::ForgotToSwap, row("010001")),
        (&after, Mistake::Backwards, row("100110")),
        (&after, Mistake::WrongEnd, row("010101")),
        (&after, Mistake::Impossible, row("100000")),
        (&ring, Mistake::WrongEnd, Answer::from(3)),
        (&ring, Mistake::OneMore, Answer::from(2)),
        (&next, Mistake::WrongRing, Answer::from(3)),
        (&next, Mistake::Impossible, Answer::from(5)),
        (&least, Mistake::OtherPuzzle, Answer::from(63)),
        (&least, Mistake::SizeMore, Answer::from(85)),
        (&least, Mistake::SizeLess, Answer::from(21)),
        (&recurrence, Mistake::ForgotOne, Answer::from(41)),
        (&recurrence, Mistake::NotDoubled, Answer::from(32)),
        (&recurrence, Mistake::DoubledOther, Answer::from(53)),
        (&recurrence, Mistake::OtherPuzzle, Answer::from(43)),
        (&disc, Mistake::ForgotOne, Answer::from(3)),
        (&disc, Mistake::WrongDisc, Answer::from(5)),
        (&disc, Mistake::OneMore, Answer::from(1)),
        (&step, Mistake::WrongEnd, Answer::from(27)),
        (&step, Mistake::ForgotToSwap, Answer::from(6)),
        (&pegs, Mistake::Backwards, row("BBCAA")),
        (&pegs, Mistake::WrongPeg, row("AABCC")),
        (&pegs, Mistake::OneMore, row("AACBA")),
        (&pegs, Mistake::OneLess, row("AAABB")),
        (&pegs, Mistake::WrongEnd, row("CCABB")),
        (&pegs, Mistake::ForgotToSwap, row("AACAA")),
        (&pegs, Mistake::Impossible, row("BAAAA")),
        // 6 belongs to 10, 8 to 13.
        (&game(4, Pile::Small), Mistake::WrongPile, Answer::from(17)),
        (&game(5, Pile::Large), Mistake::WrongPile, Answer::from(4)),
        (&game(5, Pile::Large), Mistake::OneLess, Answer::from(12)),
    ] {
        assert_eq!(question.mistake(&wrong), Some(mistake), "{question:?}: {wrong}");
        if mistake != Mistake::Impossible {
            assert_eq!(question.wrong(mistake), Some(&wrong), "{question:?}: {mistake:?}");
        }
    }
    assert_eq!(left.mistake(&Answer::from(1000)), None);
    assert_eq!(left.mistake(&left.answer), None);
}

/// A search finds the same questions that wrong answers would answer.
#[test]
fn wrong_answers_fit_another_state_or_move() {
    let to_goal = distances("000000", neighbours);
    let made = distances("AAAA", moves_of_tower);
    let of = |kind: Exercise, ask: Ask| Question::drawn(kind, ask).unwrap();
    // The solver says what a wrong answer is near to where no mistake is known.
    let near = |question: &Question, answer: Answer| match question.judge(&answer) {
        Verdict::Near(near) => Some(near),
        _ => None,
    };
    let left = of(Exercise::MovesLeft, to_go("rings?from=011010"));
    for moves in (0..64).filter(|moves| left.mistake(&Answer::from(*moves)).is_none() && *moves != 19) {
        let Some(Near::LeftFrom(state)) = near(&left, Answer::from(moves)) else { panic!("{moves}") };
        assert_eq!(to_goal[&state.to_string()], moves);
    }
    assert_eq!(near(&left, Answer::from(64)), Some(Near::TooFar(Some(63_u32.into()))));
    assert_eq!(near(&left, left.answer.clone()), None);
    let after = of(Exercise::StateAfter, state("rings?n=6", 5));
    let rows = to_goal.iter().map(|(row, moves)| (Answer::Row(row.clone()), row, moves));
    for (answer, row, moves) in rows.filter(|(answer, ..)| *answer != after.answer) {
        let step = 42_u32.checked_sub(*moves);
        match after.judge(&answer) {
            Verdict::Near(Near::StepIs(found, state)) => {
                assert_eq!((Some(found), state.to_string()), (step.map(Steps::from), row.clone()));
            }
            Verdict::Mistaken(Mistake::Impossible) => assert_eq!(step, None, "{row}"),
            Verdict::Mistaken(_) => {}
            other => panic!("{row}: {other:?}"),
        }
    }
    let step = of(Exercise::StepOf, step("hanoi?n=4", "AACB"));
    for moves in (0..16).filter(|moves| step.mistake(&Answer::from(*moves)).is_none()) {
        let answer = Answer::from(moves);
        if answer == step.answer {
            continue;
        }
        let Some(Near::StepIs(at, state)) = near(&step, answer) else { panic!("{moves}") };
        assert_eq!((at, made[&state.to_string()]), (Steps::from(moves), moves));
    }
    let disc = of(Exercise::DiscAt, piece("hanoi?n=5", 24));
    assert_eq!(near(&disc, Answer::from(2)), Some(Near::Makes(2, 22u32.into())));
    // 10 is the larger pile of pair 4.
    let pile = of(Exercise::Cold, Ask::Cold(4, Pile::Small));
    let told = [12, 10].map(|stones| near(&pile, Answer::from(stones)));
    assert_eq!(told, [Some(Near::InPair(12, 20)), Some(Near::OtherPile(Pile::Large))]);
}

#[test]
fn a_seed_draws_the_same_and_another_one_others() {
    let quiz = Quiz { kinds: Exercise::all().to_vec(), count: Quiz::MOST, ..Quiz::default() };
    assert_eq!(questions(&quiz), questions(&quiz));
    let sets = (0..50).map(|seed| questions(&Quiz { seed, count: 10, ..quiz.clone() }));
    let mut sets: Vec<Vec<Question>> = sets.collect();
    sets.dedup();
    assert_eq!(sets.len(), 50);
    let order =
        |set: &Vec<Question>| set.iter().map(|question| question.kind().unwrap().id()).collect::<Vec<_>>();
    let orders: HashSet<Vec<&str>> = sets.iter().map(order).collect();
    assert!(orders.len() > 40, "the kinds come in many orders");
}

#[test]
fn kinds_take_turns() {
    let quiz = Quiz::default();
    let kinds: Vec<Exercise> = questions(&quiz).iter().filter_map(Question::kind).collect();
    assert_eq!(kinds[..4], kinds[4..8]);
    for kind in &quiz.kinds {
        assert!(kinds[..4].contains(kind));
    }
}

#[test]
fn questions_do_not_repeat_while_there_are_others() {
    let quiz = Quiz { kinds: vec![Exercise::MovesLeft], count: 20, ..Quiz::default() };
    let asked: HashSet<String> =
        questions(&quiz).iter().map(|question| format!("{:?}", question.ask)).collect();
    assert_eq!(asked.len(), 20);
}

#[test]
fn halves_are_summed() {
    let questions = questions(&Quiz { kinds: vec![Exercise::MovesLeft], count: 3, ..Quiz::default() });
    let right = |at: usize| Attempt { answers: vec![questions[at].answer.clone()], ..Attempt::default() };
    let attempts = [right(0), Attempt { is_hinted: true, ..right(1) }, Attempt::default()];
    assert_eq!(points(&questions, &attempts), (3, 2));
}

proptest! {
    /// Every kind at every size: there is a question, its answer can be typed, and no mistake yields it.
    #[test]
    fn every_question_has_an_answer_that_can_be_typed(seed: u32, stream in 0_u32..100, n in Quiz::SIZES.0..=Quiz::SIZES.1) {
        for kind in Exercise::all() {
            let mut random = Random::new(seed, stream);
            let question = draw(*kind, n, &mut random);
            prop_assert!(question.is_some(), "{kind:?}, n = {n}");
            let question = question.unwrap();
            prop_assert_eq!(question.kind(), Some(*kind));
            prop_assert_eq!(question.form().read(&question.answer.to_string()), Ok(question.answer.clone()));
            for &mistake in Mistake::ALL {
                if let Some(wrong) = question.wrong(mistake) {
                    prop_assert_ne!(wrong, &question.answer);
                    let found = question.mistake(wrong);
                    prop_assert!(found.is_some(), "{:?}", mistake);
                }
            }
            if let Form::Number { least, most } = question.form() {
                prop_assert!(most.is_none_or(|most| least <= most));
            }
            if let Some((puzzle, state)) = question.board() {
                use gros_solver::Puzzle;
                prop_assert_eq!(puzzle.parse_state(&state.to_string()), Ok(state));
            }
        }
    }

    /// Attempts that are written are read again, and never more than was given.
    #[test]
    fn attempts_are_read_again(seed: u32, tries in prop::collection::vec(0_u32..80, 0..5), is_hinted: bool, is_shown: bool) {
        let quiz = Quiz { seed: seed % 1_000, kinds: vec![Exercise::MovesLeft], count: 1, ..Quiz::default() };
        let question = &questions(&quiz)[0];
        let answers = tries.into_iter().map(Answer::from).collect();
        let attempt = Attempt { answers, is_hinted, is_shown };
        let read = Attempt::read(&attempt.to_string(), question);
        prop_assert_eq!(&Attempt::read(&read.to_string(), question), &read);
        prop_assert!(read.answers.len() <= question.tries());
        if let Mark::Right(halves) = read.mark(question) {
            prop_assert!(halves <= 2 && read.answers.last() == Some(&question.answer));
        }
    }

    #[test]
    fn nothing_that_is_typed_panics(text in ".{0,30}") {
        for question in questions(&Quiz { kinds: Exercise::all().to_vec(), count: 11, ..Quiz::default() }) {
            let _ = question.form().read(&text).map(|answer| question.mistake(&answer));
            let _ = Attempt::read(&text, &question);
        }
    }
}
