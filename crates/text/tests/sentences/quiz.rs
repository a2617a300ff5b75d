//! Exercises in words.

use gros_learning::quiz::questions;
use gros_learning::{Answer, Ask, Form, Mistake, Question, Refused};
use gros_session::spec::{Exercise, Quiz};
use gros_text::{Lang, say};

fn all(n: usize) -> Vec<Question> {
    (0..8)
        .flat_map(|seed| questions(&Quiz { seed, kinds: Exercise::all().to_vec(), n, count: Quiz::MOST }))
        .collect()
}

fn numbers(text: &str) -> Vec<String> {
    let plain = text.replace(',', "");
    plain
        .split(|symbol: char| !symbol.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn mistakes_are_told_as_people_make_them() {
    let question = Question::drawn(Exercise::MovesLeft, Ask::ToGo("rings?from=011010".into())).unwrap();
    let told = |lang: Lang, wrong: u32| {
        let answer = Answer::from(wrong);
        lang.quiz_mistake(&question, &answer, question.mistake(&answer))
    };
    assert_eq!(
        told(Lang::English, 27),
        "27 is the answer for 010110. You read the state from the right. Start on the left."
    );
    assert_eq!(told(Lang::Simplified, 27), "27 是 010110 的答案。你是从右往左读的，要从左边开始。");
    assert_eq!(told(Lang::English, 44), "44 is the distance from the other end, where only ring 6 is on.");
    let hint = Lang::English.quiz_hint(&question);
    assert_eq!(
        told(Lang::English, 12),
        format!("12 moves are left from 001010. There ring 5 is off; in 011010 it is on. {hint}")
    );
    assert_eq!(
        told(Lang::English, 1000),
        format!("No position of six rings is more than 63 moves from the goal. {hint}")
    );
    assert_eq!(
        say!(Lang::English, AnswerRight { answer: Lang::English.quiz_answer(&question, &question.answer) }),
        "Right: 19 moves."
    );
    assert_eq!(
        say!(
            Lang::Traditional,
            AnswerRight { answer: Lang::Traditional.quiz_answer(&question, &question.answer) }
        ),
        "答對了：19 步。"
    );
    let held = Question::drawn(Exercise::Next, Ask::Piece("rings?from=011010".into(), "1".into())).unwrap();
    let answer = Answer::from(5);
    assert_eq!(
        Lang::English.quiz_mistake(&held, &answer, held.mistake(&answer)),
        "Ring 5 cannot move. Ring 2 must be off."
    );
}

/// No box says the answer, and each says something; the numbers of pieces and moves in it are no answers.
#[test]
fn what_is_told_about_a_mistake_is_not_the_answer() {
    for question in all(9) {
        if question.form() == Form::Verdict {
            continue;
        }
        let right = question.answer.to_string();
        for lang in Lang::ALL {
            for &mistake in Mistake::ALL {
                let Some(wrong) = question.wrong(mistake) else { continue };
                let found = question.mistake(wrong);
                let told = lang.quiz_mistake(&question, wrong, found);
                assert!(!told.is_empty() && !lang.quiz_mistake_name(mistake).is_empty());
                let is_said = numbers(&told).contains(&right);
                assert!(!is_said || right.len() < 3, "{question:?}: {told}");
            }
            if let Form::Number { least, most } = question.form() {
                for wrong in (least..=most.unwrap_or(80).min(600)).map(Answer::from) {
                    if wrong != question.answer && question.mistake(&wrong).is_none() {
                        let told = lang.quiz_mistake(&question, &wrong, None);
                        let is_said = numbers(&told).contains(&right);
                        assert!(!is_said || right.len() < 3, "{question:?}: {told}");
                    }
                }
            }
            let hint = lang.quiz_hint(&question);
            assert!(!numbers(&hint).contains(&right) || right.len() < 3, "{hint}");
        }
    }
}

#[test]
fn every_question_is_asked_and_answered_in_every_language() {
    for question in [3, 6, 12].into_iter().flat_map(all) {
        for lang in Lang::ALL {
            for text in [
                lang.quiz_asks(&question),
                lang.quiz_given(&question),
                lang.quiz_because(&question),
                say!(lang, AnswerShown { answer: lang.quiz_answer(&question, &question.answer) }),
                lang.quiz_not_right(&question.answer),
            ] {
                let is_whole =
                    text.ends_with(['.', '?', '。', '？', '！', ')', '）']) && !text.contains("  ");
                assert!(is_whole, "{lang:?}: {text:?}");
            }
        }
    }
}

#[test]
fn points_are_counted_in_halves() {
    let points = |halves, done| Lang::English.quiz_points(halves, done);
    assert_eq!(
        [points(5, 3), points(1, 1), points(0, 2)],
        ["2½ of 3 points", "½ of 1 point", "0 of 2 points"]
    );
    assert_eq!(points(0, 0), "");
}

#[test]
fn what_is_no_answer_is_told_what_is() {
    let told = |refused| Lang::English.quiz_refused(refused);
    assert_eq!(told(Refused::Empty), "Type an answer first.");
    assert_eq!(
        told(Refused::Not(Form::Number { least: 1, most: Some(9) })),
        "That must be a whole number from 1 to 9."
    );
    assert_eq!(told(Refused::Not(Form::Binary { digits: 6 })), "Write 0s and 1s only, at most 6 digits.");
}
