//! A mistake as a drawing: the direction in which the digits were read, or the move that was meant.

use gros_learning::{Answer, Mistake, Question};
use gros_session::spec::Exercise;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

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
