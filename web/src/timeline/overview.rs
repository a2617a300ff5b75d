//! The overview: a slider over the whole timeline, with a ruler.

use std::rc::Rc;

use gros_picture::Shape;
use gros_picture::timeline::ruler::{Overview as Drawing, Ruler, Window};
use gros_session::{Action, Landmark, Seek, Slider, Tape};
use gros_solver::Steps;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::ruler::{Scale, ruler};
use super::tape_layout::half_window;
use crate::board::picture::Picture;
use crate::state::{Bookmarks, Msg, TimelineRef};
use crate::ui::component::{component, rendered_by};

/// If the tape is this much narrower than the overview, it has columns on both sides.
const TAPE_COLUMNS: f64 = 200.0;

#[derive(PartialEq)]
pub struct Overview {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub is_solving: bool,
    pub scale: usize,
    pub bookmarks: Rc<Bookmarks>,
    pub landmarks: Rc<Vec<Landmark>>,
    /// In CSS pixels; 0 before the first measurement.
    pub width: f64,
    /// Width of the tape, in CSS pixels.
    pub strip_width: f64,
    /// Called with a digit typed on the slider, which starts an entry in the step field.
    pub on_digit: Callback<char>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Overview, use_overview);

/// The native slider rounds to ticks; the keys seek by exact steps.
#[hook]
fn use_overview(props: &Overview) -> Html {
    let Overview { lang, timeline, is_solving, width, dispatch, .. } = props;
    let text = if *is_solving { lang.slider_text_alone(timeline) } else { lang.slider_text(timeline) };
    let slider = Slider::of(timeline);
    let tick = slider.tick_of(timeline, timeline.cursor());
    // The step at which the current drag began.
    let origin = use_state_eq(|| None::<Steps>);
    let press = {
        let (origin, dispatch, cursor) = (origin.clone(), dispatch.clone(), timeline.cursor().clone());
        Callback::from(move |event: PointerEvent| {
            capture(&event);
            origin.set(Some(cursor.clone()));
            dispatch.emit(Msg::Dragging(true));
        })
    };
    let release = {
        let (origin, dispatch) = (origin.clone(), dispatch.clone());
        Callback::from(move |()| {
            origin.set(None);
            dispatch.emit(Msg::Dragging(false));
        })
    };
    let on_pointer_end = release.reform(|_: PointerEvent| ());
    let is_empty = slider.ticks() == 0;
    let (marked, ruler) = (use_bookmarked(props), use_ruler(props));
    let ghost = origin.as_ref().filter(|origin| *origin != timeline.cursor());
    let drawing = Scale::of(*width).map(|scale| {
        let at = |step: &Steps| scale.at(step, timeline.steps());
        Drawing {
            width: *width,
            ends: (scale.left, scale.right),
            done: (!timeline.cursor().is_zero()).then(|| at(timeline.cursor())),
            window: (!is_empty).then(|| window(scale, props)),
            ruler: (*ruler).clone(),
            stars: marked.iter().map(at).collect(),
            ghost: ghost.map(at),
        }
    });
    html! {
        <div class="overview">
            { for drawing.map(|drawing| html! {
                <div class="ruler">{ component(Picture { scene: Rc::new(drawing.scene()) }) }</div>
            }) }
            <input
                type="range" min="0" max={slider.ticks().max(1).to_string()} step="1" value={tick.to_string()}
                disabled={is_empty} aria-label={lang.text(Key::Step)} aria-valuetext={text}
                oninput={slide(dispatch)} onkeydown={keys(props)} onpointerdown={press} onpointerup={on_pointer_end.clone()}
                onpointercancel={on_pointer_end} onchange={release.reform(|_: Event| ())}
            />
            if is_empty && !is_solving {
                <p class="overview-empty">{ lang.text(Key::StartIsGoal) }</p>
            }
        </div>
    }
}

/// Returns the bookmarked steps, recomputed only when they or the task change.
#[hook]
fn use_bookmarked(props: &Overview) -> Rc<Vec<Steps>> {
    let Overview { timeline, bookmarks, .. } = props;
    let task = (bookmarks.clone(), timeline.setup().clone(), timeline.steps().clone());
    let timeline = timeline.clone();
    use_memo(task, move |(bookmarks, ..)| bookmarks.on(&timeline))
}

