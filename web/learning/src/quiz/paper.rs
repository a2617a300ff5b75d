//! The questions on paper, and their answers on a separate page.

use std::rc::Rc;

use gros_learning::Question;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::code::code;
use crate::ui::component::{list, rendered_by};

#[derive(PartialEq)]
pub struct Paper {
    pub lang: Lang,
    pub questions: Rc<Vec<Question>>,
    pub seed: u32,
    pub link: String,
}

rendered_by!(Paper, use_paper);

#[hook]
fn use_paper(props: &Paper) -> Html {
    let Paper { lang, questions, seed, link } = props;
    let lang = *lang;
    html! {
        <section class="quiz-paper" lang={lang.tag()} aria-hidden="true">
            <div class="paper-head">
                <h1>{ lang.text(Key::Exercises) }</h1>
                <p>{ say!(lang, QuizSeed { seed }) }</p>
                <p class="paper-name">{ lang.text(Key::QuizName) }<span class="paper-line" /></p>
            </div>
            <ol class="paper-questions">{ list(questions.iter().map(|question| asked(lang, question))) }</ol>
            <div class="paper-link">
                { list(code(link)) }
                <p>{ lang.text(Key::QuizPaperLink) }<br />{ link }</p>
            </div>
            <div class="paper-answers">
                <h1>{ lang.text(Key::QuizPaperAnswers) }</h1>
                <p>{ say!(lang, QuizSeed { seed }) }</p>
                <ol>{ list(questions.iter().map(|question| answered(lang, question))) }</ol>
            </div>
        </section>
    }
}

fn asked(lang: Lang, question: &Question) -> Html {
    // On paper there is nothing to press.
    let columns = question.form().columns();
    let given = columns.is_none().then(|| lang.quiz_given(question));
    html! {
        <li>
            <b>{ lang.quiz_asks(question) }</b>
            { list(given.map(|given| html! { <p>{ given }</p> })) }
            if let Some(columns) = columns {
                <p class="paper-boxes">{ list((1..=columns).rev().map(|piece| html! { <span>{ piece }</span> })) }</p>
            } else {
                <p class="paper-line" />
            }
        </li>
    }
}

fn answered(lang: Lang, question: &Question) -> Html {
    html! { <li><b>{ lang.quiz_answer(question, &question.answer) }</b>{ " " }{ lang.quiz_because(question) }</li> }
}
