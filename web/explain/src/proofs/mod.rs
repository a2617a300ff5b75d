//! “Why?” opens a proof in steps below a card, each step with its picture.

mod board;

use std::rc::Rc;

use gros_solver::AnyPuzzle;
use gros_solver::methods::Question;
use gros_text::{Key, Lang, Proof, ProofStep, Source, Theorem, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::formula::with_powers;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::setters::change_on_click;
use board::Board;

/// The buttons of a card's theorems, with the proof of the one that is open.
#[derive(Clone, PartialEq)]
pub struct Whys {
    pub lang: Lang,
    pub question: Question<AnyPuzzle>,
    pub theorems: &'static [Theorem],
    /// The card, for ids that are unique.
    pub card: &'static str,
}

rendered_by!(Whys, use_whys);

#[hook]
fn use_whys(props: &Whys) -> Html {
    let Whys { lang, question, theorems, card } = props;
    let open = use_state_eq(|| None::<Theorem>);
    let is_alone = theorems.len() == 1;
    let why = |theorem: &Theorem| {
        let (theorem, is_open) = (*theorem, *open == Some(*theorem));
        let (title, id) = (lang.theorem(theorem, &question.here), format!("proof-{card}-{}", theorem.id()));
        let onclick = change_on_click(&open, move |open| (*open != Some(theorem)).then_some(theorem));
        let name = if is_alone { lang.text(Key::ProofWhy).to_owned() } else { title.clone() };
        html! {
            <div class="why">
                <button
                    class="link why-open" type="button" {onclick} aria-expanded={is_open.to_string()}
                    aria-controls={id.clone()} aria-label={is_alone.then(|| say!(*lang, ProofWhyOf { title }))}
                >
                    { name }
                    { icon(Shape::Chevron) }
                </button>
                <div {id} hidden={!is_open}>
                    if is_open {
                        { lazy(*lang, ProofView { lang: *lang, question: question.clone(), theorem }) }
                    }
                </div>
            </div>
        }
    };
    html! { <div class="stack">{ list(theorems.iter().map(why)) }</div> }
}

#[derive(Clone, PartialEq)]
pub struct ProofView {
    pub lang: Lang,
    pub question: Question<AnyPuzzle>,
    pub theorem: Theorem,
}

rendered_by!(ProofView, use_proof);
lazy_in!(ProofView, learn, with later words);

#[hook]
fn use_proof(props: &ProofView) -> Html {
    let ProofView { lang, question, theorem } = props;
    let at = use_state_eq(|| 0usize);
    let Some(proof) = lang.prove(question, *theorem) else { return html! {} };
    let last = proof.steps.len().saturating_sub(1);
    let here = (*at).min(last);
    let go = |by: isize| {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| at.set((*at).min(last).saturating_add_signed(by).min(last)))
    };
    let Some(ProofStep { text, formulas, scene }) = proof.steps.get(here) else { return html! {} };
    html! {
        <section class="stack ruled" aria-label={proof.title.clone()}>
            { head(&proof) }
            <div class="stack" aria-live="polite">
                <p class="card-text">{ with_powers(text) }</p>
                { list(formulas.iter().map(|formula| html! { <p class="formula">{ with_powers(formula) }</p> })) }
            </div>
            if *theorem == Theorem::WaysOut && here == last {
                { component(Board { lang: *lang, scene: scene.clone() }) }
            } else {
                <div class="proof-picture" aria-hidden="true">
                    { component(Picture { scene: Rc::new(scene.clone()) }) }
                </div>
            }
            { foot(*lang, &proof, here, [go(-1), go(1)]) }
        </section>
    }
}

fn head(proof: &Proof) -> Html {
    html! {
        <p class="row proof-head"><strong>{ &proof.title }</strong><small class="card-tag">{ proof.tag }</small></p>
    }
}

/// Its source, which step is shown, and the buttons to the others.
fn foot(lang: Lang, proof: &Proof, here: usize, [back, next]: [Callback<MouseEvent>; 2]) -> Html {
    let steps = proof.steps.len();
    let dot = |index: usize| html! { <i key={index} class={(index <= here).then_some("proof-dot-done")} /> };
    let button = |name: Key, shape: Shape, onclick: Callback<MouseEvent>, is_end: bool| {
        html! {
            <button
                class="button-quiet proof-go" type="button" {onclick} aria-label={lang.text(name)} title={lang.text(name)}
                aria-disabled={is_end.then_some("true")}
            >
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class="note row ruled proof-foot">
            { source(proof) }
            <span class="line proof-dots" aria-hidden="true">{ list((0..steps).map(dot)) }</span>
            <span>{ say!(lang, ProofStepOf { step: here + 1, steps }) }</span>
            { button(Key::ProofBack, Shape::Left, back, here == 0) }
            { button(Key::ProofNext, Shape::Right, next, here + 1 == steps) }
        </div>
    }
}

fn source(proof: &Proof) -> Html {
    let Source { name, address, lang } = proof.source;
    match address {
        Some(address) => {
            html! { <a class="proof-source" href={address} target="_blank" rel="noopener" lang={lang.tag()}>{ name }</a> }
        }
        None => html! { <span class="proof-source" lang={lang.tag()}>{ name }</span> },
    }
}

/// Returns the buttons of a card, if anything on it has a proof.
pub fn whys(
    lang: Lang,
    question: &Question<AnyPuzzle>,
    theorems: &'static [Theorem],
    card: &'static str,
) -> Option<Html> {
    (!theorems.is_empty()).then(|| keyed(card, Whys { lang, question: question.clone(), theorems, card }))
}
