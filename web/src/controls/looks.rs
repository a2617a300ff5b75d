//! The ways to look at a board: switches beside its title, and in the menu of narrow pages.

use gros_solver::wythoff::Rule;
use gros_solver::{AnyPuzzle, AnyState};
use gros_text::Key;
use yew::prelude::*;

use super::chosen;
use super::icons::{Shape, icon};
use crate::markup::html;
use crate::state::{Model, Msg, PileLooks, Prefs, RingLook};

/// Draws the switches of the puzzle's own board.
pub fn looks(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let prefs = model.prefs;
    let own = match model.state() {
        AnyState::Rings(_) => ring_looks(prefs, dispatch),
        AnyState::Wythoff(_) => {
            let PileLooks { cold, golden, .. } = prefs.piles;
            let with = |piles| Prefs { piles, ..prefs };
            html! {
                <>
                    { switch(prefs, Key::ColdPositions, cold, with(PileLooks { cold: !cold, ..prefs.piles }), dispatch) }
                    if has_golden_lines(model) {
                    { switch(prefs, Key::GoldenLines, golden, with(PileLooks { golden: !golden, ..prefs.piles }), dispatch) }
                    }
                </>
            }
        }
        _ => html! {},
    };
    let is_on = model.prediction.is_some();
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::Predict(!is_on));
    html! {
        <>
            { own }
            { button(prefs.lang.text(Key::Predict), is_on, onclick) }
        </>
    }
}

/// Only where both piles may be touched the cold positions lie along lines of the golden ratio.
fn has_golden_lines(model: &Model) -> bool {
    matches!(model.session.timeline().puzzle(), AnyPuzzle::Wythoff(game) if game.rule() == Rule::Wythoff)
}

fn button(name: &'static str, is_on: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="button button-quiet head-quiet" type="button" {onclick} aria-pressed={is_on.to_string()}>
            { icon(if is_on { Shape::Check } else { Shape::Sliders }) }
            { name }
        </button>
    }
}

/// Draws the choice among the ways to draw the rings.
fn ring_looks(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let lang = prefs.lang;
    let key = |look| match look {
        RingLook::Picture => Key::Picture,
        RingLook::Schema => Key::Schematic,
        RingLook::Upright => Key::Upright,
        RingLook::Lights => Key::Lights,
    };
    let option = |look: RingLook| {
        html! { <option selected={look == prefs.ring_look}>{ lang.text(key(look)) }</option> }
    };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(ring_look) = chosen(&event).and_then(|index| RingLook::ALL.get(index).copied()) {
                dispatch.emit(Msg::Prefs(Prefs { ring_look, ..prefs }));
            }
        })
    };
    html! {
        <span class="select-box head-quiet">
            <select class="select" aria-label={lang.text(Key::View)} title={lang.text(Key::View)} {onchange}>
                { for RingLook::ALL.into_iter().map(option) }
            </select>
            { icon(Shape::Chevron) }
        </span>
    }
}

/// Draws a switch: what it is called, whether it is on, and what is chosen by it.
fn switch(prefs: Prefs, key: Key, is_on: bool, other: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::Prefs(other));
    button(prefs.lang.text(key), is_on, onclick)
}
