//! The map of a slide whose states form a tree: the route out as a line, and each dead end as a stalk on it.

use gros_solver::Steps;
use gros_solver::internals::{Branch, Detour};

use crate::axis::Axis;
use crate::graph::marks;
use crate::marks::framed;
use crate::path::{across, corners, down, line, num};
use crate::scene::{Point, Rect, Scene, Shape};
use crate::subject::{Sign, View};
use crate::words::width;

/// The width and height of the map. All measures are in units of the drawing.
const WIDTH: f64 = 992.0;
const HEIGHT: f64 = 200.0;
/// The ends of the line, and its height.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 940.0;
const LINE: f64 = 96.0;
/// The type size of the words; a map narrower than this, in CSS pixels, has no room for them.
const LETTERS: f64 = 15.0;
const ROOMY: f64 = 600.0;
/// The distance of words from the current state, and their minimum height above the line.
const NEAR: f64 = 14.0;
const LOWEST: f64 = 22.0;

/// Returns where a fraction of the route is on the line.
fn x_of(part: f64) -> f64 {
    Axis::between((LEFT, RIGHT), 1.0).at(part)
}

/// Returns the drawn length of a stalk of this depth, in moves: to scale for short ones, less for long ones.
fn length(depth: f64) -> f64 {
    if depth <= 3.0 { 13.0 * depth } else { 39.0 + 30.0 * ((1.0 + depth) / 4.0).ln() }
}

/// Returns whether a stalk points up; they alternate.
fn stands_up(index: usize) -> bool {
    index.is_multiple_of(2)
}

/// A dead end: where it leaves the route, and how many moves deep it is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stalk {
    part: f64,
    depth: f64,
}

/// The route out of a small slide and its dead ends.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeMap {
    steps: Steps,
    states: u64,
    stalks: Vec<Stalk>,
}

impl TreeMap {
    /// Returns the map of a route with this many steps and the dead ends that leave it, for a puzzle with this many
    /// states; none if there are no steps or no dead ends.
    #[must_use]
    pub fn of(steps: Steps, branches: &[Branch], states: u64) -> Option<TreeMap> {
        let stalk = |branch: &Branch| Stalk {
            part: branch.leaves_at.fraction_of(&steps),
            depth: branch.depth.to_f64(),
        };
        let stalks: Vec<Stalk> = branches.iter().map(stalk).collect();
        let has_some = !stalks.is_empty() && !steps.is_zero();
        has_some.then_some(TreeMap { steps, states, stalks })
    }

    /// Returns how many states it shows.
    #[must_use]
    pub fn states(&self) -> u64 {
        self.states
    }

    /// Returns how many moves the deepest dead end takes.
    #[must_use]
    pub fn deepest(&self) -> usize {
        self.stalks.iter().map(|stalk| stalk.depth).fold(0.0, f64::max) as usize
    }

    /// Draws the map with your place on it: on the line, or some moves up a stalk. The tag points there.
    #[must_use]
    pub fn scene(&self, detour: &Detour, view: &View<'_>) -> Scene {
        let (part, depth) = (detour.leaves_at.fraction_of(&self.steps), detour.depth.to_f64());
        let (x, y) = self.place(part, depth);
        let stalks = self.stalks.iter().enumerate().flat_map(|(index, stalk)| draw_stalk(index, *stalk));
        let way = |to: f64| across((LEFT, to), LINE);
        let mut shapes =
            vec![Shape::path("tree-line", way(RIGHT)), Shape::path("tree-played", way(x)).keyed("played")];
        shapes.push(Shape::group(stalks.collect()).keyed("stalks"));
        shapes.extend([
            Shape::path("tree-start", format!("M{} {}v18l14 -9z", num(LEFT - 4.0), num(LINE - 9.0))),
            Shape::path("tree-goal", format!("M{} {}v-34h22l-6 8 6 8h-20", num(RIGHT), num(LINE))),
            Shape::circle("goal-dot", RIGHT, LINE, 6.0),
        ]);
        if depth > 0.0 {
            shapes.push(Shape::path("stalk-back", down(x, (LINE, y))));
            let steps = (1..depth as u32).map(|step| self.place(part, step.into()));
            shapes.extend(steps.map(|(x, y)| Shape::circle("stalk-step", x, y, 3.5)));
            shapes.push(Shape::circle("stalk-root", x, LINE, 6.0));
        }
        shapes.push(marks::you(x, y));
        if view.room.0 >= ROOMY {
            shapes.extend(words(detour, (x, y), view));
        }
        Scene { room: Rect::sized(WIDTH, HEIGHT), shapes, tag: Some((x, y)), ..Scene::default() }
    }

    /// Returns the position of a state this many moves up the stalk at a fraction of the route.
    fn place(&self, part: f64, depth: f64) -> Point {
        let stalk = self.stalks.iter().position(|stalk| (stalk.part - part).abs() < 1e-9);
        let up = if stalk.is_none_or(stands_up) { 1.0 } else { -1.0 };
        (x_of(part), LINE - up * length(depth))
    }
}

