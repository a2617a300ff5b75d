//! The transport row: where one is, the buttons that go along, and how fast.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek};
use gros_text::Key;
use yew::prelude::*;

use super::chosen;
use super::hold::use_hold;
use super::icons::{Icon, Shape};
use super::landmarks_menu::LandmarksMenu;
use super::step_field::{StepField, Typed};
use crate::app::PartProps;
use crate::speech;
use crate::state::{Msg, Shown, Speed, seconds_left};

/// The bits of the largest number that is repeated beside the step where room is short: nine digits.
const MOST_BITS_BESIDE: usize = 30;

/// What the row is given.
#[derive(Properties, PartialEq)]
pub struct TransportProps {
    /// What there is to show.
    pub model: Shown,
    /// The landmarks of the timeline.
    pub landmarks: Rc<Vec<Landmark>>,
    /// How wide the dock is; 0 where that is not known yet.
    pub room: f64,
    /// The newest digit that was typed on the overview.
    pub typed: Typed,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// Draws the transport row.
#[component]
pub fn Transport(props: &TransportProps) -> Html {
    let TransportProps { model, landmarks, room, typed, dispatch } = props;
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let (step, steps) = (timeline.cursor(), timeline.steps());
    let at_start = step.is_zero();
    let at_end = timeline.to_go().is_zero();
    let button = |key, shape, seek: Seek, off: bool| {
        let act = dispatch.reform(move |()| Msg::Act(Action::Seek(seek.clone())));
        html! { <SeekButton name={lang.text(key)} {shape} {off} {act} repeats={matches!(shape, Shape::Back | Shape::Forward)} /> }
    };
    let is_long = steps.bit_len() > MOST_BITS_BESIDE;
    html! {
        <div class="transport">
            <div class="transport-step">
                <label class="transport-label" for="step">{ lang.text(Key::Step) }</label>
                <StepField {lang} step={step.clone()} steps={steps.clone()} room={*room} typed={*typed} dispatch={dispatch.clone()} />
                <span class={classes!("transport-of", is_long.then_some("transport-of-long"))}>{ lang.of_steps(steps) }</span>
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
                    <span class="transport-left">{ lang.time_left(seconds_left(&timeline.to_go(), model.speed)) }</span>
                }
                <span class="select-box">
                    <SpeedSelect model={model.clone()} dispatch={dispatch.clone()} />
                    <Icon shape={Shape::Chevron} />
                </span>
                <LandmarksMenu model={model.clone()} landmarks={landmarks.clone()} dispatch={dispatch.clone()} />
            </div>
        </div>
    }
}

/// What a button that goes to another step is given.
#[derive(Properties, PartialEq)]
struct SeekButtonProps {
    name: &'static str,
    shape: Shape,
    /// Whether there is nothing to do for it.
    off: bool,
    /// Whether it goes on while it is held.
    repeats: bool,
    act: Callback<()>,
}

/// Draws a button that goes to another step; at an end of the timeline it stays where it is.
#[component]
fn SeekButton(props: &SeekButtonProps) -> Html {
    let SeekButtonProps { name, shape, off, repeats, act } = props;
    let hold = use_hold(act.clone(), *off);
    html! {
        <button
            class="button button-icon" type="button" aria-label={*name} aria-disabled={off.then_some("true")} onclick={hold.click}
            onpointerdown={repeats.then_some(hold.press)} onpointerup={hold.release.clone()}
            onpointerleave={hold.release.clone()} onpointercancel={hold.release} onblur={hold.blur}
        >
            <Icon shape={*shape} />
        </button>
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
    let name = model.prefs.lang.text(key);
    let onclick = dispatch.reform(|_: MouseEvent| Msg::PlayOrPause);
    let off = timeline.steps().is_zero().then_some("true");
    html! {
        <button class="button button-primary transport-play" type="button" {onclick} aria-label={name} aria-disabled={off}>
            <Icon {shape} />
            <span>{ name }</span>
        </button>
    }
}

/// Draws the choice of a speed.
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
