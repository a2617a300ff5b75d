//! The realistic rings, of metal and wood, drawn in layers from back to front.
//!
//! The order of the layers alone makes everything pass over and under correctly; no ring has to be cut.

use gros_solver::Rings;

use super::bar::Bar;
use super::layout::{self as layout, COIL_ASIDE, Depth, EYE_OFF, EYE_ON, Frame, Moment, Pose, TOP};
use super::metal::{Coil, Side, THICK, THIN, at, eye, eyes, fades, grain, held, lock, row, strokes};
use super::slots::Slot;
use super::{best, can_move};
use crate::path::{down, ellipse, line};
use crate::scene::{Form, Place, Point, Rect, Shape};
use crate::subject::{Subject, View};
use crate::within::Within;

/// How far a refused ring is lifted.
const TUG: f64 = 5.0;
/// The radius of the marks around an eye.
pub(super) const HALO: f64 = 17.0;
/// The baseline of the plate's numbers, above its bottom.
const NUMBERS: f64 = 7.0;

/// Rings to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    /// The state, and what is known about it.
    pub(super) subject: &'a Subject<Rings>,
    /// How it is viewed.
    pub(super) view: &'a View<'a>,
    /// Where the columns are.
    pub(super) frame: &'a Frame,
    /// The ring in motion, or the two that move as one.
    pub(super) moving: Option<Way>,
}

/// Rings in motion, from the lower number to the higher.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    /// Which they are.
    pub(super) rings: (usize, usize),
    /// How they are placed.
    pub(super) moment: Moment,
}

/// A ring that is drawn separately.
struct Ring {
    number: usize,
    x: f64,
    on: bool,
}

impl Ring {
    /// Returns the eye of its rod.
    fn hook(&self) -> Point {
        (self.x, Pose::rest(self.on).eye)
    }
}

/// A ring that is in motion or refused.
#[derive(Clone, Copy)]
struct Loose {
    number: usize,
    x: f64,
    pose: Pose,
    depth: Depth,
}

