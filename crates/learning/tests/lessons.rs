//! All lessons: what they put on the board, what they ask, and what the solver says to that.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::cmp::Ordering;
use std::collections::BTreeSet;

use gros_learning::lessons::{Kind, LESSONS, Lesson, Progress, Rung, Stop, Task};
use gros_learning::{Answer, Ask, Form, Mistake, Near, Question, Refused, Verdict};
use gros_session::{Seek, spec};
use gros_solver::wythoff::{Piles, Rule, is_cold};
use gros_solver::{AnyState, Puzzle, Route, Steps};

fn tasks() -> impl Iterator<Item = (String, &'static Task)> {
    LESSONS.iter().flat_map(|lesson| {
        lesson.stops.iter().enumerate().flat_map(move |(index, stop)| {
            stop.tasks.iter().map(move |task| (format!("{}/{}", lesson.id, index + 1), task))
        })
    })
}

/// Returns the questions of a task that have one right answer.
fn questions(task: &Task) -> Vec<Question> {
    if let Kind::Guess(_) = task.kind { Vec::new() } else { task.questions() }
}

fn of(ask: Ask) -> Question {
    Question::of(ask).unwrap()
}

fn lesson(id: &str) -> &'static Lesson {
    LESSONS.iter().find(|lesson| lesson.id == id).unwrap_or(&LESSONS[0])
}

#[test]
fn positions_open_without_notices() {
    for (place, task) in tasks() {
        let opened = spec::open(task.spec, 1_000).unwrap();
        assert!(opened.notices.is_empty() && opened.view_notices.is_empty(), "{place}: {}", task.spec);
    }
}

#[test]
fn the_solver_answers_every_question() {
    for (place, task) in tasks() {
        let asked = match &task.kind {
            Kind::Guess(_) | Kind::Answer(_) => 1,
            Kind::Row(row) => row.len(),
            _ => 0,
        };
        assert_eq!(task.questions().len(), asked, "{place}: a question has no answer");
        for question in task.questions() {
            let right = question.answer.to_string();
            assert_eq!(question.check(&right), Ok((question.answer.clone(), Verdict::Right)), "{place}");
            for (wrong, why) in &task.wrong {
                let verdict = question.check(wrong).map(|(_, verdict)| verdict);
                assert_eq!(verdict, Ok(Verdict::Mistaken(Mistake::Named(why))), "{place}: {wrong}");
            }
        }
    }
}

/// The answers that the texts of the lessons give, and published ones.
#[test]
fn answers_are_those_of_the_sources() {
    let answers = |id: &str, stop: usize| -> Vec<String> {
        let stop = lesson(id).stop(stop).unwrap();
        stop.tasks.iter().flat_map(questions).map(|question| question.answer.to_string()).collect()
    };
    for (id, stop, expected) in [
        ("tour", 2, &["2"][..]),
        ("tour", 3, &["8"]),
        ("tour", 4, &["5", "10", "21", "42", "85", "170", "341"]),
        ("tour", 5, &["15"]),
        ("tour", 7, &["010110", "22"]),
        ("tour", 8, &["9", "010001110"]),
        ("tour", 9, &["3", "3"]),
        ("why-341", 2, &[]),
        ("why-341", 4, &["5"]),
        ("why-341", 5, &["10", "21", "42", "85", "170", "341"]),
        ("why-341", 6, &["682"]),
        ("gray", 1, &["4"]),
        ("gray", 4, &["7"]),
        ("binary", 1, &["7"]),
        ("binary", 2, &["11011"]),
        ("binary", 3, &["01010"]),
        ("binary", 4, &["3"]),
        ("ruler", 2, &["1", "2", "1", "3", "1", "2", "1"]),
        ("ruler", 3, &["1", "2", "1", "3", "1", "2", "1", "4"]),
        ("ruler", 4, &["4"]),
        ("ruler", 5, &["8"]),
        ("ruler", 6, &["41"]),
        ("hanoi-n", 4, &["1", "3", "7", "15", "31"]),
        ("hanoi-n", 5, &["16", "CBBBB", "7"]),
        ("four-pegs", 2, &["15", "9"]),
        ("four-pegs", 3, &["6"]),
        ("four-pegs", 4, &["17", "49"]),
        ("four-pegs", 5, &["13", "17", "25", "33", "41", "49"]),
        ("base-three", 1, &["9"]),
        ("base-three", 2, &["26", "80", "242", "728"]),
        ("base-three", 3, &["115"]),
        ("game", 1, &["0", "1", "2", "3"]),
        ("game", 2, &["6", "10"]),
        ("game", 4, &["26"]),
    ] {
        assert_eq!(answers(id, stop), expected, "{id}/{stop}");
    }
}

