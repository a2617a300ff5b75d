//! All lessons: what they put on the board, what they ask, and what the solver says to that.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use gros_lessons::{
    Caption, Kind, LESSONS, Lesson, Progress, Question, Rung, Task, Wrong, check_number, check_word,
};
use gros_session::{Seek, spec};
use gros_solver::Puzzle;
use gros_text::Lang;

fn tasks() -> impl Iterator<Item = (String, &'static Task)> {
    LESSONS.iter().flat_map(|lesson| {
        lesson.stops.iter().enumerate().flat_map(move |(index, stop)| {
            stop.tasks.iter().map(move |task| (format!("{}/{}", lesson.id, index + 1), task))
        })
    })
}

fn questions(task: &Task) -> Vec<Question> {
    match task.kind {
        Kind::Number(question) | Kind::Word(question) => vec![question],
        Kind::Row(row) => row.iter().map(|(_, question)| *question).collect(),
        _ => Vec::new(),
    }
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
        for question in questions(task) {
            let answer = question.answer().unwrap_or_else(|| panic!("{place}: {question:?}"));
            let verdict = match task.kind {
                Kind::Word(_) => check_word(&question, &answer, task),
                _ => check_number(&question, &answer, task),
            };
            assert_eq!(verdict.wrong, None, "{place}: {answer}");
            assert!(task.wrong.iter().all(|(wrong, _)| *wrong != answer), "{place}: {answer} is right");
        }
    }
}

