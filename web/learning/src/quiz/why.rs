//! The link from an answer to the card that explains it.

use gros_learning::quiz::rings::RingsAsk;
use gros_learning::quiz::tower::TowerAsk;
use gros_learning::{Ask, Question};
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
    Some(match &question.ask {
        Ask::Rings(RingsAsk::MovesLeft(row)) => format!("rings?from={row}&show=automaton"),
        Ask::Rings(RingsAsk::Binary(row)) => format!("rings?from={row}&show=binary"),
        Ask::Rings(RingsAsk::Next(row)) => format!("rings?from={row}&show=alternation"),
        Ask::Rings(RingsAsk::StateAfter { rings, moves }) => {
            format!("rings?n={rings}&step={moves}&show=binary")
        }
        Ask::Rings(RingsAsk::RingAt { rings, at }) => {
            format!("rings?n={rings}&step={}&show=decrement", at.saturating_sub(1))
        }
        Ask::Rings(RingsAsk::Least(rings) | RingsAsk::Recurrence(rings)) => {
            format!("rings?n={rings}&show=recursion")
        }
        Ask::Tower(TowerAsk::DiscAt { discs, at }) => {
            format!("hanoi?n={discs}&step={}&show=formulas", at.saturating_sub(1))
        }
        Ask::Tower(TowerAsk::StepOf(row)) => {
            format!("hanoi?n={}&step={}&show=formulas", row.len(), question.answer)
        }
        Ask::Tower(TowerAsk::PegsAfter { discs, moves }) => {
            format!("hanoi?n={discs}&step={moves}&show=formulas")
        }
        Ask::Tower(TowerAsk::Least(discs)) => format!("hanoi?n={discs}&show=recursion"),
        Ask::Position(_) => return None,
        Ask::Game(ask) => {
            let (left, right) = ask.position()?;
            format!("wythoff?piles={left},{right}&show=partition")
        }
        Ask::Chain(ask) => {
            format!("chain?n={}&from={}&to={}&show=digits", ask.0.len(), ask.0, "0".repeat(ask.0.len()))
        }
    })
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