#[test]
fn what_is_asked_of_the_board_can_be_done_and_is_not_done_already() {
    for (place, task) in tasks().filter(|(_, task)| task.kind.is_on_board()) {
        let mut session = spec::open(task.spec, 1_000).unwrap().session;
        assert!(!task.kind.is_reached(session.timeline(), false), "{place}");
        let timeline = session.timeline().clone();
        let step = match &task.kind {
            Kind::Goal => timeline.steps().clone(),
            Kind::State(state) => timeline.step_of(&timeline.puzzle().parse_state(state).unwrap()).unwrap(),
            Kind::Cold => 1u32.into(),
            Kind::Seek(step) => step.parse::<Seek>().unwrap().resolve(&timeline).step,
            _ => {
                assert!(task.kind.is_reached(&timeline, true), "{place}");
                continue;
            }
        };
        session.act(gros_session::Action::Seek(Seek::At(step)));
        assert!(task.kind.is_reached(session.timeline(), false), "{place}");
    }
}

#[test]
fn a_cold_position_is_left_by_ones_own_move_alone() {
    let judged = |text: &str| {
        let session = spec::open(text, 1_000).unwrap().session;
        let timeline = session.timeline();
        [Kind::Cold.is_reached(timeline, false), Kind::Cold.is_missed(timeline)]
    };
    assert_eq!(judged("wythoff?piles=4,8"), [false, false], "nobody has moved");
    assert_eq!(judged("wythoff?piles=4,8&play=4,7&step=1"), [true, false]);
    assert_eq!(judged("wythoff?piles=4,8&play=3,8&step=1"), [false, true]);
    assert_eq!(judged("wythoff?piles=4,8&play=3,8.3,5&step=2"), [false, false], "the computer has moved");
}

#[test]
fn a_step_beside_the_one_that_is_asked_for_is_told() {
    for (place, task) in tasks().filter(|(_, task)| matches!(task.kind, Kind::Seek(_))) {
        let mut session = spec::open(task.spec, 1_000).unwrap().session;
        let Kind::Seek(asked) = task.kind else { continue };
        let mut beside = |step: &str| {
            session.act(gros_session::Action::Seek(step.parse().unwrap()));
            task.kind.beside(session.timeline())
        };
        assert_eq!(beside("0"), None, "{place}: nobody has gone anywhere");
        assert_eq!(beside("70"), Some((asked, Ordering::Less)), "{place}");
        assert_eq!(beside("100%"), Some((asked, Ordering::Greater)), "{place}");
        assert_eq!(beside(asked), None, "{place}");
    }
    assert_eq!(Kind::Goal.beside(spec::open("rings?step=7", 1_000).unwrap().session.timeline()), None);
}

#[test]
fn the_ladder_ends_at_the_next_move_and_is_the_number_of_moves() {
    for state in 1..64u32 {
        let spec = format!("rings?n=6&from={state:06b}");
        let session = spec::open(&spec, 1_000).unwrap().session;
        let timeline = session.timeline();
        let ladder = Rung::ladder(&spec);
        let digits: String = ladder.iter().map(|rung| if rung.is_done() { '0' } else { '1' }).collect();
        assert_eq!(u64::from_str_radix(&digits, 2).ok(), timeline.to_go().to_u64(), "{spec}");
        let best = timeline.best_move().unwrap();
        let piece = timeline.puzzle().displacement(&timeline.state(), &best).piece;
        assert_eq!(Rung::next(&ladder), Some(piece), "{spec}");
    }
}

