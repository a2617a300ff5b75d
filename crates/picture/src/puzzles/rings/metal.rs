//! The materials of the rings: the strokes of wire, coils of thin rings, rods with beads, the grain of wood.

use super::layout::{self as layout, Frame, Pose};
use crate::palette::Colour;
use crate::path::{down, ellipse, num};
use crate::scene::{Form, Place, Point, Shape};

/// How far below its eye the front of a ring begins to fade into the colour of the back, and where the fade ends.
const FADE: [f64; 2] = [52.0, 90.0];

/// Half of a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The half in front of the rods.
    Front,
    /// The half behind them.
    Back,
}

/// The roles of a wire's strokes.
struct Wire {
    line: &'static str,
    front: &'static str,
    back: &'static str,
    light: Option<&'static str>,
}

const BRASS: Wire = Wire {
    line: "ring-brass-line",
    front: "ring-brass-front",
    back: "ring-brass-back",
    light: Some("ring-brass-light"),
};
const STEEL: Wire = Wire {
    line: "ring-steel-line",
    front: "ring-steel-front",
    back: "ring-steel-back",
    light: Some("ring-steel-light"),
};
const THIN_BRASS: Wire =
    Wire { line: "thin-brass-line", front: "thin-brass-front", back: "thin-brass-back", light: None };
const THIN_STEEL: Wire =
    Wire { line: "thin-steel-line", front: "thin-steel-front", back: "thin-steel-back", light: None };

impl Wire {
    /// Draws the strokes of half-rings: the outline, the body, and on the front the light. The path may hold several
    /// half-rings, one after another.
    fn strokes(&self, d: String, count: usize, side: Side) -> Vec<Shape> {
        let (body, light) = match side {
            Side::Front => (self.front, self.light),
            Side::Back => (self.back, None),
        };
        let length = u32::try_from(100 * count).ok();
        let light = light.map(|role| Shape {
            form: Form::Path { d: d.clone(), length },
            ..Shape::path(role, String::new()).keyed(role)
        });
        let strokes = [Shape::path(self.line, d.clone()).keyed(self.line), Shape::path(body, d).keyed(body)];
        strokes.into_iter().chain(light).collect()
    }
}

/// Draws the strokes of one half-ring.
pub(super) fn strokes(d: String, on: bool, side: Side) -> Vec<Shape> {
    if on { BRASS } else { STEEL }.strokes(d, 1, side)
}

/// Draws one side of rings at rest that have the same metal.
///
/// Each stroke is one path, since the half-rings on one side of rings of the same metal never cross.
pub(super) fn row(places: &[f64], on: bool, side: Side) -> Vec<Shape> {
    if places.is_empty() {
        return Vec::new();
    }
    let wire = if on { BRASS } else { STEEL };
    wire.strokes(half(Pose::rest(on), places.iter().copied(), side), places.len(), side)
}

/// Marks one side of blocking rings at rest.
pub(super) fn held(places: &[f64], on: bool, side: Side) -> Option<Shape> {
    let key = if on { "held-on" } else { "held-off" };
    let mark = || Shape::path("held", half(Pose::rest(on), places.iter().copied(), side)).keyed(key);
    (!places.is_empty()).then(mark)
}

fn half(pose: Pose, places: impl IntoIterator<Item = f64>, side: Side) -> String {
    if side == Side::Front { pose.fronts(places) } else { pose.backs(places) }
}

/// A run of equal rings, drawn as a coil of thin ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coil {
    /// The outermost of its rings.
    pub(super) low: usize,
    /// The number of its rings.
    pub(super) count: usize,
    /// Its centre.
    pub(super) x: f64,
    /// Whether its rings are on.
    pub(super) on: bool,
    /// Whether it blocks a refused ring.
    pub(super) held: bool,
}

impl Coil {
    /// Returns the eyes of its rods.
    pub(super) fn hooks(self) -> impl Iterator<Item = Point> {
        let eye = Pose::rest(self.on).eye;
        layout::coil(self.count, self.x).map(move |x| (x, eye))
    }

    /// Draws one side of all its rings as one path per stroke.
    pub(super) fn draw(self, side: Side) -> Shape {
        let d = half(Pose::rest(self.on), layout::coil(self.count, self.x), side);
        let wire = if self.on { THIN_BRASS } else { THIN_STEEL };
        let held = self.held.then(|| Shape::path("thin-held", d.clone()).keyed("held"));
        Shape::group(held.into_iter().chain(wire.strokes(d, self.count, side)).collect()).keyed(self.low)
    }
}

/// Moves shapes to a column.
pub(super) fn at(x: f64, drawn: Vec<Shape>) -> Shape {
    Shape::placed(Place::at(x, 0.0), drawn)
}

