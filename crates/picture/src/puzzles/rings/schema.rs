//! The rings as a diagram, on the bar or hanging below it, horizontal or vertical; or as lamps.

use std::f64::consts::SQRT_2;

use gros_solver::Rings;

use super::slots::{self, Row, Slot};
use super::{best, can_move, target};
use crate::circle::around;
use crate::path::line;
use crate::scene::{Place, Point, Rect, Scene, Shape, Target};
use crate::subject::{Look, Subject, View};
use crate::words::width;

/// The distance between two rings. All measures are in units of the drawing.
const PITCH: f64 = 48.0;
const HEIGHT: f64 = 178.0;
const HANDLE: f64 = 46.0;
const TIP: f64 = 34.0;
const BAR_Y: f64 = 62.0;
const OFF_Y: f64 = 118.0;
/// The distance of the numbers from the edge; larger in a vertical row, where their width matters.
const NUMBER: f64 = 12.0;
/// From here on, there is room for the numbers of a vertical row.
const NUMBERS: f64 = 142.0;
const RADIUS: f64 = 18.0;
/// The maximum number of rings drawn for a run.
const COIL: usize = 8;
/// A room narrower than this, in CSS pixels, has larger numbers.
const NARROW: f64 = 600.0;

/// Rings to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Schema<'a> {
    /// The state, and what is known about it.
    pub(super) subject: &'a Subject<Rings>,
    /// How it is viewed, including which of the schematic looks it has.
    pub(super) view: &'a View<'a>,
    /// The columns.
    pub(super) row: &'a Row,
}

/// A column, and its centre along the row.
#[derive(Clone, Copy)]
struct Column {
    slot: Slot,
    at: f64,
}

