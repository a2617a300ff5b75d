//! Points on paths, close enough for bounding boxes.

use gros_picture::Point;

/// Points per curve.
const POINTS: u32 = 24;

/// Returns the extreme points of an ellipse.
pub fn ellipse((x, y): Point, (rx, ry): Point) -> Vec<Point> {
    vec![(x - rx, y), (x + rx, y), (x, y - ry), (x, y + ry)]
}

/// Returns points of a path.
pub fn points(data: &str) -> Vec<Point> {
    let mut pen = Pen::default();
    for (command, numbers) in commands(data) {
        pen.go(command, &numbers);
    }
    pen.points
}

/// Splits the data into commands and their numbers.
fn commands(data: &str) -> Vec<(char, Vec<f64>)> {
    let mut all: Vec<(char, Vec<f64>)> = Vec::new();
    let mut number = String::new();
    let end = |number: &mut String, all: &mut Vec<(char, Vec<f64>)>| {
        if !number.is_empty() {
            all.last_mut().unwrap().1.push(number.parse().unwrap());
            number.clear();
        }
    };
    for sign in data.chars() {
        let begins = sign == '-' || sign == '.' && number.contains('.');
        if begins || !(sign.is_ascii_digit() || sign == '.') {
            end(&mut number, &mut all);
        }
        if sign.is_ascii_alphabetic() {
            all.push((sign, Vec::new()));
        } else if sign != ' ' && sign != ',' {
            number.push(sign);
        }
    }
    end(&mut number, &mut all);
    all
}

#[derive(Default)]
struct Pen {
    at: Point,
    begin: Point,
    points: Vec<Point>,
}

impl Pen {
    fn go(&mut self, command: char, numbers: &[f64]) {
        let count = match command.to_ascii_uppercase() {
            'M' | 'L' => 2,
            'H' | 'V' => 1,
            'Q' => 4,
            'C' => 6,
            'A' => 7,
            'Z' => {
                self.at = self.begin;
                return;
            }
            other => panic!("unknown command {other}"),
        };
        assert!(!numbers.is_empty() && numbers.len().is_multiple_of(count), "{command} {numbers:?}");
        for (index, part) in numbers.chunks(count).enumerate() {
            self.part(command, part);
            if index == 0 && command.eq_ignore_ascii_case(&'M') {
                self.begin = self.at;
            }
        }
    }

    fn part(&mut self, command: char, part: &[f64]) {
        let (x0, y0) = if command.is_ascii_lowercase() { self.at } else { (0.0, 0.0) };
        let point = |index: usize| (x0 + part[index], y0 + part[index + 1]);
        match command.to_ascii_uppercase() {
            'H' => self.to((x0 + part[0], self.at.1)),
            'V' => self.to((self.at.0, y0 + part[0])),
            'Q' => self.curve(&[self.at, point(0), point(2)]),
            'C' => self.curve(&[self.at, point(0), point(2), point(4)]),
            'A' => self.arc((part[0], part[1]), part[2], (part[3] != 0.0, part[4] != 0.0), point(5)),
            _ => self.to(point(0)),
        }
    }

    fn to(&mut self, point: Point) {
        self.points.extend([self.at, point].into_iter().skip(usize::from(self.points.is_empty())));
        self.at = point;
    }

    /// Draws a Bézier curve by de Casteljau's algorithm.
    fn curve(&mut self, points: &[Point]) {
        let between = |one: Point, other: Point, part: f64| {
            (one.0 + (other.0 - one.0) * part, one.1 + (other.1 - one.1) * part)
        };
        for index in 1..=POINTS {
            let part = f64::from(index) / f64::from(POINTS);
            let mut row = points.to_vec();
            while row.len() > 1 {
                row = row.windows(2).map(|two| between(two[0], two[1], part)).collect();
            }
            self.points.push(row[0]);
        }
        self.at = *points.last().unwrap();
    }

    /// Draws an elliptical arc by the formulas of SVG 2, appendix B.2.
    fn arc(&mut self, (rx, ry): Point, turn: f64, (is_large, is_right): (bool, bool), to: Point) {
        let (sin, cos) = turn.to_radians().sin_cos();
        let (dx, dy) = ((self.at.0 - to.0) / 2.0, (self.at.1 - to.1) / 2.0);
        let (x, y) = (cos * dx + sin * dy, cos * dy - sin * dx);
        let too_small = ((x / rx).powi(2) + (y / ry).powi(2)).sqrt().max(1.0);
        let (rx, ry) = (rx * too_small, ry * too_small);
        let along = (rx * y).powi(2) + (ry * x).powi(2);
        let root = (((rx * ry).powi(2) - along).max(0.0) / along.max(1e-12)).sqrt();
        let root = if is_large == is_right { -root } else { root };
        let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx);
        let middle = (
            cos * cx - sin * cy + f64::midpoint(self.at.0, to.0),
            sin * cx + cos * cy + f64::midpoint(self.at.1, to.1),
        );
        let from = ((y - cy) / ry).atan2((x - cx) / rx);
        let mut sweep = ((-y - cy) / ry).atan2((-x - cx) / rx) - from;
        if is_right && sweep < 0.0 {
            sweep += std::f64::consts::TAU;
        } else if !is_right && sweep > 0.0 {
            sweep -= std::f64::consts::TAU;
        }
        for index in 1..=POINTS {
            let angle = from + sweep * f64::from(index) / f64::from(POINTS);
            let (x, y) = (rx * angle.cos(), ry * angle.sin());
            self.points.push((middle.0 + cos * x - sin * y, middle.1 + sin * x + cos * y));
        }
        self.at = to;
    }
}

#[test]
fn parses_and_follows_paths() {
    let mut corners = points("M1 2h3v4l-1-1z");
    corners.dedup();
    assert_eq!(corners, [(1.0, 2.0), (4.0, 2.0), (4.0, 6.0), (3.0, 5.0)]);
    assert_eq!(commands("M0 0L4 .5.25-3"), [('M', vec![0.0, 0.0]), ('L', vec![4.0, 0.5, 0.25, -3.0])]);
    let high = |data: &str| points(data).iter().map(|point| point.1).fold(f64::MAX, f64::min);
    assert!((high("M0 0a5 5 0 0 1 10 0") + 5.0).abs() < 1e-9);
    assert!(high("M0 0a5 5 0 0 0 10 0") > -1e-9);
    assert!((high("M0 0Q5-10 10 0") + 5.0).abs() < 1e-9);
    assert!((high("M0 0q5-10 10 0") + 5.0).abs() < 1e-9);
}
