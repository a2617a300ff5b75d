//! A form for the parameters of a puzzle, generated from the list of its keys.

use gros_session::{Action, with_parameter};
use gros_solver::internals::params::{Param, Values};
use gros_solver::{AnyPuzzle, Setup};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{keyed, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

/// The form. A component, since finding the valid values may take a search.
#[derive(PartialEq)]
pub struct Parameters {
    pub ctx: Ctx,
    pub setup: Setup<AnyPuzzle>,
}

rendered_by!(Parameters, use_parameters);

/// Includes every parameter with a name, except the size.
#[hook]
fn use_parameters(props: &Parameters) -> Html {
    let Parameters { setup, .. } = props;
    let params = setup.puzzle.params().iter().filter(|param| !matches!(param.values, Values::Size { .. }));
    let controls: Vec<Html> = params.filter_map(|param| control(props.ctx, setup, param)).collect();
    if controls.is_empty() {
        return html! {};
    }
    html! { <div class="setup-choices">{ list(controls) }</div> }
}

/// Renders the switches that do not move any piece.
pub fn switches(ctx: Ctx, setup: &Setup<AnyPuzzle>) -> Html {
    let pieces = setup.start.to_string();
    let leaves_pieces =
        |param: &Param| toggled(setup, param).is_some_and(|(_, other)| other.start.to_string() == pieces);
    let params = setup.puzzle.params().iter().filter(|param| is_switch(param) && leaves_pieces(param));
    list(params.filter_map(|param| control(ctx, setup, param)))
}

fn is_switch(param: &Param) -> bool {
    matches!(param.values, Values::Word { words: ["0", "1"], .. })
}

/// Returns the control of a parameter, unless it has no name or no other value.
fn control(ctx: Ctx, setup: &Setup<AnyPuzzle>, param: &'static Param) -> Option<Html> {
    let label = ctx.lang.parameter(&setup.puzzle, param.key)?;
    match param.values {
        Values::Word { .. } if is_switch(param) => switch(label, setup, param, ctx),
        Values::Places { .. } => places(ctx, label, setup, param),
        Values::Word { .. } | Values::Number { .. } => {
            let setup = setup.clone();
            Some(keyed(param.key, Choice { ctx, label, setup, param }))
        }
        Values::Size { .. }
        | Values::Radices { .. }
        | Values::Waits
        | Values::Piles { .. }
        | Values::Start
        | Values::Goal => None,
    }
}

/// Returns whether a switch is on, and the task with the switch toggled.
fn toggled(setup: &Setup<AnyPuzzle>, param: &Param) -> Option<(bool, Setup<AnyPuzzle>)> {
    let is_on = value(&setup.puzzle, param).as_deref() == Some("1");
    Some((is_on, with_value(setup, param.key, if is_on { "0" } else { "1" })?))
}

fn switch(label: &'static str, setup: &Setup<AnyPuzzle>, param: &'static Param, ctx: Ctx) -> Option<Html> {
    let (is_on, other) = toggled(setup, param)?;
    let onchange = ctx.on(move |_: Event| Msg::Act(Action::SetUp(other.clone())));
    Some(html! {
        <label class="line check">
            <input class="switch" type="checkbox" checked={is_on} {onchange} />
            { label }
        </label>
    })
}

/// A stepper for the number of places, unless it differs between pieces.
fn places(ctx: Ctx, label: &'static str, setup: &Setup<AnyPuzzle>, param: &'static Param) -> Option<Html> {
    let is_list = |(key, _): &(&str, String)| {
        let radices = |param: &&Param| matches!(param.values, Values::Radices { .. });
        setup.puzzle.params().iter().filter(radices).any(|param| param.key == *key)
    };
    if setup.puzzle.keys().iter().any(is_list) {
        return None;
    }
    let base: usize = value(&setup.puzzle, param)?.parse().ok()?;
    let step = |key, shape, base: Option<usize>| {
        let other = base.and_then(|base| with_value(setup, param.key, &base.to_string()));
        let off = other.is_none().then_some("true");
        let onclick = ctx.on(move |_: MouseEvent| Some(Msg::Act(Action::SetUp(other.clone()?))));
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={ctx.lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    Some(html! {
        <div class="note stack setup-label setup-size" role="group" aria-label={label}>
            <span>{ label }</span>
            <span class="stepper">
                { step(Key::FewerPlaces, Shape::Minus, base.checked_sub(1)) }
                <output>{ base }</output>
                { step(Key::MorePlaces, Shape::Plus, base.checked_add(1)) }
            </span>
        </div>
    })
}

#[derive(PartialEq)]
struct Choice {
    ctx: Ctx,
    label: &'static str,
    setup: Setup<AnyPuzzle>,
    param: &'static Param,
}

rendered_by!(Choice, use_choice);

/// The names of values are memoized, since they may take a search.
#[hook]
fn use_choice(props: &Choice) -> Html {
    let Choice { label, setup, param, .. } = props;
    let ctx = props.ctx;
    let choices = use_memo((ctx.lang, setup.puzzle.id(), param.key), |_| {
        let choices = param.choices().into_iter();
        let named = |value: String| (ctx.lang.value_of_parameter(&setup.puzzle, param.key, &value), value);
        choices.map(named).collect::<Vec<_>>()
    });
    let current = value(&setup.puzzle, param);
    let option = |(name, value): &(String, String)| {
        html! { <option selected={Some(value) == current.as_ref()}>{ name }</option> }
    };
    let onchange = {
        let (choices, setup, key) = (choices.clone(), setup.clone(), param.key);
        ctx.on(move |event: Event| {
            let (_, value) = choices.get(selected_index(&event)?)?;
            Some(Msg::Act(Action::SetUp(with_value(&setup, key, value)?)))
        })
    };
    html! {
        <label class="note stack setup-label">
            { *label }
            <span class="select-box">
                <select class="select" aria-label={*label} {onchange}>{ list(choices.iter().map(option)) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}

fn value(puzzle: &AnyPuzzle, param: &Param) -> Option<String> {
    let explicit = puzzle.keys().into_iter().find(|(key, _)| *key == param.key);
    explicit.map(|(_, value)| value).or_else(|| param.usual())
}

/// Returns the task with another value of a parameter, if it is valid.
pub fn with_value(setup: &Setup<AnyPuzzle>, key: &str, value: &str) -> Option<Setup<AnyPuzzle>> {
    with_parameter(setup, key, value, MAX_PIECES)
}
