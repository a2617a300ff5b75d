//! The layout of the Sierpiński triangle's nodes: numbers only.

use gros_solver::Steps;
use gros_solver::hanoi::{TrianglePoint, Window};

use crate::graph::{Camera, FINE, offset, part_below, shifted};
use crate::path::RISE;
use crate::scene::Point;

/// The space at the sides, in CSS pixels.
const PAD: f64 = 26.0;
/// How many edges the closest picture shows side by side, unless there are fewer.
const CLOSEST: usize = 4;
/// The maximum length of an edge.
const LONGEST: f64 = 56.0;
/// How many times the picture can be zoomed out before small triangles are drawn as one.
const SINGLE: usize = 2;
/// A click means the nearest node within this many pixels.
const REACH: f64 = 24.0;

/// The picture of the triangle with some number of discs.
#[derive(Clone, Debug, PartialEq)]
pub struct TriangleLayout {
    discs: usize,
    size: (f64, f64),
    zoom: usize,
    centre: TrianglePoint,
    /// Whether your own place is in the middle.
    follows: bool,
    /// The length of an edge in the closest picture.
    edge: f64,
}

impl TriangleLayout {
    /// Lays out what a camera sees in a picture of this size; `here` is your own place.
    pub fn new(discs: usize, size: (f64, f64), camera: &Camera, here: &TrianglePoint) -> TriangleLayout {
        let (width, height) = (size.0.max(1.0), size.1.max(1.0));
        let room = (width - 2.0 * PAD).min((height - 2.0 * PAD) / RISE).max(40.0);
        let sides = 2f64.powi(discs.min(1_000) as i32) - 1.0;
        let edge = if discs > CLOSEST {
            room / (2f64.powi(CLOSEST as i32) * (1.0 - 1.0 / (sides + 1.0)))
        } else {
            (room / sides).min(LONGEST)
        };
        let zoom = camera.zoom.min(farthest(discs));
        let (size, follows, centre) = ((width, height), camera.centre.is_none(), TrianglePoint::default());
        let mut layout = TriangleLayout { discs, size, zoom, centre, follows, edge };
        layout.centre = match camera.centre.clone() {
            Some((right, up)) => TrianglePoint { right, up },
            None if zoom == farthest(discs) => layout.middle(),
            None => layout.around(here),
        };
        layout
    }

    /// Returns the level of the parts that are drawn as one: 0 if all nodes are drawn.
    pub fn level(&self) -> usize {
        self.zoom.saturating_sub(SINGLE)
    }

    /// Returns the side of a part, in pixels.
    pub fn cell(&self) -> f64 {
        self.edge / 2f64.powi((self.zoom - self.level()) as i32)
    }

    /// Returns the number of discs that vary within the picture; the larger ones are its address.
    pub fn discs_shown(&self) -> usize {
        (CLOSEST + self.zoom).min(self.discs)
    }

    /// Returns whether edges are so short that lines are drawn thinner.
    pub fn is_thin(&self) -> bool {
        self.cell() < 12.0
    }

    /// Returns the width and height of the picture.
    pub fn size(&self) -> (f64, f64) {
        self.size
    }

    /// Returns whether it is impossible to zoom in, or out, any further.
    pub fn ends(&self) -> (bool, bool) {
        (self.zoom == 0, self.zoom == farthest(self.discs))
    }

    fn middle(&self) -> TrianglePoint {
        let all = Steps::ones(self.discs) << FINE;
        TrianglePoint { right: &all >> 2, up: &all >> 1 }
    }

    /// Looks at a node without showing what is below the base.
    fn around(&self, here: &TrianglePoint) -> TrianglePoint {
        let most = self.most();
        let centre = TrianglePoint { right: here.right.clone() << FINE, up: here.up.clone() << FINE };
        let least = (self.size.1 / 2.0 - PAD - 14.0) / (self.cell() * RISE);
        let lack = least - offset(&centre.up, &Steps::ZERO, FINE + self.level());
        if lack <= 0.0 {
            return centre;
        }
        let by = lack * 256.0;
        TrianglePoint {
            right: shifted(&centre.right, -by / 2.0, self.level(), &most),
            up: shifted(&centre.up, by, self.level(), &most),
        }
    }

