//! The slider over a whole timeline, which is drawn below it.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Slider};
use gros_solver::Steps;
use gros_text::Key;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{DockMsg, Msg, TimelineRef};
use crate::ui::component::rendered_by;
use crate::ui::grip::{Pull, use_grip};

/// The parts of a timeline that may be shown while the user solves.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The step up to which moves are named.
    pub to: Steps,
    /// Whether the number of steps is.
    pub total: bool,
}

/// The data of the slider, however its timeline is drawn.
#[derive(Clone, PartialEq)]
pub struct Slide {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    /// None if everything may be shown.
    pub told: Option<Told>,
    pub landmarks: Rc<Vec<Landmark>>,
    /// Called with a digit typed on the slider, which starts an entry in the step field.
    pub on_digit: Callback<char>,
}

#[derive(PartialEq)]
pub struct Track {
    pub slide: Slide,
    /// How far a page key goes, at least ten steps.
    pub page: Steps,
    /// Called with the step at which a drag begins, and with none at its end.
    pub on_drag: Callback<Option<Steps>>,
}

rendered_by!(Track, use_track);

/// The native slider rounds to ticks; the keys seek by exact steps.
#[hook]
fn use_track(props: &Track) -> Html {
    let Track { slide: Slide { timeline, told, .. }, on_drag, .. } = props;
    let ctx = props.slide.ctx;
    let text = match told {
        Some(told) => ctx.lang.slider_text_alone(timeline, told.total),
        None => ctx.lang.slider_text(timeline),
    };
    let slider = Slider::of(timeline);
    let tick = slider.tick_of(timeline, timeline.cursor());
    let release = {
        let on_drag = on_drag.clone();
        ctx.on(move |()| {
            on_drag.emit(None);
            Msg::Dock(DockMsg::Hold(false))
        })
    };
    let hold = {
        let release = release.clone();
        use_grip(Callback::from(move |(pull, _)| {
            if pull != Pull::Move {
                release.emit(());
            }
        }))
    };
    let press = {
        let (on_drag, cursor) = (on_drag.clone(), timeline.cursor().clone());
        ctx.on(move |event: PointerEvent| {
            hold.emit(event);
            on_drag.emit(Some(cursor.clone()));
            Msg::Dock(DockMsg::Hold(true))
        })
    };
    html! {
        <input
            type="range" min="0" max={slider.ticks().max(1).to_string()} step="1" value={tick.to_string()}
            disabled={slider.ticks() == 0} aria-label={ctx.lang.text(Key::Step)} aria-valuetext={text}
            oninput={to_tick(ctx)} onkeydown={keys(props)} onpointerdown={press}
            onchange={release.reform(|_: Event| ())}
        />
    }
}

pub fn to_tick(ctx: Ctx) -> Callback<InputEvent> {
    ctx.on(|event: InputEvent| {
        let range = event.target_dyn_into::<HtmlInputElement>()?;
        Some(Msg::Act(Action::Seek(Seek::Tick(range.value().parse().ok()?))))
    })
}

fn keys(props: &Track) -> Callback<KeyboardEvent> {
    let Track { slide: Slide { timeline, landmarks, on_digit, .. }, page, .. } = props;
    let ctx = props.slide.ctx;
    let page = page.clone().max(Steps::from(10u32));
    let (timeline, landmarks) = (timeline.clone(), landmarks.clone());
    let on_digit = on_digit.clone();
    ctx.on(move |event: KeyboardEvent| {
        if let Some(digit) = digit(&event) {
            event.prevent_default();
            on_digit.emit(digit);
            return None;
        }
        let seek = seek_of_key(&event, timeline.cursor(), &page, &landmarks)?;
        event.prevent_default();
        Some(Msg::Act(Action::Seek(seek)))
    })
}

fn digit(event: &KeyboardEvent) -> Option<char> {
    let key = event.key();
    let mut symbols = key.chars();
    let digit = symbols.next().filter(char::is_ascii_digit)?;
    (symbols.next().is_none() && !has_command(event)).then_some(digit)
}

fn has_command(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Returns the seek of a key: on long timelines the native steps of the slider would be too coarse.
fn seek_of_key(event: &KeyboardEvent, cursor: &Steps, page: &Steps, landmarks: &[Landmark]) -> Option<Seek> {
    let key = event.key();
    if has_command(event) {
        let is_jump = event.ctrl_key() && !event.alt_key() && !event.meta_key();
        return is_jump.then(|| seek_landmark(&key, cursor, landmarks)).flatten();
    }
    let by = Steps::from(if event.shift_key() { 10u32 } else { 1 });
    match key.as_str() {
        "ArrowLeft" | "ArrowDown" => Some(Seek::Backward(by)),
        "ArrowRight" | "ArrowUp" => Some(Seek::Forward(by)),
        "PageDown" => Some(Seek::Backward(page.clone())),
        "PageUp" => Some(Seek::Forward(page.clone())),
        "Home" => Some(Seek::Start),
        "End" => Some(Seek::End),
        _ => None,
    }
}

/// Returns the seek to the landmark before or after the cursor, or to the end of the timeline.
fn seek_landmark(key: &str, cursor: &Steps, landmarks: &[Landmark]) -> Option<Seek> {
    let mut steps = landmarks.iter().map(|landmark| &landmark.step);
    let (found, end) = match key {
        "ArrowLeft" => (steps.rfind(|step| *step < cursor), Seek::Start),
        "ArrowRight" => (steps.find(|step| *step > cursor), Seek::End),
        _ => return None,
    };
    Some(found.map_or(end, |step| Seek::At(step.clone())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::{landmarks, spec};

    #[test]
    fn jumps_go_from_landmark_to_landmark() {
        let session = spec::open("rings", 9).unwrap().session;
        let landmarks = landmarks(session.timeline());
        let seek = |key, cursor: u32| seek_landmark(key, &cursor.into(), &landmarks);
        assert_eq!(seek("ArrowRight", 0), Some(Seek::At(86u32.into())));
        assert_eq!(seek("ArrowRight", 86), Some(Seek::At(214u32.into())));
        assert_eq!(seek("ArrowRight", 341), Some(Seek::End));
        assert_eq!(seek("ArrowLeft", 214), Some(Seek::At(86u32.into())));
        assert_eq!(seek("ArrowLeft", 86), Some(Seek::Start));
        assert_eq!(seek("ArrowUp", 86), None);
    }
}
