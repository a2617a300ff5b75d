//! Bounding boxes of shapes, after all transformations.

use gros_picture::{Anchor, Form, Mark, Place, Point, Rect, Scene, Shape, style};

use crate::outline;

/// Upper bounds of a letter's width and height, relative to the font size.
const LETTER_WIDTH: f64 = 0.55;
const LETTER_HEIGHT: f64 = 0.74;

/// A visible shape, or one part of a path.
#[derive(Debug)]
pub struct Bounds {
    pub role: &'static str,
    pub mark: Option<Mark>,
    /// Includes the stroke.
    pub area: Rect,
    /// Empty unless it is text.
    pub text: String,
}

impl Bounds {
    pub fn corners(&self) -> [Point; 2] {
        let Rect { x, y, width, height } = self.area;
        [(x, y), (x + width, y + height)]
    }

    pub fn is_within(&self, room: Rect) -> bool {
        self.corners().iter().all(|corner| room.holds(*corner))
    }

    /// Compares look and place; coordinates of paths are rounded to tenths.
    pub fn is_like(&self, other: &Bounds) -> bool {
        let is_near = |one: f64, other: f64| (one - other).abs() < 0.2;
        let (one, two) = (self.area, other.area);
        (self.role, &self.text) == (other.role, &other.text)
            && is_near(one.x, two.x)
            && is_near(one.y, two.y)
            && is_near(one.width, two.width)
            && is_near(one.height, two.height)
    }
}

/// Returns the bounds of all visible shapes, from back to front.
pub fn bounds(scene: &Scene) -> Vec<Bounds> {
    let mut all = Vec::new();
    scene.shapes.iter().for_each(|shape| add(&mut all, shape, &[]));
    all
}

fn add(all: &mut Vec<Bounds>, shape: &Shape, places: &[Place]) {
    let mut text = String::new();
    let style = shape.role.and_then(style);
    let outlines = match &shape.form {
        Form::Group(place, within) => {
            let places: Vec<Place> = places.iter().copied().chain(*place).collect();
            within.iter().for_each(|shape| add(all, shape, &places));
            return;
        }
        Form::Fade { .. } => return,
        Form::Path { d, .. } => {
            d.split('M').skip(1).map(|part| outline::points(&format!("M{part}"))).collect()
        }
        Form::Rect(Rect { x, y, width, height }, _) => {
            vec![vec![(*x, *y), (x + width, *y), (*x, y + height), (x + width, y + height)]]
        }
        Form::Circle((x, y), r) => vec![outline::ellipse((*x, *y), (*r, *r))],
        Form::Letters(places, y, size, symbols) => {
            text.clone_from(symbols);
            let ends = |x: &f64| vec![(*x, *y), (x + LETTER_WIDTH * size, y - LETTER_HEIGHT * size)];
            places.iter().map(ends).collect()
        }
        Form::Text((x, y), size, words) => {
            text.clone_from(words);
            let width = LETTER_WIDTH * size * words.chars().count() as f64;
            let font = style.and_then(|style| style.font);
            let left = match font.map_or(Anchor::Middle, |font| font.anchor) {
                Anchor::Start => *x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            let height = LETTER_HEIGHT * size;
            let foot = if font.is_some_and(|font| font.is_central) { y + height / 2.0 } else { *y };
            vec![vec![(left, foot), (left + width, foot - height)]]
        }
    };
    let transform = |(x, y): Point| {
        let shift = style.map_or((0.0, 0.0), |style| style.shift);
        places.iter().rev().fold((x + shift.0, y + shift.1), |point, place| transformed(*place, point))
    };
    let scale: f64 = places.iter().map(|place| place.scale).product();
    let stroke = style.map_or(0.0, |style| style.width) / 2.0 * scale;
    let role = shape.role.map_or("", |role| role.0);
    for outline in outlines {
        let points: Vec<Point> = outline.into_iter().map(transform).collect();
        let bounds = |area: Rect| Bounds {
            role,
            mark: shape.mark.clone(),
            area: area.grown(stroke),
            text: text.clone(),
        };
        all.extend(bounding_box(&points).map(bounds));
    }
}

/// Transposes, mirrors, rotates, scales and translates a point, in this order.
fn transformed(Place { at, turn, scale, is_mirrored, is_upright }: Place, (x, y): Point) -> Point {
    let (x, y) = if is_upright { (y, x) } else { (x, y) };
    let x = if is_mirrored { -x } else { x };
    let (sin, cos) = turn.to_radians().sin_cos();
    let (x, y) = (x * cos - y * sin, x * sin + y * cos);
    (at.0 + scale * x, at.1 + scale * y)
}

fn bounding_box(points: &[Point]) -> Option<Rect> {
    let (first, rest) = points.split_first()?;
    let (low, high) = rest.iter().fold((*first, *first), |(low, high), (x, y)| {
        ((low.0.min(*x), low.1.min(*y)), (high.0.max(*x), high.1.max(*y)))
    });
    Some(Rect::new(low.0, low.1, high.0 - low.0, high.1 - low.1))
}

#[test]
fn transformations_of_nested_groups() {
    let bar = Shape::rect("plank", Rect::new(0.0, 0.0, 10.0, 4.0), 0.0);
    let turned = Shape::placed(Place::at(100.0, 50.0).turned(90.0), vec![bar]);
    let mirrored = Shape::placed(Place::mirrored(200.0), vec![turned]);
    let scene = Scene { shapes: vec![mirrored], ..Scene::default() };
    let area = bounds(&scene)[0].area;
    assert_eq!((area.x.round(), area.y.round()), (99.0, 49.0));
    assert_eq!((area.width, area.height), (5.5, 11.5));
}
