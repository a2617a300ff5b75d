//! The rings, drawn as a thing of metal and wood, layer upon layer from the back to the front.
//!
//! The order of the layers alone makes every over and under right; no ring has to be cut.

use gros_solver::RingsState;
use yew::prelude::*;

use super::rings_layout::{
    self as layout, BACK_RAIL, COIL_ASIDE, Depth, EYE_OFF, EYE_ON, FRONT_RAIL, HEIGHT, HOLES, Moment, PLATE,
    Pose, ROD, Scene, TOP,
};
use super::slots::Slot;
use super::svg::{self, Rect, num};
use crate::part::{drawn_by, part};

/// A refused ring is lifted by this.
const TUG: f64 = 5.0;

/// What there is to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing<'a> {
    /// Which rings are on.
    pub state: &'a RingsState,
    /// Where the columns are.
    pub scene: &'a Scene,
    /// A ring on its way.
    pub moving: Option<(usize, Moment)>,
    /// The rings that can move.
    pub legal: &'a [usize],
    /// The ring that moves next.
    pub best: Option<usize>,
    /// The ring that was refused.
    pub refused: Option<usize>,
    /// The rings that stood in its way.
    pub blockers: &'a [usize],
    /// A ring of which to show where it would go.
    pub ghost: Option<usize>,
    /// Whether the free end is on the left.
    pub mirrored: bool,
}

/// A ring that stands by itself.
struct Ring {
    number: usize,
    x: f64,
    on: bool,
}

