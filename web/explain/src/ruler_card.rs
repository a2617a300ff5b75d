//! The card of the ruler sequence: an introduction, any term, and a test of a word for repetitions.

use gros_session::Seek;
use gros_solver::methods::ruler::RulerPosition;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::about::about;
use super::card_links::Links;
use super::explain_card::card_parts;
use super::try_one::{exercise, try_one};
use crate::ctx::Ctx;
use crate::state::{Msg, Overlay, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::setters::change_on_click;

/// Longest word to test; the test compares all pairs of adjacent blocks.
const LONGEST: &str = "400";

pub struct RulerCard {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub place: RulerPosition,
}

impl PartialEq for RulerCard {
    fn eq(&self, other: &RulerCard) -> bool {
        self.ctx.lang == other.ctx.lang
            && self.place == other.place
            && self.timeline.puzzle() == other.timeline.puzzle()
    }
}

rendered_by!(RulerCard, use_ruler_card);

#[hook]
fn use_ruler_card(props: &RulerCard) -> Html {
    let lang = props.ctx.lang;
    let is_open = use_state_eq(|| false);
    let (term, word) = (use_state_eq(|| "2^70".to_owned()), use_state_eq(|| "212342345678".to_owned()));
    let toggle = change_on_click(&is_open, |is_open| !is_open);
    let links = Links { lang, timeline: &props.timeline, ctx: None, lit: None };
    html! {
        <section class="card">
            <h2>
                <button
                    class="row card-head" type="button" onclick={toggle} aria-expanded={is_open.to_string()} aria-controls="card-ruler"
                >
                    <span>{ lang.text(Key::RulerTitle) }</span>
                    { icon(Shape::Chevron) }
                </button>
            </h2>
            <div class="stack card-body" id="card-ruler" hidden={!*is_open}>
                if *is_open {
                    { about(lang, lang.text(Key::RulerTitle), &[], Lang::OF_THE_RULER) }
                    { card_parts(links, &lang.ruler_parts(&props.timeline.state(), &props.place)) }
                    { field("ruler-term", lang.text(Key::RulerTerm), &term, term_text(lang, &term)) }
                    <p class="card-text">{ lang.text(Key::OneRulerLine) }</p>
                    <button class="button" type="button" onclick={props.ctx.on_click(Msg::Overlay(Some(Overlay::OneRuler)))}>
                        { lang.text(Key::OneRuler) }
                    </button>
                    { list(exercise(props.timeline.puzzle(), "ruler").map(|kind| try_one(props.ctx, &props.timeline, kind))) }
                    { field("ruler-word", lang.text(Key::RulerWord), &word, lang.first_square(&word)) }
                    { list(Lang::KNOWN_OF_SQUARES.map(|known| html! { <p class="card-text">{ lang.text(known) }</p> })) }
                }
            </div>
        </section>
    }
}

fn term_text(lang: Lang, input_text: &str) -> String {
    let term = match input_text.parse() {
        Ok(Seek::At(k)) => lang.ruler_term(&k),
        _ => None,
    };
    term.unwrap_or_else(|| lang.text(Key::CountFromOne).to_owned())
}

fn field(id: &'static str, label: &'static str, input_text: &UseStateHandle<String>, output: String) -> Html {
    let oninput = {
        let input_text = input_text.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                input_text.set(input.value());
            }
        })
    };
    html! {
        <p class="stack card-field">
            <label for={id}>{ label }</label>
            <input {id} class="field" type="text" maxlength={LONGEST} autocomplete="off" spellcheck="false" value={(**input_text).clone()} {oninput} />
            <output for={id}>{ output }</output>
        </p>
    }
}