    fn most(&self) -> Steps {
        Steps::ones(self.discs) << FINE
    }

    /// Returns the window that the picture shows, with a small margin.
    pub fn window(&self) -> Window {
        let cell = self.cell();
        let rows = self.size.1 / (2.0 * cell * RISE) + 2.0;
        let columns = self.size.0 / (2.0 * cell) + rows / 2.0 + 2.0;
        let bits = FINE + self.level();
        let middle = TrianglePoint { right: &self.centre.right >> bits, up: &self.centre.up >> bits };
        let (columns, rows) = (columns as u32, rows as u32);
        let first = |middle: &Steps, back: u32| {
            let back = Steps::from(back).min(middle.clone());
            (middle.saturating_sub(&back), back.to_u64().and_then(|back| u32::try_from(back).ok()))
        };
        let (right, columns_back) = first(&middle.right, columns);
        let (up, rows_back) = first(&middle.up, rows);
        let size = (columns + columns_back.unwrap_or(0), rows + rows_back.unwrap_or(0));
        Window { level: self.level(), corner: TrianglePoint { right, up }, size }
    }

    /// Returns the position of a place, in pixels.
    pub fn point(&self, place: &TrianglePoint) -> Point {
        let level = self.level();
        let bits = FINE + level;
        let from = |number: &Steps, centre: &Steps| {
            let whole = offset(number, &((centre >> bits) << level), level);
            whole - part_below(centre, bits)
        };
        self.at(from(&place.right, &self.centre.right), from(&place.up, &self.centre.up))
    }

    /// Returns a function from the distance of a part from the corner of a window, in parts, to its position in pixels.
    pub fn corner(&self, window: &Window) -> impl Fn(f64, f64) -> Point + use<> {
        let corner = TrianglePoint {
            right: window.corner.right.clone() << window.level,
            up: window.corner.up.clone() << window.level,
        };
        let ((x, y), cell) = (self.point(&corner), self.cell());
        move |right, up| (x + (right + up / 2.0) * cell, y - up * cell * RISE)
    }

    fn at(&self, right: f64, up: f64) -> Point {
        let cell = self.cell();
        (self.size.0 / 2.0 + (right + up / 2.0) * cell, self.size.1 / 2.0 - up * cell * RISE)
    }

    /// Returns whether a point is in the picture, or so near that something there could reach into it.
    pub fn shows(&self, (x, y): Point, reach: f64) -> bool {
        (-reach..=self.size.0 + reach).contains(&x) && (-reach..=self.size.1 + reach).contains(&y)
    }

    /// Returns the camera of this picture.
    fn camera(&self) -> Camera {
        let TrianglePoint { right, up } = self.centre.clone();
        Camera { centre: (!self.follows).then_some((right, up)), zoom: self.zoom }
    }

    /// Returns the picture centred on a place, in 2^-8 edges.
    fn at_centre(&self, centre: TrianglePoint) -> TriangleLayout {
        TriangleLayout { centre, follows: false, ..self.clone() }
    }

    fn moved(&self, (dx, dy): Point) -> TriangleLayout {
        let cell = self.cell();
        let up = dy / (cell * RISE);
        let right = -dx / cell - up / 2.0;
        let (level, most) = (self.level(), self.most());
        self.at_centre(TrianglePoint {
            right: shifted(&self.centre.right, right * 256.0, level, &most),
            up: shifted(&self.centre.up, up * 256.0, level, &most),
        })
    }

    /// Returns the camera after the picture was dragged by some pixels.
    pub fn dragged(&self, by: Point) -> Camera {
        self.moved(by).camera()
    }

