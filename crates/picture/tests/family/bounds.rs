//! How far shapes reach, by their corners: of a path, the ends of its parts.

use gros_picture::{Form, Place, Point, Rect, Shape};

/// Shapes that run on beyond a picture: the case has no left end, and its slide neither; taken off, it lies beside it.
const ENDLESS: [&str; 4] = ["case", "channel", "bay", "slide"];

/// Returns each shape that has ends, with the corners of what is drawn of it.
pub fn corners(shape: &Shape) -> Vec<(&Shape, Vec<Point>)> {
    let is_endless = shape.role.is_some_and(|role| ENDLESS.contains(&role.0));
    match &shape.form {
        _ if is_endless => Vec::new(),
        Form::Group(place, within) => {
            let placed = |(shape, points): (_, Vec<Point>)| {
                let points = points.into_iter().map(|point| place.map_or(point, |place| put(place, point)));
                (shape, points.collect())
            };
            within.iter().flat_map(corners).map(placed).collect()
        }
        Form::Path { d, .. } => vec![(shape, ends(d))],
        Form::Rect(Rect { x, y, width, height }, _) => {
            vec![(shape, vec![(*x, *y), (x + width, y + height)])]
        }
        Form::Circle((x, y), r) => vec![(shape, vec![(x - r, y - r), (x + r, y + r)])],
        Form::Text(at, ..) => vec![(shape, vec![*at])],
        Form::Letters(..) | Form::Fade { .. } => Vec::new(),
    }
}

fn put(place: Place, (x, y): Point) -> Point {
    let (x, y) = if place.is_upright { (y, x) } else { (x, y) };
    let x = if place.is_mirrored { -x } else { x };
    let (sin, cos) = place.turn.to_radians().sin_cos();
    let (x, y) = (x * cos - y * sin, x * sin + y * cos);
    (place.at.0 + place.scale * x, place.at.1 + place.scale * y)
}

/// Returns the ends of the parts of a path.
fn ends(d: &str) -> Vec<Point> {
    let (mut here, mut points) = ((0.0, 0.0), Vec::new());
    for (command, numbers) in commands(d) {
        let base = if command.is_ascii_lowercase() { here } else { (0.0, 0.0) };
        let arity = match command.to_ascii_uppercase() {
            'H' | 'V' => 1,
            'Q' => 4,
            'A' => 7,
            _ => 2,
        };
        for one in numbers.chunks_exact(arity) {
            here = match command.to_ascii_uppercase() {
                'H' => (base.0 + one[0], here.1),
                'V' => (here.0, base.1 + one[0]),
                _ => (base.0 + one[arity - 2], base.1 + one[arity - 1]),
            };
            points.push(here);
        }
    }
    points
}

fn commands(d: &str) -> Vec<(char, Vec<f64>)> {
    let mut found: Vec<(char, String)> = Vec::new();
    for c in d.chars() {
        if c.is_ascii_alphabetic() {
            found.push((c, String::new()));
        } else if let Some((_, numbers)) = found.last_mut() {
            // A minus begins a number.
            numbers.extend((c == '-').then_some(' '));
            numbers.push(c);
        }
    }
    let read = |text: String| text.split_whitespace().map(|number| number.parse().unwrap()).collect();
    found.into_iter().map(|(command, numbers)| (command, read(numbers))).collect()
}
