//! Where shapes are in the end: their bounding boxes, with all that moves, turns and scales them.

use gros_picture::{Anchor, Form, Mark, Place, Point, Rect, Scene, Shape, style};

use crate::outline;

/// The width of a letter at most, as a part of the size of its type, and how far words reach above and below their line.
const LETTER: f64 = 0.55;
const ABOVE: f64 = 0.74;

/// A shape as it is seen.
#[derive(Debug)]
pub struct Seen {
    pub role: &'static str,
    pub mark: Option<Mark>,
    /// What it takes, with its line.
    pub area: Rect,
    words: String,
}

impl Seen {
    /// Tells whether it is written.
    pub fn is_words(&self) -> bool {
        !self.words.is_empty()
    }

    /// Tells whether two look alike in the same place; paths are written to tenths.
    pub fn is_as(&self, other: &Seen) -> bool {
        let is_near = |one: f64, other: f64| (one - other).abs() < 0.2;
        let (one, two) = (self.area, other.area);
        (self.role, &self.words) == (other.role, &other.words)
            && is_near(one.x, two.x)
            && is_near(one.y, two.y)
            && is_near(one.width, two.width)
            && is_near(one.height, two.height)
    }
}

/// Returns all shapes that are seen, from the back to the front.
pub fn seen(scene: &Scene) -> Vec<Seen> {
    let mut all = Vec::new();
    scene.shapes.iter().for_each(|shape| put(&mut all, shape, &[]));
    all
}

fn put(all: &mut Vec<Seen>, shape: &Shape, places: &[Place]) {
    let mut words = String::new();
    let style = shape.role.and_then(style);
    let outlines = match &shape.form {
        Form::Group(place, within) => {
            let places: Vec<Place> = places.iter().copied().chain(*place).collect();
            within.iter().for_each(|shape| put(all, shape, &places));
            return;
        }
        Form::Fade { .. } => return,
        // What is joined in a path is seen one by one.
        Form::Path { d, .. } => {
            d.split('M').skip(1).map(|part| outline::points(&format!("M{part}"))).collect()
        }
        Form::Rect(Rect { x, y, width, height }, _) => {
            vec![vec![(*x, *y), (x + width, *y), (*x, y + height), (x + width, y + height)]]
        }
        Form::Circle((x, y), r) => vec![outline::ellipse((*x, *y), (*r, *r))],
        Form::Letters(places, y, size, symbols) => {
            words.clone_from(symbols);
            places.iter().map(|x| vec![(*x, *y), (x + LETTER * size, y - ABOVE * size)]).collect()
        }
        Form::Text((x, y), size, text) => {
            words.clone_from(text);
            let width = LETTER * size * text.chars().count() as f64;
            let font = style.and_then(|style| style.font);
            let left = match font.map_or(Anchor::Middle, |font| font.anchor) {
                Anchor::Start => *x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            let foot = if font.is_some_and(|font| font.is_central) { y + ABOVE * size / 2.0 } else { *y };
            vec![vec![(left, foot), (left + width, foot - ABOVE * size)]]
        }
    };
    let in_place = |(x, y): Point| {
        let shift = style.map_or((0.0, 0.0), |style| style.shift);
        places.iter().rev().fold((x + shift.0, y + shift.1), |point, place| placed(*place, point))
    };
    let scale: f64 = places.iter().map(|place| place.scale).product();
    let line = style.map_or(0.0, |style| style.width) / 2.0 * scale;
    let role = shape.role.map_or("", |role| role.0);
    for outline in outlines {
        let points: Vec<Point> = outline.into_iter().map(in_place).collect();
        let seen = |area: Rect| Seen {
            role,
            mark: shape.mark.clone(),
            area: area.grown(line),
            words: words.clone(),
        };
        all.extend(around(&points).map(seen));
    }
}

/// Returns where a point comes to be: upright, mirrored, turned, scaled and moved, in this order.
fn placed(Place { at, turn, scale, is_mirrored, is_upright }: Place, (x, y): Point) -> Point {
    let (x, y) = if is_upright { (y, x) } else { (x, y) };
    let x = if is_mirrored { -x } else { x };
    let (sin, cos) = turn.to_radians().sin_cos();
    let (x, y) = (x * cos - y * sin, x * sin + y * cos);
    (at.0 + scale * x, at.1 + scale * y)
}

fn around(points: &[Point]) -> Option<Rect> {
    let (first, rest) = points.split_first()?;
    let (low, high) = rest.iter().fold((*first, *first), |(low, high), (x, y)| {
        ((low.0.min(*x), low.1.min(*y)), (high.0.max(*x), high.1.max(*y)))
    });
    Some(Rect::new(low.0, low.1, high.0 - low.0, high.1 - low.1))
}

#[test]
fn a_shape_is_where_all_around_it_puts_it() {
    let bar = Shape::rect("plank", Rect::new(0.0, 0.0, 10.0, 4.0), 0.0);
    let turned = Shape::placed(Place::at(100.0, 50.0).turned(90.0), vec![bar]);
    let mirrored = Shape::placed(Place::mirrored(200.0), vec![turned]);
    let scene = Scene { shapes: vec![mirrored], ..Scene::default() };
    let area = seen(&scene)[0].area;
    assert_eq!((area.x.round(), area.y.round()), (99.0, 49.0));
    assert_eq!((area.width, area.height), (5.5, 11.5));
}