#[test]
fn a_row_is_of_pegs_if_its_answer_is() {
    let forms: Vec<Form> =
        tasks().flat_map(|(_, task)| questions(task)).map(|question| question.form()).collect();
    assert!(forms.contains(&Form::Pegs { discs: 5 }) && forms.contains(&Form::Row { digits: 5 }));
    assert!(forms.contains(&Form::ANY_NUMBER));
}

#[test]
fn one_answer_of_a_choice_is_right() {
    for (place, task) in tasks() {
        if let Kind::Choose(answers) = &task.kind {
            assert_eq!(answers.iter().filter(|choice| choice.why.is_none()).count(), 1, "{place}");
        }
    }
}

#[test]
fn the_right_choice_has_no_place_of_its_own() {
    let place = |(_, task): (String, &Task)| match &task.kind {
        Kind::Choose(answers) => answers.iter().position(|choice| choice.why.is_none()),
        _ => None,
    };
    let places: BTreeSet<usize> = tasks().filter_map(place).collect();
    assert_eq!(places, BTreeSet::from([0, 1, 2]));
}

#[test]
fn a_stop_of_the_tour_has_one_to_three_tasks() {
    let counts: BTreeSet<usize> = lesson("tour").stops.iter().map(|stop| stop.tasks.len()).collect();
    assert_eq!(counts, BTreeSet::from([1, 2, 3]));
}

/// Counts the moves from a state to the goal of a position.
fn to_go(spec: &str, state: &AnyState) -> Option<Steps> {
    let setup = spec::open(spec, 1_000).ok()?.session.timeline().setup().clone();
    Some(setup.puzzle.route(state, &setup.goal).ok()?.steps().clone())
}

#[test]
fn what_a_wrong_number_would_be_right_for_is_true() {
    let mut found = 0;
    let asked = tasks()
        .flat_map(|(place, task)| questions(task).into_iter().map(move |asked| (place.clone(), asked)));
    for (place, question) in asked {
        let (ask, Some(right)) = (&question.ask, question.answer.number()) else { continue };
        let answer = |ask: Ask| of(ask).answer;
        for guess in (0..=right.min(400) + 20).filter(|guess| *guess != right) {
            let Verdict::Near(near) = question.judge(&Answer::from(guess)) else { continue };
            let (typed, right) = (Answer::from(guess), Steps::from(right));
            let guess = Steps::from(guess);
            let place = format!("{place}: {guess}");
            match (ask, near) {
                (Ask::ToGo(spec) | Ask::Sum(spec), Near::LeftFrom(state)) => {
                    assert_eq!(to_go(spec, &state), Some(guess), "{place}");
                    let other = question.differs(&state).unwrap();
                    assert_ne!(other.place, other.asked_place, "{place}");
                }
                (Ask::States(spec), Near::StatesFrom(state)) => {
                    assert_eq!(to_go(spec, &state), guess.checked_sub(&Steps::ONE), "{place}");
                }
                (Ask::Step(spec, _), Near::StepIs(step, state)) => {
                    let session = spec::open(spec, 1_000).unwrap().session;
                    assert_eq!((&step, session.timeline().state_at(&step)), (&guess, state), "{place}");
                }
                (_, Near::TooFar(most)) => {
                    assert!(most.is_none_or(|most| most < guess && most != right), "{place}");
                }
                (Ask::First(spec, asked), Near::MadeBy(piece)) => {
                    let made = answer(Ask::Piece(spec.clone(), guess.to_string()));
                    assert!(made == Answer::from(piece as u32) && piece != *asked, "{place}");
                }
                (Ask::Piece(spec, _), Near::Makes(piece, number)) => {
                    let made = answer(Ask::Piece(spec.clone(), number.to_string()));
                    assert_eq!((made, Answer::from(piece as u32)), (typed.clone(), typed), "{place}");
                }
                (Ask::Times(spec, asked), Near::MovesOften(piece, count)) => {
                    let often = answer(Ask::Times(spec.clone(), piece));
                    assert!(often == Answer::from(count as u32) && piece != *asked, "{place}");
                }
                (Ask::Flips(_), Near::ChangeFrom(number)) => {
                    assert_eq!(answer(Ask::Flips(number as u32)), typed, "{place}");
                }
                (Ask::Cold(..), Near::InPair(small, large)) => {
                    assert!(is_cold(Rule::Wythoff, &Piles::new(small.into(), large.into())), "{place}");
                    assert!([small, large].map(Steps::from).contains(&guess), "{place}");
                }
                (Ask::Park(_), Near::Parked(moves)) => assert!(moves > 49u32, "{place}"),
                (Ask::Cold(..), Near::OtherPile(_))
                | (Ask::Legal(_), Near::CanMove(_) | Near::CannotMove(_))
                | (Ask::Piece(..), Near::NoPiece(_))
                | (Ask::First(..) | Ask::Step(..), Near::Moves(_) | Near::NotFirst(_)) => {}
                (ask, near) => panic!("{place}: {ask:?} {near:?}"),
            }
            found += 1;
        }
    }
    assert!(found > 500, "{found}");
}