    /// Returns the camera zoomed out by `by` (in, if negative), keeping a given point fixed.
    pub fn zoomed(&self, by: isize, at: Option<Point>) -> Camera {
        let zoom = self.zoom.saturating_add_signed(by).min(farthest(self.discs));
        match at {
            _ if zoom == farthest(self.discs) => Camera { centre: None, zoom },
            Some((x, y)) => {
                let (dx, dy) = (self.size.0 / 2.0 - x, self.size.1 / 2.0 - y);
                TriangleLayout { zoom, ..self.moved((dx, dy)) }.dragged((-dx, -dy))
            }
            None => TriangleLayout { zoom, ..self.clone() }.camera(),
        }
    }

    fn looking_at(&self, place: &TrianglePoint, zoom: usize) -> Camera {
        let there = TriangleLayout { zoom: zoom.min(farthest(self.discs)), ..self.clone() };
        there.at_centre(there.around(place)).camera()
    }

    /// Returns the camera that looks into a part whose single places are not visible.
    pub fn looking_into(&self, place: &TrianglePoint) -> Camera {
        self.looking_at(place, self.discs_shown().saturating_sub(7))
    }

    /// Returns the camera that sees this many discs vary.
    pub fn zoomed_to(&self, discs: usize) -> Camera {
        self.zoomed(farthest(discs).cast_signed().saturating_sub(self.zoom.cast_signed()), None)
    }

    /// Returns a camera that looks at a place: the same one if the place is already visible.
    pub fn seeing(&self, place: Option<&TrianglePoint>) -> Camera {
        match place {
            Some(place) if !self.shows(self.point(place), -12.0) => self.looking_at(place, self.zoom),
            _ => self.camera(),
        }
    }

    /// Finds the part of the window that a click means, by its distance from the corner.
    pub fn hit(&self, window: &Window, parts: &[(u32, u32)], (x, y): Point) -> Option<(u32, u32)> {
        let corner = self.corner(window);
        let half = if self.level() == 0 { 0.0 } else { 1.0 / 3.0 };
        let far = |part: &(u32, u32)| {
            let (px, py) = corner(f64::from(part.0) + half, f64::from(part.1) + half);
            (px - x).hypot(py - y)
        };
        let near = parts.iter().map(|part| (*part, far(part))).filter(|(_, far)| *far <= REACH);
        near.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(part, _)| part)
    }
}

/// Returns how many times the closest picture is zoomed out until the whole triangle is visible.
pub fn farthest(discs: usize) -> usize {
    discs.saturating_sub(CLOSEST)
}

