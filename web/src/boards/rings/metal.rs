//! What the rings are made of: wire in its strokes, coils of thin rings, rods with beads, rails, the grain of wood.

use std::fmt::Write;

use yew::prelude::*;

use super::layout::{self as layout, HOLES, PLATE, Pose, ROD};
use crate::boards::svg::{self, num};
use crate::markup::html;
use crate::part::drawn_by;
use gros_picture::decimal::hundredths;

/// Below its eye the front of a ring begins to go over into the colour of the back, and ends.
const FADE: [f64; 2] = [52.0, 90.0];

/// A run of equal rings, drawn as a coil of thin ones.
pub struct Coil {
    /// How many rings it has.
    pub count: usize,
    /// Where its middle stands.
    pub x: f64,
    /// Whether they are on.
    pub on: bool,
    /// Whether it holds a refused ring.
    pub held: bool,
}

impl Coil {
    /// Gives the places of its thin rings.
    fn places(&self) -> impl Iterator<Item = f64> + use<> {
        layout::coil(self.count, self.x)
    }

    /// Gives the eyes of its rods.
    pub fn hooks(&self) -> impl Iterator<Item = (f64, f64)> + use<> {
        let eye = Pose::rest(self.on).eye;
        self.places().map(move |x| (x, eye))
    }

    /// Draws one side of all its rings as one path a stroke.
    pub fn draw(&self, side: &'static str) -> Html {
        let d = half(Pose::rest(self.on), self.places(), side);
        let metal = if self.on { "brass" } else { "steel" };
        html! {
            <g class="thin">
                if self.held {
                    { svg::path("held", d.clone()) }
                }
                <path class={format!("ring-line {metal}-line")} d={d.clone()} />
                <path class={format!("ring-body {metal}-{side}")} {d} />
            </g>
        }
    }
}

/// Moves what is drawn to a column.
pub fn at(x: f64, drawn: Html) -> Html {
    html! { <g transform={format!("translate({} 0)", num(x))}>{ drawn }</g> }
}

/// The colours of the fronts: each goes over into that of the back towards the far end of a ring.
#[derive(PartialEq)]
pub struct Fades;

drawn_by!(Fades, use_fades);

#[hook]
fn use_fades(_props: &Fades) -> Html {
    let fade = |id: &'static str, on: bool| {
        // Along the height alone, so that one serves all rings of a row.
        let (eye, [from, to]) = (Pose::rest(on).eye, FADE);
        let stop = |offset: &'static str, side| html! { <stop {offset} class={format!("stop-{}-{side}", if on { "on" } else { "off" })} /> };
        html! {
            <linearGradient {id} gradientUnits="userSpaceOnUse" x1="0" y1={num(eye + from)} x2="0" y2={num(eye + to)}>
                { stop("0", "front") }{ stop("1", "back") }
            </linearGradient>
        }
    };
    html! { <defs>{ fade("fade-on", true) }{ fade("fade-off", false) }</defs> }
}

/// Halves of rings in their strokes: their line, their body, and on the front the light. They may be several, one after
/// the other in the same path.
pub fn strokes(d: &str, count: usize, on: bool, side: &'static str) -> Html {
    let metal = if on { "brass" } else { "steel" };
    html! {
        <>
            <path class={format!("ring-line {metal}-line")} d={d.to_owned()} />
            <path class={format!("ring-body {metal}-{side}")} d={d.to_owned()} />
            if side == "front" {
                <path class={format!("ring-light {metal}-light")} d={d.to_owned()} pathLength={(100 * count).to_string()} />
            }
        </>
    }
}

/// One side of rings at rest that are of one metal.
///
/// They are one path a stroke: no two halves on the same side of rings of one metal cross.
pub fn row(places: &[f64], on: bool, side: &'static str) -> Html {
    strokes(&half(Pose::rest(on), places.iter().copied(), side), places.len(), on, side)
}

