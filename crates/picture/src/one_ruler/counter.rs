//! Rings above a binary counter, each ring in the column of its bit.

use gros_solver::{Rings, Steps};

use crate::scene::{Form, Place, Point, Rect, Scene, Shape, Target};
use crate::subject::{Look, Pictured, Subject, View};

/// The heights of the rows below the rings: the digit that says whether a ring is on, the counter, and the names. All
/// measures are in CSS pixels, apart from those of the picture of the rings.
const GRAY: f64 = 26.0;
const CELL: f64 = 44.0;
const NAMES: f64 = 20.0;
/// The space above and below the counter.
const GAP: f64 = 4.0;
/// Below this height there is no row of digits for the rings: the picture shows which ones are on.
const LOW: f64 = 190.0;
/// If realistic rings would be drawn smaller than this, they are drawn as a diagram instead.
const LEAST_SCALE: f64 = 0.42;
/// How much of the top is left free where a board would write, in units of the picture.
const FREE_ABOVE: f64 = 34.0;
/// The minimum height of the rings.
const LEAST: f64 = 40.0;
/// The line from the mark of the next ring up to the tag that a board has.
const LEADER: [&str; 2] = ["leader-casing", "leader"];
/// The minimum distance between columns with names below them, and the room for a name beside the last column.
const NAMED: f64 = 36.0;
const BESIDE: f64 = 64.0;
/// The width of a band, and of a cell, as fractions of the distance between columns.
const BAND: f64 = 0.92;
const CELL_PART: f64 = 0.78;

/// The words beside and below the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The name of the digits that say which rings are on, as a code.
    pub gray: String,
    /// The name of the counter.
    pub binary: String,
    /// The name of the number that it shows.
    pub number: String,
    /// The name of the last step.
    pub last: String,
    /// The words that say that the other column is next.
    pub next: String,
}

/// Rings above a counter.
#[derive(Clone, Debug)]
pub struct Counter<'a> {
    /// The rings.
    pub subject: &'a Subject<Rings>,
    /// The counted number.
    pub number: &'a Steps,
    /// The ring that moved last.
    pub last: Option<usize>,
    /// The ring that moves next.
    pub next: Option<usize>,
    /// The words to write.
    pub names: &'a Names,
    /// The room.
    pub room: (f64, f64),
}

/// The centre of each column with its ring, and the distance between columns.
struct Columns {
    middles: Vec<(usize, f64)>,
    pitch: f64,
}

