//! The line above the board: what the task is, and the way to change it.

use gros_solver::AnyState;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Icon, Shape};
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
    let lang = model.prefs.lang;
    let setup = model.session.timeline().setup();
    let facts = lang.task_facts(setup);
    let onclick = on_edit.reform(|_: MouseEvent| ());
    html! {
        <div class="head">
            <h1>{ lang.task_title(&setup.puzzle) }</h1>
            <p class="head-facts parts">{ for facts.into_iter().map(|fact| html! { <span>{ fact }</span> }) }</p>
            if matches!(model.state(), AnyState::Rings(_)) {
                <FlipButton prefs={model.prefs} dispatch={dispatch.clone()} />
            }
            <button class="button button-quiet button-icon head-edit" type="button" {onclick} aria-label={lang.text(Key::Setup)}>
                <Icon shape={Shape::Edit} />
            </button>
        </div>
    }
}

/// What the button is given.
#[derive(Properties, PartialEq)]
struct FlipProps {
    prefs: Prefs,
    dispatch: Callback<Msg>,
}

/// Turns the rings round, so that the free end is on the other side.
#[component]
fn FlipButton(props: &FlipProps) -> Html {
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
