//! Why an odd number of rings on means ring 1: the end of the route to all off, by how many rings are on.

use super::{SMALL, WIDTH, band, dot, downwards};
use crate::axis::Axis;
use crate::path::{check, line};
use crate::scene::{Point, Rect, Scene, Shape};

/// The room for the names of the bands, and the first state.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 16.0;
/// The top of the bands, and the height of each.
const TOP: f64 = 24.0;
const BAND: f64 = 26.0;
const DOT: f64 = 9.5;
/// The largest distance between two states.
const PITCH: f64 = 44.0;
/// The height of a digit of a word that reads downwards.
const DIGIT: f64 = 7.4;

/// A state on the route to all off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// How many rings are on.
    pub on: usize,
    /// The ring that moves next; none at the end.
    pub ring: Option<usize>,
    /// How it is written.
    pub word: String,
}

/// The last states on the route to all off, in the order in which they are passed.
#[derive(Clone, Copy, Debug)]
pub struct Parity<'a> {
    /// The states.
    pub states: &'a [State],
    /// The quantity that the bands count.
    pub bands: &'a str,
    /// The meaning of the number in a dot.
    pub dots: &'a str,
    /// Whether odd and even states are told apart.
    pub is_told: bool,
}

impl Parity<'_> {
    /// Draws a band for each number of rings on, and the route across them.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let most = self.states.iter().map(|state| state.on).max().unwrap_or(0);
        let bottom = TOP + BAND * (most + 1) as f64;
        let digits = self.states.iter().map(|state| state.word.chars().count()).max().unwrap_or(0);
        let mut shapes = self.bands(most);
        shapes.extend(self.states.windows(2).enumerate().map(|(index, _)| {
            Shape::path("proof-step", line(&[self.at(index, most), self.at(index + 1, most)]))
        }));
        for (index, state) in self.states.iter().enumerate() {
            let (x, y) = self.at(index, most);
            shapes.extend(self.dot(state, (x, y)));
            shapes.push(downwards("proof-down", x, bottom + 6.0, &state.word));
        }
        let height = bottom + 12.0 + DIGIT * digits as f64;
        Scene::new(Rect::sized(WIDTH, height), shapes)
    }

    fn bands(&self, most: usize) -> Vec<Shape> {
        let mut shapes = vec![
            Shape::text("proof-label-start", 0.0, 14.0, SMALL, self.bands),
            Shape::text("proof-label-end", WIDTH, 14.0, SMALL, self.dots),
        ];
        for on in 0..=most {
            let y = TOP + BAND * (most - on) as f64;
            shapes.extend(band(on, (y, BAND), 14.0, on.to_string()));
        }
        shapes
    }

    fn at(&self, index: usize, most: usize) -> Point {
        let gaps = self.states.len().saturating_sub(1).max(1) as f64;
        let axis = Axis::between((LEFT, WIDTH - RIGHT), gaps).at_most(PITCH);
        let on = self.states.get(index).map_or(0, |state| state.on);
        (axis.nth(index), TOP + BAND * ((most - on) as f64 + 0.5))
    }

    fn dot(&self, state: &State, (x, y): Point) -> Vec<Shape> {
        let Some(ring) = state.ring else {
            return vec![
                Shape::circle("proof-state-goal", x, y, DOT),
                Shape::path("proof-check", check((x, y), 1.0)),
            ];
        };
        dot(self.is_told && state.on % 2 == 1, (x, y), DOT, ring).into()
    }
}
