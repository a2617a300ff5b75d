//! The rings, drawn as a thing of metal and wood, layer upon layer from the back to the front.
//!
//! The order of the layers alone makes every over and under right; no ring has to be cut.

use gros_solver::RingsState;
use yew::prelude::*;

use super::bar::Bar;
use super::layout::{
    self as layout, COIL_ASIDE, Depth, EYE_OFF, EYE_ON, HEIGHT, HOLES, Moment, PLATE, Pose, Scene, TOP,
};
use super::metal::{Coil, Fades, at, beads, eye, eyes, grain, held, lock, rods, row, strokes};
use super::slots::Slot;
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;
use crate::part::{list, part};

/// A refused ring is lifted by this.
const TUG: f64 = 5.0;

/// What there is to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing<'a> {
    /// Which rings are on.
    pub state: &'a RingsState,
    /// Where the columns are.
    pub scene: &'a Scene,
    /// The ring on its way, or the two that move as one.
    pub moving: Option<Moving>,
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
    /// How far the bar is drawn out, in units of the drawing.
    pub out: f64,
    /// How far the handle reaches out of the drawing.
    pub handle: f64,
    /// The height of the numbers on the plate, in units of the drawing.
    pub number: f64,
}

/// Rings on their way, from the lower number to the higher.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moving {
    /// Which they are.
    pub rings: (usize, usize),
    /// Where they are.
    pub moment: Moment,
}

/// A ring that stands by itself.
struct Ring {
    number: usize,
    x: f64,
    on: bool,
}

impl Ring {
    /// Gives the eye of its rod.
    fn hook(&self) -> (f64, f64) {
        (self.x, Pose::rest(self.on).eye)
    }
}

