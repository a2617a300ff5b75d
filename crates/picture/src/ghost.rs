//! A walk along a line of states, from the current state to the wrong end and back to the right one.

use crate::axis::Axis;
use crate::palette::Colour;
use crate::path::{across, num};
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;
use crate::within::Within;
use crate::words::{Labels, width};

const MARGIN: f64 = 14.0;
const HEIGHT: f64 = 84.0;
const LINE: f64 = 44.0;
const WORDS: f64 = 14.0;
const NUMBERS: f64 = 76.0;
const SIZE: f64 = 12.0;
/// The largest number of states that are drawn one by one.
const MOST_DOTS: usize = 32;
/// The distance between the ways there and back.
const LANE: f64 = 9.0;

pub(crate) const STYLES: &[Style] = &[
    Style::line("ghost-line", Colour::Border, 3.0).round_ends(),
    Style::filled("ghost-dot", Colour::Surface).edged(Colour::Border, 1.5),
    Style::line("ghost-wrong", Colour::Bad, 3.0).round_ends(),
    Style::line("ghost-right", Colour::Good, 3.0).round_ends(),
    Style::filled("ghost-you", Colour::Accent),
    Style::filled("ghost-now", Colour::Surface).edged(Colour::Ink, 2.5).dashed("3 2"),
    Style::line("ghost-goal", Colour::Good, 2.5).round_ends(),
    Style::words("ghost-word", Colour::Muted).light(),
    Style::words("ghost-word-start", Colour::Muted).light().beginning(),
    Style::words("ghost-word-end", Colour::Muted).light().ending(),
    Style::words("ghost-far", Colour::Ink),
];

/// A walk so far. Places are fractions of the line, from its goal.
#[derive(Clone, Debug)]
pub struct Ghost<'a> {
    /// The width, in CSS pixels.
    pub width: f64,
    /// How many states the line has, if they are few.
    pub states: Option<usize>,
    /// The position of the current state.
    pub here: f64,
    /// The stretches that the ghost walked: both ends, and whether it leads towards the goal.
    pub legs: &'a [(f64, f64, bool)],
    /// Where the ghost is.
    pub ghost: f64,
    /// The words at the goal, at the wrong end, and at the current state; and how far the ghost is from the
    /// goal.
    pub words: [&'a str; 4],
}

impl Ghost<'_> {
    /// Draws the line.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let axis = Axis::between((MARGIN, self.width - MARGIN), 1.0);
        let x = |place: f64| axis.at(place.within(0.0, 1.0));
        let line = |role, from, to, y| Shape::path(role, across((x(from), x(to)), y));
        let mut shapes = vec![line("ghost-line", 0.0, 1.0, LINE)];
        if let Some(states) = self.states.filter(|states| (2..=MOST_DOTS).contains(states)) {
            let last = (states - 1) as f64;
            shapes.extend(
                (0..states).map(|state| Shape::circle("ghost-dot", x(state as f64 / last), LINE, 3.0)),
            );
        }
        for (lane, (from, to, is_right)) in self.legs.iter().enumerate() {
            let role = if *is_right { "ghost-right" } else { "ghost-wrong" };
            shapes.push(line(role, *from, *to, LINE + LANE * (lane as f64 + 1.0) - LANE / 2.0));
        }
        shapes.push(Shape::path("ghost-goal", format!("M{} {}v-18l9 4l-9 4", num(x(0.0)), num(LINE - 2.0))));
        shapes.push(Shape::circle("ghost-you", x(self.here), LINE, 6.0));
        shapes.push(Shape::circle("ghost-now", x(self.ghost), LINE, 8.0));
        let [goal, end, you, far] = self.words;
        shapes.push(Shape::text("ghost-word-start", 0.0, NUMBERS, SIZE, goal));
        shapes.push(Shape::text("ghost-word-end", self.width, NUMBERS, SIZE, end));
        let mut labels = Labels::new((0.0, self.width), 8.0);
        for (role, place, words) in [("ghost-far", self.ghost, far), ("ghost-word", self.here, you)] {
            let middle = labels.put(x(place), width(words, SIZE));
            shapes.extend(middle.map(|x| Shape::text(role, x, WORDS + 8.0, SIZE, words)));
        }
        Scene::new(Rect::sized(self.width, HEIGHT), shapes)
    }
}
