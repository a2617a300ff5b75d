//! The questions on paper, with a code for a telephone, and their answers on a separate page.

use std::fmt::Write;
use std::rc::Rc;

use gros_learning::Question;
use gros_text::{Key, Lang, say};
use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

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

/// The empty border that readers need, in modules.
const BORDER: i32 = 4;

/// Draws a code; none if the link is too long for one.
pub fn code(link: &str) -> Option<Html> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * BORDER;
    let view_box = format!("-{BORDER} -{BORDER} {side} {side}");
    Some(
        html! { <svg class="paper-code" viewBox={view_box} aria-hidden="true"><path d={path(&code)} /></svg> },
    )
}

/// Draws each run of dark modules in a row as a bar.
fn path(code: &QrCode) -> String {
    let (mut path, size) = (String::new(), code.size());
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|x| code.get_module(*x, y)).count();
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += i32::try_from(length).unwrap_or(size) + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every dark module is covered once: the area of the bars is their number.
    #[test]
    fn bars_cover_the_dark_modules() {
        let code = QrCode::encode_text("https://example.org/#/quiz?seed=7", QrCodeEcc::Medium).unwrap();
        let lengths = path(&code)
            .split('h')
            .skip(1)
            .step_by(2)
            .map(|rest| rest.split('v').next().unwrap().parse::<usize>().unwrap())
            .sum::<usize>();
        let size = code.size();
        let dark = (0..size * size).filter(|at| code.get_module(at % size, at / size)).count();
        assert_eq!(lengths, dark);
        assert!(path(&code).starts_with("M0 0h7v1h-7z"), "the corner is a finder");
    }
}
