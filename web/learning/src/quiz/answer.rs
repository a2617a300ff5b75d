//! The field for an answer: a number, a row of rings, or one of two words.

use gros_learning::quiz::{Attempt, Mark};
use gros_learning::{Answer, Form, Question};
use gros_session::spec::Exercise;
use gros_text::Key;
use yew::prelude::*;

use super::columns::columns;
use super::desk::Desk;
use super::sheet::Act;
use crate::field::{Field, field};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// The form; none once the question is closed.
pub fn answer(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let Mark::Open(worth) = attempt.mark(question) else { return html! {} };
    let lang = desk.ctx.lang;
    let onsubmit = desk.on_act.reform(|event: SubmitEvent| {
        event.prevent_default();
        Act::Check
    });
    html! {
        <form class="quiz-answer" {onsubmit} novalidate=true>
            <p class="quiz-try"><b>{ lang.text(which(attempt)) }</b>{ " " }<span>{ lang.text(worth_of(worth)) }</span></p>
            { entry(desk, question, attempt) }
            if question.form() != Form::Verdict && desk.is_wide {
                { check(desk) }
            }
            { refused(desk) }
            { helps(desk, question, attempt) }
        </form>
    }
}

fn which(attempt: &Attempt) -> Key {
    match attempt.answers.len() {
        0 => Key::QuizFirstTry,
        1 => Key::QuizSecondTry,
        _ => Key::QuizThirdTry,
    }
}

fn worth_of(halves: u32) -> Key {
    match halves {
        2 => Key::QuizOnePoint,
        1 => Key::QuizHalfAPoint,
        _ => Key::QuizNoPoints,
    }
}

/// The button that checks; it waits until something is changed after a wrong answer.
pub fn check(desk: &Desk) -> Html {
    let (lang, is_told) = (desk.ctx.lang, desk.sheet.is_told());
    let is_again = desk.sheet.question().is_some_and(|(_, attempt)| !attempt.answers.is_empty());
    let key = if is_again && !desk.is_wide { Key::AnswerCheckAgain } else { Key::AnswerCheck };
    html! {
        <button class="button button-primary quiz-check" type="button" onclick={desk.on(Act::Check)} aria-disabled={is_told.then_some("true")}>
            { lang.text(key) }
        </button>
    }
}

fn entry(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    match question.form() {
        Form::Row { .. } | Form::Pegs { .. } => columns(desk),
        Form::Verdict => verdict(desk),
        Form::Number { .. } | Form::Binary { .. } => text(desk, question, attempt),
    }
}

/// Returns the ids of the elements that describe a field to a screen reader: the given data, and the last
/// mistake.
pub fn described(desk: &Desk) -> &'static str {
    if desk.sheet.refused.is_some() { "quiz-refused" } else { "quiz-told quiz-given" }
}

fn text(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    let (name, unit) = names(question);
    let entry = Field {
        name: lang.text(name).to_owned(),
        form: question.form(),
        value: desk.sheet.typed(),
        is_wrong: desk.sheet.refused.is_some() || attempt.last_wrong(question).is_some(),
        described: Some(described(desk)),
    };
    html! {
        <p class="line quiz-field">
            { field(entry, &desk.on_act.reform(Act::Type)) }
            { list(unit.map(|unit| html! { <span>{ lang.text(unit) }</span> })) }
        </p>
    }
}

/// Returns the name of the field, and the unit behind it.
fn names(question: &Question) -> (Key, Option<Key>) {
    match question.kind() {
        Some(Exercise::RingAt | Exercise::Next) => (Key::QuizFieldRing, None),
        Some(Exercise::DiscAt) => (Key::QuizFieldDisc, None),
        Some(Exercise::Cold) => (Key::AnswerField, Some(Key::QuizUnitStones)),
        Some(Exercise::Binary) => (Key::AnswerField, Some(Key::QuizUnitBinary)),
        _ => (Key::AnswerField, Some(Key::QuizUnitMoves)),
    }
}

/// Either word answers at once.
fn verdict(desk: &Desk) -> Html {
    let choice = |is_cold: bool| {
        let onclick = desk.on(Act::Give(Answer::Cold(is_cold).to_string()));
        html! { <button class="button quiz-choice" type="button" {onclick}>{ desk.ctx.lang.quiz_verdict(is_cold) }</button> }
    };
    html! {
        <p class="quiz-choices" role="group" aria-labelledby="quiz-asks">
            { choice(true) }
            { choice(false) }
        </p>
    }
}

fn refused(desk: &Desk) -> Html {
    let Some(refused) = desk.sheet.refused else { return html! {} };
    html! { <p class="error" id="quiz-refused">{ icon(Shape::Info) }{ desk.ctx.lang.quiz_refused(refused) }</p> }
}

fn helps(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    // Of an unknown mistake, the box tells where to begin.
    let is_unknown = attempt.last_wrong(question).is_some_and(|answer| question.mistake(answer).is_none());
    let has_hint =
        !attempt.is_hinted && !is_unknown && attempt.answers.len() < 2 && question.form() != Form::Verdict;
    html! {
        <p class="row quiz-helps">
            if has_hint {
                <button class="link" type="button" onclick={desk.on(Act::Hint)}>{ icon(Shape::Hint) }{ lang.text(Key::Hint) }</button>
            }
            if attempt.is_hinted || !attempt.answers.is_empty() {
                <button class="link" type="button" onclick={desk.on(Act::Show)}>{ lang.text(Key::AnswerShow) }</button>
            }
        </p>
    }
}