impl Drawing<'_> {
    /// Draws everything.
    pub fn draw(&self) -> Html {
        let width = num(self.scene.width);
        let mirror = self.mirrored.then(|| format!("translate({width} 0) scale(-1 1)"));
        html! {
            <svg class="rings-drawing" viewBox={format!("0 {TOP} {width} {HEIGHT}")} aria-hidden="true">
                { part(Definitions) }
                <g transform={mirror}>
                    { self.below() }
                    { self.plate() }
                    { self.backs() }
                    <g class="bar-slide">{ rail("M-320 ", BACK_RAIL, &format!("H{}", num(self.scene.tip()))) }</g>
                    { self.rods() }
                    <g class="bar-slide">{ self.front_of_bar() }</g>
                    { self.fronts() }
                    { self.ghost() }
                    { self.cues() }
                </g>
                { self.numbers() }
            </svg>
        }
    }

    /// Lists the rings that stand by themselves and at rest, the innermost first.
    fn rings(&self) -> impl DoubleEndedIterator<Item = Ring> + '_ {
        let moving = self.moving.map(|(ring, _)| ring).or(self.refused);
        self.scene.columns.iter().filter_map(move |(slot, x)| match slot {
            Slot::Ring(ring) if Some(*ring) != moving => {
                Some(Ring { number: *ring, x: *x, on: self.state.is_on(*ring) })
            }
            _ => None,
        })
    }

    /// Lists the runs, the innermost first.
    fn coils(&self) -> impl DoubleEndedIterator<Item = Coil> + '_ {
        self.scene.columns.iter().filter_map(|(slot, x)| match slot {
            Slot::Run { high, low, on } => {
                let held = self.blockers.iter().any(|blocker| (low..=high).contains(&blocker));
                Some(Coil { count: high - low + 1, x: *x, on: *on, held })
            }
            Slot::Ring(_) => None,
        })
    }

    /// Gives the ring that is not at rest, with its place and its pose.
    fn loose(&self) -> Option<(f64, Pose, Depth)> {
        if let Some((ring, moment)) = self.moving {
            return self.scene.ring_x(ring).map(|x| (x, moment.pose, moment.depth));
        }
        let ring = self.refused?;
        let rest = Pose::rest(self.state.is_on(ring));
        self.scene.ring_x(ring).map(|x| (x, Pose { eye: rest.eye - TUG, ..rest }, Depth::Round))
    }

    fn below(&self) -> Html {
        let loose = self.loose().map(|(x, pose, _)| (x, pose.eye));
        let thick: Vec<(f64, f64)> = self.rings().map(|ring| ring.hook()).chain(loose).collect();
        let thin: Vec<(f64, f64)> = self.coils().flat_map(|coil| coil.hooks()).collect();
        html! { <>{ beads("rod", &thick, 9.0) }{ beads("rod-thin", &thin, 5.0) }</> }
    }

    fn plate(&self) -> Html {
        let (left, right) = (self.scene.first(), self.scene.last());
        let [top, edge, bottom] = PLATE;
        let slab = format!(
            "M{} {top}H{}L{} {edge}H{}z",
            num(left - 46.0),
            num(right + 46.0),
            num(right + 58.0),
            num(left - 58.0)
        );
        let face = Rect { x: left - 58.0, y: edge, width: right - left + 116.0, height: bottom - edge };
        let hole = |x: f64| html! { <ellipse class="hole" cx={num(x)} cy={num(HOLES)} rx="8" ry="4" /> };
        let slit = |coil: Coil| {
            let (left, right) = layout::coil_ends(coil.count, coil.x);
            let slit = Rect { x: left - 7.0, y: HOLES - 3.5, width: right - left + 14.0, height: 7.0 };
            svg::rect("hole", slit, 3.5)
        };
        html! {
            <>
                { svg::path("plate-top", slab) }
                { svg::rect("plate-face", face, 1.5) }
                { grain(left - 50.0, right + 50.0) }
                { for self.scene.columns.iter().filter(|(column, _)| matches!(column, Slot::Ring(_))).map(|(_, x)| hole(*x)) }
                { for self.coils().map(slit) }
            </>
        }
    }

    fn backs(&self) -> Html {
        let thin = self.coils().map(|coil| coil.draw("back"));
        let thick = self.rings().map(|ring| mark(part_of(ring.on, "back", self.blocks(ring.number)), ring.x));
        let loose = self.loose().filter(|(.., depth)| *depth == Depth::Round);
        let loose = loose.map(|(x, pose, _)| at(x, strokes(&pose.halves(0.0).1, self.is_brass(), "back")));
        html! { <>{ for thin }{ for thick }{ for loose }</> }
    }

    fn rods(&self) -> Html {
        let thin: Vec<(f64, f64)> = self.coils().flat_map(|coil| coil.hooks()).collect();
        let thick: Vec<(f64, f64)> = self.rings().map(|ring| ring.hook()).collect();
        let loose = self.loose();
        let between = loose.filter(|(.., depth)| *depth == Depth::Between).map(|(x, pose, _)| {
            let (front, back) = pose.halves(0.0);
            let ring = [back, front].map(|half| strokes(&half, self.is_brass(), "back"));
            at(x, html! { <>{ for ring }{ eye(0.0, pose.eye) }</> })
        });
        let rod_of_loose = loose.map(|(x, pose, _)| rods("rod", &[(x, pose.eye)]));
        html! { <>{ rods("rod-thin", &thin) }{ rods("rod", &thick) }{ for rod_of_loose }{ for between }</> }
    }

    fn front_of_bar(&self) -> Html {
        let turn = self.scene.tip();
        let tip = format!("H{}A17.1 14.3 0 0 0 {} {BACK_RAIL}", num(turn), num(turn));
        html! {
            <>
                { rail("M-320 ", FRONT_RAIL, &tip) }
                { svg::rect("handle", Rect { x: -240.0, y: 92.0, width: 248.0, height: 56.0 }, 12.0) }
                { svg::path("handle-grain", "M-240 104H-2M-240 121H0M-240 137H-3".to_owned()) }
                { svg::rect("ferrule", Rect { x: 6.0, y: 94.0, width: 18.0, height: 52.0 }, 4.0) }
            </>
        }
    }

    fn fronts(&self) -> Html {
        let thin = self.coils().rev().map(|coil| coil.draw("front"));
        let thick =
            self.rings().rev().map(|ring| mark(part_of(ring.on, "front", self.blocks(ring.number)), ring.x));
        let loose = self.loose().filter(|(.., depth)| *depth == Depth::Round).map(|(x, pose, _)| {
            let class = if self.moving.is_some() { "loose" } else { "loose nudged" };
            let ring = strokes(&pose.halves(0.0).0, self.is_brass(), "front");
            at(x, html! { <g {class}>{ ring }{ eye(0.0, pose.eye) }</g> })
        });
        html! { <>{ for thin }{ for thick }{ for loose }</> }
    }

    /// A ring on its way is of brass until it is off; a refused one is what it is.
    fn is_brass(&self) -> bool {
        match self.moving {
            Some((_, moment)) => moment.pose.eye < (EYE_ON + EYE_OFF) / 2.0,
            None => self.refused.is_some_and(|ring| self.state.is_on(ring)),
        }
    }

    fn blocks(&self, ring: usize) -> bool {
        self.blockers.contains(&ring)
    }

    /// The outline of a ring where it would go.
    fn ghost(&self) -> Html {
        let Some((ring, x)) = self.ghost.and_then(|ring| Some((ring, self.scene.ring_x(ring)?))) else {
            return html! {};
        };
        let (front, back) = Pose::rest(!self.state.is_on(ring)).halves(x);
        svg::path("ring-ghost", front + &back)
    }

    /// Marks round the eyes: can move, moves next, was refused.
    fn cues(&self) -> Html {
        if self.moving.is_some() {
            return html! {};
        }
        let halo = |ring: Ring| {
            let eye = Pose::rest(ring.on).eye;
            let round = |class| svg::circle(class, ring.x, eye, 17.0);
            if self.best == Some(ring.number) {
                let leader = format!("M{} {}V{}", num(ring.x), TOP + 36.0, num(eye - 19.0));
                return html! {
                    <>
                        if !ring.on {
                            { svg::path("leader-casing", leader.clone()) }
                            { svg::path("leader", leader) }
                        }
                        { round("halo-casing") }{ round("halo") }{ round("halo-fill") }
                    </>
                };
            }
            if self.legal.contains(&ring.number) {
                round("halo-legal")
            } else {
                html! {}
            }
        };
        let waits = self.rings().filter(|ring| !ring.on && self.blocks(ring.number));
        let wait = |ring: Ring| svg::path("wait", format!("M{} {TOP}V{}", num(ring.x), num(EYE_OFF - 12.0)));
        let lock = self.loose().map(|(x, pose, _)| lock(x, pose.eye));
        html! { <>{ for waits.map(wait) }{ for self.rings().map(halo) }{ for lock }</> }
    }

    fn numbers(&self) -> Html {
        let number = |(slot, x): &(Slot, f64)| {
            let (x, text) = match slot {
                Slot::Ring(ring) => (*x, ring.to_string()),
                Slot::Run { high, low, .. } => (x - COIL_ASIDE, format!("{high}\u{2013}{low}")),
            };
            let x = if self.mirrored { self.scene.width - x } else { x };
            svg::text("plate-number", x, 327.0, text)
        };
        self.scene.columns.iter().map(number).collect()
    }
}

