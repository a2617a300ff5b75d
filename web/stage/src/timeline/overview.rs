//! The overview: a slider over the whole timeline, with a ruler.

use std::rc::Rc;

use gros_picture::Shape;
use gros_picture::timeline::ruler::{Overview as Drawing, Ruler, Window};
use gros_session::{Landmark, Tape};
use gros_solver::Steps;
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::ruler::{Scale, ruler};
use super::tape_layout::half_window;
use super::track::{Slide, Track};
use crate::board::picture::Picture;
use crate::state::{Stretch, TimelineRef};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::setters::setter;

/// If the tape is this much narrower than the overview, it has columns on both sides.
const TAPE_COLUMNS: f64 = 200.0;

#[derive(PartialEq)]
pub struct Overview {
    pub slide: Slide,
    pub scale: usize,
    /// A stretch that is being pointed at on a card.
    pub stretch: Option<Stretch>,
    /// In CSS pixels; 0 before the first measurement.
    pub width: f64,
    /// Width of the tape, in CSS pixels.
    pub strip_width: f64,
}

rendered_by!(Overview, use_overview);

#[hook]
fn use_overview(props: &Overview) -> Html {
    let Overview { slide, width, stretch, .. } = props;
    let Slide { timeline, told, .. } = slide;
    // The step at which the current drag began.
    let origin = use_state_eq(|| None::<Steps>);
    let is_empty = timeline.steps().is_zero();
    let ruler = use_ruler(props);
    let ghost = origin.as_ref().filter(|origin| *origin != timeline.cursor());
    let own = (told.is_some() && timeline.is_ahead()).then(|| timeline.played_to());
    let drawing = Scale::of(*width).map(|scale| {
        let at = |step: &Steps| scale.at(step, timeline.steps());
        Drawing {
            width: *width,
            ends: (scale.left, scale.right),
            done: (!timeline.cursor().is_zero()).then(|| at(timeline.cursor())),
            window: (!is_empty).then(|| window(scale, props)),
            ruler: (*ruler).clone(),
            ghost: ghost.map(at),
            own: own.map(at),
            lit: stretch.as_deref().map(|[from, to]| (at(from), at(to))),
        }
    });
    html! {
        <div class="overview">
            { list(drawing.map(|drawing| html! {
                <div class="ruler">{ component(Picture { scene: Rc::new(drawing.scene()) }) }</div>
            })) }
            { component(Track { slide: slide.clone(), page: half_window_of(props), on_drag: setter(&origin) }) }
            if is_empty && ends_at_goal(timeline) {
                <p class="overview-empty">{ slide.ctx.lang.text(Key::StartIsGoal) }</p>
            }
        </div>
    }
}

/// Returns the shapes along the track. They do not depend on the cursor, so a drag does not rebuild them.
#[hook]
fn use_ruler(props: &Overview) -> Rc<Vec<Shape>> {
    let Overview { slide: Slide { ctx, timeline, landmarks, .. }, width, .. } = props;
    let inputs = RulerInputs {
        lang: ctx.lang,
        timeline: timeline.clone(),
        landmarks: landmarks.clone(),
        scale: Scale::of(*width),
    };
    use_memo(inputs, |RulerInputs { lang, timeline, landmarks, scale }| {
        let Some(scale) = scale.filter(|_| !timeline.steps().is_zero()) else { return Vec::new() };
        let labels = |landmark: &Landmark| lang.landmark_labels(timeline.setup(), landmark);
        let ruler = ruler(timeline, landmarks, scale, labels);
        Ruler { has_goal: ends_at_goal(timeline), ..ruler }.shapes((scale.left, scale.right))
    })
}

struct RulerInputs {
    lang: Lang,
    timeline: TimelineRef,
    landmarks: Rc<Vec<Landmark>>,
    scale: Option<Scale>,
}

impl PartialEq for RulerInputs {
    fn eq(&self, other: &RulerInputs) -> bool {
        self.scale == other.scale && self.lang == other.lang && self.timeline.goes_as(&other.timeline)
    }
}

fn window(scale: Scale, props: &Overview) -> Window {
    let Overview { slide: Slide { timeline, .. }, width, strip_width, .. } = props;
    let half = half_window_of(props);
    let (step, steps) = (timeline.cursor(), timeline.steps());
    let from = scale.at(&step.saturating_sub(&half), steps);
    let to = scale.at(&(step + &half).min(steps.clone()), steps);
    // The tape is centred between its columns, or else at the left.
    let left = if width - strip_width > TAPE_COLUMNS { (width - strip_width) / 2.0 } else { 0.0 };
    Window { shown: (from, to), tape: (left, left + strip_width) }
}

/// Returns whether a timeline leads to the goal: the played moves of a game may not.
pub fn ends_at_goal(timeline: &TimelineRef) -> bool {
    timeline.state_at(timeline.steps()) == timeline.setup().goal
}

fn half_window_of(Overview { slide: Slide { timeline, .. }, scale, strip_width, .. }: &Overview) -> Steps {
    half_window(timeline.puzzle(), Tape::new(timeline, *scale), *strip_width)
}
