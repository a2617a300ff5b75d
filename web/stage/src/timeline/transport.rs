//! The transport row: step field, playback buttons, speed and landmarks.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Timeline};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::landmarks_menu::LandmarksMenu;
use super::step_field::{StepField, TypedDigit};
use crate::ctx::Ctx;
use crate::speech;
use crate::state::{DockMsg, Msg, Speed, TimelineRef, seconds_left};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::hold::use_hold;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// Bit length above which narrow docks omit the number of steps: nine digits.
const MAX_BITS_BESIDE_STEP: usize = 30;

pub struct TransportProps<'a> {
    pub ctx: Ctx,
    pub timeline: &'a TimelineRef,
    /// For parts that need not keep up with fast steps.
    pub throttled: &'a TimelineRef,
    /// Whether the number of steps is told.
    pub has_total: bool,
    pub playing: bool,
    pub speed: Speed,
    pub landmarks: &'a Rc<Vec<Landmark>>,
    pub room: f64,
    pub typed: TypedDigit,
}

pub fn transport(props: &TransportProps<'_>) -> Html {
    let TransportProps { timeline, throttled, has_total, speed, landmarks, room, typed, .. } = *props;
    let ctx = props.ctx;
    let (step, steps) = (timeline.cursor(), timeline.steps());
    // The time that is left would tell the total, too, until one looks ahead.
    let has_time = (has_total || timeline.is_ahead()) && !timeline.to_go().is_zero();
    let is_long = steps.bit_len() > MAX_BITS_BESIDE_STEP;
    html! {
        <div class="transport">
            <div class="line transport-step">
                <label class="transport-label" for="step">{ ctx.lang.text(Key::Step) }</label>
                { component(StepField { ctx, step: step.clone(), steps: steps.clone(), room, typed }) }
                if has_total {
                    <span class={classes!("transport-of", is_long.then_some("transport-of-long"))}>{ say!(ctx.lang, StatusOfSteps { steps }) }</span>
                }
            </div>
            { Playback { ctx, timeline, playing: props.playing }.buttons() }
            <div class="line transport-speed">
                if has_time {
                    { time_left(ctx.lang, &throttled.to_go(), speed) }
                }
                { speed_box(ctx, speed) }
                { component(LandmarksMenu {
                    ctx,
                    timeline: throttled.clone(),
                    landmarks: landmarks.clone(),
                }) }
            </div>
        </div>
    }
}

fn time_left(lang: Lang, to_go: &Steps, speed: Speed) -> Html {
    let time = lang.duration(seconds_left(to_go, speed));
    html! { <span class="transport-left">{ say!(lang, StatusTimeLeft { time }) }</span> }
}

/// The buttons that play a timeline, and go to its ends.
pub struct Playback<'a> {
    pub ctx: Ctx,
    pub timeline: &'a Timeline<AnyPuzzle>,
    pub playing: bool,
}

impl Playback<'_> {
    pub fn buttons(&self) -> Html {
        let (at_start, at_end) = (self.timeline.cursor().is_zero(), self.timeline.to_go().is_zero());
        let button = |key, shape, seek, off| seek_button(self.ctx.lang.text(key), shape, seek, off, self.ctx);
        html! {
            <div class="line transport-buttons">
                { button(Key::ToStart, Shape::ToStart, Seek::Start, at_start) }
                { button(Key::Back, Shape::Back, Seek::Back, at_start) }
                { self.play_button() }
                { button(Key::Forward, Shape::Forward, Seek::Next, at_end) }
                { button(Key::ToGoal, Shape::ToGoal, Seek::End, at_end) }
            </div>
        }
    }

    fn play_button(&self) -> Html {
        let Playback { ctx, timeline, playing } = *self;
        let (key, shape) = match (playing, timeline.to_go().is_zero()) {
            (true, _) => (Key::Pause, Shape::Pause),
            (false, true) => (Key::Replay, Shape::Replay),
            (false, false) => (Key::Play, Shape::Play),
        };
        let (name, off) = (ctx.lang.text(key), timeline.steps().is_zero());
        html! {
            <button
                class="button button-primary transport-play" type="button" aria-label={name}
                aria-disabled={off.then_some("true")} onclick={ctx.on_click(Msg::PlayOrPause)}
            >
                { icon(shape) }
                <span>{ name }</span>
            </button>
        }
    }
}

/// Renders a button that seeks; `off` says that the cursor is there already.
pub fn seek_button(name: &'static str, shape: Shape, seek: Seek, off: bool, ctx: Ctx) -> Html {
    keyed(name, SeekButton { name, shape, seek, off, ctx })
}

pub fn speed_box(ctx: Ctx, speed: Speed) -> Html {
    select_box(speed_select(ctx, speed))
}

#[derive(PartialEq)]
struct SeekButton {
    name: &'static str,
    shape: Shape,
    seek: Seek,
    /// Whether the cursor is at this end already.
    off: bool,
    ctx: Ctx,
}

rendered_by!(SeekButton, use_seek_button);

#[hook]
fn use_seek_button(props: &SeekButton) -> Html {
    let SeekButton { name, shape, seek, off, .. } = props;
    let act = {
        let seek = seek.clone();
        props.ctx.on(move |()| Msg::Act(Action::Seek(seek.clone())))
    };
    let hold = use_hold(act, *off);
    let repeats = matches!(seek, Seek::Back | Seek::Next);
    html! {
        <button
            class="button button-icon" type="button" aria-label={*name} aria-disabled={off.then_some("true")} onclick={hold.click}
            onpointerdown={repeats.then_some(hold.press)} onpointerup={hold.release.clone()}
            onpointerleave={hold.release.clone()} onpointercancel={hold.release} onblur={hold.blur}
        >
            { icon(*shape) }
        </button>
    }
}

pub fn speed_select(ctx: Ctx, current: Speed) -> Html {
    let onchange = ctx.on(|event: Event| {
        let speed = *Speed::ALL.get(selected_index(&event)?)?;
        Some(Msg::Dock(DockMsg::Speed(speed)))
    });
    let option = |speed: Speed| {
        html! { <option selected={speed == current}>{ ctx.lang.speed(speech::speed(speed)) }</option> }
    };
    html! {
        <select class="select" aria-label={ctx.lang.text(Key::Speed)} {onchange}>{ list(Speed::ALL.into_iter().map(option)) }</select>
    }
}
