//! How a question stands, as a sign and in words.

use gros_learning::Question;
use gros_learning::quiz::{Attempt, Mark};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ui::icons::{Shape, icon};

/// Returns the class of a question in a list; a question that was wrong at first and is still open has a
/// separate mark.
pub fn class(question: &Question, attempt: &Attempt) -> &'static str {
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
    let class = class(question, attempt);
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