impl Drawing<'_> {
    /// Draws everything.
    pub fn draw(&self) -> Html {
        let width = num(self.scene.width);
        html! {
            <svg class="rings-drawing" viewBox={format!("0 {TOP} {width} {HEIGHT}")} aria-hidden="true">{ self.marks() }</svg>
        }
    }

    /// Draws everything, from the back to the front.
    pub fn marks(&self) -> Html {
        let mirror = self.mirrored.then(|| format!("translate({} 0) scale(-1 1)", num(self.scene.width)));
        html! {
            <>
                { part(Fades) }
                <g transform={mirror}>
                    { self.below() }
                    { self.plate() }
                    { self.backs() }
                    { self.bar(false) }
                    { self.rods() }
                    { self.bar(true) }
                    { self.fronts() }
                    { self.ghost() }
                    { self.cues() }
                </g>
                { self.numbers() }
            </>
        }
    }

    /// Lists the rings that stand by themselves and at rest, the innermost first.
    fn rings(&self) -> impl DoubleEndedIterator<Item = Ring> + '_ {
        let refused = self.refused.map(|ring| (ring, ring));
        let loose = self.moving.map(|moving| moving.rings).or(refused);
        let is_loose = move |ring: usize| loose.is_some_and(|(low, high)| (low..=high).contains(&ring));
        self.scene.columns.iter().filter_map(move |(slot, x)| match slot {
            Slot::Ring(ring) if !is_loose(*ring) => {
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

    /// Gives the rings that are not at rest, each with its place and its pose, the innermost first.
    fn loose(&self) -> impl DoubleEndedIterator<Item = (f64, Pose, Depth)> + '_ {
        let ((low, high), pose, depth) = match (self.moving, self.refused) {
            (Some(Moving { rings, moment }), _) => (rings, moment.pose, moment.depth),
            (None, Some(ring)) => {
                let rest = Pose::rest(self.state.is_on(ring));
                ((ring, ring), Pose { eye: rest.eye - TUG, ..rest }, Depth::Round)
            }
            (None, None) => ((1, 0), Pose::rest(true), Depth::Round),
        };
        let place = move |ring| self.scene.ring_x(ring).map(|x| (x, pose, depth));
        (low..=high).rev().filter_map(place)
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
        let ring = |(slot, x): &(Slot, f64)| matches!(slot, Slot::Ring(_)).then_some(*x);
        let hole = |x: f64| format!("M{} {HOLES}a8 4 0 1 0 16 0a8 4 0 1 0 -16 0", num(x - 8.0));
        let holes: String = self.scene.columns.iter().filter_map(ring).map(hole).collect();
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
                { svg::path("hole", holes) }
                { list(self.coils().map(slit)) }
            </>
        }
    }

    fn backs(&self) -> Html {
        let thin = self.coils().map(|coil| coil.draw("back"));
        let loose = self.loose().filter(|(.., depth)| *depth == Depth::Round);
        let loose = loose.map(|(x, pose, _)| at(x, strokes(&pose.halves(0.0).1, 1, self.is_brass(), "back")));
        // Where a ring that is on meets the next one, which is off, the next one lies on top; elsewhere none meet.
        html! {
            <>
                { list(thin) }
                { self.held("back") }
                { row(&self.places(true), true, "back") }
                { row(&self.places(false), false, "back") }
                { list(loose) }
            </>
        }
    }

    /// Lists where the rings at rest stand that are on, or off.
    fn places(&self, on: bool) -> Vec<f64> {
        self.rings().filter(|ring| ring.on == on).map(|ring| ring.x).collect()
    }

    /// Marks the rings that are in the way.
    fn held(&self, side: &'static str) -> Html {
        let places = |on: bool| -> Vec<f64> {
            let rings = self.rings().filter(|ring| ring.on == on && self.blocks(ring.number));
            rings.map(|ring| ring.x).collect()
        };
        list([true, false].map(|on| held(&places(on), on, side)))
    }

    fn bar(&self, is_front: bool) -> Html {
        part(Bar { tip: self.scene.tip(), out: self.out, handle: self.handle, is_front })
    }

    fn rods(&self) -> Html {
        let thin: Vec<(f64, f64)> = self.coils().flat_map(|coil| coil.hooks()).collect();
        let thick: Vec<(f64, f64)> = self.rings().map(|ring| ring.hook()).collect();
        let between = self.loose().filter(|(.., depth)| *depth == Depth::Between).map(|(x, pose, _)| {
            let (front, back) = pose.halves(0.0);
            let ring = [back, front].map(|half| strokes(&half, 1, self.is_brass(), "back"));
            at(x, html! { <>{ for ring }{ eye(0.0, pose.eye) }</> })
        });
        let rod_of_loose = self.loose().map(|(x, pose, _)| rods("rod", &[(x, pose.eye)]));
        html! { <>{ rods("rod-thin", &thin) }{ rods("rod", &thick) }{ list(rod_of_loose) }{ list(between) }</> }
    }

    fn fronts(&self) -> Html {
        let thin = self.coils().rev().map(|coil| coil.draw("front"));
        let loose = self.loose().rev().filter(|(.., depth)| *depth == Depth::Round).map(|(x, pose, _)| {
            let class = if self.moving.is_some() { "loose" } else { "loose nudged" };
            let ring = strokes(&pose.halves(0.0).0, 1, self.is_brass(), "front");
            at(x, html! { <g {class}>{ ring }{ eye(0.0, pose.eye) }</g> })
        });
        let hooks: Vec<(f64, f64)> = self.rings().map(|ring| ring.hook()).collect();
        html! {
            <>
                { list(thin) }
                { self.held("front") }
                { row(&self.places(false), false, "front") }
                { row(&self.places(true), true, "front") }
                { eyes(&hooks) }
                { list(loose) }
            </>
        }
    }

    /// A ring on its way is of brass until it is off; a refused one is what it is.
    fn is_brass(&self) -> bool {
        match self.moving {
            Some(Moving { moment, .. }) => moment.pose.eye < (EYE_ON + EYE_OFF) / 2.0,
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
        let round = |class, ring: &Ring| svg::circle(class, ring.x, ring.hook().1, 17.0);
        let legal = |ring: &Ring| self.legal.contains(&ring.number) && self.best != Some(ring.number);
        let legal = self.rings().filter(legal).map(|ring| round("halo-legal", &ring));
        let best = self.rings().find(|ring| self.best == Some(ring.number)).map(|ring| {
            // One that is to go on is far below its mark.
            let leader = if ring.on { String::new() } else { leader(&ring) };
            html! {
                <>
                    { svg::path("leader-casing", leader.clone()) }{ svg::path("leader", leader) }
                    { round("halo-casing", &ring) }{ round("halo", &ring) }{ round("halo-fill", &ring) }
                </>
            }
        });
        let waits = self.rings().filter(|ring| !ring.on && self.blocks(ring.number));
        let wait = |ring: Ring| svg::path("wait", format!("M{} {TOP}V{}", num(ring.x), num(EYE_OFF - 12.0)));
        let lock = self.loose().map(|(x, pose, _)| lock(x, pose.eye));
        html! { <>{ list(waits.map(wait)) }{ list(legal) }{ list(best) }{ list(lock) }</> }
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
        html! { <g font-size={num(self.number)}>{ list(self.scene.columns.iter().map(number)) }</g> }
    }
}

/// The line from the mark of a ring that is off down to its eye.
fn leader(ring: &Ring) -> String {
    format!("M{} {}V{}", num(ring.x), TOP + 36.0, num(ring.hook().1 - 19.0))
}
