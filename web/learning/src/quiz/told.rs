//! The feedback on an answer: the mistake, a hint, or the reason why it is right.

use gros_learning::quiz::{Attempt, Mark};
use gros_learning::{Answer, Form, Question};
use gros_text::{Lang, say};
use yew::prelude::*;

use super::desk::Desk;
use super::drawings::drawing;
use super::why::why;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

pub fn told(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    let wrong = attempt.last_wrong(question).filter(|_| !attempt.is_shown);
    html! {
        <div class="quiz-told" id="quiz-told">
            {
                match attempt.mark(question) {
                    Mark::Right(_) => right(desk, question),
                    Mark::Shown => shown(desk, question, wrong),
                    Mark::Open(_) => html! {
                        <>
                            { list(wrong.map(|answer| mistaken(lang, question, answer))) }
                            if attempt.is_hinted || attempt.answers.len() > 1 {
                                { hint(lang, question, wrong) }
                            }
                        </>
                    },
                }
            }
        </div>
    }
}

fn mistaken(lang: Lang, question: &Question, answer: &Answer) -> Html {
    let mistake = question.mistake(answer);
    html! {
        <div class="stack box box-bad quiz-box">
            <p class="row quiz-verdict">
                { icon(Shape::Cross) }
                <b>{ lang.quiz_not_right(answer) }</b>
                { list(mistake.map(|mistake| html! { <span class="quiz-pill box-bad">{ lang.quiz_mistake_name(mistake) }</span> })) }
            </p>
            <p>{ lang.quiz_mistake(question, answer, mistake) }</p>
            { list(mistake.and_then(|mistake| drawing(lang, question, answer, mistake))) }
        </div>
    }
}

/// Where to begin, unless the box about an unknown mistake says that already.
fn hint(lang: Lang, question: &Question, wrong: Option<&Answer>) -> Html {
    if wrong.is_some_and(|answer| question.mistake(answer).is_none()) {
        return html! {};
    }
    html! {
        <div class="line box quiz-box">{ icon(Shape::Hint) }<p>{ lang.quiz_hint(question) }</p></div>
    }
}

fn right(desk: &Desk, question: &Question) -> Html {
    let lang = desk.ctx.lang;
    html! {
        <div class="stack box box-good quiz-box">
            <p class="row quiz-verdict">{ icon(Shape::Check) }<b>{ say!(lang, AnswerRight { answer: lang.quiz_answer(question, &question.answer) }) }</b></p>
            <p>{ lang.quiz_because(question) }</p>
            { why(desk, question) }
        </div>
    }
}

fn shown(desk: &Desk, question: &Question, wrong: Option<&Answer>) -> Html {
    let lang = desk.ctx.lang;
    let is_verdict = question.form() == Form::Verdict;
    html! {
        <>
            if let Some(answer) = wrong.filter(|_| !is_verdict) {
                { mistaken(lang, question, answer) }
            }
            <div class="stack box quiz-box">
                <p class="row quiz-verdict">
                    if let Some(answer) = wrong.filter(|_| is_verdict) {
                        { icon(Shape::Cross) }
                        <b>{ lang.quiz_not_right(answer) }</b>
                    }
                    <b>{ say!(lang, AnswerShown { answer: lang.quiz_answer(question, &question.answer) }) }</b>
                </p>
                <p>{ lang.quiz_because(question) }</p>
                { why(desk, question) }
            </div>
        </>
    }
}

/// On a phone: the question before, if it was answered right.
pub fn told_before(desk: &Desk) -> Option<Html> {
    let (lang, at) = (desk.ctx.lang, desk.sheet.at.checked_sub(1)?);
    let (question, attempt): (&Question, &Attempt) =
        (desk.sheet.questions.get(at)?, desk.sheet.attempts.get(at)?);
    let is_right = matches!(attempt.mark(question), Mark::Right(_));
    // Once there is something to tell about this question, it needs the room.
    let is_fresh = desk.sheet.question().is_some_and(|(_, attempt)| attempt.is_untouched());
    (is_right && is_fresh).then(|| html! {
        <div class="line box box-good quiz-box">
            { icon(Shape::Check) }
            <p>
                <b>{ say!(lang, QuizQuestion { number: at + 1 }) }</b>{ " " }<span>{ list(question.kind().map(|kind| lang.quiz_kind(kind))) }</span><br />
                <b class="quiz-good">{ say!(lang, AnswerRight { answer: lang.quiz_answer(question, &question.answer) }) }</b>
            </p>
        </div>
    })
}
