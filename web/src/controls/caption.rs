//! The board's caption: what comes next or what just happened, and the actions.

use gros_session::Action;
use gros_solver::{AnyMove, AnyState};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::icons::{Icon, Shape};
use crate::app::PartProps;
use crate::state::{Model, Msg, Said};

/// The two lines beside a badge.
struct Lines {
    badge: &'static str,
    shape: Shape,
    first: Html,
    second: Vec<String>,
}

/// Draws the caption.
#[component]
pub fn Caption(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let Lines { badge, shape, first, second } = lines(model);
    let timeline = model.session.timeline();
    html! {
        <div class="caption">
            <div class="caption-text">
                <span class={classes!("badge", badge)}><Icon {shape} /></span>
                <div class="caption-lines">
                    <p class="caption-first">{ first }</p>
                    <p class="caption-second parts">
                        <span class="caption-step">{ lang.step_of(timeline.cursor(), timeline.steps()) }</span>
                        { for second.into_iter().map(|part| html! { <span>{ part }</span> }) }
                    </p>
                </div>
            </div>
            <Actions model={model.clone()} dispatch={dispatch.clone()} />
        </div>
    }
}

fn lines(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let counter = lang.counter(&model.session);
    match &model.said {
        Said::Refused { why, .. } => refused(lang.refusal(timeline.puzzle(), why)),
        Said::EmptyPeg(peg) => refused(lang.empty_peg(*peg)),
        _ if model.is_solved() => Lines {
            badge: "badge-good",
            shape: Shape::Flag,
            first: html! { <strong>{ goal_text(model) }</strong> },
            second: counter,
        },
        _ if !model.touched => Lines {
            badge: "badge-plain",
            shape: Shape::Info,
            first: html! { <strong>{ first_visit(lang, &model.state()) }</strong> },
            second: lang.task_facts(timeline.setup()),
        },
        Said::Hint => hint(model),
        Said::Clamped => {
            Lines { second: vec![lang.clamped(timeline.cursor(), timeline.steps())], ..next(model) }
        }
        Said::Nothing | Said::OffRoute | Said::Shared => next(model),
    }
}

fn refused(text: gros_text::Refused) -> Lines {
    let first = html! { <><strong>{ text.headline }</strong>{ " " }{ text.reason }</> };
    Lines { badge: "badge-bad", shape: Shape::Cross, first, second: vec![text.rule] }
}

fn goal_text(model: &Model) -> String {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    if timeline.steps().is_zero() { lang.text(Key::StartIsGoal).to_owned() } else { lang.win(&model.session) }
}

fn first_visit(lang: Lang, state: &AnyState) -> &'static str {
    lang.text(match state {
        AnyState::Rings(_) => Key::FirstVisitRings,
        AnyState::Hanoi(_) => Key::FirstVisitHanoi,
    })
}

/// What the timeline does next, and how far the goal is.
fn next(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let state = model.state();
    let mv = timeline.move_at(timeline.cursor());
    let first = mv.as_ref().map(|mv| {
        html! {
            <span class="parts">
                <span>{ lang.status_next(&state, mv) }</span>
                <span>{ lang.to_go(&timeline.to_go()) }</span>
            </span>
        }
    });
    Lines {
        badge: "",
        shape: mv.map_or(Shape::Right, |mv| shape(&state, &mv)),
        first: first.unwrap_or_default(),
        second: lang.counter(&model.session),
    }
}

fn hint(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let state = model.state();
    let name = timeline.best_move().map(|mv| lang.move_name(&state, &mv)).unwrap_or_default();
    let reason = lang.hint_reason(timeline.puzzle(), &state, &timeline.setup().goal);
    let first = html! { <>{ lang.labelled(Key::Hint) }<strong>{ name }</strong></> };
    Lines { badge: "", shape: Shape::Hint, first, second: reason.into_iter().collect() }
}

fn shape(state: &AnyState, mv: &AnyMove) -> Shape {
    match (state, mv) {
        (AnyState::Rings(state), AnyMove::Rings(mv)) if state.is_on(mv.ring) => Shape::Down,
        (AnyState::Rings(_), _) => Shape::Up,
        _ => Shape::Right,
    }
}

#[component]
fn Actions(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let solved = model.is_solved();
    let button = |key, shape, class: &'static str, msg: Msg, off: bool| {
        let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
        html! {
            <button class={classes!("button", class)} type="button" {onclick} aria-disabled={off.then_some("true")}>
                <Icon {shape} />
                { lang.text(key) }
            </button>
        }
    };
    html! {
        <div class="caption-actions">
            { button(Key::Undo, Shape::Undo, "button-quiet", Msg::Act(Action::Undo), !model.session.can_undo()) }
            { button(Key::Redo, Shape::Redo, "button-quiet", Msg::Act(Action::Redo), !model.session.can_redo()) }
            { button(Key::Hint, Shape::Hint, "", Msg::Hint, solved) }
            { button(Key::DoIt, Shape::DoIt, "", Msg::Act(Action::DoIt), solved) }
        </div>
    }
}
