//! The list of questions, with the answers and the state of each.

use gros_learning::Question;
use gros_learning::quiz::Attempt;
use gros_text::Lang;
use yew::prelude::*;

use super::desk::Desk;
use super::mark;
use super::sheet::Act;
use crate::ui::component::list;

pub fn questions(desk: &Desk) -> Html {
    let all = desk.sheet.questions.iter().zip(&desk.sheet.attempts);
    html! { <ol class="quiz-list">{ list(all.enumerate().map(|(at, (question, attempt))| row(desk, at, question, attempt))) }</ol> }
}

fn row(desk: &Desk, at: usize, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    let is_here = at == desk.sheet.at && !desk.sheet.shows_results;
    let stands = Some(mark::stands(lang, question, attempt)).filter(|_| !attempt.is_untouched());
    html! {
        <li key={at}>
            <button class="quiz-row" type="button" aria-current={is_here.then_some("step")} onclick={desk.on(Act::GoTo(at))}>
                <b class="quiz-row-number">{ at + 1 }</b>
                { mark::sign(question, attempt) }
                <span class="quiz-row-kind">
                    { list(question.kind().map(|kind| lang.quiz_kind(kind))) }
                    { list(first_answer(lang, question, attempt).map(|text| html! { <small>{ text }</small> })) }
                </span>
                <span class="note quiz-row-stands" data-mark={mark::class(question, attempt)}>{ list(stands) }</span>
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