#[test]
fn a_wrong_answer_is_of_a_kind() {
    let question = |id: &str, stop: usize, task: usize| {
        lesson(id).stop(stop).unwrap().tasks[task].questions().swap_remove(0)
    };
    let judged = |question: &Question, typed: &str| question.check(typed).map(|(_, verdict)| verdict);
    let is_named = |verdict| matches!(verdict, Ok(Verdict::Mistaken(Mistake::Named(_))));
    let number = question("tour", 5, 0);
    assert_eq!(judged(&number, " 1５"), Ok(Verdict::Right));
    assert!(is_named(judged(&number, "1")));
    assert_eq!(judged(&number, "14"), Ok(Verdict::Mistaken(Mistake::OneLess)));
    for typed in ["x", "1.5"] {
        assert_eq!(judged(&number, typed), Err(Refused::Not(Form::ANY_NUMBER)), "{typed}");
    }
    let times = question("ruler", 5, 0);
    assert_eq!(judged(&times, "8"), Ok(Verdict::Right));
    assert!(matches!(judged(&times, "9"), Ok(Verdict::Near(_))), "nothing is counted along the route");
    let sums =
        [("tour", 7, 1, "21"), ("why-341", 5, 0, "11"), ("why-341", 6, 0, "681"), ("four-pegs", 2, 0, "16")];
    for (id, number, index, guess) in sums {
        let judged = judged(&question(id, number, index), guess);
        assert!(matches!(judged, Ok(Verdict::Near(_))), "{id}/{number}: {judged:?}");
    }
    let nine = question("binary", 6, 0);
    assert!(["439", "100100101"].into_iter().all(|typed| is_named(judged(&nine, typed))));
    let row = question("tour", 7, 0);
    let form = Form::Row { digits: 6 };
    assert_eq!(judged(&row, "011010"), Ok(Verdict::Mistaken(Mistake::Backwards)));
    assert_eq!(judged(&row, "10110"), Err(Refused::Length(form)));
    assert_eq!(judged(&row, "abc"), Err(Refused::Not(form)));
    assert!(is_named(judged(&row, "011101")), "the state itself");
    let Ok(Verdict::Near(Near::DigitsOf(state))) = judged(&row, "010010") else { panic!("no state") };
    assert_eq!(
        spec::open(&format!("rings?n=6&from={state}"), 6).unwrap().session.timeline().to_go(),
        0b010010u32
    );
    let pegs = question("hanoi-n", 5, 1);
    let form = Form::Pegs { discs: 5 };
    assert_eq!(judged(&pegs, "c b b b b"), Ok(Verdict::Right));
    assert_eq!(judged(&pegs, "BBBBC"), Ok(Verdict::Mistaken(Mistake::Backwards)));
    assert_eq!(judged(&pegs, "CBBB"), Err(Refused::Length(form)));
    assert_eq!(judged(&pegs, "CBBAA"), Ok(Verdict::Wrong));
    assert_eq!(judged(&pegs, "10000"), Err(Refused::Not(form)));
}