/// Returns the gradients of the fronts, which fade into the colour of the back towards the far end of a ring.
pub(super) fn fades() -> [Shape; 2] {
    let fade = |name, on: bool, front, back| {
        // Vertical, so that one gradient serves all rings of a row.
        let (eye, [from, to]) = (Pose::rest(on).eye, FADE);
        let stops = vec![(0.0, front), (1.0, back)];
        Shape {
            key: None,
            role: None,
            mark: None,
            form: Form::Fade { name, from: (0.0, eye + from), to: (0.0, eye + to), stops },
        }
    };
    [
        fade("fade-on", true, Colour::RingOn, Colour::RingOnBack),
        fade("fade-off", false, Colour::RingOff, Colour::RingOffBack),
    ]
}

/// Draws the eyes of rods as one path.
pub(super) fn eyes(hooks: &[Point]) -> Shape {
    let eyes = hooks.iter().map(|eye| ellipse(*eye, 8.0, 8.0));
    Shape::path("eye", eyes.collect::<String>()).keyed("eyes")
}

/// Draws the eye of a rod.
pub(super) fn eye(y: f64) -> Shape {
    Shape::circle("eye", 0.0, y, 8.0)
}

/// The roles of the parts of rods.
pub(super) struct Rod {
    line: &'static str,
    body: &'static str,
    bead: &'static str,
    light: Option<&'static str>,
    /// The radius of the bead.
    r: f64,
}

/// The rod of a separately drawn ring.
pub(super) const THICK: Rod =
    Rod { line: "rod-line", body: "rod-body", bead: "bead", light: Some("bead-light"), r: 9.0 };
/// The rod of a ring in a coil.
pub(super) const THIN: Rod =
    Rod { line: "rod-thin-line", body: "rod-thin-body", bead: "bead-thin", light: None, r: 5.0 };

impl Rod {
    /// Draws rods from their eyes to the plate, one path per stroke.
    pub(super) fn above(&self, hooks: &[Point], frame: &Frame) -> Vec<Shape> {
        let rod = |(x, eye): &Point| down(*x, (eye + 6.0, frame.holes()));
        self.strokes(hooks.iter().map(rod).collect(), hooks)
    }

    /// Draws the parts of rods below the plate, with their beads.
    pub(super) fn below(&self, hooks: &[Point], frame: &Frame) -> Vec<Shape> {
        let ([_, _, bottom], rod) = (frame.plate(), frame.rod());
        let bead = |role, (dx, dy): Point, rx: f64, ry: f64| {
            let beads = hooks.iter().map(|(x, eye)| ellipse((x + dx, eye + rod + dy), rx, ry));
            Shape::path(role, beads.collect::<String>()).keyed(role)
        };
        let rods = hooks.iter().map(|(x, eye)| down(*x, (bottom - 6.0, eye + rod)));
        let mut shapes = self.strokes(rods.collect(), hooks);
        if !hooks.is_empty() {
            shapes.push(bead(self.bead, (0.0, 0.0), self.r, self.r));
            shapes.extend(self.light.map(|role| bead(role, (-3.0, -3.0), 2.8, 2.0)));
        }
        shapes
    }

    fn strokes(&self, d: String, hooks: &[Point]) -> Vec<Shape> {
        if hooks.is_empty() {
            return Vec::new();
        }
        vec![Shape::path(self.line, d.clone()).keyed(self.line), Shape::path(self.body, d).keyed(self.body)]
    }
}

/// Draws the grain of the plate between two sides, around its front edge.
pub(super) fn grain(left: f64, right: f64, edge: f64) -> Shape {
    let line = |(y, from, to): (f64, f64, f64)| {
        let (at, y) = (|part: f64| num(left + (right - left) * part), edge + y);
        format!(
            "M{} {}C{} {} {} {} {} {}",
            at(from),
            num(y),
            at(from + (to - from) * 0.3),
            num(y - 1.5),
            at(from + (to - from) * 0.7),
            num(y + 1.5),
            at(to),
            num(y)
        )
    };
    let lines = [
        (-18.0, 0.03, 0.6),
        (-13.0, 0.3, 0.97),
        (-5.0, 0.01, 0.99),
        (7.0, 0.0, 0.45),
        (12.0, 0.2, 1.0),
        (19.0, 0.0, 0.8),
        (26.5, 0.1, 1.0),
    ];
    Shape::path("grain", lines.map(line).concat())
}

/// Draws the lock of a refused ring.
pub(super) fn lock(x: f64, y: f64) -> Shape {
    let shapes = vec![
        Shape::circle("lock-ground", 0.0, 0.0, 17.0),
        Shape::path("lock", "M-4.8 -1.6h9.6v7.2h-9.6zM-2.8 -1.6v-2.4a2.8 2.8 0 0 1 5.6 0v2.4"),
    ];
    Shape::placed(Place::at(x, y), shapes).keyed("lock")
}
