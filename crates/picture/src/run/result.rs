//! The picture of a run to send: 1200 by 630, as links show it.

use super::Run;
use crate::path::across;
use crate::scene::{Place, Rect, Scene, Shape};
use crate::words::fitting;

/// The size of the picture, and the space at its sides.
pub const SIZE: (f64, f64) = (1200.0, 630.0);
const MARGIN: f64 = 64.0;
/// How many times the strip is enlarged.
const SCALE: f64 = 2.6;
/// The baselines, and the sizes of the words.
const TITLE: (f64, f64) = (116.0, 64.0);
const STANDING: (f64, f64) = (168.0, 34.0);
const STRIP: f64 = 206.0;
const LINE: f64 = 452.0;
const FACT: (f64, f64) = (518.0, 56.0);
const FACT_NAME: (f64, f64) = (556.0, 28.0);
const ADDRESS: (f64, f64) = (604.0, 24.0);

/// The words of the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The solved puzzle.
    pub title: String,
    /// How well, in a few words.
    pub standing: String,
    /// Numbers, each with its unit.
    pub facts: Vec<(String, String)>,
    /// Where the puzzle is.
    pub address: String,
}

impl Run {
    /// Counts the moves that fit on the picture to send.
    #[must_use]
    pub fn result_capacity() -> usize {
        Run::capacity(strip_width())
    }

    /// Draws the picture to send.
    #[must_use]
    pub fn result(&self, words: Words) -> Scene {
        let Words { title, standing, facts, address } = words;
        let room = Rect::sized(SIZE.0, SIZE.1);
        let strip = self.strip(strip_width());
        let place = Place { scale: SCALE, ..Place::at(MARGIN, STRIP) };
        let mut shapes = vec![
            Shape::rect("ground", room, 0.0),
            fitted("result-title", MARGIN, TITLE, SIZE.0 - 2.0 * MARGIN, title),
            fitted("result-words", MARGIN, STANDING, SIZE.0 - 2.0 * MARGIN, standing),
            Shape::placed(place, strip.shapes),
            Shape::path("result-line", across((MARGIN, SIZE.0 - MARGIN), LINE)),
        ];
        let column = (SIZE.0 - 2.0 * MARGIN) / facts.len().max(1) as f64;
        for (index, (number, name)) in facts.into_iter().enumerate() {
            let x = MARGIN + column * index as f64;
            shapes.push(fitted("result-title", x, FACT, column - 16.0, number));
            shapes.push(fitted("result-words", x, FACT_NAME, column - 16.0, name));
        }
        shapes.push(fitted("result-words", MARGIN, ADDRESS, SIZE.0 - 2.0 * MARGIN, address));
        Scene::new(room, shapes)
    }
}

fn strip_width() -> f64 {
    (SIZE.0 - 2.0 * MARGIN) / SCALE
}

/// Writes words as large as they fit in a width, at most in their usual size.
fn fitted(role: &'static str, x: f64, (line, size): (f64, f64), width: f64, words: String) -> Shape {
    Shape::text(role, x, line, fitting(&words, size, width), words)
}
