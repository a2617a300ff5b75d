//! How the questions stand: the list of them, and all answers on one screen, to show to a teacher.

use gros_learning::quiz::{Attempt, Mark};
use gros_learning::{Answer, Question};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::desk::Desk;
use super::sheet::Act;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// Returns the class of a question in a list; a question that was wrong at first and is still open has a
/// separate mark.
pub fn mark_of(question: &Question, attempt: &Attempt) -> &'static str {
    match attempt.mark(question) {
        Mark::Right(2) => "right",
        Mark::Right(1) => "half",
        Mark::Right(_) => "none",
        Mark::Shown => "shown",
        Mark::Open(_) if attempt.answers.is_empty() => "open",
        Mark::Open(_) => "wrong",
    }
}

pub fn sign(question: &Question, attempt: &Attempt) -> Html {
    let class = mark_of(question, attempt);
    let content = match class {
        "right" | "none" => icon(Shape::Check),
        "half" => html! { "½" },
        "shown" | "wrong" => icon(Shape::Cross),
        _ => html! {},
    };
    html! { <span class="mark quiz-sign" data-mark={class} aria-hidden="true">{ content }</span> }
}

pub fn stands(lang: Lang, question: &Question, attempt: &Attempt) -> &'static str {
    lang.text(match attempt.mark(question) {
        Mark::Right(2) => Key::QuizStandsRight,
        Mark::Right(1) => Key::QuizHalfAPoint,
        Mark::Right(_) => Key::QuizStandsNone,
        Mark::Shown => Key::QuizStandsShown,
        Mark::Open(_) if attempt.answers.is_empty() => Key::QuizStandsOpen,
        Mark::Open(_) if attempt.answers.len() == 1 => Key::QuizStandsSecond,
        Mark::Open(_) => Key::QuizStandsThird,
    })
}

pub fn questions(desk: &Desk) -> Html {
    let all = desk.sheet.questions.iter().zip(&desk.sheet.attempts);
    html! { <ol class="quiz-list">{ list(all.enumerate().map(|(at, (question, attempt))| item(desk, at, question, attempt))) }</ol> }
}

fn item(desk: &Desk, at: usize, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    let is_here = at == desk.sheet.at && !desk.sheet.shows_results;
    let stands = Some(stands(lang, question, attempt)).filter(|_| !attempt.is_untouched());
    html! {
        <li key={at}>
            <button class="quiz-row" type="button" aria-current={is_here.then_some("step")} onclick={desk.on(Act::GoTo(at))}>
                <b class="quiz-row-number">{ at + 1 }</b>
                { sign(question, attempt) }
                <span class="quiz-row-kind">
                    { list(question.kind().map(|kind| lang.quiz_kind(kind))) }
                    { list(first_answer(lang, question, attempt).map(|text| html! { <small>{ text }</small> })) }
                </span>
                <span class="note quiz-row-stands" data-mark={mark_of(question, attempt)}>{ list(stands) }</span>
            </button>
        </li>
    }
}

/// Tells the right answer if it was the first, or the first one with its mistake.
pub fn first_answer(lang: Lang, question: &Question, attempt: &Attempt) -> Option<String> {
    let first = attempt.answers.first()?;
    Some(if *first == question.answer {
        lang.quiz_answer(question, first)
    } else {
        lang.quiz_first_answer(first, question.mistake(first))
    })
}

pub fn results(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let (halves, done) = sheet.points();
    let rows = sheet.questions.iter().zip(&sheet.attempts).enumerate();
    let mistakes = mistakes(lang, &sheet.questions, &sheet.attempts);
    html! {
        <section class="stack quiz-results">
            <h2 tabindex="-1">{ lang.text(Key::QuizResults) }</h2>
            <p class="quiz-sum">{ lang.quiz_points(halves, done) }</p>
            <p class="quiz-given">{ format!("#/{}", desk.quiz) }</p>
            <div class="quiz-table" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <td />
                            <th scope="col">{ lang.text(Key::QuizAsked) }</th>
                            <th scope="col">{ lang.text(Key::QuizAnswers) }</th>
                            <th scope="col">{ lang.text(Key::QuizSolution) }</th>
                            <td />
                        </tr>
                    </thead>
                    <tbody>{ list(rows.map(|(at, (question, attempt))| row(lang, at, question, attempt))) }</tbody>
                </table>
            </div>
            <h3>{ lang.text(Key::QuizMistakesMade) }</h3>
            if mistakes.is_empty() {
                <p>{ lang.text(Key::QuizNoMistakes) }</p>
            } else {
                <ul class="row">
                    { list(mistakes.iter().map(|(name, count)| html! { <li class="quiz-pill box-bad">{ say!(lang, QuizTimes { mistake: name, count }) }</li> })) }
                </ul>
            }
            <div class="row quiz-buttons">
                <button class="button button-primary" type="button" onclick={desk.on(Act::Results(false))}>{ lang.text(Key::QuizToQuestions) }</button>
                <button class="button" type="button" onclick={desk.on(Act::StartOver)}>{ lang.text(Key::QuizStartOver) }</button>
            </div>
        </section>
    }
}

fn row(lang: Lang, at: usize, question: &Question, attempt: &Attempt) -> Html {
    let is_open = matches!(attempt.mark(question), Mark::Open(_));
    let answer = |answer: &Answer| {
        let name = question.mistake(answer).map(|mistake| lang.quiz_mistake_name(mistake));
        html! {
            <span class="quiz-given-answer">
                { lang.quiz_written(answer) }
                { list(name.map(|name| html! { <small>{ name }</small> })) }
            </span>
        }
    };
    html! {
        <tr>
            <th scope="row">{ at + 1 }</th>
            <td>
                { lang.quiz_asks(question) }
                if has_state(question) {
                    { lang.text(Key::SentenceGap) }
                    <small class="note">{ lang.quiz_given(question) }</small>
                }
            </td>
            <td>{ list(attempt.answers.iter().map(answer)) }</td>
            // Nothing gives an answer away that can still be found.
            <td>{ if is_open { String::new() } else { lang.quiz_written(&question.answer) } }</td>
            <td class="note quiz-row-stands" data-mark={mark_of(question, attempt)}>{ stands(lang, question, attempt) }</td>
        </tr>
    }
}

/// Returns whether a question is about a state that is told only by its picture and its data.
fn has_state(question: &Question) -> bool {
    use gros_session::spec::Exercise::{Binary, MovesLeft, Next, StepOf};
    matches!(question.kind(), Some(MovesLeft | Binary | Next | StepOf))
}

/// Counts the mistakes by name, the most frequent first.
fn mistakes(lang: Lang, questions: &[Question], attempts: &[Attempt]) -> Vec<(&'static str, usize)> {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for (question, attempt) in questions.iter().zip(attempts) {
        for mistake in attempt.answers.iter().filter_map(|answer| question.mistake(answer)) {
            let name = lang.quiz_mistake_name(mistake);
            match counts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counts.push((name, 1)),
            }
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}
