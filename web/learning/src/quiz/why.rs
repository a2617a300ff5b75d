//! The link from an answer to the card that explains it.

use gros_learning::Question;
use gros_session::spec::Exercise;
use gros_text::Key;
use yew::prelude::*;

use super::desk::Desk;
use crate::state::Msg;
use crate::ui::icons::{Shape, icon};

pub fn why(desk: &Desk, question: &Question) -> Html {
    let Some(spec) = spec(question) else { return html! {} };
    let address = format!("#/{spec}");
    let onclick = {
        let address = address.clone();
        desk.ctx.on(move |event: MouseEvent| {
            // Another tab or window opens it by itself.
            if event.ctrl_key() || event.meta_key() || event.shift_key() {
                return None;
            }
            event.prevent_default();
            Some(Msg::Follow(address.clone()))
        })
    };
    html! {
        <p><a class="link" href={address} {onclick}>{ desk.ctx.lang.text(Key::ProofWhy) }{ icon(Shape::Next) }</a></p>
    }
}

/// Returns the address of the board with the method that a question is about.
fn spec(question: &Question) -> Option<String> {
    let method = match question.kind()? {
        Exercise::MovesLeft => "automaton",
        Exercise::Binary | Exercise::StateAfter => "binary",
        Exercise::Next => "alternation",
        Exercise::RingAt => "decrement",
        Exercise::Least | Exercise::Recurrence => "recursion",
        Exercise::DiscAt | Exercise::StepOf | Exercise::PegsAfter => "formulas",
        Exercise::Cold => "partition",
        Exercise::Digits => "digits",
    };
    Some(format!("{}&show={method}", question.address()?))
}

#[cfg(test)]
mod tests {
    use gros_learning::quiz::questions;
    use gros_session::spec::{self, Exercise, Quiz};

    use crate::state::MAX_PIECES;

    #[test]
    fn every_address_opens_the_position_that_was_asked_about() {
        for seed in 0..20 {
            let quiz = Quiz { seed, kinds: Exercise::all().to_vec(), count: 30, ..Quiz::default() };
            for question in questions(&quiz) {
                let Some(text) = super::spec(&question) else { continue };
                let opened = spec::open(&text, MAX_PIECES).unwrap();
                assert!(opened.notices.is_empty() && opened.view_notices.is_empty(), "{text}");
                let written = spec::write(opened.session.timeline());
                let again = spec::open(&written, MAX_PIECES).unwrap();
                assert_eq!(spec::write(again.session.timeline()), written, "{text}");
                assert!(again.notices.is_empty(), "{written}");
            }
        }
    }
}
