//! A line of states, drawn: as many as there is room for, with the route along it and the far ends.

use gros_solver::{AnyState, Steps};

use super::{LineView, Places};
use crate::graph::Marks;
use crate::graph::marks::{self, WORD, path};
use crate::path::{across, down, ellipse};
use crate::scene::{Rect, Scene, Shape};
use crate::subject::Sign;
use crate::within::Within;
use crate::words::width;

/// The position of the line, in CSS pixels, and of the written states.
pub(super) const AXIS: f64 = 72.0;
const STATES: f64 = 96.0;
/// The type size of states.
const STATE: f64 = 14.0;
/// The length of a stalk.
const STALK: f64 = 16.0;
/// A number of hundreds of digits needs the full width.
const LONG: usize = 36;

/// A line to be drawn.
pub(super) struct Drawing<'a> {
    view: &'a LineView,
    marks: &'a Marks<'a>,
    here: Steps,
    start: Option<Steps>,
    goal: Option<Steps>,
    rows: Vec<Steps>,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(view: &'a LineView, marks: &'a Marks<'a>) -> Drawing<'a> {
        let course = &*view.course;
        let [start, goal] = view.places.ends(course);
        Drawing { view, marks, here: view.places.here(course), start, goal, rows: view.layout.rows() }
    }

    /// Draws the line.
    pub(super) fn scene(&self) -> Scene {
        let (width, height) = self.view.room;
        let mut shapes = self.way();
        shapes.extend(self.stalks());
        shapes.extend(self.dots());
        shapes.extend(self.chosen());
        shapes.push(self.states());
        shapes.push(self.placed_marks());
        shapes.push(self.words());
        Scene::new(Rect::sized(width, height), shapes)
    }

    /// Returns the height of a place, clamped to just outside the picture.
    fn y(&self, place: &Steps) -> f64 {
        self.view.layout.y(place).within(-20.0, self.view.room.1 + 20.0)
    }

    /// Returns the height of a place if it is visible.
    fn seen(&self, place: &Steps) -> Option<f64> {
        Some(self.view.layout.y(place)).filter(|y| self.view.layout.shows(*y))
    }

    /// Draws the line and the route along it.
    fn way(&self) -> Vec<Shape> {
        let (here, start, goal) = (Some(&self.here), self.start.as_ref(), self.goal.as_ref());
        let span = |from: Option<&Steps>, to: Option<&Steps>| match (from, to) {
            (Some(from), Some(to)) => down(AXIS, (self.y(from), self.y(to))),
            _ => String::new(),
        };
        let (played, planned) = (span(start, here), span(here, goal));
        let casing = format!("{played}{planned}");
        let axis = span(Some(&Steps::ZERO), Some(&self.view.last));
        let all = [("graph-axis", axis), ("graph-casing", casing), ("graph-planned", planned)];
        all.into_iter().chain([("graph-played", played)]).filter_map(|(role, d)| path(role, d)).collect()
    }

    fn dots(&self) -> Option<Shape> {
        path("graph-nodes", self.rows.iter().map(|place| ellipse((AXIS, self.y(place)), 4.0, 4.0)).collect())
    }

    fn chosen(&self) -> Option<Shape> {
        let y = self.seen(&self.view.place_of(self.marks.chosen?)?)?;
        let row = Rect::new(AXIS - 12.0, y - 12.0, self.view.room.0 - AXIS, 24.0);
        Some(Shape::rect("graph-row", row, 6.0).keyed("row"))
    }

    /// Writes the states of the rows.
    fn states(&self) -> Shape {
        let state = |place: &Steps| {
            let text = self.written(&self.view.state_at(place));
            Shape::text("graph-state", STATES, self.y(place) + 5.0, STATE, text)
        };
        Shape::group(self.rows.iter().map(state).collect()).keyed("states")
    }

    /// Writes a state; of a long one, only the part that changes from row to row.
    fn written(&self, state: &AnyState) -> String {
        let text = state.to_string();
        let room = ((self.view.room.0 - STATES - 8.0) / width("0", STATE)) as usize;
        if text.len() <= room {
            return text;
        }
        if text.contains('.') || !text.is_ascii() {
            return (self.marks.say)(Sign::State(state));
        }
        let kept = room.saturating_sub(2).max(4);
        let zoom = if self.view.places == Places::States { self.view.zoom } else { 0 };
        let end = text.len() - zoom.saturating_sub(kept / 2).min(text.len() - kept);
        let (head, tail) = (if end > kept { "…" } else { "" }, if end < text.len() { "…" } else { "" });
        format!("{head}{}{tail}", text.get(end - kept..end).unwrap_or_default())
    }

    /// Draws the dead ends beside a route out.
    fn stalks(&self) -> Option<Shape> {
        if self.view.places == Places::States {
            return None;
        }
        let (mut stalks, mut ends, mut depths) = (String::new(), String::new(), Vec::new());
        let is_near = self.view.zoom == 0;
        for branch in self.view.course.dead_ends() {
            let y = self.y(&branch.leaves_at);
            if (0.0..self.view.room.1).contains(&y) {
                stalks += &across((AXIS, AXIS - STALK), y);
                ends += &ellipse((AXIS - STALK - 3.0, y), 3.0, 3.0);
                // The current state has its own words.
                if is_near && branch.leaves_at != self.here {
                    let depth = branch.depth.to_string();
                    depths.push(Shape::text("graph-depth", AXIS - STALK - 10.0, y + 4.0, WORD, depth));
                }
            }
        }
        let lines = [path("stalk", stalks), path("stalk-end", ends)];
        Some(Shape::group(lines.into_iter().flatten().chain(depths).collect()).keyed("stalks"))
    }

    fn placed_marks(&self) -> Shape {
        let seen = |place: &Option<Steps>| place.as_ref().and_then(|place| self.seen(place));
        let start = seen(&self.start).map(|y| marks::start(AXIS, y));
        let goal = seen(&self.goal).map(|y| marks::goal(AXIS, y));
        let you = self.seen(&self.here).map(|y| marks::you(AXIS, y));
        Shape::group([start, goal, you].into_iter().flatten().collect()).keyed("marks")
    }

    /// Names the marks and what is outside the picture.
    fn words(&self) -> Shape {
        let word = |place: Option<&Steps>, role, sign| {
            let y = self.seen(place?)? + 5.0;
            Some(Shape::text(role, AXIS - 18.0, y, WORD, (self.marks.say)(sign)))
        };
        let elsewhere = |place: &&Steps| **place != self.here;
        let start = self.start.as_ref().filter(elsewhere);
        let goal = self.goal.as_ref().filter(elsewhere).filter(|_| self.goal != self.start);
        let beside = [
            word(start, "graph-beside", Sign::Start),
            word(goal, "graph-beside-goal", Sign::Goal),
            word(Some(&self.here), "graph-beside-you", Sign::Here),
        ];
        let beyond = [true, false].map(|is_up| self.beyond(is_up));
        Shape::group(beside.into_iter().chain(beyond).flatten().collect()).keyed("words")
    }

    /// Says what is outside the picture, above or below.
    fn beyond(&self, is_up: bool) -> Option<Shape> {
        let (layout, height) = (&self.view.layout, self.view.room.1);
        let is_there = |place: &&Steps| {
            let y = layout.y(place);
            !layout.shows(y) && (y < height / 2.0) == is_up
        };
        let places = [
            (Sign::Here, Some(&self.here)),
            (Sign::Goal, self.goal.as_ref()),
            (Sign::Start, self.start.as_ref()),
        ];
        let (what, place) =
            places.into_iter().find_map(|(what, place)| Some((what, place.filter(is_there)?)))?;
        let outward = |y: f64| if is_up { y } else { -y };
        let edge = self
            .rows
            .iter()
            .min_by(|one, other| outward(layout.y(one)).total_cmp(&outward(layout.y(other))))?;
        let distance = edge.abs_diff(place);
        let words = (self.marks.say)(Sign::Beyond { what: &what, distance: &distance, is_up });
        let x = if words.chars().count() > LONG { 10.0 } else { STATES };
        let y = if is_up { 15.0 } else { height - 6.0 };
        Some(Shape::text("graph-beyond", x, y, WORD, words))
    }
}
