//! The ways to look at a board: beside its title, and in the menu of narrow pages.

use gros_solver::wythoff::Rule;
use gros_solver::{AnyPuzzle, AnyState};
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Shape, icon};
use super::{chosen, select_box};
use crate::markup::{classes, html};
use crate::state::{Model, Msg, PileLooks, Prefs, RingLook};

/// What is switched on and off, or done to the board, by one button.
pub struct Switch {
    key: Key,
    shape: Shape,
    /// Whether it is on; none where there is nothing to be on.
    is_on: Option<bool>,
    msg: Msg,
}

/// Draws the ways to look at the board beside its title.
pub fn looks(model: &Model, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            if matches!(model.state(), AnyState::Rings(_)) {
                <span class="head-quiet">{ select_box(ring_looks(model.prefs, dispatch)) }</span>
            }
            { for switches(model).into_iter().map(|switch| switch_button("head-quiet", model, switch, dispatch)) }
        </>
    }
}

/// Lists what can be switched.
pub fn switches(model: &Model) -> Vec<Switch> {
    let prefs = model.prefs;
    let is_on = model.prediction.is_some();
    let predict =
        Switch { key: Key::Predict, shape: Shape::Aim, is_on: Some(is_on), msg: Msg::Predict(!is_on) };
    let mut switches = match model.state() {
        AnyState::Wythoff(_) => pile_switches(model),
        _ => Vec::new(),
    };
    switches.push(predict);
    if matches!(model.state(), AnyState::Rings(_)) {
        // The free end goes to the other side.
        let flipped = Prefs { free_end_left: !prefs.free_end_left, ..prefs };
        switches.push(Switch { key: Key::Flip, shape: Shape::Flip, is_on: None, msg: Msg::Prefs(flipped) });
    }
    switches
}

fn pile_switches(model: &Model) -> Vec<Switch> {
    let prefs = model.prefs;
    let PileLooks { cold, golden, .. } = prefs.piles;
    let switch = |key, shape, is_on, piles| Switch {
        key,
        shape,
        is_on: Some(is_on),
        msg: Msg::Prefs(Prefs { piles, ..prefs }),
    };
    let mut switches =
        vec![switch(Key::ColdPositions, Shape::Cold, cold, PileLooks { cold: !cold, ..prefs.piles })];
    if has_golden_lines(model) {
        let other = PileLooks { golden: !golden, ..prefs.piles };
        switches.push(switch(Key::GoldenLines, Shape::Golden, golden, other));
    }
    switches
}

/// Only where both piles may be touched the cold positions lie along lines of the golden ratio.
fn has_golden_lines(model: &Model) -> bool {
    matches!(model.session.timeline().puzzle(), AnyPuzzle::Wythoff(game) if game.rule() == Rule::Wythoff)
}

/// Draws a switch; one that is on has a tick behind its name.
pub fn switch_button(class: &'static str, model: &Model, switch: Switch, dispatch: &Callback<Msg>) -> Html {
    let Switch { key, shape, is_on, msg } = switch;
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <button class={classes!("button", "button-quiet", class)} type="button" {onclick} aria-pressed={is_on.map(|is_on| is_on.to_string())}>
            { icon(shape) }
            { model.prefs.lang.text(key) }
            if is_on == Some(true) {
                { icon(Shape::Check) }
            }
        </button>
    }
}

/// Draws the choice among the ways to draw the rings.
pub fn ring_looks(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
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
        <select class="select" aria-label={lang.text(Key::View)} title={lang.text(Key::View)} {onchange}>
            { for RingLook::ALL.into_iter().map(option) }
        </select>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_switches_look_alike() {
        for (address, count) in [("#/rings", 2), ("#/hanoi", 1), ("#/wythoff", 3)] {
            let switches = switches(&Model::open(address, &[], Prefs::default()));
            let mut shapes: Vec<Shape> = Vec::new();
            for switch in &switches {
                assert!(!shapes.contains(&switch.shape), "{address}: {:?}", switch.shape);
                assert!(![Shape::Squares, Shape::Help, Shape::Sliders].contains(&switch.shape), "{address}");
                shapes.push(switch.shape);
            }
            assert_eq!(shapes.len(), count, "{address}");
        }
    }
}
