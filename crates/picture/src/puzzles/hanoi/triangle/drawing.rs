//! The triangle, drawn: the route through it, and the marks on it.

use gros_solver::hanoi::TrianglePoint;
use gros_solver::{Peg, Steps};

use super::{TriangleView, tower};
use crate::graph::Marks;
use crate::graph::marks::{self, path};
use crate::path::line;
use crate::scene::{Point, Rect, Scene, Shape};
use crate::subject::Sign;

use super::track::cut;

/// A triangle to be drawn.
pub(super) struct Drawing<'a> {
    pub view: &'a TriangleView,
    pub marks: &'a Marks<'a>,
}

impl Drawing<'_> {
    /// Draws the triangle.
    pub(super) fn scene(&self) -> Scene {
        let (width, height) = self.view.layout.size();
        let mut shapes = self.view.ground.shapes.clone();
        shapes.extend(self.ways());
        shapes.push(Shape::group(self.corners()).keyed("corners"));
        shapes.push(Shape::group(self.placed_marks()).keyed("marks"));
        Scene::new(Rect::sized(width, height), shapes)
    }

    /// Draws the played route, the planned one, and the alternative.
    fn ways(&self) -> impl Iterator<Item = Shape> {
        let TriangleView { layout, track, course, here, .. } = self.view;
        let points =
            |places: &[TrianglePoint]| places.iter().map(|place| layout.point(place)).collect::<Vec<_>>();
        let (mut played, mut planned, mut other) = (String::new(), String::new(), String::new());
        for stretch in &track.stretches {
            let (before, after) = cut(stretch, course.cursor(), here);
            played += &line(&points(&before));
            planned += &line(&points(&after));
        }
        for stretch in track.other.iter().flat_map(|(_, other)| other) {
            let points: Vec<_> = stretch.iter().map(|(_, place)| layout.point(place)).collect();
            other += &line(&points);
        }
        let casing = format!("{played}{planned}");
        let [cased, plan, gone] = if layout.is_thin() {
            ["graph-casing-thin", "graph-planned-thin", "graph-played-thin"]
        } else {
            ["graph-casing", "graph-planned", "graph-played"]
        };
        let ways = [("graph-other", other), (cased, casing), (plan, planned), (gone, played)];
        ways.into_iter().filter_map(|(role, d)| path(role, d))
    }

    /// Writes words beside a point.
    fn word(&self, role: &'static str, (x, y): Point, (dx, dy): Point, sign: Sign<'_>) -> Shape {
        marks::word(role, (x + dx, y + dy), (self.marks.say)(sign), self.view.layout.size())
    }

    /// Names the corners of the whole triangle.
    fn corners(&self) -> Vec<Shape> {
        let TriangleView { hanoi, layout, here, .. } = self.view;
        let all = Steps::ones(hanoi.discs());
        let corners = [
            (Steps::ZERO, Steps::ZERO, (9.0, 20.0)),
            (Steps::ZERO, all.clone(), (0.0, -12.0)),
            (all, Steps::ZERO, (-9.0, 20.0)),
        ];
        let draw = |(peg, (right, up, by))| {
            let place = TrianglePoint { right, up };
            let at = layout.point(&place);
            // Below the base there is room for one word only, and a mark there needs it.
            let is_taken = peg != 1 && place == *here;
            (layout.shows(at, 0.0) && !is_taken)
                .then(|| self.word("graph-corner", at, by, Sign::AllOn(Peg(peg))))
        };
        (0..3).zip(corners).filter_map(draw).collect()
    }

    /// Marks the start, the goal, the next state, you and the chosen state, with their words.
    fn placed_marks(&self) -> Vec<Shape> {
        let TriangleView { hanoi, layout, course, here, .. } = self.view;
        let at = |place: &TrianglePoint| Some(layout.point(place)).filter(|point| layout.shows(*point, 12.0));
        let of = |state| at(&hanoi.place_of(tower(state)?)?);
        let circle = |role, (x, y): Point, r| Shape::circle(role, x, y, r).keyed(role);
        let word =
            |place: Option<Point>, role, by, sign| place.map(|at| self.word(role, at, by, sign).keyed(role));
        let [start, goal, here] = [of(course.start()), of(course.goal()), at(here)];
        let marks = [
            start.map(|(x, y)| marks::start(x, y)),
            goal.map(|(x, y)| marks::goal(x, y)),
            self.marks.next.and_then(of).map(|at| circle("graph-next", at, 6.0)),
            here.map(|(x, y)| marks::you(x, y)),
            self.marks.chosen.and_then(of).map(|at| circle("graph-chosen", at, 12.0)),
            word(start, "graph-word-start", (0.0, -14.0), Sign::Start),
            word(goal, "graph-word-goal", (4.0, -26.0), Sign::Goal),
            word(here, "graph-word-you", (0.0, 26.0), Sign::Here),
        ];
        marks.into_iter().flatten().collect()
    }
}
