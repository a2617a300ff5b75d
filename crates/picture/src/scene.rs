//! A picture as a value: shapes from back to front, and targets that can be chosen.

use std::ops::RangeInclusive;

use crate::palette::Colour;
use crate::path::num;

/// A point in units of the picture, from its top left corner.
pub type Point = (f64, f64);

/// A rectangle, given by its top left corner, in units of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// Returns a rectangle, given its left and top edges, its width and its height.
    #[must_use]
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width, height }
    }

    /// Returns a rectangle at the origin.
    #[must_use]
    pub const fn sized(width: f64, height: f64) -> Rect {
        Rect::new(0.0, 0.0, width, height)
    }

    /// Returns a rectangle around its centre.
    #[must_use]
    pub const fn around((x, y): Point, width: f64, height: f64) -> Rect {
        Rect::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// Returns the rectangle extended in all directions.
    #[must_use]
    pub fn grown(self, by: f64) -> Rect {
        Rect::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    /// Returns its centre.
    #[must_use]
    pub fn middle(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Returns whether a point is inside it or on its edge.
    #[must_use]
    pub fn holds(self, (x, y): Point) -> bool {
        (self.x..=self.x + self.width).contains(&x) && (self.y..=self.y + self.height).contains(&y)
    }
}

/// The name by which [`Style`](crate::Style) knows how a shape looks: its kind, never a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Role(pub &'static str);

/// The identity of a shape among its siblings, from one scene to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A piece or a place, by its number.
    Number(usize),
    /// The only one of its kind.
    Name(&'static str),
}

impl From<usize> for Key {
    fn from(number: usize) -> Key {
        Key::Number(number)
    }
}

impl From<&'static str> for Key {
    fn from(name: &'static str) -> Key {
        Key::Name(name)
    }
}

/// How scripts and tests find a shape: an attribute `data-…` and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The part of the name after `data-`.
    pub name: &'static str,
    /// The piece, or a run of several, as in `4-39`.
    pub value: String,
}

/// How a group is placed: first mirrored and turned, then scaled and moved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// How far it is moved.
    pub at: Point,
    /// How far it is rotated about the point that is moved there, in degrees clockwise.
    pub turn: f64,
    /// Its scale.
    pub scale: f64,
    /// Whether left and right are swapped first.
    pub is_mirrored: bool,
    /// Whether horizontal and vertical are swapped first.
    pub is_upright: bool,
}

impl Place {
    /// Returns a place that only moves.
    #[must_use]
    pub const fn at(x: f64, y: f64) -> Place {
        Place { at: (x, y), turn: 0.0, scale: 1.0, is_mirrored: false, is_upright: false }
    }

    /// Returns the place rotated about its point.
    #[must_use]
    pub const fn turned(self, turn: f64) -> Place {
        Place { turn, ..self }
    }

    /// Returns the place that mirrors a picture of this width.
    #[must_use]
    pub const fn mirrored(width: f64) -> Place {
        Place { is_mirrored: true, ..Place::at(width, 0.0) }
    }

    /// Writes it as the SVG attribute `transform`.
    #[must_use]
    pub fn written(self) -> String {
        let mut text = String::new();
        if self.at != (0.0, 0.0) {
            text.push_str(&format!("translate({} {})", num(self.at.0), num(self.at.1)));
        }
        if self.scale != 1.0 {
            text.push_str(&format!("scale({})", num(self.scale)));
        }
        if self.turn != 0.0 {
            text.push_str(&format!("rotate({})", num(self.turn)));
        }
        if self.is_mirrored {
            text.push_str("scale(-1 1)");
        }
        if self.is_upright {
            text.push_str("matrix(0 1 1 0 0 0)");
        }
        text
    }
}

