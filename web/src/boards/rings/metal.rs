//! What the rings are made of: wire in its strokes, coils of thin rings, rods with beads, rails, the grain of wood.

use yew::prelude::*;

use super::layout::{self as layout, HOLES, PLATE, Pose, ROD};
use crate::boards::svg::{self, num};
use crate::markup::html;
use crate::part::drawn_by;

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
        let pose = Pose::rest(self.on);
        let d = if side == "front" { pose.fronts(self.places()) } else { pose.backs(self.places()) };
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

/// Names the drawn part of a ring: one of the [`Definitions`].
pub fn part_of(on: bool, name: &str, blocks: bool) -> String {
    format!("#{}{}-{name}", if blocks { "held-" } else { "" }, if on { "on" } else { "off" })
}

/// Moves what is drawn to a column.
pub fn at(x: f64, drawn: Html) -> Html {
    html! { <g transform={format!("translate({} 0)", num(x))}>{ drawn }</g> }
}

/// Puts a part of the [`Definitions`] at a column.
pub fn mark(href: String, x: f64) -> Html {
    html! { <use {href} x={num(x)} /> }
}

/// The parts of rings at rest, drawn once and used at each place.
#[derive(PartialEq)]
pub struct Definitions;

drawn_by!(Definitions, use_definitions);

#[hook]
fn use_definitions(_props: &Definitions) -> Html {
    let parts = [true, false].into_iter().flat_map(|on| {
        let (front, back) = Pose::rest(on).halves(0.0);
        let metal = if on { "on" } else { "off" };
        let eye = eye(0.0, Pose::rest(on).eye);
        let sides = [("back", back, html! {}), ("front", front, eye)];
        sides.into_iter().flat_map(move |(side, d, eye)| {
            let ring = strokes(&d, on, side);
            let held = svg::path("held", d);
            [
                html! { <g id={format!("{metal}-{side}")}>{ ring.clone() }{ eye.clone() }</g> },
                html! { <g id={format!("held-{metal}-{side}")}>{ held }{ ring }{ eye }</g> },
            ]
        })
    });
    let fade = |id: &'static str, on: bool| {
        let eye = Pose::rest(on).eye;
        let stop = |offset: &'static str, side| html! { <stop {offset} class={format!("stop-{}-{side}", if on { "on" } else { "off" })} /> };
        html! {
            <linearGradient {id} gradientUnits="userSpaceOnUse" x1="0" y1={num(eye)} x2="92" y2={num(eye + 83.0)}>
                { stop("0.5", "front") }{ stop("1", "back") }
            </linearGradient>
        }
    };
    html! { <defs>{ fade("fade-on", true) }{ fade("fade-off", false) }{ for parts }</defs> }
}

/// Half a ring in its strokes: its line, its body, and on the front the light.
pub fn strokes(d: &str, on: bool, side: &'static str) -> Html {
    let metal = if on { "brass" } else { "steel" };
    html! {
        <>
            <path class={format!("ring-line {metal}-line")} d={d.to_owned()} />
            <path class={format!("ring-body {metal}-{side}")} d={d.to_owned()} />
            if side == "front" {
                <path class={format!("ring-light {metal}-light")} d={d.to_owned()} pathLength="100" />
            }
        </>
    }
}

/// Draws the eye of a rod.
pub fn eye(x: f64, y: f64) -> Html {
    svg::circle("eye", x, y, 8.0)
}

/// Rods from their eyes to the plate, all as one path a stroke.
pub fn rods(class: &'static str, hooks: &[(f64, f64)]) -> Html {
    let d: String = hooks.iter().map(|(x, eye)| format!("M{} {}V{HOLES}", num(*x), num(eye + 6.0))).collect();
    html! { <g {class}>{ svg::path("rod-line", d.clone()) }{ svg::path("rod-body", d) }</g> }
}

/// The parts of rods below the plate, with their beads.
pub fn beads(class: &'static str, hooks: &[(f64, f64)], r: f64) -> Html {
    let top = PLATE[2] - 6.0;
    let d: String = hooks.iter().map(|(x, eye)| format!("M{} {top}V{}", num(*x), num(eye + ROD))).collect();
    let round = |dx: f64, dy: f64, rx: f64, ry: f64| {
        let bead = |(x, eye): &(f64, f64)| {
            let (x, y) = (num(x + dx - rx), num(eye + ROD + dy));
            format!("M{x} {y}a{rx} {ry} 0 1 0 {w} 0a{rx} {ry} 0 1 0 -{w} 0", w = 2.0 * rx)
        };
        hooks.iter().map(bead).collect::<String>()
    };
    html! {
        <g {class}>
            { svg::path("rod-line", d.clone()) }
            { svg::path("rod-body", d) }
            { svg::path("bead", round(0.0, 0.0, r, r)) }
            if class == "rod" {
                { svg::path("bead-light", round(-3.0, -3.0, 2.8, 2.0)) }
            }
        </g>
    }
}

/// A rail in its strokes: line, shade, body, light.
pub fn rail(start: &str, y: f64, rest: &str) -> Html {
    let d = format!("{start}{y}{rest}");
    html! { for class in ["rail-line", "rail-shade", "rail-body", "rail-light"] { { svg::path(class, d.clone()) } } }
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
