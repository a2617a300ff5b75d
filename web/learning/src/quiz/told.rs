//! The feedback on an answer: the mistake with its drawing, a hint, or the reason why it is right with the card that explains it.

use gros_learning::quiz::{Attempt, Mark};
use gros_learning::{Answer, Form, Mistake, Question};
use gros_session::spec::Exercise;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::desk::Desk;
use crate::state::Msg;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

pub fn told(desk: &Desk, question: &Question, attempt: &Attempt) -> Html {
    let lang = desk.ctx.lang;
    let wrong = attempt.last_wrong(question).filter(|_| !attempt.is_shown);
    html! {
        <div class="stack quiz-told" id="quiz-told">
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

pub fn drawing(lang: Lang, question: &Question, answer: &Answer, mistake: Mistake) -> Option<Html> {
    match (question.kind()?, mistake) {
        (Exercise::MovesLeft | Exercise::Binary, Mistake::Backwards) => {
            Some(backwards(lang, &question.row()))
        }
        (Exercise::StateAfter | Exercise::PegsAfter, Mistake::OneMore | Mistake::OneLess) => {
            Some(neighbours(lang, question, answer))
        }
        _ => None,
    }
}

/// The digits with an arrow below that runs the wrong way, and one beside that runs the right way.
fn backwards(lang: Lang, row: &str) -> Html {
    html! {
        <div class="quiz-backwards" aria-hidden="true">
            <span class="quiz-digits">{ list(row.chars().map(digit)) }</span>
            <span class="line quiz-first">{ icon(Shape::Right) }{ say!(lang, QuizRingFirst { ring: row.len() }) }</span>
            <svg class="quiz-arrow" viewBox="0 0 100 10" preserveAspectRatio="none"><path d="M100 5H0" /></svg>
            <span class="line quiz-you">{ icon(Shape::Left) }{ lang.text(Key::QuizYou) }</span>
        </div>
    }
}

fn digit(digit: char) -> Html {
    html! { <span class={(digit == '1').then_some("quiz-one")}>{ digit }</span> }
}

/// The states before and after the one that is asked for.
fn neighbours(lang: Lang, question: &Question, answer: &Answer) -> Html {
    let moves = question.at();
    let tile = |at: u32| {
        let row = question.state_after(at)?;
        let is_yours = answer.to_string() == row;
        let class = classes!("box", "quiz-tile", is_yours.then_some("quiz-tile-yours"));
        Some(html! { <li {class}><span>{ lang.quiz_after(at, is_yours) }</span><b>{ row }</b></li> })
    };
    let before = moves.checked_sub(1).and_then(tile);
    html! {
        <ul class="quiz-tiles">
            { list(before) }
            <li class="box quiz-tile quiz-tile-asked"><span>{ lang.quiz_after(moves, false) }</span><b>{ "?" }</b></li>
            { list(tile(moves + 1)) }
        </ul>
    }
}

pub fn why(desk: &Desk, question: &Question) -> Html {
    let Some(spec) = spec(question) else { return html! {} };
    let address = format!("#/{spec}");
    let onclick = {
        let address = address.clone();
        desk.ctx.on(move |event: MouseEvent| {
            // Another tab or window opens it by itself.
            if event.ctrl_key() || event.meta_key() || event.shift_key() {
                return None;
            }
            event.prevent_default();
            Some(Msg::Follow(address.clone()))
        })
    };
    html! {
        <p><a class="link" href={address} {onclick}>{ desk.ctx.lang.text(Key::ProofWhy) }{ icon(Shape::Next) }</a></p>
    }
}

/// Returns the address of the board with the method that a question is about.
fn spec(question: &Question) -> Option<String> {
    let method = match question.kind()? {
        Exercise::MovesLeft => "automaton",
        Exercise::Binary | Exercise::StateAfter => "binary",
        Exercise::Next => "alternation",
        Exercise::RingAt => "decrement",
        Exercise::Least | Exercise::Recurrence => "recursion",
        Exercise::DiscAt | Exercise::StepOf | Exercise::PegsAfter => "formulas",
        Exercise::Cold => "partition",
        Exercise::Digits => "digits",
    };
    Some(format!("{}&show={method}", question.address()?))
}

#[cfg(test)]
mod tests {
    use gros_learning::quiz::questions;
    use gros_session::spec::{self, Exercise, Quiz};

    use crate::state::MAX_PIECES;

    #[test]
    fn every_address_opens_the_position_that_was_asked_about() {
        for seed in 0..20 {
            let quiz = Quiz { seed, kinds: Exercise::all().to_vec(), count: 30, ..Quiz::default() };
            for question in questions(&quiz) {
                let Some(text) = super::spec(&question) else { continue };
                let opened = spec::open(&text, MAX_PIECES).unwrap();
                assert!(opened.notices.is_empty() && opened.view_notices.is_empty(), "{text}");
                let written = spec::write(opened.session.timeline());
                let again = spec::open(&written, MAX_PIECES).unwrap();
                assert_eq!(spec::write(again.session.timeline()), written, "{text}");
                assert!(again.notices.is_empty(), "{written}");
            }
        }
    }
}