/// The geometry of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// The data of a path in SVG syntax; if the path consists of several equal parts, its length is that many hundreds.
    Path {
        /// The data.
        d: String,
        /// The nominal length of the path, so that dashes are fractions of it.
        length: Option<u32>,
    },
    /// A rectangle and the radius of its corners.
    Rect(Rect, f64),
    /// A circle with its centre and radius.
    Circle(Point, f64),
    /// Words, with the point that they are aligned to and their size.
    Text(Point, f64, String),
    /// Symbols, each at its own position on a line, and their size.
    Letters(Vec<f64>, f64, f64, String),
    /// Shapes that are placed together.
    Group(Option<Place>, Vec<Shape>),
    /// A gradient between two points; shapes of the same scene refer to it by name.
    Fade {
        /// The name by which a [`Paint::Fade`](crate::Paint) finds it.
        name: &'static str,
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// The colours at fractions of the path.
        stops: Vec<(f64, Colour)>,
    },
}

/// A part of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Its identity among its siblings; without a key, its position among them.
    pub key: Option<Key>,
    /// How it looks; none if it draws nothing itself.
    pub role: Option<Role>,
    /// How it is found.
    pub mark: Option<Mark>,
    /// Its geometry.
    pub form: Form,
}

impl Shape {
    #[inline(never)]
    const fn new(role: Option<Role>, form: Form) -> Shape {
        Shape { key: None, role, mark: None, form }
    }

    /// Returns a path.
    #[must_use]
    pub fn path(role: &'static str, d: impl Into<String>) -> Shape {
        Shape::new(Some(Role(role)), Form::Path { d: d.into(), length: None })
    }

    /// Returns a rectangle with rounded corners.
    #[must_use]
    pub const fn rect(role: &'static str, rect: Rect, r: f64) -> Shape {
        Shape::new(Some(Role(role)), Form::Rect(rect, r))
    }

    /// Returns a circle.
    #[must_use]
    pub const fn circle(role: &'static str, x: f64, y: f64, r: f64) -> Shape {
        Shape::new(Some(Role(role)), Form::Circle((x, y), r))
    }

    /// Returns words of a given size, in units.
    #[must_use]
    pub fn text(role: &'static str, x: f64, y: f64, size: f64, words: impl Into<String>) -> Shape {
        Shape::new(Some(Role(role)), Form::Text((x, y), size, words.into()))
    }

    /// Returns symbols, each at its own position on the line `y`, in a given size, in units.
    #[must_use]
    pub const fn letters(role: &'static str, places: Vec<f64>, y: f64, size: f64, symbols: String) -> Shape {
        Shape::new(Some(Role(role)), Form::Letters(places, y, size, symbols))
    }

    /// Returns a gradient from one point to another, with the name that a [`Paint::Fade`](crate::Paint) uses.
    #[must_use]
    pub const fn fade(name: &'static str, from: Point, to: Point, stops: Vec<(f64, Colour)>) -> Shape {
        Shape::new(None, Form::Fade { name, from, to, stops })
    }

    /// Returns shapes as one group.
    #[must_use]
    pub const fn group(shapes: Vec<Shape>) -> Shape {
        Shape::new(None, Form::Group(None, shapes))
    }

    /// Returns shapes that are placed together.
    #[must_use]
    pub const fn placed(place: Place, shapes: Vec<Shape>) -> Shape {
        Shape::new(None, Form::Group(Some(place), shapes))
    }

    /// Returns the shape with a key that identifies it among its siblings.
    #[must_use]
    #[inline(never)]
    pub fn keyed(self, key: impl Into<Key>) -> Shape {
        Shape { key: Some(key.into()), ..self }
    }

    /// Returns the shape with another role.
    #[must_use]
    pub fn with_role(self, role: &'static str) -> Shape {
        Shape { role: Some(Role(role)), ..self }
    }

    /// Returns the shape with a mark by which it is found.
    #[must_use]
    pub fn marked(self, name: &'static str, value: String) -> Shape {
        Shape { mark: Some(Mark { name, value }), ..self }
    }

    /// Returns the shape and all shapes within it, outer ones first.
    pub fn all(&self) -> Box<dyn Iterator<Item = &Shape> + '_> {
        let within: &[Shape] = if let Form::Group(_, shapes) = &self.form { shapes } else { &[] };
        Box::new(std::iter::once(self).chain(within.iter().flat_map(Shape::all)))
    }
}

