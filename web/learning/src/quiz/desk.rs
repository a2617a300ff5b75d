//! The page of a set: head, question and foot on the left, the panel on the right; one column on a phone.

use gros_learning::Form;
use gros_session::spec::Quiz;
use gros_text::{Count, Key, Lang, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::list::{mark_of, results, stands};
use super::panel::panel;
use super::paper::Paper;
use super::question::{check, question};
use super::sheet::{Act, Sheet};
use crate::ctx::Ctx;
use crate::hooks::address::link;
use crate::ui::clipboard::copy;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};

pub struct Desk {
    pub ctx: Ctx,
    pub quiz: Quiz,
    pub sheet: Sheet,
    pub is_wide: bool,
    /// Whether the choice of questions is open.
    pub is_changing: bool,
    pub on_act: Callback<Act>,
    pub on_change: Callback<MouseEvent>,
}

impl Desk {
    pub fn draw(&self) -> Html {
        let lang = self.ctx.lang;
        let address = link(&self.quiz.to_string());
        let paper = Paper {
            lang,
            questions: self.sheet.questions.clone(),
            seed: self.quiz.seed,
            link: address.clone(),
        };
        html! {
            <div class="quiz">
                <div class="quiz-desk">
                    { head(lang, &self.quiz, address) }
                    if self.sheet.shows_results {
                        { results(self) }
                    } else {
                        { bars(lang, &self.sheet, &self.on_act) }
                        { question(self) }
                        { foot(self) }
                    }
                </div>
                { panel(self) }
                { component(paper) }
            </div>
        }
    }

    /// Returns the callback of a press.
    pub fn on(&self, act: Act) -> Callback<MouseEvent> {
        self.on_act.reform(move |_: MouseEvent| act.clone())
    }
}

pub fn head(lang: Lang, quiz: &Quiz, address: String) -> Html {
    let print = Callback::from(|_: MouseEvent| {
        if let Some(window) = web_sys::window() {
            // A browser that cannot print does nothing.
            let _ = window.print();
        }
    });
    html! {
        <header class="row screen-head quiz-head">
            <h1 tabindex="-1">{ lang.text(Key::Exercises) }</h1>
            <p class="row facts">
                <span>{ format!("n = {}", quiz.n) }</span>
                <span>{ say!(lang, QuizCount { count: Count(quiz.count) }) }</span>
            </p>
            { component(ClassLink { lang, address }) }
            <button class="button button-quiet" type="button" onclick={print} aria-label={lang.text(Key::QuizPrint)} title={lang.text(Key::QuizPrint)}>
                { printer() }
                <span class="quiz-word">{ lang.text(Key::QuizPrint) }</span>
            </button>
        </header>
    }
}

#[derive(PartialEq)]
struct ClassLink {
    lang: Lang,
    address: String,
}

rendered_by!(ClassLink, use_class_link);

#[derive(Clone, Copy, PartialEq)]
enum Copied {
    No,
    Yes,
    Refused,
}

/// Copies the link to the set; shows it if the browser refuses.
#[hook]
fn use_class_link(props: &ClassLink) -> Html {
    let ClassLink { lang, address } = props;
    let copied = use_state_eq(|| Copied::No);
    use_effect_with(address.clone(), {
        let copied = copied.setter();
        move |_| copied.set(Copied::No)
    });
    let onclick = {
        let (address, copied) = (address.clone(), copied.setter());
        Callback::from(move |_: MouseEvent| {
            let (address, copied) = (address.clone(), copied.clone());
            spawn_local(async move {
                copied.set(if copy(&address).await { Copied::Yes } else { Copied::Refused });
            });
        })
    };
    let name = lang.text(Key::QuizLink);
    html! {
        <>
            <button class="button button-quiet" type="button" {onclick} aria-label={name} title={name}>
                { icon(if *copied == Copied::Yes { Shape::Check } else { Shape::Link }) }
                <span class="quiz-word">{ name }</span>
            </button>
            <p class="quiz-copied" role="status">
                {
                    match *copied {
                        Copied::No => html! {},
                        Copied::Yes => html! { lang.text(Key::LinkCopied) },
                        Copied::Refused => html! { <>{ lang.text(Key::QuizLinkRefused) }{ " " }<code>{ address }</code></> },
                    }
                }
            </p>
        </>
    }
}

/// A bar for each question, which leads to it.
pub fn bars(lang: Lang, sheet: &Sheet, on_act: &Callback<Act>) -> Html {
    let all = sheet.questions.iter().zip(&sheet.attempts);
    let bar = |(at, (question, attempt))| {
        let onclick = on_act.reform(move |_: MouseEvent| Act::GoTo(at));
        let name =
            format!("{}, {}", say!(lang, QuizQuestion { number: at + 1 }), stands(lang, question, attempt));
        html! {
            <li key={at}>
                <button
                    class="stop-bar quiz-bar" type="button" data-mark={mark_of(question, attempt)} aria-label={name}
                    aria-current={(at == sheet.at).then_some("step")} {onclick}
                />
            </li>
        }
    };
    let (_, done) = sheet.points();
    let count = sheet.questions.len();
    let name = say!(lang, QuizProgress { number: (sheet.at + 1).min(count), count, done });
    html! { <ol class="stop-bars quiz-bars" aria-label={name}>{ list(all.enumerate().map(bar)) }</ol> }
}

pub fn foot(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let Some((question, _)) = sheet.question() else { return html! {} };
    let is_open = sheet.is_open(sheet.at);
    let checks_here = is_open && !desk.is_wide && question.form() != Form::Verdict;
    html! {
        <footer class="line apart foot">
            if let Some(before) = sheet.at.checked_sub(1) {
                <button class="button button-quiet" type="button" onclick={desk.on(Act::GoTo(before))}>
                    <span class="quiz-turned">{ icon(Shape::Next) }</span>
                    { say!(lang, QuizQuestion { number: before + 1 }) }
                </button>
            } else if desk.is_wide {
                <span />
            }
            if desk.is_wide && (!is_open || question.form() != Form::Verdict && question.form().columns().is_none()) {
                <span class="line note" aria-hidden="true"><kbd>{ lang.text(Key::KeyEnter) }</kbd>{ lang.text(if is_open { Key::QuizEnterCheck } else { Key::QuizEnterNext }) }</span>
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

pub fn printer() -> Html {
    drawn("M7 8.5V4h10v4.5M7 16H4V8.5h16V16h-3M7 13.5h10V20H7z")
}

/// People side by side: for a teacher.
pub fn people() -> Html {
    drawn(
        "M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-3.2 2.7-5 6-5s6 1.8 6 5M16 6a2.7 2.7 0 0 1 0 5.2M17.5 14.3c2.2.7 3.5 2.3 3.5 4.7",
    )
}

fn drawn(path: &'static str) -> Html {
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={path} /></svg> }
}
