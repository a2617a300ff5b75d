//! Lessons in words.

use std::collections::BTreeSet;

use gros_learning::lessons::{Kind, LESSONS, Lesson, Task};
use gros_learning::{Ask, Question};
use gros_session::spec;
use gros_text::{Key, Lang, Theorem};

fn lesson(id: &str) -> &'static Lesson {
    Lesson::find(id).unwrap()
}

/// Lists the names of all texts that a lesson says.
fn said(lesson: &Lesson) -> Vec<&str> {
    let mut said = vec![&*lesson.title, &lesson.line, &lesson.learnt];
    for stop in &lesson.stops {
        said.extend([&*stop.title, &stop.text, &stop.done]);
        for task in &stop.tasks {
            said.extend([&*task.ask, &task.hint]);
            said.extend(task.wrong.iter().map(|(_, why)| *why));
            if let Kind::Choose(choices) = &task.kind {
                said.extend(choices.iter().map(|choice| &*choice.answer));
                said.extend(choices.iter().filter_map(|choice| choice.why.as_deref()));
            }
        }
    }
    said
}

#[test]
fn what_lessons_say_is_written_and_what_is_written_is_said() {
    let said: BTreeSet<&str> = LESSONS.iter().flat_map(said).collect();
    assert_eq!(said, Key::of_lessons().map(|(name, _)| name).collect());
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

/// Returns the words that a hint must not say. Pieces have numbers as names, so a row of pieces is told by no single
/// one.
fn answers(task: &Task) -> Vec<String> {
    let is_row = matches!(task.kind, Kind::Row(_));
    let is_piece = |question: &Question| matches!(question.ask, Ask::Piece(..));
    let asked = task.questions().into_iter().filter(|question| !is_row || !is_piece(question));
    let asked = asked.filter(|_| !matches!(task.kind, Kind::Guess(_)));
    asked.map(|question| question.answer.to_string()).collect()
}

#[test]
fn no_hint_tells_an_answer_that_is_still_asked_for() {
    for lesson in LESSONS.iter() {
        for (index, stop) in lesson.stops.iter().enumerate() {
            for (first, task) in stop.tasks.iter().enumerate() {
                for lang in Lang::ALL {
                    let hint = lang.lesson(&task.hint);
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
fn what_is_claimed_is_proved_when_the_tasks_are_done() {
    let stops = LESSONS.iter().flat_map(|lesson| &lesson.stops);
    let mut proved = 0;
    for stop in stops.filter(|stop| stop.proof.is_some()) {
        let (theorem, question) = stop.why().unwrap();
        let theorem = Theorem::find(theorem).unwrap();
        for lang in Lang::ALL {
            assert!(lang.prove(&question, theorem).is_some(), "{}", stop.title);
        }
        proved += 1;
    }
    assert!(proved > 0);
    let (_, question) = lesson("hanoi-n").stop(5).unwrap().why().unwrap();
    let proof = Lang::English.prove(&question, Theorem::SamePeg).unwrap();
    assert!(proof.steps[2].text.contains("AACCC. So the digits are 00111"), "{}", proof.steps[2].text);
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
    let Kind::Choose(lists) = &lesson("gray").stop(4).unwrap().tasks[1].kind else { panic!("no choice") };
    for lang in Lang::ALL {
        for list in lists {
            let words = lang.lesson(&list.answer);
            assert_eq!(is_gray_code(words), list.why.is_none(), "{words}");
        }
    }
    let session = spec::open("rings?n=3&from=100", 1_000).unwrap().session;
    let states = (0..8u32).map(|step| session.timeline().state_at(&step.into()).to_string());
    assert!(is_gray_code(&states.collect::<Vec<String>>().join(" ")), "the states of three rings");
}
