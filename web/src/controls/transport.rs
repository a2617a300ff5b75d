//! The transport row: where one is, the buttons that go along, and how fast.

use gros_session::{Action, Seek};
use gros_text::Key;
use yew::prelude::*;

use super::chosen;
use super::icons::{Icon, Shape};
use super::step_field::StepField;
use crate::app::PartProps;
use crate::speech;
use crate::state::{Msg, Speed, seconds_left};

/// Draws the transport row.
#[component]
pub fn Transport(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let at_start = timeline.cursor().is_zero();
    let at_end = timeline.to_go().is_zero();
    let button = |key, shape, seek: Seek, off: bool| {
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Act(Action::Seek(seek.clone())));
        html! {
            <button class="button button-icon" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off.then_some("true")}>
                <Icon {shape} />
            </button>
        }
    };
    html! {
        <div class="transport">
            <div class="transport-step">
                <label class="transport-label" for="step">{ lang.text(Key::Step) }</label>
                <StepField {lang} timeline_step={timeline.cursor().clone()} steps={timeline.steps().clone()} dispatch={dispatch.clone()} />
                <span class="transport-of">{ lang.of_steps(timeline.steps()) }</span>
            </div>
            <div class="transport-buttons">
                { button(Key::ToStart, Shape::ToStart, Seek::Start, at_start) }
                { button(Key::Back, Shape::Back, Seek::Back, at_start) }
                <PlayButton model={model.clone()} dispatch={dispatch.clone()} />
                { button(Key::Forward, Shape::Forward, Seek::Next, at_end) }
                { button(Key::ToGoal, Shape::ToGoal, Seek::End, at_end) }
            </div>
            <div class="transport-speed">
                if !at_end {
                    <span>{ lang.time_left(seconds_left(&timeline.to_go(), model.speed)) }</span>
                }
                <SpeedSelect model={model.clone()} dispatch={dispatch.clone()} />
            </div>
        </div>
    }
}

#[component]
fn PlayButton(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let timeline = model.session.timeline();
    let (key, shape) = match (model.playing, timeline.to_go().is_zero()) {
        (true, _) => (Key::Pause, Shape::Pause),
        (false, true) => (Key::Replay, Shape::Replay),
        (false, false) => (Key::Play, Shape::Play),
    };
    let onclick = dispatch.reform(|_: MouseEvent| Msg::PlayOrPause);
    let off = timeline.steps().is_zero().then_some("true");
    html! {
        <button class="button button-primary" type="button" {onclick} aria-disabled={off}>
            <Icon {shape} />
            { model.prefs.lang.text(key) }
        </button>
    }
}

/// The choice of a speed.
#[component]
pub fn SpeedSelect(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let current = model.speed;
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(speed) = chosen(&event).and_then(|index| Speed::ALL.get(index)) {
                dispatch.emit(Msg::Speed(*speed));
            }
        })
    };
    let option = |speed: Speed| {
        html! { <option selected={speed == current}>{ lang.speed(speech::speed(speed)) }</option> }
    };
    html! {
        <select class="select" aria-label={lang.text(Key::Speed)} {onchange}>{ for Speed::ALL.into_iter().map(option) }</select>
    }
}