/// Marks one side of rings at rest that are in the way.
pub fn held(places: &[f64], on: bool, side: &'static str) -> Html {
    svg::path("held", half(Pose::rest(on), places.iter().copied(), side))
}

fn half(pose: Pose, places: impl Iterator<Item = f64>, side: &'static str) -> String {
    if side == "front" { pose.fronts(places) } else { pose.backs(places) }
}

/// Gives an ellipse from its left end on.
fn round(rx: f64, ry: f64) -> String {
    format!("a{rx} {ry} 0 1 0 {w} 0a{rx} {ry} 0 1 0 -{w} 0", rx = num(rx), ry = num(ry), w = num(2.0 * rx))
}

/// Draws the eyes of rods as one path.
pub fn eyes(hooks: &[(f64, f64)]) -> Html {
    let round = round(8.0, 8.0);
    let d =
        svg::each(hooks, |path, (x, y)| write!(path, "M{} {}{round}", hundredths(x - 8.0), hundredths(*y)));
    svg::path("eye", d)
}

/// Draws the eye of a rod.
pub fn eye(x: f64, y: f64) -> Html {
    svg::circle("eye", x, y, 8.0)
}

/// Rods from their eyes to the plate, all as one path a stroke.
pub fn rods(class: &'static str, hooks: &[(f64, f64)]) -> Html {
    let d = svg::each(hooks, |path, (x, eye)| {
        write!(path, "M{} {}V{HOLES}", hundredths(*x), hundredths(eye + 6.0))
    });
    html! { <g {class}>{ svg::path("rod-line", d.clone()) }{ svg::path("rod-body", d) }</g> }
}

/// The parts of rods below the plate, with their beads.
pub fn beads(class: &'static str, hooks: &[(f64, f64)], r: f64) -> Html {
    let top = PLATE[2] - 6.0;
    let d = svg::each(hooks, |path, (x, eye)| {
        write!(path, "M{} {top}V{}", hundredths(*x), hundredths(eye + ROD))
    });
    let bead = |dx: f64, dy: f64, rx: f64, ry: f64| {
        let round = round(rx, ry);
        svg::each(hooks, |path, (x, eye)| {
            write!(path, "M{} {}{round}", hundredths(x + dx - rx), hundredths(eye + ROD + dy))
        })
    };
    html! {
        <g {class}>
            { svg::path("rod-line", d.clone()) }
            { svg::path("rod-body", d) }
            { svg::path("bead", bead(0.0, 0.0, r, r)) }
            if class == "rod" {
                { svg::path("bead-light", bead(-3.0, -3.0, 2.8, 2.0)) }
            }
        </g>
    }
}

/// Draws the grain of the plate between two edges.
pub fn grain(left: f64, right: f64) -> Html {
    let line = |y: f64, from: f64, to: f64| {
        let at = |part: f64| num(left + (right - left) * part);
        format!(
            "M{} {y}C{} {} {} {} {} {y}",
            at(from),
            at(from + (to - from) * 0.3),
            y - 1.5,
            at(from + (to - from) * 0.7),
            y + 1.5,
            at(to)
        )
    };
    let lines = [
        (284.0, 0.03, 0.6),
        (289.0, 0.3, 0.97),
        (297.0, 0.01, 0.99),
        (309.0, 0.0, 0.45),
        (314.0, 0.2, 1.0),
        (321.0, 0.0, 0.8),
        (328.5, 0.1, 1.0),
    ];
    svg::path("grain", lines.map(|(y, from, to)| line(y, from, to)).join(""))
}

/// Draws the lock of a refused ring.
pub fn lock(x: f64, y: f64) -> Html {
    html! {
        <g class="lock" transform={format!("translate({} {})", num(x), num(y))}>
            <circle r="17" />
            <path d="M-4.8 -1.6h9.6v7.2h-9.6zM-2.8 -1.6v-2.4a2.8 2.8 0 0 1 5.6 0v2.4" />
        </g>
    }
}