/// What the texts of the lessons say, and what is published.
#[test]
fn answers_are_those_of_the_sources() {
    let answers = |id: &str, stop: usize| -> Vec<String> {
        let stop = lesson(id).stop(stop).unwrap();
        stop.tasks.iter().flat_map(questions).map(|question| question.answer().unwrap()).collect()
    };
    for (id, stop, expected) in [
        ("tour", 2, &["2"][..]),
        ("tour", 3, &["8"]),
        ("tour", 4, &["15"]),
        ("tour", 6, &["010110", "22"]),
        ("tour", 7, &["010001110"]),
        ("tour", 9, &["5", "10", "21", "42", "85", "170", "341"]),
        ("tour", 10, &["3", "3"]),
        ("tour", 11, &["26"]),
        ("tour", 12, &["6", "10"]),
        ("why-341", 2, &[]),
        ("why-341", 5, &["5"]),
        ("why-341", 6, &["10", "21", "42", "85", "170", "341"]),
        ("why-341", 7, &["682"]),
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
        ("hanoi-n", 5, &["1", "3", "7", "15", "31"]),
        ("hanoi-n", 6, &["16", "CBBBB", "7"]),
        ("four-pegs", 2, &["15", "9"]),
        ("four-pegs", 3, &["6"]),
        ("four-pegs", 4, &["17", "49"]),
        ("four-pegs", 5, &["13", "17", "25", "33", "41", "49"]),
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
        let step = match task.kind {
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
fn a_word_is_of_pegs_if_its_answer_is() {
    let mut kinds = Vec::new();
    for (place, task) in tasks() {
        if let Kind::Word(question) = task.kind {
            let answer = question.answer().unwrap();
            let symbols = if question.is_of_pegs() { ['A', 'B', 'C'].as_slice() } else { &['0', '1'] };
            assert!(answer.chars().all(|symbol| symbols.contains(&symbol)), "{place}: {answer}");
            kinds.push(question.is_of_pegs());
        }
    }
    assert!(kinds.contains(&true) && kinds.contains(&false));
}

#[test]
fn one_answer_of_a_choice_is_right() {
    for (place, task) in tasks() {
        if let Kind::Choose(answers) = task.kind {
            assert_eq!(answers.iter().filter(|(_, why)| why.is_none()).count(), 1, "{place}");
        }
    }
}

#[test]
fn the_right_choice_has_no_place_of_its_own() {
    let place = |(_, task): (String, &Task)| match task.kind {
        Kind::Choose(answers) => answers.iter().position(|(_, why)| why.is_none()),
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

#[test]
fn the_caption_asks_without_the_answer() {
    for (place, task) in tasks() {
        assert_eq!(task.kind.waits_for().is_some(), !task.kind.is_on_board(), "{place}");
        let Some(Caption { lead, question }) = task.caption else {
            assert!(task.kind.is_on_board(), "{place}: nothing is asked");
            continue;
        };
        for lang in Lang::ALL {
            let (told, asked) = (lang.text(lead), lang.text(question));
            assert!(told.ends_with(['.', '。']) && asked.ends_with(['?', '？']), "{place}: {told} {asked}");
            assert_ne!(asked, lang.text(task.ask), "{place}");
            let said = format!("{told} {asked}");
            let words: Vec<&str> = said.split(|symbol: char| !symbol.is_ascii_alphanumeric()).collect();
            for answer in questions(task).iter().filter_map(Question::answer) {
                assert!(!words.contains(&answer.as_str()), "{place}: {said}");
            }
        }
    }
}

/// Words for the numbers from 3 to 10; smaller ones are part of too many phrases.
const WORDS: [(&str, &str); 8] = [
    ("three", "三"),
    ("four", "四"),
    ("five", "五"),
    ("six", "六"),
    ("seven", "七"),
    ("eight", "八"),
    ("nine", "九"),
    ("ten", "十"),
];

/// Lists the numbers in a sentence, as digits.
fn numbers(said: &str) -> Vec<String> {
    let figures = said.replace(',', "");
    let figures: Vec<String> =
        figures.split(|symbol: char| !symbol.is_ascii_alphanumeric()).map(str::to_lowercase).collect();
    let is_said = |(english, chinese): (&str, &str)| {
        let is_chinese = |part: &str| part.chars().all(|symbol| "一二三四五六七八九十百".contains(symbol));
        let mut rows = said.split(|symbol: char| !is_chinese(&symbol.to_string()));
        figures.iter().any(|word| word == english) || rows.any(|row| row == chinese)
    };
    let in_words =
        WORDS.iter().zip(3..).filter(|(word, _)| is_said(**word)).map(|(_, number)| number.to_string());
    in_words.chain(figures.iter().cloned()).collect()
}

/// Returns what a hint must not say. Pieces have numbers as names, so a row of pieces is told by no single one.
fn answers(task: &Task) -> Vec<String> {
    let is_row = matches!(task.kind, Kind::Row(_));
    let asked =
        questions(task).into_iter().filter(|question| !is_row || !matches!(question, Question::Piece(..)));
    asked.filter_map(|question| question.answer()).collect()
}

#[test]
fn no_hint_tells_an_answer_that_is_still_asked_for() {
    for lesson in LESSONS {
        for (index, stop) in lesson.stops.iter().enumerate() {
            for (first, task) in stop.tasks.iter().enumerate() {
                for lang in Lang::ALL {
                    let hint = lang.text(task.hint);
                    for answer in stop.tasks.iter().skip(first).flat_map(answers) {
                        let told = numbers(hint).contains(&answer.to_lowercase());
                        assert!(!told, "{}/{}: {hint}", lesson.id, index + 1);
                    }
                }
            }
        }
    }
}

#[test]
fn numbers_are_found_in_sentences() {
    for (said, found) in [
        ("Six, then 1,023.", ["6", "1023"]),
        ("六步，再 2^40。", ["6", "40"]),
        ("a₄ = 10, not three.", ["10", "3"]),
    ] {
        assert!(found.iter().all(|number| numbers(said).contains(&(*number).to_owned())), "{said}");
    }
    assert!(!numbers("十六步").contains(&"6".to_owned()));
}

#[test]
fn the_caption_of_a_ladder_names_the_ring_that_waits() {
    for (place, task) in tasks().filter(|(_, task)| task.kind == Kind::Ladder) {
        let ladder = Rung::ladder(task.spec);
        let waiting = ladder.iter().find(|rung| !rung.is_done()).unwrap().ring.to_string();
        for lang in Lang::ALL {
            let told = lang.text(task.caption.unwrap().lead);
            let mut numbers = told.split(|symbol: char| !symbol.is_ascii_digit());
            assert!(numbers.any(|number| number == waiting), "{place}: {told}");
        }
    }
}

#[test]
fn a_wrong_answer_is_of_a_kind() {
    let stop = |stop: usize| lesson("tour").stop(stop).unwrap();
    let number = |guess: &str| {
        let task = &stop(4).tasks[0];
        check_number(&Question::ToGo(task.spec), guess, task).wrong
    };
    assert_eq!(number(" 1５"), None);
    assert!(matches!(number("1"), Some(Wrong::Known(_))));
    for (guess, wrong) in [
        ("14", Wrong::OffByOne),
        ("9", Wrong::TooSmall),
        ("1,000", Wrong::TooLarge),
        ("x", Wrong::Unreadable),
        ("1.5", Wrong::Unreadable),
    ] {
        assert_eq!(number(guess), Some(wrong), "{guess}");
    }
    let times = |guess: &str| {
        let (task, question) = (&lesson("ruler").stop(5).unwrap().tasks[0], Question::Times("hanoi?n=5", 2));
        check_number(&question, guess, task).wrong
    };
    assert_eq!([times("8"), times("9")], [None, Some(Wrong::TooLarge)], "nothing is counted along the route");
    let sums =
        [("tour", 6, 1, "21"), ("why-341", 6, 0, "11"), ("why-341", 7, 0, "681"), ("four-pegs", 2, 0, "16")];
    for (id, number, index, guess) in sums {
        let task = &lesson(id).stop(number).unwrap().tasks[index];
        let Kind::Number(question) = task.kind else { panic!("{id}/{number}") };
        let wrong = check_number(&question, guess, task).wrong;
        assert!(matches!(wrong, Some(Wrong::TooSmall | Wrong::TooLarge)), "{id}/{number}: {wrong:?}");
    }
    let nine = &lesson("binary").stop(6).unwrap().tasks[0];
    for guess in ["439", "100100101"] {
        let Kind::Number(question) = nine.kind else { panic!("{nine:?}") };
        assert!(matches!(check_number(&question, guess, nine).wrong, Some(Wrong::Known(_))), "{guess}");
    }
    let word = |guess: &str| {
        let task = &stop(6).tasks[0];
        check_word(&Question::Binary(task.spec), guess, task).wrong
    };
    for (guess, wrong) in [
        ("011010", Wrong::Backwards),
        ("10110", Wrong::Length(6)),
        ("010010", Wrong::Digit(3)),
        ("abc", Wrong::Unreadable),
    ] {
        assert_eq!(word(guess), Some(wrong), "{guess}");
    }
    assert!(matches!(word("011101"), Some(Wrong::Known(_))), "the state itself");
    let pegs = |guess: &str| {
        let task = &lesson("hanoi-n").stop(6).unwrap().tasks[1];
        check_word(&Question::State(task.spec, "16"), guess, task).wrong
    };
    assert_eq!(pegs("c b b b b"), None);
    for (guess, wrong) in [
        ("BBBBC", Wrong::Backwards),
        ("CBBB", Wrong::Length(5)),
        ("CBBAA", Wrong::Digit(3)),
        ("10000", Wrong::Unreadable),
    ] {
        assert_eq!(pegs(guess), Some(wrong), "{guess}");
    }
}

#[test]
fn a_number_is_whole_and_its_digits_are_parted_by_three() {
    let task = &lesson("why-341").stop(7).unwrap().tasks[0];
    let wrong = |guess: &str| check_number(&Question::ToGo("rings?n=12"), guess, task).wrong;
    for guess in ["2730", "2,730", "2，730", "2 730", "2\u{a0}730", "２７３０", " 2730 ", "２，７３０"]
    {
        assert_eq!(wrong(guess), None, "{guess}");
    }
    for guess in [
        "2.730", "273.0", "2730.0", "27,30", "2730,", ",730", "2,7,30", "2,,730", "2 7 3 0", "-2730",
        "2,730.5",
    ] {
        assert_eq!(wrong(guess), Some(Wrong::Unreadable), "{guess}");
    }
}

#[test]
fn what_is_claimed_is_proved_when_the_tasks_are_done() {
    let stops = LESSONS.iter().flat_map(|lesson| lesson.stops);
    let mut proved = 0;
    for stop in stops.filter(|stop| stop.proof.is_some()) {
        let (theorem, question) = stop.why().unwrap();
        for lang in Lang::ALL {
            assert!(lang.prove(&question, theorem).is_some(), "{}", lang.text(stop.title));
        }
        proved += 1;
    }
    assert!(proved > 0);
    let (theorem, question) = lesson("hanoi-n").stop(6).unwrap().why().unwrap();
    let proof = Lang::English.prove(&question, theorem).unwrap();
    assert!(proof.steps[2].text.contains("AACCC. So the digits are 00111"), "{}", proof.steps[2].text);
}

#[test]
fn progress_is_kept_as_text() {
    let tour = lesson("tour");
    let progress = Progress::default().with(tour, 2).with(tour, 1).with(lesson("ruler"), 6);
    assert_eq!(progress.write(), "ruler 6\ntour 1 2\n");
    assert_eq!(Progress::read(&progress.write()), progress);
    assert_eq!((progress.count(tour), progress.next(tour), progress.next(lesson("ruler"))), (2, 3, 1));
    assert_eq!(Progress::read("tour 1 x 99\n\nlost"), Progress::read("tour 1 99\nlost"));
    let all = (1..=tour.stops.len()).fold(Progress::default(), |progress, stop| progress.with(tour, stop));
    assert_eq!((all.count(tour), all.next(tour)), (12, 1));
}

/// A list of words is a Gray code if neighbours differ in one digit and every word comes once.
#[test]
fn of_the_lists_in_the_lesson_about_gray_code_only_the_right_one_is_one() {
    let is_gray_code = |list: &str| {
        let words: Vec<u8> = list.split(' ').map(|word| u8::from_str_radix(word, 2).unwrap()).collect();
        let all: BTreeSet<u8> = words.iter().copied().collect();
        let is_edge = |pair: &[u8]| (pair[0] ^ pair[1]).count_ones() == 1;
        words.len() == 8 && all == (0..8).collect() && words.windows(2).all(is_edge)
    };
    let Kind::Choose(lists) = lesson("gray").stop(4).unwrap().tasks[1].kind else { panic!("no choice") };
    for lang in Lang::ALL {
        for (list, why) in lists {
            assert_eq!(is_gray_code(lang.text(*list)), why.is_none(), "{}", lang.text(*list));
        }
    }
    let session = spec::open("rings?n=3&from=100", 1_000).unwrap().session;
    let states = (0..8u32).map(|step| session.timeline().state_at(&step.into()).to_string());
    assert!(is_gray_code(&states.collect::<Vec<String>>().join(" ")), "the states of three rings");
}