/// Returns the shapes along the track. They do not depend on the cursor, so a drag does not rebuild them.
#[hook]
fn use_ruler(props: &Overview) -> Rc<Vec<Shape>> {
    let Overview { lang, timeline, is_solving, landmarks, width, .. } = props;
    let inputs = RulerInputs {
        lang: *lang,
        timeline: timeline.clone(),
        is_solving: *is_solving,
        landmarks: landmarks.clone(),
        scale: Scale::of(*width),
    };
    use_memo(inputs, |RulerInputs { lang, timeline, is_solving, landmarks, scale }| {
        let Some(scale) = scale.filter(|_| *is_solving || !timeline.steps().is_zero()) else {
            return Vec::new();
        };
        let labels = |landmark: &Landmark| lang.landmark_labels(timeline.setup(), landmark);
        let mut ruler = ruler(timeline, landmarks, scale, labels);
        if *is_solving {
            // Which positions of a game are cold is for the players to find.
            ruler.nodes.iter_mut().for_each(|node| node.is_cold = false);
        }
        Ruler { has_goal: !is_solving, ..ruler }.shapes((scale.left, scale.right))
    })
}

struct RulerInputs {
    lang: Lang,
    timeline: TimelineRef,
    is_solving: bool,
    landmarks: Rc<Vec<Landmark>>,
    scale: Option<Scale>,
}

impl PartialEq for RulerInputs {
    fn eq(&self, other: &RulerInputs) -> bool {
        self.scale == other.scale
            && self.lang == other.lang
            && self.is_solving == other.is_solving
            && self.timeline.goes_as(&other.timeline)
    }
}

fn window(scale: Scale, props: &Overview) -> Window {
    let Overview { timeline, width, strip_width, .. } = props;
    let half = half_window_of(props);
    let (step, steps) = (timeline.cursor(), timeline.steps());
    let from = scale.at(&step.saturating_sub(&half), steps);
    let to = scale.at(&(step + &half).min(steps.clone()), steps);
    // The tape is centred between its columns, or else at the left.
    let left = if width - strip_width > TAPE_COLUMNS { (width - strip_width) / 2.0 } else { 0.0 };
    Window { shown: (from, to), tape: (left, left + strip_width) }
}

fn half_window_of(Overview { timeline, scale, strip_width, .. }: &Overview) -> Steps {
    half_window(timeline.puzzle(), Tape::new(timeline, *scale), *strip_width)
}

/// Captures the pointer, so that the end of the drag arrives wherever it is released.
fn capture(event: &PointerEvent) {
    if let Some(range) = event.target_dyn_into::<HtmlInputElement>() {
        // Fails for a pointer that is already gone; then there is no drag.
        let _ = range.set_pointer_capture(event.pointer_id());
    }
}

fn slide(dispatch: &Callback<Msg>) -> Callback<InputEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: InputEvent| {
        let range = event.target_dyn_into::<HtmlInputElement>();
        if let Some(tick) = range.and_then(|range| range.value().parse().ok()) {
            dispatch.emit(Msg::Act(Action::Seek(Seek::Tick(tick))));
        }
    })
}

fn keys(props: &Overview) -> Callback<KeyboardEvent> {
    let Overview { timeline, landmarks, dispatch, on_digit, .. } = props;
    let page = half_window_of(props).max(Steps::from(10u32));
    let (timeline, landmarks) = (timeline.clone(), landmarks.clone());
    let (dispatch, on_digit) = (dispatch.clone(), on_digit.clone());
    Callback::from(move |event: KeyboardEvent| {
        if let Some(digit) = digit(&event) {
            event.prevent_default();
            on_digit.emit(digit);
        } else if let Some(seek) = seek_of_key(&event, timeline.cursor(), &page, &landmarks) {
            event.prevent_default();
            dispatch.emit(Msg::Act(Action::Seek(seek)));
        }
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
