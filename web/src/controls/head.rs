//! The line above the board: what the task is, and the ways to look at it.

use gros_solver::{AnyState, Guarantee};
use gros_text::Key;
use yew::prelude::*;

use super::choices::ChoiceProps;
use super::drawn::drawn;
use super::icons::{Icon, Shape};
use super::looks::looks;
use crate::state::{Msg, Prefs, Shown};

/// What the line is given.
#[derive(Properties, PartialEq)]
pub struct HeadProps {
    /// What there is to show.
    pub model: Shown,
    /// Opens the set-up, where it is not always there.
    pub on_edit: Callback<()>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// Draws the line above the board.
#[component]
pub fn Head(props: &HeadProps) -> Html {
    let HeadProps { model, on_edit, dispatch } = props;
    let (prefs, lang) = (model.prefs, model.prefs.lang);
    let timeline = model.session.timeline();
    // Only what is proved has a tick.
    let is_proven = matches!(timeline.guarantee(), Guarantee::Shortest { .. });
    let proof = if is_proven { lang.guarantee(timeline.guarantee()) } else { "" };
    let fact = |fact: String| {
        html! {
            <span class={(fact == proof).then_some("head-proof")}>
                if fact == proof {
                    <Icon shape={Shape::Check} />
                }
                { drawn(&fact) }
            </span>
        }
    };
    let onclick = on_edit.reform(|_: MouseEvent| ());
    html! {
        <div class="head">
            <h1>{ lang.task_title(timeline.puzzle()) }</h1>
            <p class="head-facts parts">{ for lang.task_facts(timeline.setup()).into_iter().map(fact) }</p>
            { looks(model, dispatch) }
            if matches!(model.state(), AnyState::Rings(_)) {
                <FlipButton {prefs} dispatch={dispatch.clone()} />
                <ViewButton {prefs} dispatch={dispatch.clone()} />
            }
            <button class="button button-quiet button-icon head-edit" type="button" {onclick} aria-label={lang.text(Key::Setup)}>
                <Icon shape={Shape::Edit} />
            </button>
        </div>
    }
}

/// Turns the rings round, so that the free end is on the other side.
#[component]
pub fn FlipButton(props: &ChoiceProps) -> Html {
    let prefs = props.prefs;
    let flipped = Prefs { free_end_left: !prefs.free_end_left, ..prefs };
    let onclick = props.dispatch.reform(move |_: MouseEvent| Msg::Prefs(flipped));
    html! {
        <button class="button button-quiet head-quiet" type="button" {onclick}>
            <Icon shape={Shape::Flip} />
            { prefs.lang.text(Key::Flip) }
        </button>
    }
}

/// Draws the rings as circles on a line, or as they are.
#[component]
pub fn ViewButton(props: &ChoiceProps) -> Html {
    let prefs = props.prefs;
    let other = Prefs { schematic: !prefs.schematic, ..prefs };
    let onclick = props.dispatch.reform(move |_: MouseEvent| Msg::Prefs(other));
    html! {
        <button class="button button-quiet head-quiet" type="button" {onclick} aria-pressed={prefs.schematic.to_string()}>
            <Icon shape={Shape::Sliders} />
            { prefs.lang.text(Key::Schematic) }
        </button>
    }
}
