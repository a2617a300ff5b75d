//! The transport row: where one is, the buttons that go along, and how fast.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Timeline};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::landmarks_menu::LandmarksMenu;
use super::step_field::{StepField, Typed};
use crate::speech;
use crate::state::{Bookmarks, Msg, Speed, TimelineRef, seconds_left};
use crate::ui::component::{component, rendered_by};
use crate::ui::hold::use_hold;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// The bits of the largest number that is repeated beside the step where room is short: nine digits.
const MOST_BITS_BESIDE: usize = 30;

/// What the row is given by the dock around it.
pub struct Around<'a> {
    /// The language.
    pub lang: Lang,
    /// The timeline.
    pub timeline: &'a TimelineRef,
    /// The same, not much older, for what need not keep up with steps that follow each other fast.
    pub unhurried: &'a TimelineRef,
    /// Whether the next move is kept secret.
    pub is_secret: bool,
    /// Whether the timeline runs by itself,
    pub playing: bool,
    /// and how fast.
    pub speed: Speed,
    /// The steps that were marked.
    pub bookmarks: &'a Rc<Bookmarks>,
    /// The landmarks of the timeline.
    pub landmarks: &'a Rc<Vec<Landmark>>,
    /// How wide the dock is; 0 where that is not known yet.
    pub room: f64,
    /// The newest digit that was typed on the overview.
    pub typed: Typed,
    /// Where input goes.
    pub dispatch: &'a Callback<Msg>,
}

/// Draws the transport row.
pub fn transport(around: &Around<'_>) -> Html {
    let Around { lang, timeline, unhurried, speed, landmarks, room, typed, dispatch, .. } = *around;
    let (step, steps) = (timeline.cursor(), timeline.steps());
    let is_long = steps.bit_len() > MOST_BITS_BESIDE;
    html! {
        <div class="transport">
            <div class="transport-step">
                <label class="transport-label" for="step">{ lang.text(Key::Step) }</label>
                { component(StepField { lang, step: step.clone(), steps: steps.clone(), room, typed, dispatch: dispatch.clone() }) }
                <span class={classes!("transport-of", is_long.then_some("transport-of-long"))}>{ lang.of_steps(steps) }</span>
            </div>
            { transport_buttons(lang, timeline, around.playing, dispatch) }
            <div class="transport-speed">
                if !timeline.to_go().is_zero() {
                    { component(TimeLeft { lang, to_go: unhurried.to_go(), speed }) }
                }
                { speed_box(lang, speed, dispatch) }
                { component(LandmarksMenu {
                    lang,
                    timeline: unhurried.clone(),
                    is_secret: around.is_secret,
                    bookmarks: around.bookmarks.clone(),
                    landmarks: landmarks.clone(),
                    dispatch: dispatch.clone(),
                }) }
            </div>
        </div>
    }
}

/// How long the rest of the timeline will take.
#[derive(PartialEq)]
struct TimeLeft {
    lang: Lang,
    to_go: Steps,
    speed: Speed,
}

rendered_by!(TimeLeft, use_time_left);

#[hook]
fn use_time_left(props: &TimeLeft) -> Html {
    let seconds = seconds_left(&props.to_go, props.speed);
    html! { <span class="transport-left">{ props.lang.time_left(seconds) }</span> }
}

/// Draws the buttons that go along a timeline.
pub fn transport_buttons(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    playing: bool,
    dispatch: &Callback<Msg>,
) -> Html {
    let (at_start, at_end) = (timeline.cursor().is_zero(), timeline.to_go().is_zero());
    let button = |key, shape, seek: Seek, off: bool| {
        component(SeekButton { name: lang.text(key), shape, seek, off, dispatch: dispatch.clone() })
    };
    html! {
        <div class="transport-buttons">
            { button(Key::ToStart, Shape::ToStart, Seek::Start, at_start) }
            { button(Key::Back, Shape::Back, Seek::Back, at_start) }
            { play_button(lang, timeline, playing, dispatch) }
            { button(Key::Forward, Shape::Forward, Seek::Next, at_end) }
            { button(Key::ToGoal, Shape::ToGoal, Seek::End, at_end) }
        </div>
    }
}

/// Draws the choice of a speed in its box.
pub fn speed_box(lang: Lang, speed: Speed, dispatch: &Callback<Msg>) -> Html {
    select_box(speed_select(lang, speed, dispatch))
}

/// A button that goes to another step.
#[derive(PartialEq)]
struct SeekButton {
    name: &'static str,
    shape: Shape,
    seek: Seek,
    /// Whether there is nothing to do for it.
    off: bool,
    dispatch: Callback<Msg>,
}

rendered_by!(SeekButton, use_seek_button);

/// Draws a button that goes to another step; at an end of the timeline it stays where it is.
#[hook]
fn use_seek_button(props: &SeekButton) -> Html {
    let SeekButton { name, shape, seek, off, dispatch } = props;
    let act = {
        let seek = seek.clone();
        dispatch.reform(move |()| Msg::Act(Action::Seek(seek.clone())))
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

fn play_button(lang: Lang, timeline: &Timeline<AnyPuzzle>, playing: bool, dispatch: &Callback<Msg>) -> Html {
    let (key, shape) = match (playing, timeline.to_go().is_zero()) {
        (true, _) => (Key::Pause, Shape::Pause),
        (false, true) => (Key::Replay, Shape::Replay),
        (false, false) => (Key::Play, Shape::Play),
    };
    let name = lang.text(key);
    let onclick = dispatch.reform(|_: MouseEvent| Msg::PlayOrPause);
    let off = timeline.steps().is_zero().then_some("true");
    html! {
        <button class="button button-primary transport-play" type="button" {onclick} aria-label={name} aria-disabled={off}>
            { icon(shape) }
            <span>{ name }</span>
        </button>
    }
}

/// Draws the choice of a speed.
pub fn speed_select(lang: Lang, current: Speed, dispatch: &Callback<Msg>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(speed) = selected_index(&event).and_then(|index| Speed::ALL.get(index)) {
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
