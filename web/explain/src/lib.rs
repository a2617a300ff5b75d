//! The panel that explains the next move: a card for each method, in step with the timeline.

pub mod about;
mod asked;
mod card_drawings;
pub mod card_links;
pub mod explain_card;
mod flip;
mod formula;
mod ghost;
mod icicle;
pub mod peek;
pub mod proofs;
mod reading;
pub mod refused;
mod refused_cards;
pub mod ruler_card;
mod snippets;
pub mod solve;
mod ticks;
mod try_one;
mod why_not;

use std::rc::Rc;

use gros_solver::methods::{self, Method, Question, ruler};
use gros_solver::{AnyPuzzle, Puzzle};
use gros_stage::{board, ctx, puzzles, solving, timeline};
use gros_state as state;
use gros_text::{About, Key, Lang, MethodGroup, Part};
use gros_ui as ui;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::peek::question;
use crate::state::{Cards, Feedback, Msg, TimelineRef};
use crate::ui::browser;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use about::about;
use asked::AskCard;
use card_links::{Links, follow, use_light};
use explain_card::card_parts;
use refused_cards::Refused;
use ruler_card::RulerCard;
use try_one::{exercise, try_one};

/// Fewer methods need no headings.
const FEW: usize = 4;

#[derive(Clone, PartialEq)]
pub struct Explain {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub cards: Rc<Cards>,
    pub hides_next: bool,
    /// The piece that is being talked about.
    pub lit: Option<usize>,
}

rendered_by!(Explain, use_explain);
lazy_in!(Explain, explain, with later words);

