//! The tape, drawn: one path for all ticks of a kind, a text for each label.

use yew::prelude::*;

use super::ruler_drawing::rect;
use super::tape_layout::{Label, PlacedTick, TapeLayout, Way};

/// The base line of the labels.
const LABEL_Y: f64 = 17.0;
/// How far above the lower edge the ticks end.
const FOOT: f64 = 2.0;
/// How wide a digit of a label is, and an arrow with its gap.
const DIGIT: f64 = 7.3;
const ARROW: (f64, f64) = (9.0, 13.0);

/// Draws the tape over a width and a height; `pitch` is the width of a tick.
pub fn draw(layout: &TapeLayout, (width, height): (f64, f64), pitch: f64) -> Html {
    let middle = width / 2.0;
    let (from, to) = (layout.start.unwrap_or(0.0), layout.end.unwrap_or(width));
    let next = layout.ticks.iter().find(|tick| tick.is_next);
    let outside = [(layout.start.map(|_| 0.0), from), (layout.end, width)];
    html! {
        <svg class="tape-strip" aria-hidden="true" focusable="false" width={width.to_string()} height={height.to_string()}>
            { rect("tape-past", from, 0.0, middle - from, height) }
            { rect("tape-future", middle, 0.0, to - middle, height) }
            { for outside.into_iter().filter_map(|(left, right)| left.map(|left| wall(left, right, height))) }
            if next.is_some() {
                { rect("tape-next-cell", middle, 0.0, pitch.min(to - middle), height) }
            }
            <path class="tape-states" d={layout.states.iter().map(|x| dot(*x, height)).collect::<String>()} />
            { ticks("tape-tick tape-tick-past", layout, height, |tick| tick.is_past) }
            { ticks("tape-tick", layout, height, |tick| !tick.is_past && !tick.is_next) }
            { ticks("tape-tick tape-tick-next", layout, height, |tick| tick.is_next) }
            { for layout.ticks.iter().filter_map(|tick| tick.label.as_ref().map(|(x, text)| label(tick, *x, text))) }
            { ends(layout) }
            <path class="tape-needle" d={needle(middle, height)} />
        </svg>
    }
}

/// Draws what lies outside the timeline: hatched, as a wall.
fn wall(left: f64, right: f64, foot: f64) -> Html {
    let lines = ((left / 8.0).floor() as i32 - 7..(right / 8.0).ceil() as i32).map(|line| {
        let x = f64::from(line) * 8.0;
        let from = (left - x).max(0.0);
        let to = (right - x).min(foot);
        if to > from {
            format!("M{:.1} {:.1}L{:.1} {:.1}", x + from, foot - from, x + to, foot - to)
        } else {
            String::new()
        }
    });
    html! { <path class="tape-wall" d={lines.collect::<String>()} /> }
}

fn dot(x: f64, height: f64) -> String {
    format!("M{:.1} {:.1}h0", x, height - 5.0)
}

fn ticks(class: &'static str, layout: &TapeLayout, height: f64, which: impl Fn(&PlacedTick) -> bool) -> Html {
    let line = |tick: &PlacedTick| {
        format!("M{:.1} {:.1}v-{}", tick.x, height - FOOT, tick.height.min(height - LABEL_Y - 6.0))
    };
    let drawn = layout.ticks.iter().filter(|tick| which(tick));
    html! { <path {class} d={drawn.map(line).collect::<String>()} /> }
}

fn label(tick: &PlacedTick, x: f64, label: &Label) -> Html {
    let class = classes!(
        "tape-label",
        tick.is_past.then_some("tape-label-past"),
        tick.is_next.then_some("tape-label-next"),
        tick.is_tall.then_some("tape-label-tall")
    );
    let Some(way) = label.way else {
        return html! {
            <text {class} x={format!("{x:.1}")} y={LABEL_Y.to_string()} text-anchor="middle">{ &label.piece }</text>
        };
    };
    let width = |text: &str| text.chars().count() as f64 * DIGIT;
    let arrow = if way == Way::Right { ARROW.1 } else { ARROW.0 };
    let left = x - (width(&label.piece) + arrow + width(&label.to)) / 2.0;
    let behind = left + width(&label.piece);
    html! {
        <g {class}>
            <text x={format!("{left:.1}")} y={LABEL_Y.to_string()}>{ &label.piece }</text>
            <path d={arrow_path(way, behind)} />
            if !label.to.is_empty() {
                <text x={format!("{:.1}", behind + arrow)} y={LABEL_Y.to_string()}>{ &label.to }</text>
            }
        </g>
    }
}

/// Draws an arrow behind `x`.
fn arrow_path(way: Way, x: f64) -> String {
    let middle = LABEL_Y - 4.5;
    match way {
        Way::Up => format!("M{:.1} {:.1}v-9m-2.8 3l2.8-3l2.8 3", x + 5.0, middle + 4.5),
        Way::Down => format!("M{:.1} {:.1}v9m-2.8-3l2.8 3l2.8-3", x + 5.0, middle - 4.5),
        Way::Right => format!("M{:.1} {middle:.1}h8m-3-2.8l3 2.8l-3 2.8", x + 2.5),
    }
}

fn ends(layout: &TapeLayout) -> Html {
    html! {
        <>
            if let Some(x) = layout.start {
                <path class="ruler-start" d={format!("M{:.1} 24v10l8.5-5z", x - 12.0)} />
            }
            if let Some(x) = layout.end {
                <path class="ruler-goal" d={format!("M{:.1} 20h2v17h-2v-7.5l-9.5-4.75z", x + 13.0)} />
            }
        </>
    }
}

/// Draws the needle: a line with two points that reach over the strip's edges.
fn needle(x: f64, height: f64) -> String {
    format!("M{:.1} -1h12l-5 7v{:.1}l5 7h-12l5-7v-{:.1}z", x - 6.0, height - 12.0, height - 12.0)
}
