//! The tape, drawn: one path for all ticks of a kind, one text for all labels of a kind.
//!
//! The tape changes at every step of a drag, so its elements are few and stay: only their attributes change.

use std::fmt::Write;

use yew::prelude::*;

use super::ruler_drawing::rect;
use super::tape_layout::{PlacedTick, TapeLayout};
use crate::markup::html;
use gros_picture::decimal::tenths;
use gros_picture::{Note, Way};

/// The base line of the labels.
const LABEL_Y: f64 = 17.0;
/// How far above the lower edge the ticks end.
const FOOT: f64 = 2.0;
/// How wide a digit of a label is, and an arrow with its gap.
const DIGIT: f64 = 7.3;
const ARROW: (f64, f64) = (9.0, 13.0);

/// The kinds of ticks and labels: which ones they are, and their classes.
type Kind = (fn(&PlacedTick) -> bool, &'static str);

const TICKS: [Kind; 3] = [
    (|tick| tick.is_past, "tape-tick tape-tick-past"),
    (|tick| !tick.is_past && !tick.is_next, "tape-tick"),
    (|tick| tick.is_next, "tape-tick tape-tick-next"),
];

const LABELS: [Kind; 5] = [
    (|tick| tick.is_past && !tick.is_tall, "tape-label tape-label-past"),
    (|tick| tick.is_past && tick.is_tall, "tape-label tape-label-past tape-label-tall"),
    (|tick| !tick.is_past && !tick.is_next && !tick.is_tall, "tape-label"),
    (|tick| !tick.is_past && !tick.is_next && tick.is_tall, "tape-label tape-label-tall"),
    (|tick| tick.is_next, "tape-label tape-label-next"),
];

/// Draws the tape over a width and a height; `pitch` is the width of a tick.
pub fn draw(layout: &TapeLayout, (width, height): (f64, f64), pitch: f64) -> Html {
    let middle = width / 2.0;
    let (from, to) = (layout.start.unwrap_or(0.0), layout.end.unwrap_or(width));
    let next = layout.ticks.iter().find(|tick| tick.is_next);
    let outside = [(layout.start.map(|_| 0.0), from), (layout.end, width)];
    html! {
        <svg
            class="tape-strip" aria-hidden="true" focusable="false" width={tenths(width).to_string()}
            height={tenths(height).to_string()}
        >
            { rect("tape-past", from, 0.0, middle - from, height) }
            { rect("tape-future", middle, 0.0, to - middle, height) }
            { for outside.map(|(left, right)| wall(left.map(|left| (left, right)), height)) }
            { rect("tape-next-cell", middle, 0.0, next.map_or(0.0, |_| pitch.min(to - middle)), height) }
            <path class="tape-states" d={layout.states.iter().map(|x| dot(*x, height)).collect::<String>()} />
            { for TICKS.map(|kind| ticks(layout, height, kind)) }
            { for LABELS.map(|kind| labels(layout, kind)) }
            <path class="ruler-start" d={layout.start.map(|x| format!("M{} 24v10l8.5-5z", tenths(x - 12.0)))} />
            <path
                class="ruler-goal"
                d={layout.end.map(|x| format!("M{} 20h2v17h-2v-7.5l-9.5-4.75z", tenths(x + 13.0)))}
            />
            <path class="tape-needle" d={needle(middle, height)} />
        </svg>
    }
}

/// Draws what lies outside the timeline, if that is to be seen: hatched, as a wall.
fn wall(place: Option<(f64, f64)>, foot: f64) -> Html {
    let hatch = |(left, right): (f64, f64)| {
        let lines = ((left / 8.0).floor() as i32 - 7..(right / 8.0).ceil() as i32).filter_map(|line| {
            let x = f64::from(line) * 8.0;
            let (from, to) = ((left - x).max(0.0), (right - x).min(foot));
            let place = |by: f64| (tenths(x + by), tenths(foot - by));
            let ((x, y), (right, top)) = (place(from), place(to));
            (to > from).then(|| format!("M{x} {y}L{right} {top}"))
        });
        lines.collect::<String>()
    };
    html! { <path class="tape-wall" d={place.map(hatch)} /> }
}

fn dot(x: f64, height: f64) -> String {
    format!("M{} {}h0", tenths(x), tenths(height - 5.0))
}

fn ticks(layout: &TapeLayout, height: f64, (which, class): Kind) -> Html {
    let line = |tick: &PlacedTick| {
        let tall = tick.height.min(height - LABEL_Y - 6.0);
        format!("M{} {}v-{}", tenths(tick.x), tenths(height - FOOT), tenths(tall))
    };
    let drawn = layout.ticks.iter().filter(|tick| which(tick));
    html! { <path {class} d={drawn.map(line).collect::<String>()} /> }
}

/// Labels of a kind: their symbols, the place of each, and their arrows.
#[derive(Default)]
struct Labels {
    symbols: String,
    places: String,
    arrows: String,
}

impl Labels {
    fn add(&mut self, middle: f64, Note { piece, way, to }: &Note) {
        let width = |text: &str| text.chars().count() as f64 * DIGIT;
        let arrow = match way {
            None => 0.0,
            Some(Way::Left | Way::Right | Way::Turn | Way::Flat) => ARROW.1,
            Some(_) => ARROW.0,
        };
        let left = middle - (width(piece) + arrow + width(to)) / 2.0;
        let behind = left + width(piece);
        self.write(piece, left);
        self.write(to, behind + arrow);
        if let Some(way) = way {
            self.arrows += &arrow_path(*way, behind);
        }
    }

    fn write(&mut self, text: &str, left: f64) {
        self.symbols += text;
        for (index, _) in text.chars().enumerate() {
            // Writing to a string does not fail.
            let _ = write!(self.places, "{} ", tenths(left + index as f64 * DIGIT));
        }
    }
}

/// Draws the labels of a kind: one text, whose symbols have a place each.
fn labels(layout: &TapeLayout, (which, class): Kind) -> Html {
    let mut labels = Labels::default();
    for (x, note) in layout.ticks.iter().filter(|tick| which(tick)).filter_map(|tick| tick.note.as_ref()) {
        labels.add(*x, note);
    }
    let Labels { symbols, places, arrows } = labels;
    html! {
        <g {class}>
            <text x={places} y={tenths(LABEL_Y).to_string()}>{ symbols }</text>
            <path d={arrows} />
        </g>
    }
}

/// Draws an arrow behind `x`.
fn arrow_path(way: Way, x: f64) -> String {
    let middle = LABEL_Y - 4.5;
    match way {
        Way::Up => format!("M{} {}v-9m-2.8 3l2.8-3l2.8 3", tenths(x + 5.0), tenths(middle + 4.5)),
        Way::Down => format!("M{} {}v9m-2.8-3l2.8 3l2.8-3", tenths(x + 5.0), tenths(middle - 4.5)),
        Way::Left | Way::Right | Way::Turn => {
            format!("M{} {}h8m-3-2.8l3 2.8l-3 2.8", tenths(x + 2.5), tenths(middle))
        }
        Way::Upright => format!("M{} {}h4v9h-4z", tenths(x + 4.0), tenths(middle - 4.5)),
        Way::Flat => format!("M{} {}h9v4h-9z", tenths(x + 3.0), tenths(middle - 2.0)),
    }
}

/// Draws the needle: a line with two points that reach over the strip's edges.
fn needle(x: f64, height: f64) -> String {
    let shaft = tenths(height - 12.0);
    format!("M{} -1h12l-5 7v{shaft}l5 7h-12l5-7v-{shaft}z", tenths(x - 6.0))
}
