//! How far shapes reach, with their lines.

use gros_picture::{Form, Place, Point, Rect, Shape, style};

/// A shape that is drawn, and the box round it.
pub struct Extent<'a> {
    pub shape: &'a Shape,
    pub area: Rect,
}

/// Lists what is drawn of shapes and of those within them.
pub fn extents<'a>(shapes: &'a [Shape]) -> Vec<Extent<'a>> {
    let mut all = Vec::new();
    for shape in shapes {
        if let Form::Group(place, within) = &shape.form {
            all.extend(
                extents(within).into_iter().map(|one| Extent { area: placed(one.area, *place), ..one }),
            );
        } else if let Some(area) = area(shape) {
            all.push(Extent { shape, area });
        }
    }
    all
}

fn area(shape: &Shape) -> Option<Rect> {
    let line = shape.role.and_then(style).map_or(0.0, |style| style.width / 2.0);
    let area = match &shape.form {
        Form::Path { d, .. } => around(&points(d))?,
        Form::Rect(rect, _) => *rect,
        Form::Circle((x, y), r) => Rect::new(x - r, y - r, 2.0 * r, 2.0 * r),
        Form::Text((x, y), size, words) => {
            // About as wide and high as digits are.
            let width = 0.58 * size * words.chars().count() as f64;
            Rect::new(x - width / 2.0, y - 0.75 * size, width, 0.75 * size)
        }
        Form::Letters(..) | Form::Group(..) | Form::Fade { .. } => return None,
    };
    Some(area.grown(line))
}

fn around(points: &[Point]) -> Option<Rect> {
    let least = |of: fn(&Point) -> f64| points.iter().map(of).reduce(f64::min);
    let most = |of: fn(&Point) -> f64| points.iter().map(of).reduce(f64::max);
    let (left, top) = (least(|at| at.0)?, least(|at| at.1)?);
    Some(Rect::new(left, top, most(|at| at.0)? - left, most(|at| at.1)? - top))
}

fn placed(area: Rect, place: Option<Place>) -> Rect {
    let Some(Place { at, is_mirrored, is_upright, .. }) = place else { return area };
    let Rect { x, y, width, height } = area;
    let Rect { x, y, width, height } =
        if is_upright { Rect::new(y, x, height, width) } else { Rect::new(x, y, width, height) };
    let x = if is_mirrored { -x - width } else { x };
    Rect::new(at.0 + x, at.1 + y, width, height)
}

/// Returns points that a path touches or stays within; its arcs are half ellipses.
fn points(d: &str) -> Vec<Point> {
    let mut points = Vec::new();
    let (mut at, mut start) = ((0.0, 0.0), (0.0, 0.0));
    for (command, numbers) in commands(d) {
        match command {
            'M' => {
                at = (numbers[0], numbers[1]);
                start = at;
            }
            'L' => at = (numbers[0], numbers[1]),
            'H' => at.0 = numbers[0],
            'V' => at.1 = numbers[0],
            'h' => at.0 += numbers[0],
            'v' => at.1 += numbers[0],
            'C' => {
                points.extend([(numbers[0], numbers[1]), (numbers[2], numbers[3])]);
                at = (numbers[4], numbers[5]);
            }
            'a' | 'A' => {
                let from = if command == 'a' { at } else { (0.0, 0.0) };
                let to = (from.0 + numbers[5], from.1 + numbers[6]);
                let (sin, cos) = numbers[2].to_radians().sin_cos();
                let across = (numbers[0] * cos).hypot(numbers[1] * sin);
                let along = (numbers[0] * sin).hypot(numbers[1] * cos);
                let middle = ((at.0 + to.0) / 2.0, (at.1 + to.1) / 2.0);
                points.extend([(middle.0 - across, middle.1 - along), (middle.0 + across, middle.1 + along)]);
                at = to;
            }
            'z' => at = start,
            'm' | 'l' => {
                at = (at.0 + numbers[0], at.1 + numbers[1]);
            }
            other => panic!("{other} in {d}"),
        }
        points.push(at);
    }
    points
}

fn commands(d: &str) -> Vec<(char, Vec<f64>)> {
    let mut commands: Vec<(char, String)> = Vec::new();
    for letter in d.chars() {
        if letter.is_ascii_alphabetic() {
            commands.push((letter, String::new()));
        } else if let Some((_, numbers)) = commands.last_mut() {
            if letter == '-' {
                numbers.push(' ');
            }
            numbers.push(letter);
        }
    }
    let numbers = |text: String| text.split_whitespace().map(|number| number.parse().unwrap()).collect();
    commands.into_iter().map(|(command, text)| (command, numbers(text))).collect()
}