/// Something in a picture that can be chosen: a piece, a run of pieces, or a peg.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// The attribute `data-…` of the button over it: `ring`, `peg`, `piece`, `pile` or `square`.
    pub name: &'static str,
    /// Its pieces; for a peg, its number, from 0.
    pub pieces: RangeInclusive<usize>,
    /// Its column, as high as the picture.
    pub area: Rect,
    /// The outlines of the drawing there, each with the distance that counts as near. An outline of one point
    /// is a spot, which is in front of the others; of two targets, the one with the higher pieces is in
    /// front.
    pub outlines: Vec<(Vec<Point>, f64)>,
}

impl Target {
    /// Writes the value of its attribute: a piece, a run of pieces, or the letter of a peg.
    #[must_use]
    pub fn value(&self) -> String {
        let (first, last) = (*self.pieces.start(), *self.pieces.end());
        match u8::try_from(first) {
            Ok(peg) if self.name == "peg" => char::from(b'A'.saturating_add(peg)).to_string(),
            _ if first == last => first.to_string(),
            _ => format!("{first}-{last}"),
        }
    }
}

/// A picture: its visible shapes, and its targets.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The visible part of the plane.
    pub room: Rect,
    /// The shapes, from back to front.
    pub shapes: Vec<Shape>,
    /// The targets that can be chosen, in reading order.
    pub targets: Vec<Target>,
    /// A handle that can be carried but is not a piece: the knob of a slide.
    pub handle: Option<Rect>,
    /// Where the tag of the next move points, if a move is marked.
    pub tag: Option<Point>,
}

impl Scene {
    /// Returns a picture of some shapes, in which nothing can be chosen.
    #[must_use]
    pub fn new(room: Rect, shapes: Vec<Shape>) -> Scene {
        Scene { room, shapes, ..Scene::default() }
    }

    /// Returns the picture on its own background, for a standalone file.
    #[must_use]
    pub fn on_ground(mut self) -> Scene {
        self.shapes.insert(0, Shape::rect("ground", self.room, 0.0));
        self
    }

    /// Lights the column of a piece, if there is one.
    #[must_use]
    pub(crate) fn with_light(mut self, piece: Option<usize>) -> Scene {
        /// How far the light stays within the column, and the radius of its corners.
        const LIGHT: (f64, f64) = (-6.0, 14.0);
        let lit = piece.and_then(|piece| self.targets.iter().find(|target| target.pieces.contains(&piece)));
        let light = lit.map(|target| Shape::rect("lit", target.area.grown(LIGHT.0), LIGHT.1).keyed("lit"));
        self.shapes.extend(light);
        self
    }

    /// Returns all shapes of a role, including those in groups.
    pub fn of_role(&self, role: &str) -> impl Iterator<Item = &Shape> {
        self.all().filter(move |shape| shape.role.is_some_and(|found| found.0 == role))
    }

    /// Returns all shapes, including those of groups; each group comes before its contents.
    pub fn all(&self) -> impl Iterator<Item = &Shape> {
        self.shapes.iter().flat_map(Shape::all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_in_svg_syntax() {
        assert_eq!(Place::at(12.5, 0.0).written(), "translate(12.5 0)");
        assert_eq!(Place::mirrored(860.0).written(), "translate(860 0)scale(-1 1)");
        assert_eq!(Place::at(1.0, 2.0).turned(-90.0).written(), "translate(1 2)rotate(-90)");
        assert_eq!(Place::at(0.0, 0.0).written(), "");
    }

    #[test]
    fn a_target_says_which_pieces_it_has() {
        let target = |name, pieces| Target { name, pieces, area: Rect::default(), outlines: Vec::new() };
        assert_eq!(target("ring", 4..=39).value(), "4-39");
        assert_eq!(target("ring", 4..=4).value(), "4");
        assert_eq!(target("peg", 2..=2).value(), "C");
    }
}
