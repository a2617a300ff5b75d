//! The whole timeline: a ruler over a track, with a bracket around the part that the tape shows.

use super::{goal, start};
use crate::path::{bracket, down, line, ticks, tip};
use crate::scene::{Rect, Scene, Shape};

/// The top edge and height of the track. All measures are in CSS pixels.
pub const TRACK: (f64, f64) = (12.0, 6.0);
/// The top edge and height of the bar for what was played by hand.
const BAR: (f64, f64) = (6.0, 3.0);
/// The top edge of the ticks, and the height of a landmark's tick.
const TICKS_Y: f64 = 30.0;
const MARK_HEIGHT: f64 = 16.0;
/// The baseline of the labels, and their type size.
const LABEL_Y: f64 = 46.0;
const LABEL_SIZE: f64 = 12.0;
/// The top edge of the picture, above the thumb, and the bottom edge, where the wedge meets the tape.
const EDGES: (f64, f64) = (-10.0, 58.0);
/// The minimum width of the bracket that shows how much of the timeline the tape shows.
const LEAST_BRACKET: f64 = 8.0;
/// How far the band of a lit stretch reaches beyond the track on both sides, and its minimum width.
const LIT: f64 = 3.0;
const LEAST_LIT: f64 = 4.0;

/// A tick of the ruler.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// Where it is.
    pub x: f64,
    /// How tall it is.
    pub height: f64,
}

/// A landmark on the ruler.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Where it is.
    pub x: f64,
    /// The label to the right of it, and where it begins.
    pub label: Option<(f64, String)>,
}

/// Everything along the track.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ruler {
    /// The faint ticks.
    pub ticks: Vec<Tick>,
    /// The landmarks, from left to right.
    pub marks: Vec<Mark>,
    /// The parts played by hand, from start to end.
    pub played: Vec<(f64, f64)>,
    /// Whether it ends at the goal.
    pub has_goal: bool,
}

impl Ruler {
    /// Draws the shapes along a track between two ends; they stay the same while the step changes.
    #[must_use]
    pub fn shapes(&self, ends: (f64, f64)) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = self.played.iter().map(|played| bar(*played, ends.0)).collect();
        shapes.extend(self.ticks(ends));
        shapes
    }

    fn ticks(&self, ends: (f64, f64)) -> Vec<Shape> {
        // On whole pixels: a blurred separator would disappear.
        let at_marks = |(y, height)| ticks(self.marks.iter().map(|mark| mark.x.round()), (y, y + height));
        let tick = |tick: &Tick| down(tick.x, (TICKS_Y, TICKS_Y + tick.height));
        let mut shapes = vec![
            Shape::path("ruler-tick", self.ticks.iter().map(tick).collect::<String>()),
            Shape::path("ruler-gap", at_marks(TRACK)),
            Shape::path("ruler-mark", at_marks((TICKS_Y, MARK_HEIGHT))),
            Shape::path("ruler-start", start(ends.0 - 1.0, TICKS_Y + 0.5)),
        ];
        shapes.extend(self.has_goal.then(|| Shape::path("ruler-goal", goal(ends.1 - 1.0, TICKS_Y))));
        for (x, text) in self.marks.iter().filter_map(|mark| mark.label.as_ref()) {
            shapes.push(Shape::text("ruler-label", *x, LABEL_Y, LABEL_SIZE, text));
        }
        shapes
    }
}

/// The part of the timeline that the tape shows, and where the tape is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The ends on the track.
    pub shown: (f64, f64),
    /// The ends of the tape.
    pub tape: (f64, f64),
}

/// The whole timeline.
#[derive(Clone, Debug, PartialEq)]
pub struct Overview {
    /// The width.
    pub width: f64,
    /// Where it begins and ends.
    pub ends: (f64, f64),
    /// The current step; none if it is the start.
    pub done: Option<f64>,
    /// The part of it that the tape shows.
    pub window: Option<Window>,
    /// The shapes along the track.
    pub ruler: Vec<Shape>,
    /// Where the current drag began.
    pub ghost: Option<f64>,
    /// Where the user's own moves end, while the cursor is ahead of them.
    pub own: Option<f64>,
    /// A stretch that is being pointed at elsewhere.
    pub lit: Option<(f64, f64)>,
}

impl Overview {
    /// Draws it.
    #[must_use]
    pub fn scene(self) -> Scene {
        let (left, right) = self.ends;
        let (top, height) = TRACK;
        let r = height / 2.0;
        let track = |role, to: f64| {
            let rect = Rect::new(left - r, top, (to - left + r).max(0.0), height);
            Shape::rect(role, rect, r).keyed(role)
        };
        let mut shapes = Vec::new();
        if let Some(window) = self.window {
            window.put(&mut shapes);
        }
        shapes.push(track("ruler-track", right + r));
        shapes.push(track("ruler-done", self.done.unwrap_or(left - r)));
        shapes.push(Shape::group(self.ruler).keyed("ruler"));
        if let Some((from, to)) = self.lit {
            let band = Rect::new(from, top - LIT, (to - from).max(LEAST_LIT), height + 2.0 * LIT);
            shapes.push(Shape::rect("ruler-lit", band, 2.0).keyed("lit"));
        }
        if let Some(x) = self.own {
            shapes.push(
                Shape::path("ruler-own", tip((x, top - 11.0), (x, top - 3.0), (8.0, 5.5))).keyed("own"),
            );
        }
        if let Some(x) = self.ghost {
            shapes.push(Shape::circle("ruler-ghost", x, top + r, 10.0).keyed("ghost"));
        }
        Scene::new(Rect::new(0.0, EDGES.0, self.width, EDGES.1 - EDGES.0), shapes)
    }
}

impl Window {
    /// Draws a wedge down to the tape, and a bracket above it if that is wide enough.
    fn put(self, shapes: &mut Vec<Shape>) {
        let ((from, to), (left, right)) = (self.shown, self.tape);
        let (foot, top) = (EDGES.1, TRACK.0 + TRACK.1);
        let wedge = line(&[(from, top + 4.0), (to, top + 4.0), (right, foot), (left, foot)]) + "z";
        shapes.push(Shape::path("ruler-wedge", wedge).keyed("wedge"));
        if to - from >= LEAST_BRACKET {
            shapes.push(Shape::path("ruler-bracket", bracket((from, to), top, 4.0)).keyed("bracket"));
        }
    }
}

/// Draws what was played by hand; a bar that begins with the timeline begins with the track, which is rounded.
fn bar((from, to): (f64, f64), left: f64) -> Shape {
    let from = if from <= left { from - TRACK.1 / 2.0 } else { from };
    Shape::rect("ruler-played", Rect::new(from, BAR.0, (to - from).max(0.0), BAR.1), BAR.1 / 2.0)
}
