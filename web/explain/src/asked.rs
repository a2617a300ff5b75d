//! Questions and their answers, about the states of the board or those that are typed.

use gros_solver::AnyPuzzle;
use gros_solver::methods::{Method, Question};
use gros_text::{Answer, Asked, Asks, Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::card_links::Links;
use super::formula::with_powers;
use crate::state::TimelineRef;
use crate::ui::component::{list, rendered_by};
use crate::ui::setters::set_on_click;

const NAMES: [Key; 3] = [Key::AskedX, Key::AskedY, Key::AskedK];

pub struct AskCard {
    pub lang: Lang,
    pub method: Method,
    pub timeline: TimelineRef,
    pub question: Question<AnyPuzzle>,
    pub asks: Asks,
}

impl PartialEq for AskCard {
    fn eq(&self, other: &AskCard) -> bool {
        self.lang == other.lang
            && self.asks.about == other.asks.about
            && self.question.puzzle == other.question.puzzle
    }
}

rendered_by!(AskCard, use_ask_card);

#[hook]
fn use_ask_card(props: &AskCard) -> Html {
    let AskCard { lang, method, timeline, question, asks } = props;
    let links = Links { lang: *lang, timeline, ctx: None, lit: None };
    let typed = use_state_eq(|| None::<[String; 3]>);
    let asked = match &*typed {
        None => Asked { asks: Some(asks.clone()), wrong: [const { None }; 3] },
        Some(texts) => lang.asked(*method, question, texts.each_ref().map(String::as_str)),
    };
    let shown = typed.as_ref().unwrap_or(&asks.about);
    let field = |at: usize| {
        let (id, typed, now) = (format!("asked-{at}"), typed.clone(), shown.clone());
        let wrong = asked.wrong[at].as_ref();
        let oninput = Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                let mut texts = now.clone();
                texts[at] = input.value();
                typed.set(Some(texts));
            }
        });
        let described = format!("{id}-wrong");
        html! {
            <p class="asked-field">
                <label for={id.clone()}>{ lang.text(NAMES[at]) }</label>
                <input
                    {id} class="field" type="text" autocomplete="off" spellcheck="false" maxlength="1100"
                    value={shown[at].clone()} {oninput}
                    aria-invalid={wrong.is_some().then_some("true")} aria-describedby={described.clone()}
                />
                <span id={described} class="asked-wrong">{ list(wrong) }</span>
            </p>
        }
    };
    let follow = set_on_click(&typed, None);
    html! {
        <div class="stack">
            { list((0..NAMES.len()).map(field)) }
            if typed.is_some() {
                <button class="link" type="button" onclick={follow}>{ lang.text(Key::AskedFollow) }</button>
            }
            if let Some(Asks { answers, .. }) = &asked.asks {
                <dl class="stack asked-answers">{ list(answers.iter().map(|one| answer(links, one))) }</dl>
            }
        </div>
    }
}

fn answer(links: Links<'_>, Answer { question, answer, formula, goes }: &Answer) -> Html {
    let answer = links.wrap(goes.as_ref(), answer, html! { <strong>{ answer }</strong> });
    html! {
        <div>
            <dt>{ question }</dt>
            <dd>{ answer }<span class="formula">{ with_powers(formula) }</span></dd>
        </div>
    }
}
