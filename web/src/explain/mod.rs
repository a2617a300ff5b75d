//! The panel that explains the next move: a card for each method, in step with the timeline.

pub mod about;
pub mod card_links;
pub mod card_plot;
pub mod card_round;
pub mod explain_card;
pub mod peek;
pub mod refused;
pub mod ruler_card;
pub mod why_not;

use std::rc::Rc;

use gros_session::spec::Show;
use gros_solver::methods::{self, Method, Question, ruler};
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::explain::peek::question;
use crate::state::{Cards, Feedback, Msg, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::select::selected_index;
use about::about;
use card_links::{Links, follow};
use explain_card::card_parts;
use refused::RefusalContext;
use ruler_card::RulerCard;
use why_not::why_not;

#[derive(Clone, PartialEq)]
pub struct Explain {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub cards: Rc<Cards>,
    pub hides_next: bool,
    /// What was uncovered while the next move is hidden.
    pub uncovered: Vec<Show>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Explain, use_explain);
lazy_in!(Explain, explain);

/// The method of a closed card is not evaluated.
#[hook]
fn use_explain(props: &Explain) -> Html {
    let Explain { lang, timeline, feedback, cards, hides_next, uncovered, dispatch } = props;
    let (lang, hides_next) = (*lang, *hides_next);
    let question = question(timeline);
    let methods = cards.of(timeline.puzzle());
    let is_covered = |method: &Method| hides_next && !uncovered.contains(&Show::Card(*method));
    let draw = |method: &Method| {
        let is_open = hides_next || cards.is_open(*method);
        let content = is_open.then(|| CardContent::new(*method, Links { lang, timeline }, &question));
        card(*method, lang, content, dispatch)
    };
    html! {
        <div class="explain" onclick={follow(timeline, dispatch)}>
            if hides_next {
                { rules(lang, timeline.puzzle()) }
            }
            { why_not(RefusalContext { lang, timeline, feedback, hides_next }) }
            if !hides_next {
                { chooser(lang, timeline.puzzle(), &methods, dispatch) }
            }
            { for methods.iter().filter(|method| !is_covered(method)).map(draw) }
            if hides_next && methods.iter().any(is_covered) {
                { covered(lang, methods.iter().copied().filter(|method| is_covered(method)), dispatch) }
            }
            if let Some(place) = ruler::place(&question).filter(|_| !hides_next) {
                { component(RulerCard { lang, timeline: timeline.clone(), place, dispatch: dispatch.clone() }) }
            }
            if methods.is_empty() {
                <p class="explain-none">{ lang.no_method() }</p>
            }
        </div>
    }
}

fn rules(lang: Lang, puzzle: &AnyPuzzle) -> Html {
    html! {
        <section class="card solve-card">
            <h2>{ lang.text(Key::TheRules) }</h2>
            <ul class="solve-rules">{ for lang.rules(puzzle).into_iter().map(|rule| html! { <li>{ rule }</li> }) }</ul>
        </section>
    }
}

/// Lists the explanations that would tell what is to be found out, each with a button that uncovers it.
fn covered(lang: Lang, methods: impl Iterator<Item = Method>, dispatch: &Callback<Msg>) -> Html {
    let row = |method: Method| {
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Uncover(Show::Card(method)));
        let (name, show) = (format!("covered-{}", method.id()), format!("show-{}", method.id()));
        html! {
            <li key={method.id()}>
                <span id={name.clone()}>{ lang.method_name(method) }</span>
                <button class="button" type="button" {onclick} aria-labelledby={format!("{show} {name}")} id={show}>
                    { icon(Shape::Eye) }{ lang.text(Key::SolveShowMe) }
                </button>
            </li>
        }
    };
    html! {
        <section class="card solve-card">
            <h2>{ lang.text(Key::SolveCovered) }<small>{ lang.text(Key::SolveCounts) }</small></h2>
            <ul class="solve-covered">{ for methods.map(row) }</ul>
        </section>
    }
}

/// The select for the preferred method; its options keep their order.
fn chooser(lang: Lang, puzzle: &AnyPuzzle, methods: &[Method], dispatch: &Callback<Msg>) -> Html {
    let all = puzzle.methods();
    if all.len() < 2 {
        return html! {};
    }
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(method) = selected_index(&event).and_then(|index| all.get(index)) {
                dispatch.emit(Msg::PreferCard(*method));
            }
        })
    };
    let option = |method: &Method| {
        html! { <option selected={methods.first() == Some(method)}>{ lang.method_name(*method) }</option> }
    };
    html! {
        <p class="explain-method">
            <label for="method">{ lang.text(Key::Method) }</label>
            <select id="method" class="field" {onchange}>{ for all.iter().map(option) }</select>
        </p>
    }
}

struct CardContent {
    title: String,
    tag: Option<String>,
    body: Html,
}

impl CardContent {
    fn new(method: Method, links: Links<'_>, question: &Question<AnyPuzzle>) -> CardContent {
        let lang = links.lang;
        match methods::explain(method, question) {
            Ok(explanation) => {
                let card = lang.explain(&explanation);
                CardContent { title: card.title, tag: card.tag, body: card_parts(links, &card.parts) }
            }
            Err(refusal) => CardContent {
                title: lang.method_name(method).to_owned(),
                tag: None,
                body: html! { <p class="explain-refused">{ lang.not_here(refusal) }</p> },
            },
        }
    }
}

fn card(method: Method, lang: Lang, content: Option<CardContent>, dispatch: &Callback<Msg>) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::ToggleCard(method));
    let (is_open, id) = (content.is_some(), format!("card-{}", method.id()));
    let (title, tag, body) = match content {
        Some(CardContent { title, tag, body }) => (title, tag, body),
        None => (lang.method_name(method).to_owned(), None, html! {}),
    };
    html! {
        <section key={method.id()} class="card">
            <h2>
                <button
                    class="card-head" type="button" {onclick} aria-expanded={is_open.to_string()} aria-controls={id.clone()}
                >
                    <span>{ &title }</span>
                    if let Some(tag) = tag {
                        <small class="card-tag">{ tag }</small>
                    }
                    { icon(Shape::Chevron) }
                </button>
            </h2>
            <div class="card-body" {id} hidden={!is_open}>
                if is_open {
                    { about(lang, &title, &[lang.seen(method), lang.reach(method)], Lang::sources(method)) }
                }
                { body }
            </div>
        </section>
    }
}