/// Writes where the route begins and ends; in a dead end, also the current state and the number of moves back.
fn words(detour: &Detour, (x, y): Point, view: &View<'_>) -> Vec<Shape> {
    let say = |sign| (view.say)(sign);
    let end = |x, sign| Shape::text("tree-end", x, LINE + 30.0, LETTERS, say(sign));
    let mut shapes = vec![end(LEFT + 10.0, Sign::Start), end(RIGHT, Sign::Goal)];
    if let Some(moves) = detour.depth.to_u64().filter(|moves| *moves > 0) {
        // Longer words go where there is more room, and none is closer to the line than this.
        let (aside, up) = (if x < (LEFT + RIGHT) / 2.0 { 1.0 } else { -1.0 }, (LINE - y).signum());
        let line = LINE - up * (LINE - y).abs().max(LOWEST);
        shapes.extend(label("tree-here", (x - NEAR * aside, line), -aside, say(Sign::Here)));
        shapes.extend(label("tree-back", (x + NEAR * aside, line), aside, say(Sign::MovesBack(moves))));
        let below = line + up * 12.0;
        if (LINE - below) * up > 12.0 {
            let beside = x + (NEAR + 5.0) * aside;
            shapes.push(Shape::path("tree-back-arrow", arrow((beside, below), (beside, LINE - up * 3.0))));
        }
    }
    shapes
}

/// Writes words beside a point, to its right or left, on top of what is drawn there.
fn label(role: &'static str, (x, y): Point, aside: f64, words: String) -> [Shape; 2] {
    let width = width(&words, LETTERS) + 8.0;
    let ground = Rect::around((x + aside * width / 2.0, y), width, 1.3 * LETTERS);
    framed(["tree-ground", role], ground, 3.0, LETTERS, words)
}

/// Draws an arrow with an open tip.
fn arrow(from: Point, to: Point) -> String {
    line(&[from, to]) + &line(&corners(from, to, (5.0, 4.0)))
}

fn draw_stalk(index: usize, Stalk { part, depth }: Stalk) -> [Shape; 2] {
    let (x, up) = (x_of(part), if stands_up(index) { 1.0 } else { -1.0 });
    let tip = LINE - up * length(depth);
    [Shape::path("stalk", down(x, (LINE, tip))), Shape::circle("stalk-end", x, tip, 4.0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;
    use gros_solver::{Puzzle, Route, SlideOut};

    fn map(slide: SlideOut) -> Option<TreeMap> {
        let (start, goal) = (slide.start(), slide.goal());
        let steps = slide.route(&start, &goal).unwrap().steps().clone();
        TreeMap::of(steps, &slide.branches(&start, &goal), slide.states_of_tree()?)
    }

    #[test]
    fn the_line_runs_from_edge_to_edge_and_the_deepest_stalk_fits() {
        assert_eq!((x_of(0.0), x_of(1.0)), (LEFT, RIGHT));
        assert!((x_of(83.0 / 114.0) - 696.35).abs() < 0.01);
        assert_eq!([length(0.0), length(2.0), length(3.0)], [0.0, 26.0, 39.0]);
        assert!(length(22.0) < LINE && length(22.0) > length(8.0));
    }

    /// The mark of your place is as far up a stalk as there are moves back.
    #[test]
    fn your_place_is_as_far_up_a_stalk_as_there_are_moves_back() {
        let map = map(SlideOut::elephants(5).unwrap()).unwrap();
        let at = |leaves_at: u32, depth: u32| {
            let detour = Detour { leaves_at: leaves_at.into(), depth: depth.into() };
            map.scene(&detour, &View::of((992.0, 200.0))).tag.unwrap()
        };
        assert_eq!(at(0, 0), (LEFT, LINE));
        let (x, y) = at(83, 3);
        assert!((x - x_of(83.0 / 114.0)).abs() < 1e-9 && ((y - LINE).abs() - length(3.0)).abs() < 1e-9);
    }

    #[test]
    fn a_wide_map_says_where_the_ends_are_and_the_way_back() {
        let map = map(SlideOut::elephants(5).unwrap()).unwrap();
        let said = |width, depth: u32| {
            let say = |sign: Sign<'_>| format!("{sign:?}");
            let detour = Detour { leaves_at: 83u32.into(), depth: depth.into() };
            let scene = map.scene(&detour, &View { say: &say, ..View::of((width, 200.0)) });
            let words = scene.all().filter_map(|shape| match &shape.form {
                Form::Text(_, _, words) => Some(words.clone()),
                _ => None,
            });
            words.collect::<Vec<_>>()
        };
        assert_eq!(said(992.0, 0), ["Start", "Goal"]);
        assert_eq!(said(992.0, 3), ["Start", "Goal", "Here", "MovesBack(3)"]);
        assert!(said(358.0, 3).is_empty());
    }

    #[test]
    fn the_dance_is_mapped_and_a_path_is_not() {
        let dance = map(SlideOut::elephants(5).unwrap()).unwrap();
        assert_eq!((dance.states(), dance.stalks.len(), dance.deepest()), (243, 22, 22));
        assert_eq!(map(SlideOut::elephants(1).unwrap()), None);
        assert_eq!(map(SlideOut::elephants(64).unwrap()), None);
    }
}
