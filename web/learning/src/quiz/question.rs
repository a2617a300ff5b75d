//! The question: its picture, its text, and the field for the answer; after the last one, the end.

use gros_learning::Question;
use gros_learning::quiz::Attempt;
use gros_session::spec::Exercise;
use gros_text::{Key, say};
use yew::prelude::*;

use super::answer::answer;
use super::desk::Desk;
use super::mark;
use super::sheet::Act;
use super::told::{told, told_before};
use crate::board::Thumbnail;
use crate::ctx::Ctx;
use crate::state::{Msg, Prefs};
use crate::ui::component::{component, list};

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
    let class = mark::class(question, attempt);
    html! {
        <span class="badge quiz-badge" data-mark={class} aria-hidden="true">
            if class == "open" {
                { "?" }
            } else {
                { mark::sign(question, attempt) }
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
        move |_: MouseEvent| Msg::quiz(super::settings::with_new_seed(&quiz))
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
