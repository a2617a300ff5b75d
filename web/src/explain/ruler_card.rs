//! The ruler sequence: what it is, any term of it, and a field to test a word for repetitions.

use gros_session::Seek;
use gros_solver::methods::ruler::RulerPosition;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::about::about;
use super::card_links::Links;
use super::explain_card::card_parts;
use crate::state::{Modal, Msg, TimelineRef};
use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

/// The longest word that is tested: every pair of neighbouring stretches is compared.
const LONGEST: &str = "400";

/// The card of the ruler sequence.
pub struct RulerCard {
    /// The language.
    pub lang: Lang,
    /// The timeline.
    pub timeline: TimelineRef,
    /// Where one is on the ruler.
    pub place: RulerPosition,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

impl PartialEq for RulerCard {
    fn eq(&self, other: &RulerCard) -> bool {
        self.lang == other.lang
            && self.place == other.place
            && self.timeline.puzzle() == other.timeline.puzzle()
    }
}

rendered_by!(RulerCard, use_ruler_card);

/// Draws the card.
#[hook]
fn use_ruler_card(props: &RulerCard) -> Html {
    let lang = props.lang;
    let is_open = use_state_eq(|| false);
    let (term, word) = (use_state_eq(|| "2^70".to_owned()), use_state_eq(|| "212342345678".to_owned()));
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let links = Links { lang, timeline: &props.timeline };
    html! {
        <section class="card">
            <h2>
                <button
                    class="card-head" type="button" onclick={toggle} aria-expanded={is_open.to_string()} aria-controls="card-ruler"
                >
                    <span>{ lang.ruler_title() }</span>
                    { icon(Shape::Chevron) }
                </button>
            </h2>
            <div class="card-body" id="card-ruler" hidden={!*is_open}>
                if *is_open {
                    { about(lang, lang.ruler_title(), &[], Lang::OF_THE_RULER) }
                    { card_parts(links, &lang.ruler_parts(&props.timeline.state(), &props.place)) }
                    { field("ruler-term", lang.text(Key::RulerTerm), &term, said_of_term(lang, &term)) }
                    <p class="card-text">{ lang.text(Key::OneRulerLine) }</p>
                    <button class="button" type="button" onclick={props.dispatch.reform(|_: MouseEvent| Msg::Modal(Some(Modal::OneRuler)))}>
                        { lang.text(Key::OneRuler) }
                    </button>
                    { field("ruler-word", lang.text(Key::RulerWord), &word, lang.first_square(&word)) }
                }
            </div>
        </section>
    }
}

/// Says which term has the number that was typed.
fn said_of_term(lang: Lang, typed: &str) -> String {
    let term = match typed.parse() {
        Ok(Seek::At(k)) => lang.ruler_term(&k),
        _ => None,
    };
    term.unwrap_or_else(|| lang.text(Key::CountFromOne).to_owned())
}

/// Draws a field with what follows from it.
fn field(id: &'static str, label: &'static str, typed: &UseStateHandle<String>, says: String) -> Html {
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(input.value());
            }
        })
    };
    html! {
        <p class="card-field">
            <label for={id}>{ label }</label>
            <input {id} class="field" type="text" maxlength={LONGEST} autocomplete="off" spellcheck="false" value={(**typed).clone()} {oninput} />
            <output for={id}>{ says }</output>
        </p>
    }
}
