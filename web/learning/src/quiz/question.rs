//! The question: its picture, its text, and the field for the answer; after the last one, the end.

use gros_learning::quiz::{Attempt, Mark};
use gros_learning::{Answer, Form, Question};
use gros_session::spec::Exercise;
use gros_text::{Key, say};
use yew::prelude::*;

use super::desk::Desk;
use super::list::{mark_of, sign};
use super::sheet::Act;
use super::told::{told, told_before};
use crate::board::Thumbnail;
use crate::board::mini_board::MiniBoard;
use crate::ctx::Ctx;
use crate::field::{Field, field};
use crate::state::{Msg, Prefs};
use crate::ui::component::{component, list};
use crate::ui::icons::{Shape, icon};

pub fn question(desk: &Desk) -> Html {
    match desk.sheet.question() {
        Some((question, attempt)) => asked(desk, question, attempt),
        None => end(desk),
    }
}

fn asked(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let (lang, at) = (desk.ctx.lang, desk.sheet.at);
    let (picture, of) = (picture(desk.ctx, question), question.board().map(|(puzzle, _)| puzzle.id()));
    let class = classes!("quiz-question", picture.is_none().then_some("quiz-plain"));
    html! {
        <section {class} key={at} aria-labelledby="quiz-asks">
            if !desk.is_wide {
                { list(told_before(desk)) }
            }
            if let Some(picture) = picture {
                <div class="quiz-board" data-of={of}>{ picture }</div>
            }
            <div class="quiz-ask">
                { badge(question, attempt) }
                <p class="note quiz-number">{ say!(lang, QuizQuestionOf { number: at + 1, count: desk.sheet.questions.len() }) }</p>
                <h2 id="quiz-asks" class="quiz-asks" tabindex="-1">{ lang.quiz_asks(question) }</h2>
                <p class="note quiz-given" id="quiz-given">{ lang.quiz_given(question) }</p>
                <span class="quiz-pill">{ list(question.kind().map(|kind| lang.quiz_kind(kind))) }</span>
            </div>
            <div class="quiz-work">
                { answer(desk, question, attempt) }
                { told(desk, question, attempt) }
            </div>
        </section>
    }
}

fn badge(question: &Question, attempt: &Attempt) -> Html {
    let class = mark_of(question, attempt);
    html! {
        <span class="badge quiz-badge" data-mark={class} aria-hidden="true">
            if class == "open" {
                { "?" }
            } else {
                { sign(question, attempt) }
            }
        </span>
    }
}

/// The state that is asked about; one that is entered has columns instead.
fn picture(ctx: Ctx, question: &Question) -> Option<Html> {
    let is_seen = question.form().columns().is_none() && question.kind() != Some(Exercise::Recurrence);
    let (puzzle, state) = question.board().filter(|_| is_seen)?;
    // The words name the left and the right end as the state is written.
    let prefs = Prefs { free_end_left: false, ..ctx.prefs };
    Some(component(Thumbnail { prefs, puzzle, state, moved: None }))
}

fn end(desk: &Desk) -> Html {
    let lang = desk.ctx.lang;
    let (halves, done) = desk.sheet.points();
    let new = desk.ctx.on({
        let quiz = desk.quiz.clone();
        move |_: MouseEvent| Msg::quiz(super::panel::with_new_seed(&quiz))
    });
    html! {
        <section class="quiz-question quiz-end" key="end">
            <h2 class="quiz-asks" tabindex="-1">{ lang.text(Key::QuizDone) }</h2>
            <p class="quiz-sum">{ lang.quiz_points(halves, done) }</p>
            <div class="row quiz-buttons">
                <button class="button button-primary quiz-next" type="button" onclick={new}>{ lang.text(Key::QuizNew) }</button>
                <button class="button" type="button" onclick={desk.on(Act::Results(true))}>{ lang.text(Key::QuizShowResults) }</button>
                <button class="button" type="button" onclick={desk.on(Act::StartOver)}>{ lang.text(Key::QuizStartOver) }</button>
            </div>
        </section>
    }
}

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
            <p class="quiz-try"><b>{ lang.text(which(attempt)) }</b>{ lang.text(Key::SentenceGap) }<span>{ lang.text(worth_of(worth)) }</span></p>
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
        <p class="line" role="group" aria-labelledby="quiz-asks">
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

pub fn columns(desk: &Desk) -> Html {
    let Some((puzzle, state)) = desk.sheet.entered() else { return html! {} };
    let on_state = desk.on_act.reform(|state: gros_solver::AnyState| Act::Type(state.to_string()));
    let written = state.to_string();
    html! {
        <div class="quiz-columns">
            { component(MiniBoard { lang: desk.ctx.lang, puzzle, state, is_flipped: false, is_large: true, on_state }) }
            <p class="quiz-entered" role="status">{ written }</p>
        </div>
    }
}