impl Counter<'_> {
    /// Draws them in their room.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let is_low = self.room.1 < LOW;
        let (gray, names) = if is_low { (0.0, 0.0) } else { (GRAY, NAMES) };
        let rows = gray + CELL + 2.0 * GAP + names;
        let (rings, scale) = self.rings((self.room.1 - rows).max(LEAST));
        let foot = scale * rings.room.height;
        let height = foot + rows;
        // Centre the rings in the room; the handle is as long as it has to be.
        let left = (self.room.0 - scale * rings.room.width) / 2.0;
        let middle = |target: &Target| (*target.pieces.start(), left + scale * target.area.middle().0);
        let columns = Columns {
            middles: rings.targets.iter().map(middle).collect(),
            pitch: scale * rings.targets.first().map_or(0.0, |target| target.area.width),
        };
        let place = Place { scale, ..Place::at(left, -scale * rings.room.y) };
        let mut shapes = self.bands(&columns, height);
        shapes.push(Shape::placed(place, rings.shapes).keyed("rings"));
        if !is_low {
            shapes.push(Shape::group(self.gray(&columns, foot + 20.0)).keyed("gray"));
            shapes.extend(self.names_beside(&columns, foot + 20.0, foot + gray + GAP));
        }
        if !is_low && columns.pitch >= NAMED {
            shapes.extend(self.names(&columns, height - 6.0));
        }
        shapes.push(Shape::group(self.cells(&columns, foot + gray + GAP)).keyed("counter"));
        Scene {
            room: Rect::sized(self.room.0, height),
            shapes,
            targets: rings.targets.into_iter().map(|target| placed(target, place, height)).collect(),
            ..Scene::default()
        }
    }

    /// Draws the rings within this height and returns their scale: realistic, unless they would be too small.
    fn rings(&self, height: f64) -> (Scene, f64) {
        let view = View::of((self.room.0, height));
        let fit = |scene: &Scene| (self.room.0 / scene.room.width).min(height / scene.room.height);
        let mut things = Rings::scene(self.subject, &view);
        let scale = fit(&things);
        if scale >= LEAST_SCALE {
            leave_out(&mut things.shapes, &LEADER);
            return (things, scale);
        }
        let mut diagram = Rings::scene(self.subject, &View { look: Look::Diagram, ..view });
        diagram.room.y += FREE_ABOVE;
        diagram.room.height -= FREE_ABOVE;
        let scale = fit(&diagram);
        (diagram, scale)
    }

    fn role(&self, ring: usize, last: &'static str, next: &'static str) -> Option<&'static str> {
        let is_next = (self.next == Some(ring)).then_some(next);
        is_next.or((self.last == Some(ring)).then_some(last))
    }

    fn bands(&self, Columns { middles, pitch }: &Columns, height: f64) -> Vec<Shape> {
        let width = pitch * BAND;
        let band = |(ring, x): &(usize, f64)| {
            let area = Rect::new(x - width / 2.0, 0.0, width, height);
            Some(Shape::rect(self.role(*ring, "walk-band-last", "walk-band-next")?, area, 8.0).keyed(*ring))
        };
        middles.iter().filter_map(band).collect()
    }

    fn gray(&self, Columns { middles, .. }: &Columns, line: f64) -> Vec<Shape> {
        let digit = |(ring, x): &(usize, f64)| {
            let (digit, role) =
                if self.subject.state.is_on(*ring) { ("1", "gray-on") } else { ("0", "gray-off") };
            Shape::text(role, *x, line, 20.0, digit)
        };
        middles.iter().map(digit).collect()
    }

    fn cells(&self, Columns { middles, pitch }: &Columns, top: f64) -> Vec<Shape> {
        let width = pitch * CELL_PART;
        let cell = |(ring, x): &(usize, f64)| {
            let bit = ring.saturating_sub(1);
            let weight = Steps::power_of_two(bit).to_string();
            let (digit, roles) = if self.number.bit(bit) {
                ("1", ["cell-on", "cell-digit-on", "cell-weight-on"])
            } else {
                ("0", ["cell", "cell-digit", "cell-weight"])
            };
            [
                Shape::rect(roles[0], Rect::new(x - width / 2.0, top, width, CELL), 6.0),
                Shape::text(roles[1], *x, top + 24.0, 22.0, digit),
                Shape::text(roles[2], *x, top + 38.0, 12.0, weight),
            ]
        };
        middles.iter().flat_map(cell).collect()
    }

    /// Writes names below the bands.
    fn names(&self, Columns { middles, .. }: &Columns, line: f64) -> Vec<Shape> {
        let name = |(ring, x): &(usize, f64)| {
            let role = self.role(*ring, "walk-last", "walk-next")?;
            let words = if self.next == Some(*ring) { &self.names.next } else { &self.names.last };
            Some(Shape::text(role, *x, line, 13.0, words).keyed(role))
        };
        middles.iter().filter_map(name).collect()
    }

    /// Writes names to the right of the rows, if there is room.
    fn names_beside(&self, Columns { middles, pitch }: &Columns, gray: f64, top: f64) -> Vec<Shape> {
        let x = middles.last().map_or(0.0, |(_, x)| x + pitch / 2.0 + GAP);
        if self.room.0 - x < BESIDE {
            return Vec::new();
        }
        let Names { gray: code, binary, number, .. } = self.names;
        let name = |role, line, words: &String| Shape::text(role, x, line, 13.0, words);
        vec![
            name("walk-name", gray, code),
            name("walk-name", top + 18.0, binary),
            name("walk-number", top + 36.0, number).keyed("number"),
        ]
    }
}

/// Removes the shapes of some roles, at any depth.
fn leave_out(shapes: &mut Vec<Shape>, roles: &[&str]) {
    shapes.retain(|shape| shape.role.is_none_or(|role| !roles.contains(&role.0)));
    for shape in shapes {
        if let Form::Group(_, within) = &mut shape.form {
            leave_out(within, roles);
        }
    }
}

/// Moves a target to where its column is drawn, and makes it as high as the picture.
fn placed(target: Target, Place { at, scale, .. }: Place, height: f64) -> Target {
    let Rect { x, width, .. } = target.area;
    let point = |(x, y): Point| (at.0 + scale * x, at.1 + scale * y);
    let outlines = target.outlines.into_iter();
    Target {
        area: Rect::new(at.0 + scale * x, 0.0, scale * width, height),
        outlines: outlines
            .map(|(outline, near)| (outline.into_iter().map(point).collect(), scale * near))
            .collect(),
        ..target
    }
}