impl Schema<'_> {
    /// Draws everything.
    pub(super) fn scene(self) -> Scene {
        let (width, height) = self.turned(self.length(), self.across());
        let columns: Vec<Column> = self.columns().collect();
        let mut shapes = Vec::new();
        if self.view.look != Look::Lights {
            shapes.push(self.bar().keyed("bar"));
        }
        let draw = |column: &Column| Shape::group(self.draw(*column)).keyed(column.slot.low());
        shapes.extend(columns.iter().map(draw));
        let mut targets: Vec<Target> = columns.iter().map(|column| self.target(*column)).collect();
        if self.view.is_flipped {
            targets.reverse();
        }
        let best = best(self.subject, self.view);
        let next = columns.iter().find(|column| best.is_some_and(|ring| column.slot == Slot::Ring(ring)));
        let tag = next.map(|column| self.turned(column.at, 0.0));
        Scene { room: Rect::sized(width, height), shapes, targets, tag, ..Scene::default() }
    }

    fn length(self) -> f64 {
        HANDLE + TIP + PITCH * self.row.room
    }

    /// Returns how much room there is across the row.
    fn across(self) -> f64 {
        HEIGHT.max(NUMBERS + 2.0 * self.number_edge())
    }

    /// Returns how far the centre line of the numbers is from the edge.
    fn number_edge(self) -> f64 {
        let widths = self.row.slots.iter().map(|slot| width(&slot.label(), self.number_size()));
        if self.is_upright() { widths.map(|width| width / 2.0).fold(NUMBER, f64::max) } else { NUMBER }
    }

    fn number_size(self) -> f64 {
        if self.view.room.0 < NARROW { 23.0 } else { 21.0 }
    }

    fn is_upright(self) -> bool {
        self.view.look == Look::Vertical
    }

    /// Turns a point of the horizontal drawing into one of this drawing.
    fn turned(self, x: f64, y: f64) -> Point {
        if self.is_upright() { (y, x) } else { (x, y) }
    }

    fn columns(&self) -> impl Iterator<Item = Column> {
        self.row.placed().map(|(slot, middle)| {
            let x = HANDLE + PITCH * middle;
            Column { slot, at: if self.view.is_flipped { self.length() - x } else { x } }
        })
    }

    fn target(self, Column { slot, at }: Column) -> Target {
        let wide = PITCH * slot.width();
        let ((x, y), (width, height)) = (self.turned(at - wide / 2.0, 0.0), self.turned(wide, self.across()));
        target(slot, Rect::new(x, y, width, height), None)
    }

    /// Returns the height of a ring; lamps do not move.
    fn height_of(self, on: bool) -> f64 {
        match (self.view.look, on) {
            (Look::Lights, _) => f64::midpoint(BAR_Y, OFF_Y),
            (_, true) => BAR_Y,
            (_, false) => OFF_Y,
        }
    }

    fn bar(self) -> Shape {
        let width = self.length();
        let (x, handle) = if self.view.is_flipped { (8.0, width - HANDLE + 16.0) } else { (0.0, 0.0) };
        let rail = Rect::new(x, BAR_Y - 5.0, width - 8.0, 10.0);
        let handle = Rect::new(handle, BAR_Y - 15.0, HANDLE - 16.0, 30.0);
        let shapes = vec![Shape::rect("diagram-bar", rail, 5.0), Shape::rect("handle", handle, 6.0)];
        let place = Place { is_upright: self.is_upright(), ..Place::at(0.0, 0.0) };
        Shape::placed(place, shapes)
    }

    fn draw(self, Column { slot, at }: Column) -> Vec<Shape> {
        match slot {
            Slot::Ring(ring) => {
                let on = self.subject.state.is_on(ring);
                let (x, y) = self.turned(at, self.height_of(on));
                let mut shapes = self.circle(x, y, on);
                shapes.extend(self.marks(ring, x, y));
                shapes.push(self.number(slot, at));
                shapes
            }
            Slot::Run { high, low, on } => {
                let mut shapes = self.run((high, low), on, at);
                shapes.push(self.number(slot, at));
                shapes
            }
        }
    }

    fn number(self, slot: Slot, at: f64) -> Shape {
        let (x, y) = self.turned(at, self.across() - self.number_edge());
        let role = if self.is_upright() { "ring-number-upright" } else { "ring-number" };
        Shape::text(role, x, y, self.number_size(), slot.label()).keyed("number")
    }

    fn circle(self, x: f64, y: f64, on: bool) -> Vec<Shape> {
        if self.view.look == Look::Lights {
            return lamp(x, y, on);
        }
        if !on {
            return vec![Shape::circle("ring-off", x, y, RADIUS)];
        }
        let (aside, down) = self.turned(RADIUS, 0.0);
        let through = line(&[(x - aside, y - down), (x + aside, y + down)]);
        vec![Shape::circle("ring-on", x, y, RADIUS), Shape::path("ring-through", through)]
    }

    /// The marks around a ring: best next move, can move, is in the way.
    fn marks(self, ring: usize, x: f64, y: f64) -> Vec<Shape> {
        let round = |role: &'static str| Shape::circle(role, x, y, RADIUS + 4.0).keyed(role);
        if self.subject.blockers.contains(&ring) {
            return vec![round("blocker")];
        }
        if self.subject.lit == Some(ring) {
            return ["halo-casing", "halo-lit"].map(round).into();
        }
        if best(self.subject, self.view) == Some(ring) {
            return ["halo-casing", "halo", "halo-fill"].map(round).into();
        }
        let is_shown = self.subject.has_marks || self.view.hovered == Some(ring);
        let is_legal = is_shown && can_move(self.subject, ring);
        is_legal.then(|| round("halo-legal")).into_iter().collect()
    }

    fn run(self, (high, low): (usize, usize), on: bool, at: f64) -> Vec<Shape> {
        let y = self.height_of(on);
        let shown = (high - low + 1).min(COIL);
        let step = (PITCH * slots::RUN_WIDTH - 2.0 * RADIUS - 10.0) / (shown.max(2) - 1) as f64;
        let first = at - step * (shown - 1) as f64 / 2.0;
        let ring = |index: usize| {
            let (x, y) = self.turned(first + step * index as f64, y);
            self.circle(x, y, on)
        };
        let mut shapes: Vec<Shape> = (0..shown).flat_map(ring).collect();
        if self.subject.blockers.iter().any(|blocker| (low..=high).contains(blocker)) {
            let reach = RADIUS + 3.0;
            let (x, y) = self.turned(first - reach, y - reach);
            let (width, height) = self.turned(2.0 * (at - first + reach), 2.0 * reach);
            shapes.push(Shape::rect("blocker", Rect::new(x, y, width, height), 20.0));
        }
        shapes
    }
}

/// Returns the part of the height above the rings and their lines; a lamp that is lit has rays.
pub(super) fn clear(look: Look) -> f64 {
    let top = if look == Look::Lights { f64::midpoint(BAR_Y, OFF_Y) - RAYS } else { BAR_Y };
    (top - RADIUS - 1.5) / HEIGHT
}

/// How far the rays of a lamp reach beyond it.
const RAYS: f64 = 8.0;

/// The tangent of half an eighth of a turn.
const EIGHTH: f64 = SQRT_2 - 1.0;

/// A lamp that is lit has rays.
fn lamp(x: f64, y: f64, on: bool) -> Vec<Shape> {
    if !on {
        return vec![Shape::circle("lamp", x, y, RADIUS)];
    }
    let ray = |(cos, sin): Point| {
        line(&[RADIUS + 3.0, RADIUS + RAYS].map(|radius| (x + radius * cos, y + radius * sin)))
    };
    vec![
        Shape::circle("lamp-on", x, y, RADIUS),
        Shape::path("lamp-rays", around(EIGHTH, 8).map(ray).collect::<String>()),
    ]
}