/// A run of equal rings, drawn as a coil of thin ones.
struct Coil {
    count: usize,
    x: f64,
    on: bool,
    held: bool,
}

impl Coil {
    /// Gives the places of its thin rings.
    fn places(&self) -> impl Iterator<Item = f64> + use<> {
        layout::coil(self.count, self.x)
    }

    /// Gives the eyes of its rods.
    fn hooks(&self) -> impl Iterator<Item = (f64, f64)> + use<> {
        let eye = Pose::rest(self.on).eye;
        self.places().map(move |x| (x, eye))
    }

    /// Draws one side of all its rings as one path a stroke.
    fn draw(&self, side: &'static str) -> Html {
        let halves = self.places().map(|x| Pose::rest(self.on).halves(x));
        let d: String = halves.map(|(front, back)| if side == "front" { front } else { back }).collect();
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

impl Ring {
    /// Gives the eye of its rod.
    fn hook(&self) -> (f64, f64) {
        (self.x, Pose::rest(self.on).eye)
    }
}

/// Names the drawn part of a ring: one of the [`Definitions`].
fn part_of(on: bool, name: &str, blocks: bool) -> String {
    format!("#{}{}-{name}", if blocks { "held-" } else { "" }, if on { "on" } else { "off" })
}

fn at(x: f64, drawn: Html) -> Html {
    html! { <g transform={format!("translate({} 0)", num(x))}>{ drawn }</g> }
}

fn mark(href: String, x: f64) -> Html {
    html! { <use {href} x={num(x)} /> }
}

/// The parts of rings at rest, drawn once and used at each place.
#[derive(PartialEq)]
struct Definitions;

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
fn strokes(d: &str, on: bool, side: &'static str) -> Html {
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

fn eye(x: f64, y: f64) -> Html {
    svg::circle("eye", x, y, 8.0)
}

/// Rods from their eyes to the plate, all as one path a stroke.
fn rods(class: &'static str, hooks: &[(f64, f64)]) -> Html {
    let d: String = hooks.iter().map(|(x, eye)| format!("M{} {}V{HOLES}", num(*x), num(eye + 6.0))).collect();
    html! { <g {class}>{ svg::path("rod-line", d.clone()) }{ svg::path("rod-body", d) }</g> }
}

/// The parts of rods below the plate, with their beads.
fn beads(class: &'static str, hooks: &[(f64, f64)], r: f64) -> Html {
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
fn rail(start: &str, y: f64, rest: &str) -> Html {
    let d = format!("{start}{y}{rest}");
    html! { for class in ["rail-line", "rail-shade", "rail-body", "rail-light"] { { svg::path(class, d.clone()) } } }
}

fn grain(left: f64, right: f64) -> Html {
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

fn lock(x: f64, y: f64) -> Html {
    html! {
        <g class="lock" transform={format!("translate({} {})", num(x), num(y))}>
            <circle r="17" />
            <path d="M-4.8 -1.6h9.6v7.2h-9.6zM-2.8 -1.6v-2.4a2.8 2.8 0 0 1 5.6 0v2.4" />
        </g>
    }
}
