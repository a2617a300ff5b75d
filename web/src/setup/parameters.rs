//! The parameters of a puzzle as a form, drawn from the list of its keys.

use gros_session::{Action, with_parameter};
use gros_solver::params::{Param, Values};
use gros_solver::{AnyPuzzle, Setup};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{keyed, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

/// The parameters of a task, drawn anew only where it is another: whether a value can be had may take a route.
#[derive(PartialEq)]
pub struct Parameters {
    /// The language.
    pub lang: Lang,
    /// The task.
    pub setup: Setup<AnyPuzzle>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Parameters, use_parameters);

/// Draws a control for every parameter that has a name, but the size.
#[hook]
fn use_parameters(props: &Parameters) -> Html {
    let Parameters { lang, setup, dispatch } = props;
    let params = setup.puzzle.params().iter().filter(|param| !matches!(param.values, Values::Size { .. }));
    let controls: Vec<Html> = params.filter_map(|param| control(*lang, setup, param, dispatch)).collect();
    if controls.is_empty() {
        return html! {};
    }
    html! { <div class="setup-choices">{ for controls }</div> }
}

/// Draws the parameters that are switches and leave all pieces as they are.
pub fn switches(lang: Lang, setup: &Setup<AnyPuzzle>, dispatch: &Callback<Msg>) -> Html {
    let pieces = setup.start.to_string();
    let leaves_pieces =
        |param: &Param| other_way(setup, param).is_some_and(|(_, other)| other.start.to_string() == pieces);
    let params = setup.puzzle.params().iter().filter(|param| is_switch(param) && leaves_pieces(param));
    html! { <>{ for params.filter_map(|param| control(lang, setup, param, dispatch)) }</> }
}

fn is_switch(param: &Param) -> bool {
    matches!(param.values, Values::Word { words: ["0", "1"], .. })
}

/// Draws the control of one parameter; none where it has no name, or nothing else can be chosen.
fn control(
    lang: Lang,
    setup: &Setup<AnyPuzzle>,
    param: &'static Param,
    dispatch: &Callback<Msg>,
) -> Option<Html> {
    let label = lang.parameter(&setup.puzzle, param.key)?;
    match param.values {
        Values::Word { .. } if is_switch(param) => switch(label, setup, param, dispatch),
        Values::Places { .. } => places(lang, label, setup, param, dispatch),
        Values::Word { .. } | Values::Number { .. } => {
            let (setup, dispatch) = (setup.clone(), dispatch.clone());
            Some(keyed(param.key, Choice { lang, label, setup, param, dispatch }))
        }
        Values::Size { .. }
        | Values::Radices { .. }
        | Values::Piles { .. }
        | Values::Start
        | Values::Goal => None,
    }
}

/// Tells whether a switch is on, and gives the task with it the other way.
fn other_way(setup: &Setup<AnyPuzzle>, param: &Param) -> Option<(bool, Setup<AnyPuzzle>)> {
    let is_on = value(&setup.puzzle, param).as_deref() == Some("1");
    Some((is_on, changed(setup, param.key, if is_on { "0" } else { "1" })?))
}

/// Draws a switch.
fn switch(
    label: &'static str,
    setup: &Setup<AnyPuzzle>,
    param: &'static Param,
    dispatch: &Callback<Msg>,
) -> Option<Html> {
    let (is_on, other) = other_way(setup, param)?;
    let onchange = dispatch.reform(move |_: Event| Msg::Act(Action::SetUp(other.clone())));
    Some(html! {
        <label class="check">
            <input type="checkbox" checked={is_on} {onchange} />
            { label }
        </label>
    })
}

/// Draws a stepper of the number of places; none where the pieces differ in it.
fn places(
    lang: Lang,
    label: &'static str,
    setup: &Setup<AnyPuzzle>,
    param: &'static Param,
    dispatch: &Callback<Msg>,
) -> Option<Html> {
    let is_list = |(key, _): &(&str, String)| {
        let radices = |param: &&Param| matches!(param.values, Values::Radices { .. });
        setup.puzzle.params().iter().filter(radices).any(|param| param.key == *key)
    };
    if setup.puzzle.keys().iter().any(is_list) {
        return None;
    }
    let base: usize = value(&setup.puzzle, param)?.parse().ok()?;
    let step = |key, shape, base: Option<usize>| {
        let other = base.and_then(|base| changed(setup, param.key, &base.to_string()));
        let off = other.is_none().then_some("true");
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(setup) = &other {
                dispatch.emit(Msg::Act(Action::SetUp(setup.clone())));
            }
        });
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    Some(html! {
        <div class="setup-label setup-size" role="group" aria-label={label}>
            <span>{ label }</span>
            <span class="stepper">
                { step(Key::FewerPlaces, Shape::Minus, base.checked_sub(1)) }
                <output class="stepper-value">{ base }</output>
                { step(Key::MorePlaces, Shape::Plus, base.checked_add(1)) }
            </span>
        </div>
    })
}

/// A choice among the values of a parameter.
#[derive(PartialEq)]
struct Choice {
    lang: Lang,
    label: &'static str,
    setup: Setup<AnyPuzzle>,
    param: &'static Param,
    dispatch: Callback<Msg>,
}

rendered_by!(Choice, use_choice);

/// Draws the choice. What a value is called may take a search, which is done once.
#[hook]
fn use_choice(props: &Choice) -> Html {
    let Choice { lang, label, setup, param, dispatch } = props;
    let choices = use_memo((*lang, setup.puzzle.id(), param.key), |_| {
        let choices = param.choices().into_iter();
        let named = |value: String| (lang.value_of_parameter(&setup.puzzle, param.key, &value), value);
        choices.map(named).collect::<Vec<_>>()
    });
    let current = value(&setup.puzzle, param);
    let option = |(name, value): &(String, String)| {
        html! { <option selected={Some(value) == current.as_ref()}>{ name }</option> }
    };
    let onchange = {
        let (choices, setup, dispatch, key) = (choices.clone(), setup.clone(), dispatch.clone(), param.key);
        Callback::from(move |event: Event| {
            let value = selected_index(&event).and_then(|index| choices.get(index));
            if let Some(setup) = value.and_then(|(_, value)| changed(&setup, key, value)) {
                dispatch.emit(Msg::Act(Action::SetUp(setup)));
            }
        })
    };
    html! {
        <label class="setup-label">
            { *label }
            <span class="select-box">
                <select class="select" {onchange}>{ for choices.iter().map(option) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}

/// Returns the value of a parameter.
fn value(puzzle: &AnyPuzzle, param: &Param) -> Option<String> {
    let written = puzzle.keys().into_iter().find(|(key, _)| *key == param.key);
    written.map(|(_, value)| value).or_else(|| param.usual())
}

/// Returns the task with another value of a parameter, where the page takes it.
pub fn changed(setup: &Setup<AnyPuzzle>, key: &str, value: &str) -> Option<Setup<AnyPuzzle>> {
    with_parameter(setup, key, value, MAX_PIECES)
}