/// Returns the initial camera: the whole triangle if its nodes can be told apart, else your surroundings.
pub fn first_camera(discs: usize) -> Camera {
    let whole = farthest(discs);
    Camera { centre: None, zoom: if whole <= SINGLE { whole } else { 1 } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Puzzle};

    const SIZE: (f64, f64) = (352.0, 320.0);

    fn hanoi(discs: usize) -> Hanoi {
        Hanoi::new(discs).unwrap()
    }

    fn place(hanoi: &Hanoi, row: &str) -> TrianglePoint {
        hanoi.place_of(&hanoi.parse_state(row).unwrap()).unwrap()
    }

    #[test]
    fn the_whole_triangle_has_a_on_the_left_b_on_top_and_c_on_the_right() {
        for discs in [1, 2, 5, 6] {
            let hanoi = hanoi(discs);
            let layout = TriangleLayout::new(discs, SIZE, &first_camera(discs), &TrianglePoint::default());
            let [a, b, c] = ["A", "B", "C"].map(|peg| layout.point(&place(&hanoi, peg)));
            assert!((a.1 - c.1).abs() < 1.0 && b.1 < a.1 && a.0 < b.0 && b.0 < c.0, "{a:?} {b:?} {c:?}");
            assert!([a, b, c].iter().all(|(x, y)| (8.0..344.0).contains(x) && (8.0..312.0).contains(y)));
            assert!(((a.0 + c.0) / 2.0 - 176.0).abs() < 1.5 && layout.level() == 0);
        }
    }

    #[test]
    fn a_click_on_a_node_finds_that_node() {
        for (discs, zoom) in [(3, 0), (5, 0), (5, 1), (64, 0), (64, 1), (1_000, 1), (1_000, 0)] {
            let hanoi = hanoi(discs);
            let row: String = (0..discs).map(|disc| ['B', 'C', 'A', 'C'][disc * disc % 4]).collect();
            let here = place(&hanoi, &row);
            let layout = TriangleLayout::new(discs, SIZE, &Camera { centre: None, zoom }, &here);
            let window = layout.window();
            let parts = hanoi.parts_in(&window);
            let corner = layout.corner(&window);
            let mut shown = 0;
            for part in &parts {
                let point = corner(part.0.into(), part.1.into());
                if !layout.shows(point, 0.0) {
                    continue;
                }
                shown += 1;
                assert_eq!(layout.hit(&window, &parts, point), Some(*part));
                let there = TrianglePoint {
                    right: &window.corner.right + &part.0.into(),
                    up: &window.corner.up + &part.1.into(),
                };
                let (x, y) = layout.point(&there);
                assert!((x - point.0).hypot(y - point.1) < 0.01, "{discs} {part:?}");
            }
            assert!(shown >= 9, "{discs} discs, zoom {zoom}: {shown}");
            assert!(layout.shows(layout.point(&here), 0.0), "{discs} discs, zoom {zoom}");
        }
    }

    #[test]
    fn every_zoom_shows_a_few_hundred_parts_at_most() {
        let hanoi = hanoi(1_000);
        let here = place(&hanoi, &"ABC".repeat(334)[..1_000]);
        for zoom in [0, 1, 2, 3, 4, 10, 500, 990, 995, 996] {
            let layout = TriangleLayout::new(1_000, SIZE, &Camera { centre: None, zoom }, &here);
            let window = layout.window();
            let parts = hanoi.parts_in(&window).len();
            assert!((9..=2_200).contains(&parts), "{zoom}: {parts}");
            assert!(layout.shows(layout.point(&here), 0.0), "{zoom}");
        }
    }

    #[test]
    fn a_drag_moves_every_node_with_the_pointer() {
        for (discs, zoom) in [(5, 0), (64, 7), (1_000, 400)] {
            let hanoi = hanoi(discs);
            let here = place(&hanoi, &"CAB".repeat(334)[..discs]);
            let before = TriangleLayout::new(discs, SIZE, &Camera { centre: None, zoom }, &here);
            let after =
                TriangleLayout::new(discs, SIZE, &before.dragged((17.0, -9.0)), &TrianglePoint::default());
            let ((x, y), (to_x, to_y)) = (before.point(&here), after.point(&here));
            assert!((to_x - x - 17.0).abs() < 0.5 && (to_y - y + 9.0).abs() < 0.5, "{discs} discs");
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let hanoi = hanoi(64);
        let here = place(&hanoi, &"CAB".repeat(22)[..64]);
        let camera = Camera { centre: None, zoom: 8 };
        let layout = TriangleLayout::new(64, SIZE, &camera, &here);
        let at = layout.point(&here);
        for by in [-3, -1, 1, 4] {
            let zoomed =
                TriangleLayout::new(64, SIZE, &layout.zoomed(by, Some(at)), &TrianglePoint::default());
            let (x, y) = zoomed.point(&here);
            assert!((x - at.0).hypot(y - at.1) < 1.0, "{by}: {at:?} {x} {y}");
        }
        assert_eq!(layout.zoomed(1_000, Some(at)), Camera { centre: None, zoom: 60 });
        assert_eq!(layout.zoomed(-1_000, None), Camera { centre: None, zoom: 0 });
    }
}
