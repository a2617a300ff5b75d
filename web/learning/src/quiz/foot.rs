//! The foot: buttons to the previous and the next question; on a phone it checks the answer.

use gros_learning::Form;
use gros_text::{Key, say};
use yew::prelude::*;

use super::answer::check;
use super::desk::Desk;
use super::sheet::Act;
use crate::ui::icons::{Shape, icon};

pub fn foot(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let Some((question, _)) = sheet.question() else { return html! {} };
    let is_open = sheet.is_open(sheet.at);
    let checks_here = is_open && !desk.is_wide && question.form() != Form::Verdict;
    html! {
        <footer class="line foot">
            if let Some(before) = sheet.at.checked_sub(1) {
                <button class="button button-quiet" type="button" onclick={desk.on(Act::GoTo(before))}>
                    <span class="quiz-turned">{ icon(Shape::Next) }</span>
                    { say!(lang, QuizQuestion { number: before + 1 }) }
                </button>
            } else if desk.is_wide {
                <span />
            }
            if desk.is_wide && (!is_open || question.form() != Form::Verdict && question.form().columns().is_none()) {
                <span class="line note quiz-keys" aria-hidden="true"><kbd>{ "Enter" }</kbd>{ lang.text(if is_open { Key::QuizEnterCheck } else { Key::QuizEnterNext }) }</span>
            }
            if checks_here {
                { check(desk) }
            } else {
                { next(desk, is_open) }
            }
        </footer>
    }
}

fn next(desk: &Desk, is_open: bool) -> Html {
    let (lang, at) = (desk.ctx.lang, desk.sheet.at);
    let name = if at + 1 == desk.sheet.questions.len() {
        lang.text(Key::QuizNext).to_owned()
    } else {
        say!(lang, QuizQuestion { number: at + 2 })
    };
    let class = classes!("button", "quiz-next", (!is_open).then_some("button-primary"));
    html! {
        <button {class} type="button" aria-describedby="quiz-told" onclick={desk.on(Act::GoTo(at + 1))}>
            { name }
            { icon(Shape::Next) }
        </button>
    }
}