impl Drawing<'_> {
    /// Draws everything, from back to front.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        let bar = Bar { tip: self.frame.tip(), out: self.out(), is_still: self.view.is_still };
        let layer = |key: &'static str, shapes| Shape::group(shapes).keyed(key);
        let layers = vec![
            layer("below", self.below()),
            layer("plate", self.plate()),
            layer("backs", self.backs()),
            bar.back(),
            layer("rods", self.rods()),
            bar.front(),
            layer("fronts", self.fronts()),
            layer("cues", self.cues()),
        ];
        let mirror = self.view.is_flipped.then(|| Place::mirrored(self.frame.width));
        let rings = Shape { form: Form::Group(mirror, layers), ..layer("rings", Vec::new()) };
        fades().into_iter().chain([rings, layer("numbers", self.numbers())]).collect()
    }

    /// Returns how far the bar is pulled out, in units.
    fn out(&self) -> f64 {
        match self.moving {
            Some(Way { rings: (_, ring), moment }) => {
                moment.drawn * self.frame.ring_x(ring).map_or(0.0, |x| layout::way_out(self.frame, x))
            }
            None if self.subject.state.on_count() == 0 => self.frame.separated(),
            None => 0.0,
        }
    }

    /// Lists the separately drawn rings at rest, innermost first.
    fn rings(&self) -> impl DoubleEndedIterator<Item = Ring> + '_ {
        let refused = self.refused().map(|ring| (ring, ring));
        let loose = self.moving.map(|moving| moving.rings).or(refused);
        let is_loose = move |ring: usize| loose.is_some_and(|(low, high)| (low..=high).contains(&ring));
        self.frame.columns.iter().filter_map(move |(slot, x)| match slot {
            Slot::Ring(ring) if !is_loose(*ring) => {
                Some(Ring { number: *ring, x: *x, on: self.subject.state.is_on(*ring) })
            }
            _ => None,
        })
    }

    fn refused(&self) -> Option<usize> {
        self.subject.refused.map(|mv| mv.ring)
    }

    /// Lists the runs, innermost first.
    fn coils(&self) -> impl DoubleEndedIterator<Item = Coil> + '_ {
        self.frame.columns.iter().filter_map(|(slot, x)| match *slot {
            Slot::Run { high, low, on } => {
                let held = self.subject.blockers.iter().any(|blocker| (low..=high).contains(blocker));
                Some(Coil { low, count: high - low + 1, x: *x, on, held })
            }
            Slot::Ring(_) => None,
        })
    }

    /// Lists the rings that are not at rest, innermost first.
    fn loose(&self) -> impl DoubleEndedIterator<Item = Loose> + '_ {
        let ((low, high), pose, depth) = match (self.moving, self.refused()) {
            (Some(Way { rings, moment }), _) => (rings, moment.pose, moment.depth),
            (None, Some(ring)) => {
                let rest = Pose::rest(self.subject.state.is_on(ring));
                ((ring, ring), Pose { eye: rest.eye - TUG, ..rest }, Depth::Round)
            }
            (None, None) => ((1, 0), Pose::rest(true), Depth::Round),
        };
        let place = move |number| Some(Loose { number, x: self.frame.ring_x(number)?, pose, depth });
        (low..=high).rev().filter_map(place)
    }

    fn below(&self) -> Vec<Shape> {
        let loose = self.loose().map(|ring| (ring.x, ring.pose.eye));
        let thick: Vec<Point> = self.rings().map(|ring| ring.hook()).chain(loose).collect();
        let thin: Vec<Point> = self.coils().flat_map(Coil::hooks).collect();
        [THICK.below(&thick, self.frame), THIN.below(&thin, self.frame)].concat()
    }

    fn plate(&self) -> Vec<Shape> {
        let (left, right) = (self.frame.first(), self.frame.last());
        let ([top, edge, bottom], holes) = (self.frame.plate(), self.frame.holes());
        let slab = [(left - 46.0, top), (right + 46.0, top), (right + 58.0, edge), (left - 58.0, edge)];
        let slab = line(&slab) + "z";
        let face = Rect::new(left - 58.0, edge, right - left + 116.0, bottom - edge);
        let ring = |(slot, x): &(Slot, f64)| matches!(slot, Slot::Ring(_)).then_some(*x);
        let hole = |x: f64| ellipse((x, holes), 8.0, 4.0);
        let slit = |coil: Coil| {
            let (left, right) = layout::coil_ends(coil.count, coil.x);
            let slit = Rect::new(left - 7.0, holes - 3.5, right - left + 14.0, 7.0);
            Shape::rect("hole", slit, 3.5).keyed(coil.low)
        };
        let mut shapes = vec![
            Shape::path("plate-top", slab),
            Shape::rect("plate-face", face, 1.5),
            grain(left - 50.0, right + 50.0, edge),
            Shape::path("hole", self.frame.columns.iter().filter_map(ring).map(hole).collect::<String>()),
        ];
        shapes.extend(self.coils().map(slit));
        shapes
    }

    fn backs(&self) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = self.coils().map(|coil| coil.draw(Side::Back)).collect();
        shapes.extend(self.held(Side::Back));
        // A ring that is on overlaps the next one if that is off, and then the next one is in front; no other rings
        // overlap.
        shapes.extend(row(&self.places(true), true, Side::Back));
        shapes.extend(row(&self.places(false), false, Side::Back));
        shapes.extend(self.loose().filter(|ring| ring.depth == Depth::Round).map(|ring| {
            at(ring.x, strokes(ring.pose.halves(0.0).1, self.is_brass(), Side::Back)).keyed(ring.number)
        }));
        shapes
    }

    /// Lists the positions of the rings at rest that are on, or off.
    fn places(&self, on: bool) -> Vec<f64> {
        self.rings().filter(|ring| ring.on == on).map(|ring| ring.x).collect()
    }

    /// Marks the blocking rings.
    fn held(&self, side: Side) -> impl Iterator<Item = Shape> {
        let places = |on: bool| -> Vec<f64> {
            let rings = self.rings().filter(|ring| ring.on == on && self.blocks(ring.number));
            rings.map(|ring| ring.x).collect()
        };
        [true, false].into_iter().filter_map(move |on| held(&places(on), on, side))
    }

    fn rods(&self) -> Vec<Shape> {
        let thin: Vec<Point> = self.coils().flat_map(Coil::hooks).collect();
        let thick: Vec<Point> = self.rings().map(|ring| ring.hook()).collect();
        let loose: Vec<Point> = self.loose().map(|ring| (ring.x, ring.pose.eye)).collect();
        let between = self.loose().filter(|ring| ring.depth == Depth::Between).map(|ring| {
            let (front, back) = ring.pose.halves(0.0);
            let mut shapes = strokes(back, self.is_brass(), Side::Back);
            shapes.extend(strokes(front, self.is_brass(), Side::Back));
            shapes.push(eye(ring.pose.eye));
            at(ring.x, shapes).keyed(ring.number)
        });
        let mut shapes = [THIN.above(&thin, self.frame), THICK.above(&thick, self.frame)].concat();
        if !loose.is_empty() {
            shapes.push(Shape::group(THICK.above(&loose, self.frame)).keyed("loose"));
        }
        shapes.extend(between);
        shapes
    }

    fn fronts(&self) -> Vec<Shape> {
        let hooks: Vec<Point> = self.rings().map(|ring| ring.hook()).collect();
        let mut shapes: Vec<Shape> = self.coils().rev().map(|coil| coil.draw(Side::Front)).collect();
        shapes.extend(self.held(Side::Front));
        shapes.extend(row(&self.places(false), false, Side::Front));
        shapes.extend(row(&self.places(true), true, Side::Front));
        shapes.push(eyes(&hooks));
        shapes.extend(self.loose().rev().filter(|ring| ring.depth == Depth::Round).map(|ring| {
            let mut drawn = strokes(ring.pose.halves(0.0).0, self.is_brass(), Side::Front);
            drawn.push(eye(ring.pose.eye));
            let drawn = Shape::group(drawn);
            let drawn = if self.moving.is_some() { drawn } else { drawn.with_role("nudged") };
            at(ring.x, vec![drawn]).keyed(ring.number)
        }));
        shapes
    }

    /// A ring in motion is brass until it is off; a refused ring keeps its metal.
    fn is_brass(&self) -> bool {
        match self.moving {
            Some(Way { moment, .. }) => moment.pose.eye < (EYE_ON + EYE_OFF) / 2.0,
            None => self.refused().is_some_and(|ring| self.subject.state.is_on(ring)),
        }
    }

    fn blocks(&self, ring: usize) -> bool {
        self.subject.blockers.contains(&ring)
    }

    /// Draws the marks: where a ring would go, and around the eyes whether it can move, moves next or was refused.
    fn cues(&self) -> Vec<Shape> {
        if self.moving.is_some() {
            return Vec::new();
        }
        let mut shapes: Vec<Shape> = self.ghost().into_iter().collect();
        shapes.extend(
            self.rings()
                .filter(|ring| !ring.on && self.blocks(ring.number))
                .map(|ring| Shape::path("wait", down(ring.x, (TOP, EYE_OFF - 12.0))).keyed(ring.number)),
        );
        let best = best(self.subject, self.view);
        // Where nothing is marked, only the ring that one points at is.
        let is_shown = |ring: usize| self.subject.has_marks || self.view.hovered == Some(ring);
        let is_legal = |ring: &Ring| {
            is_shown(ring.number) && can_move(self.subject, ring.number) && best != Some(ring.number)
        };
        shapes.extend(
            self.rings().filter(is_legal).map(|ring| round("halo-legal", ring.hook()).keyed(ring.number)),
        );
        if let Some(ring) = self.rings().find(|ring| best == Some(ring.number)) {
            shapes.extend(self.next(&ring));
        }
        shapes.extend(self.loose().map(|ring| lock(ring.x, ring.pose.eye)));
        shapes.extend(
            self.rings().filter(|ring| self.subject.lit == Some(ring.number)).flat_map(|ring| lit(&ring)),
        );
        shapes
    }

    /// Outlines a ring where it would go.
    fn ghost(&self) -> Option<Shape> {
        let ring = self.view.hovered.filter(|ring| can_move(self.subject, *ring))?;
        let pose = Pose::rest(!self.subject.state.is_on(ring));
        let (front, back) = pose.halves(self.frame.ring_x(ring)?);
        Some(Shape::path("ring-ghost", front + &back).keyed("ghost"))
    }

    /// Marks the ring that moves next. A ring to be put on is far below its tag, so a line joins them.
    fn next(&self, ring: &Ring) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if !ring.on && !self.view.is_still {
            let line = down(ring.x, (TOP + 36.0, ring.hook().1 - HALO - 2.0));
            shapes
                .extend(["leader-casing", "leader"].map(|role| Shape::path(role, line.clone()).keyed(role)));
        }
        let halo = ["halo-casing", "halo", "halo-fill"];
        shapes.extend(halo.map(|role| round(role, ring.hook()).keyed(role)));
        shapes
    }

    fn numbers(&self) -> Vec<Shape> {
        let size = number_size(self.frame, self.view);
        let [_, _, bottom] = self.frame.plate();
        let number = |(slot, x): &(Slot, f64)| {
            let x = if matches!(slot, Slot::Run { .. }) { x - COIL_ASIDE } else { *x };
            let x = if self.view.is_flipped { self.frame.width - x } else { x };
            Shape::text("plate-number", x, bottom - NUMBERS, size, slot.label()).keyed(slot.low())
        };
        self.frame.columns.iter().map(number).collect()
    }
}

/// Lights a ring and its eye.
fn lit(ring: &Ring) -> [Shape; 3] {
    let (front, back) = Pose::rest(ring.on).halves(ring.x);
    [
        Shape::path("ring-lit", front + &back).keyed("lit"),
        round("halo-casing", ring.hook()).keyed("lit-casing"),
        round("halo-lit", ring.hook()).keyed("lit-halo"),
    ]
}

fn round(role: &'static str, (x, y): Point) -> Shape {
    Shape::circle(role, x, y, HALO)
}

/// Returns the size of the numbers on the plate, in units: at least 12.5 CSS pixels if the
/// plate has room for that.
fn number_size(frame: &Frame, view: &View<'_>) -> f64 {
    let (smallest, sizes) = if view.is_still { (13.0, (24.0, 64.0)) } else { (12.5, (26.0, 46.0)) };
    let (width, height) = view.room;
    let scale = (frame.width / width.max(1.0)).max(frame.height() / height.max(1.0));
    (smallest * scale).within(sizes.0, sizes.1)
}