#[test]
fn a_number_is_whole_and_its_digits_are_parted_by_three() {
    let question = of(Ask::ToGo("rings?n=12".to_owned()));
    let judged = |typed: &str| question.check(typed).map(|(_, verdict)| verdict);
    for typed in
        ["2730", "2,730", "2.730", "2，730", "2 730", "2\u{a0}730", "２７３０", " 2730 ", "２，７３０"]
    {
        assert_eq!(judged(typed), Ok(Verdict::Right), "{typed}");
    }
    for typed in
        ["273.0", "2730.0", "27,30", "2730,", ",730", "2,7,30", "2,,730", "2 7 3 0", "-2730", "2,730.5"]
    {
        assert_eq!(judged(typed), Err(Refused::Not(Form::ANY_NUMBER)), "{typed}");
    }
}

#[test]
fn progress_is_kept_as_text() {
    let tour = lesson("tour");
    let progress = Progress::default().with(tour, 2).with(tour, 1).with(lesson("ruler"), 6);
    assert_eq!(progress.write(), "ruler far\ntour take-off two-moves\n");
    assert_eq!(Progress::read(&progress.write()), progress);
    assert_eq!((progress.count(tour), progress.next(tour), progress.next(lesson("ruler"))), (2, 3, 1));
    assert_eq!(Progress::read("tour take-off x 99\n\nlost x"), Progress::default().with(tour, 1));
    let all = (1..=tour.stops.len()).fold(Progress::default(), |progress, stop| progress.with(tour, stop));
    assert_eq!((all.count(tour), all.next(tour)), (10, 1));
}

/// After the question which state it is, the board shows it.
#[test]
fn the_position_at_the_end_is_the_answer() {
    let stops: Vec<&Stop> =
        LESSONS.iter().flat_map(|lesson| &lesson.stops).filter(|stop| stop.then.is_some()).collect();
    assert!(!stops.is_empty());
    for stop in stops {
        let opened = spec::open(stop.then.unwrap(), 1_000).unwrap();
        let question = stop.tasks.last().unwrap().questions().swap_remove(0);
        let shown = opened.session.timeline().state().to_string();
        assert_eq!(question.answer, Answer::Row(shown), "{}", stop.id);
    }
}

#[test]
fn a_guess_is_kept_beside_the_stops_and_recalled_with_the_answer() {
    let guessed: Vec<&Lesson> = LESSONS.iter().filter(|lesson| lesson.guessed().is_some()).collect();
    let answers: Vec<String> =
        guessed.iter().map(|lesson| lesson.guessed().unwrap().answer.to_string()).collect();
    assert_eq!(answers, ["341", "16", "1023", "49"]);
    for lesson in guessed {
        let kept = Progress::default().with(lesson, 1).with_guess(lesson, "12").with_guess(lesson, "81");
        let read = Progress::read(&kept.write());
        assert_eq!((read.guess(lesson), read.count(lesson)), (Some("81"), 1));
    }
    assert_eq!(Progress::read("why-341 guess=x").guess(lesson("why-341")), None);
}

/// Stops were kept by their numbers, when some came in another order or in another lesson.
#[test]
fn progress_that_was_kept_by_numbers_is_understood() {
    let kept = Progress::read("gray 4\nhanoi-n 1 3\nlock 2\ntour 1 9 11 12\nwhy-341 7\n");
    let done: Vec<(&str, &str)> = LESSONS
        .iter()
        .flat_map(|lesson| (1..=lesson.stops.len()).map(move |stop| (lesson, stop)))
        .filter(|(lesson, stop)| kept.has(lesson, *stop))
        .map(|(lesson, stop)| (lesson.id, lesson.stops[stop - 1].id))
        .collect();
    let expected = [
        ("tour", "take-off"),
        ("tour", "fold"),
        ("why-341", "formula"),
        ("gray", "cube"),
        ("hanoi-n", "two"),
        ("hanoi-n", "lift"),
        ("base-three", "elephants"),
        ("game", "play"),
    ];
    assert_eq!(done, expected);
    for number in 1..=12 {
        assert_ne!(Progress::read(&format!("tour {number}")), Progress::default(), "{number}");
    }
}
