//! The case of Spin-Out, cut open, with the slide and the shape of its dials.
//!
//! The dials stay in their places and the case moves over them, which is the same motion and keeps the targets still.

use yew::prelude::*;

use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// The distance of two dials; all measures are units of the drawing.
pub const PITCH: f64 = 118.0;
/// The middle of the leftmost dial.
pub const FIRST: f64 = 102.0;
/// From dial 1 to the knob, and on to the right edge.
pub const KNOB: f64 = 120.0;
/// From the knob to the right edge.
pub const MARGIN: f64 = 62.0;
/// The line on which the dials turn.
pub const LINE: f64 = 214.0;
/// The upper edge of the drawing, and its height.
pub const FRAME: (f64, f64) = (70.0, 284.0);
/// From the bay to the right end of the case.
pub const CASE: f64 = 3.5 * PITCH;
/// The radius of the bay.
pub const BAY: f64 = 90.0;

/// The height of engraved letters, and the smallest that can be read, in CSS pixels.
const LETTERS: f64 = 17.0;
const SMALLEST: f64 = 12.0;
/// Words reach so far to either side.
const WORDS: f64 = 100.0;

/// A dial upright, its lobe up, about its middle.
pub const BELL: &str = "M-27 -55A27 27 0 0 1 27 -55C28 -34 31 -17 33 0A85 85 0 0 0 41.3 36Q44.5 44.5 36 41.3A85 85 0 0 0 -36 41.3Q-44.5 44.5 -41.3 36A85 85 0 0 0 -33 0C-31 -17 -28 -34 -27 -55Z";

/// What is engraved on the case, where there is room for it.
pub struct Engraved {
    /// Under the bay.
    pub bay: &'static str,
    /// Above the low gate, in two lines.
    pub gate: [&'static str; 2],
}

impl Engraved {
    /// Tells whether words can be read on a drawing of this width, in units, in so much room, in CSS pixels.
    pub fn is_legible(width: f64, room: f64) -> bool {
        LETTERS * room / width >= SMALLEST
    }
}

/// Gives the middle of a column, counted from the left.
pub fn x_of(index: usize) -> f64 {
    FIRST + PITCH * index as f64
}

/// Gives the width of a drawing of so many columns.
pub fn width_of(columns: usize) -> f64 {
    x_of(columns.saturating_sub(1)) + KNOB + MARGIN
}

/// Draws the case with its bay at a place, in a drawing so wide: words that do not fit are left out.
pub fn case(bay: f64, width: f64, engraved: Option<&Engraved>) -> Html {
    let right = bay + CASE;
    let left = bay.min(0.0) - 600.0;
    let body = Rect { x: left, y: LINE - 134.0, width: right - left, height: 262.0 };
    let (ceiling, gate, floor) = (LINE - BAY, LINE - 50.0, LINE + 50.0);
    let reach = (BAY * BAY - 50.0 * 50.0).sqrt();
    let [slope, low, end, pocket, back] =
        [bay + 150.0, bay + 186.0, right, bay + reach, bay - reach].map(num);
    let channel = format!(
        "M{} {ceiling}H{slope}q14 0 20 20L{low} {gate}H{end}V{floor}H{pocket}A{BAY} {BAY} 0 0 1 {back} {floor}H{}z",
        num(left),
        num(left),
    );
    let word = |x: f64, y: f64, text: &'static str| {
        let fits = (WORDS..=width - WORDS).contains(&x);
        html! { if fits { { svg::text("engraved", x, y, text.to_owned()) } } }
    };
    html! {
        <>
            <defs>
                <linearGradient id="case-light" x1="0" y1="0" x2="0" y2="1">
                    <stop class="stop-high" offset="0" /><stop class="stop-middle" offset="0.5" /><stop class="stop-low" offset="1" />
                </linearGradient>
            </defs>
            { svg::rect("case", body, 14.0) }
            { svg::path("channel", channel) }
            { svg::circle("bay", bay, LINE, BAY - 2.0) }
            if let Some(Engraved { bay: under, gate: [above, below] }) = engraved {
                { word(bay, LINE + 115.0, under) }
                { word((bay + right) / 2.0 + 70.0, LINE - 98.0, above) }
                { word((bay + right) / 2.0 + 70.0, LINE - 76.0, below) }
            }
        </>
    }
}

/// Draws the slide with its knob.
pub fn slide(knob: f64) -> Html {
    let bar = Rect { x: -300.0, y: LINE - 15.0, width: knob + 300.0, height: 30.0 };
    let arrows = format!("M{} {LINE}h28m-7 -6l7 6l-7 6m-14 0l-7 -6l7 -6", num(knob - 14.0));
    html! {
        <>
            { svg::rect("slide", bar, 3.0) }
            { svg::circle("handle", knob, LINE, 34.0) }
            { svg::path("knob-arrows", arrows) }
        </>
    }
}

/// Draws an arrow from the lobe as it lies to the left, to where it goes, or back.
pub fn arrow(upright: bool) -> Html {
    let (way, head) = if upright {
        ("M-47 -16A50 50 0 0 1 -22 -46", "M-8 -54l-22 -3l13 19z")
    } else {
        ("M-12 -50A50 50 0 0 0 -42 -26", "M-50 -12l-3 -22l19 13z")
    };
    html! { <><path class="turn" d={way} /><path class="arrow" d={head} /></> }
}
