//! The ruler of the overview, drawn: separators, ticks, landmarks, start and goal.
//!
//! It does not depend on where one stands, so a drag does not draw it again.

use std::rc::Rc;

use gros_session::Landmark;
use yew::prelude::*;

use super::game_nodes;
use super::ruler::{Mark, Ruler, Scale, Tick};
use crate::markup::html;
use crate::part::drawn_by;
use crate::state::Shown;
use gros_picture::decimal::tenths;

/// The top of the track, and its height.
pub const TRACK: (f64, f64) = (12.0, 6.0);
/// The top of the bar that shows what was played by hand, and its height.
const BAR: (f64, f64) = (6.0, 3.0);
/// The top of all ticks.
const TICKS_Y: f64 = 30.0;
/// The height of a landmark's tick.
const MARK_HEIGHT: f64 = 16.0;
/// The base line of the labels.
const LABEL_Y: f64 = 46.0;

/// The ruler of a timeline.
pub struct RulerDrawing {
    /// What there is to show.
    pub model: Shown,
    /// The landmarks of the timeline.
    pub landmarks: Rc<Vec<Landmark>>,
    /// The ends of the timeline.
    pub scale: Scale,
}

impl PartialEq for RulerDrawing {
    fn eq(&self, other: &RulerDrawing) -> bool {
        self.scale == other.scale
            && self.model.prefs.lang == other.model.prefs.lang
            && self.model.session.timeline().goes_as(other.model.session.timeline())
    }
}

drawn_by!(RulerDrawing, use_ruler);

/// Draws the ruler.
#[hook]
fn use_ruler(props: &RulerDrawing) -> Html {
    let RulerDrawing { model, landmarks, scale } = props;
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let labels = |landmark: &Landmark| lang.landmark_labels(timeline.setup(), landmark);
    let ruler = Ruler::new(timeline, landmarks, *scale, labels);
    let nodes = game_nodes::nodes(timeline, *scale);
    let planned_from = scale.at(timeline.planned_from(), timeline.steps());
    html! {
        <g>
            { for ruler.played.iter().map(|(from, to)| bar(*from, *to, *scale)) }
            if nodes.is_empty() {
                { ticks(&ruler, *scale) }
            } else {
                { game_nodes::draw(&nodes, *scale, planned_from) }
            }
        </g>
    }
}

/// Draws ticks and landmarks, start and goal.
fn ticks(ruler: &Ruler, scale: Scale) -> Html {
    html! {
        <>
            { for ruler.ticks.iter().map(tick) }
            { for ruler.marks.iter().map(mark) }
            <path class="ruler-start" d={format!("M{} {}v10l8.5-5z", tenths(scale.left - 1.0), tenths(TICKS_Y + 0.5))} />
            <path class="ruler-goal" d={format!("M{} {}h2v17h-2v-7.5l-9.5-4.75z", tenths(scale.right - 1.0), tenths(TICKS_Y))} />
        </>
    }
}

/// Draws what was played by hand; where it begins with the timeline it begins with the track, which is rounded.
fn bar(from: f64, to: f64, scale: Scale) -> Html {
    let from = if from <= scale.left { from - TRACK.1 / 2.0 } else { from };
    rect("ruler-played", from, BAR.0, to - from, BAR.1)
}

fn tick(tick: &Tick) -> Html {
    rect("ruler-tick", tick.x - 0.75, TICKS_Y, 1.5, tick.height)
}

fn mark(mark: &Mark) -> Html {
    // Two pixels wide and on whole pixels: a blurred separator would be none.
    let x = mark.x.round() - 1.0;
    html! {
        <>
            { rect("ruler-gap", x, TRACK.0, 2.0, TRACK.1) }
            { rect("ruler-mark", x, TICKS_Y, 2.0, MARK_HEIGHT) }
            if let Some((x, text)) = &mark.label {
                <text class="ruler-label" x={tenths(*x).to_string()} y={tenths(LABEL_Y).to_string()}>{ text }</text>
            }
        </>
    }
}

/// Draws a rectangle of the ruler.
pub fn rect(class: &'static str, x: f64, y: f64, width: f64, height: f64) -> Html {
    html! {
        <rect
            {class} x={tenths(x).to_string()} y={tenths(y).to_string()}
            width={tenths(width.max(0.0)).to_string()} height={tenths(height).to_string()}
        />
    }
}