/// The method of a closed card is not evaluated.
#[hook]
fn use_explain(props: &Explain) -> Html {
    let Explain { timeline, feedback, cards, hides_next, lit, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    use_effect_with(*lit, |lit| {
        if lit.is_some() {
            browser::scroll_to(".rung-lit");
        }
    });
    let light = use_light(timeline, ctx);
    let question = question(timeline);
    let methods = timeline.puzzle().methods();
    let preferred = cards.preferred(timeline.puzzle());
    let draw = |method: &Method| {
        let is_open = cards.is_open(*method);
        let links = Links { lang, timeline, ctx: Some(ctx), lit: *lit };
        let content = is_open.then(|| CardContent::new(*method, links, &question));
        let kind = exercise(timeline.puzzle(), method.id()).filter(|_| is_open);
        let exercise = kind.map(|kind| try_one(ctx, timeline, kind));
        card(*method, ctx, content, exercise)
    };
    let refused = Refused {
        prefs: ctx.prefs,
        timeline: timeline.clone(),
        feedback: feedback.clone(),
        hides_next: *hides_next,
    };
    html! {
        <div
            class="explain" onclick={follow(timeline, ctx)}
            onpointerover={light.reform(|event: PointerEvent| event.target())} onpointerleave={light.reform(|_: PointerEvent| None)}
            onfocusin={light.reform(|event: FocusEvent| event.target())} onfocusout={light.reform(|_: FocusEvent| None)}
        >
            { component(refused) }
            { list(preferred.iter().map(draw)) }
            { list(groups(methods, preferred).into_iter().map(|(group, methods)| html! {
                <>
                    { list(group.map(|group| heading(lang, group))) }
                    { list(methods.iter().map(draw)) }
                </>
            })) }
            if let Some(place) = ruler::place(&question) {
                { component(RulerCard { ctx, timeline: timeline.clone(), place }) }
            }
            if methods.is_empty() {
                <p class="nothing">{ lang.text(Key::MethodNone) }</p>
            }
        </div>
    }
}

/// Lists the methods by kind, from the easiest to the deepest; a few have no headings.
fn groups(methods: &[Method], preferred: Option<Method>) -> Vec<(Option<MethodGroup>, Vec<Method>)> {
    let rest = || methods.iter().copied().filter(|method| Some(*method) != preferred);
    if methods.len() < FEW {
        return vec![(None, rest().collect())];
    }
    let of =
        |group: MethodGroup| rest().filter(|method| Lang::method_group(*method) == group).collect::<Vec<_>>();
    let groups = MethodGroup::ALL.into_iter().map(|group| (Some(group), of(group)));
    groups.filter(|(_, methods)| !methods.is_empty()).collect()
}

fn heading(lang: Lang, group: MethodGroup) -> Html {
    let note = match group {
        MethodGroup::Decide => Some(Key::ExplainStartHere),
        MethodGroup::Question => Some(Key::ExplainDeeper),
        _ => None,
    };
    html! {
        <p class="note line apart explain-group">
            <span>{ lang.group_name(group) }</span>
            { list(note.map(|note| html! { <span>{ lang.text(note) }</span> })) }
        </p>
    }
}

struct CardContent {
    title: String,
    tag: Option<String>,
    body: Html,
    whys: Option<Html>,
    about: Option<&'static About>,
}

impl CardContent {
    fn new(method: Method, links: Links<'_>, question: &Question<AnyPuzzle>) -> CardContent {
        let Links { lang, timeline, .. } = links;
        let about = gros_text::about(question.puzzle.id(), method);
        match methods::explain(method, question) {
            Ok(explanation) => {
                let card = lang.explain(&explanation);
                let whys = proofs::whys(lang, question, card.proofs, method.id());
                let body = html! {
                    <>
                        { list(asks(method, lang, (timeline, question), &card.parts)) }
                        { card_parts(links, &card.parts) }
                    </>
                };
                CardContent { title: card.title, tag: card.tag, body, whys, about }
            }
            Err(refusal) => CardContent {
                title: lang.method_name(method).to_owned(),
                tag: None,
                body: html! { <p class="note">{ lang.not_here(refusal) }</p> },
                whys: None,
                about,
            },
        }
    }
}

/// Returns the title and the parts of a card by itself.
pub fn large(ctx: Ctx, timeline: &TimelineRef, method: Method) -> (String, Html) {
    let links = Links { lang: ctx.lang, timeline, ctx: Some(ctx), lit: None };
    let CardContent { title, body, .. } = CardContent::new(method, links, &question(timeline));
    (title, body)
}

/// Draws the questions of a card, if it answers any.
fn asks(
    method: Method,
    lang: Lang,
    (timeline, question): (&TimelineRef, &Question<AnyPuzzle>),
    parts: &[Part],
) -> Option<Html> {
    let asks = parts.iter().find_map(|part| if let Part::Asks(asks) = part { Some(asks) } else { None })?;
    let (timeline, question) = (timeline.clone(), question.clone());
    Some(component(AskCard { lang, method, timeline, question, asks: asks.clone() }))
}

fn card(method: Method, ctx: Ctx, content: Option<CardContent>, exercise: Option<Html>) -> Html {
    let onclick = ctx.on_click(Msg::ToggleCard(method));
    let (is_open, id) = (content.is_some(), format!("card-{}", method.id()));
    let (title, tag, body, whys, texts) = match content {
        Some(CardContent { title, tag, body, whys, about }) => (title, tag, body, whys, about),
        None => (ctx.lang.method_name(method).to_owned(), None, html! {}, None, None),
    };
    html! {
        <section key={method.id()} class="card">
            <h2>
                <button
                    class="row card-head" type="button" {onclick} aria-expanded={is_open.to_string()} aria-controls={id.clone()}
                >
                    <span>{ &title }</span>
                    if let Some(tag) = tag {
                        <small class="card-tag">{ tag }</small>
                    }
                    { icon(Shape::Chevron) }
                </button>
            </h2>
            <div class="stack card-body" {id} hidden={!is_open}>
                if let Some(it) = texts {
                    { about(ctx.lang, &title, &[ctx.lang.text(it.seen), ctx.lang.text(it.reach)], it.sources) }
                }
                { body }
                { list(whys) }
                { list(exercise) }
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::rings::methods as rings;

    #[test]
    fn every_method_stands_once_under_its_kind() {
        let listed = groups(rings::ALL, Some(rings::BINARY));
        let mut methods: Vec<Method> = listed.iter().flat_map(|(_, methods)| methods.clone()).collect();
        assert_eq!(methods.len(), rings::ALL.len() - 1);
        methods.dedup();
        assert!(methods.len() == rings::ALL.len() - 1 && !methods.contains(&rings::BINARY));
        assert_eq!(listed[0], (Some(MethodGroup::Decide), vec![rings::EXPECT, rings::ALTERNATION]));
        assert_eq!(listed.last().map(|(group, _)| *group), Some(Some(MethodGroup::Question)));
        assert_eq!(groups(&rings::ALL[..2], None), [(None, rings::ALL[..2].to_vec())]);
    }
}
