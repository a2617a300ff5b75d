//! The head: the content of the set, the link to it, and the link to the paper version; and, on a phone, a
//! bar for each question.

use gros_session::spec::Quiz;
use gros_text::{Count, Key, Lang, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::icons::printer;
use super::mark;
use super::sheet::{Act, Sheet};
use crate::ui::clipboard::copy;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};

pub fn head(lang: Lang, quiz: &Quiz, address: String) -> Html {
    let print = Callback::from(|_: MouseEvent| {
        if let Some(window) = web_sys::window() {
            // A browser that cannot print does nothing.
            let _ = window.print();
        }
    });
    html! {
        <header class="row quiz-head">
            <h1 tabindex="-1">{ lang.text(Key::Exercises) }</h1>
            <p class="row quiz-facts">
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
        let name = format!(
            "{}, {}",
            say!(lang, QuizQuestion { number: at + 1 }),
            mark::stands(lang, question, attempt)
        );
        html! {
            <li key={at}>
                <button
                    class="stop-bar quiz-bar" type="button" data-mark={mark::class(question, attempt)} aria-label={name}
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
