//! The tape: moves side by side, with the needle in the middle.
//!
//! It changes at every step of a drag, so its shapes are few and always the same: one path for all ticks of a kind, and
//! one text for all their notes.

use super::{form, goal, start};
use crate::decimal::tenths;
use crate::note::{Note, Way};
use crate::path::{down, ticks};
use crate::scene::{Rect, Scene, Shape};

/// The baseline of the notes, and their type size. All measures are in CSS pixels.
const NOTE_Y: f64 = 17.0;
const NOTE_SIZE: f64 = 12.5;
/// How far above the bottom edge the ticks end.
const FOOT: f64 = 2.0;
/// The width of a digit of a note, and of an arrow with its gap, vertical and horizontal.
const DIGIT: f64 = 7.3;
const ARROW: (f64, f64) = (9.0, 13.0);
/// The distance between two lines of a hatched wall.
const HATCH: f64 = 8.0;

/// When a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the current state.
    Past,
    /// Next.
    Next,
    /// Later.
    Later,
}

/// A tick and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where it is.
    pub x: f64,
    /// How tall it is.
    pub height: f64,
    /// Whether it is taller than the shortest.
    pub is_tall: bool,
    /// When its move is made.
    pub when: When,
    /// The note above it, and its centre.
    pub note: Option<(f64, Note)>,
}

/// The tape.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tape {
    /// The width and the height.
    pub size: (f64, f64),
    /// The width of a tick.
    pub pitch: f64,
    /// The ticks, from left to right.
    pub ticks: Vec<Tick>,
    /// The moves of which nothing is told, as equal dots.
    pub dots: Vec<f64>,
    /// Where the states are, if a tick is one step.
    pub states: Vec<f64>,
    /// Where the timeline begins, if that is visible.
    pub start: Option<f64>,
    /// Where it ends, if that is visible.
    pub end: Option<f64>,
}

impl Tape {
    /// Draws the tape.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (width, height) = self.size;
        let middle = width / 2.0;
        let (from, to) = (self.start.unwrap_or(0.0), self.end.unwrap_or(width));
        let has_next = self.ticks.iter().any(|tick| tick.when == When::Next);
        let next = if has_next { self.pitch.min(to - middle) } else { 0.0 };
        let field =
            |role, x: f64, width: f64| Shape::rect(role, Rect::new(x, 0.0, width.max(0.0), height), 0.0);
        let mut walls = String::new();
        hatch(&mut walls, (0.0, from), height);
        hatch(&mut walls, (to, width), height);
        let dots = |places: &[f64], y| ticks(places.iter().copied(), (y, y));
        let mut shapes = vec![
            field("tape-past", from, middle - from),
            field("tape-future", middle, to - middle),
            Shape::path("tape-wall", walls),
            field("tape-next-cell", middle, next),
            Shape::path("tape-states", dots(&self.states, height - 5.0)),
        ];
        for (when, role) in TICKS {
            let ticks = self.ticks.iter().filter(|tick| tick.when == when);
            shapes.push(Shape::path(role, self.lines(ticks)));
        }
        shapes.push(Shape::path("tape-dot", dots(&self.dots, height / 2.0)));
        for kind in NOTES {
            self.put_notes(&mut shapes, kind);
        }
        shapes
            .push(Shape::path("ruler-start", self.start.map_or_else(String::new, |x| start(x - 12.0, 24.0))));
        shapes.push(Shape::path("ruler-goal", self.end.map_or_else(String::new, |x| goal(x + 13.0, 20.0))));
        shapes.push(Shape::path("tape-needle", needle(middle, height)));
        Scene::new(Rect::sized(width, height), shapes)
    }

    fn lines<'a>(&self, ticks: impl Iterator<Item = &'a Tick>) -> String {
        let (foot, most) = (self.size.1 - FOOT, self.size.1 - NOTE_Y - 6.0);
        ticks.map(|tick| down(tick.x, (foot, foot - tick.height.min(most)))).collect()
    }

    /// Draws the notes of a kind: their symbols, each at its position, and their arrows.
    fn put_notes(&self, shapes: &mut Vec<Shape>, (when, is_tall, symbols, ways): Kind) {
        let mut notes = Notes::default();
        for tick in &self.ticks {
            if let Some((x, note)) = &tick.note
                && tick.when == when
                && (when == When::Next || tick.is_tall == is_tall)
            {
                notes.add(*x, note);
            }
        }
        shapes.push(Shape::letters(symbols, notes.places, NOTE_Y, NOTE_SIZE, notes.symbols));
        shapes.push(Shape::path(ways, notes.ways));
    }
}

const TICKS: [(When, &str); 3] =
    [(When::Past, "tape-tick-past"), (When::Later, "tape-tick"), (When::Next, "tape-tick-next")];

/// A kind of notes: when their moves are made, whether their ticks are tall, and the roles of symbols and arrows.
type Kind = (When, bool, &'static str, &'static str);

const NOTES: [Kind; 5] = [
    (When::Past, false, "tape-note-past", "tape-way-past"),
    (When::Past, true, "tape-note-past-tall", "tape-way-past"),
    (When::Later, false, "tape-note", "tape-way"),
    (When::Later, true, "tape-note-tall", "tape-way"),
    (When::Next, true, "tape-note-next", "tape-way-next"),
];

#[derive(Default)]
struct Notes {
    symbols: String,
    places: Vec<f64>,
    ways: String,
}

impl Notes {
    fn add(&mut self, middle: f64, Note { piece, way, to }: &Note) {
        let width = |text: &str| text.chars().count() as f64 * DIGIT;
        let arrow = match way {
            None => 0.0,
            Some(Way::Up | Way::Down | Way::Upright) => ARROW.0,
            Some(_) => ARROW.1,
        };
        let left = middle - (width(piece) + arrow + width(to)) / 2.0;
        let behind = left + width(piece);
        self.write(piece, left);
        self.write(to, behind + arrow);
        if let Some(way) = way {
            self.ways += &way_path(*way, behind);
        }
    }

    fn write(&mut self, text: &str, left: f64) {
        self.symbols += text;
        for (index, _) in text.chars().enumerate() {
            self.places.push(left + index as f64 * DIGIT);
        }
    }
}

/// Draws an arrow after `x`.
fn way_path(way: Way, x: f64) -> String {
    let middle = NOTE_Y - 4.5;
    let (at, drawn) = match way {
        Way::Up => ((5.0, 4.5), "v-9m-2.8 3l2.8-3l2.8 3"),
        Way::Down => ((5.0, -4.5), "v9m-2.8-3l2.8 3l2.8-3"),
        Way::Left => ((10.5, 0.0), "h-8m3-2.8l-3 2.8l3 2.8"),
        Way::Right | Way::Turn => ((2.5, 0.0), "h8m-3-2.8l3 2.8l-3 2.8"),
        Way::Upright => ((4.0, -4.5), "h4v9h-4z"),
        Way::Flat => ((3.0, -2.0), "h9v4h-9z"),
    };
    form(x + at.0, middle + at.1, drawn)
}

/// Hatches what is outside the timeline, as a wall.
fn hatch(path: &mut String, (left, right): (f64, f64), foot: f64) {
    let mut x = ((left - foot) / HATCH).floor() * HATCH;
    while x < right {
        let (from, to) = ((left - x).max(0.0), (right - x).min(foot));
        if from < to {
            let by = tenths(to - from);
            *path += &form(x + from, foot - from, &format!("l{by}-{by}"));
        }
        x += HATCH;
    }
}

/// Draws the needle: a line with two points that reach beyond the edges.
fn needle(x: f64, height: f64) -> String {
    let shaft = tenths(height - 12.0);
    form(x - 6.0, -1.0, &format!("h12l-5 7v{shaft}l5 7h-12l5-7v-{shaft}z"))
}
