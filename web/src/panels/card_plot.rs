//! Places in a square, and the two lines along which they lie.

use std::fmt::Write as _;

use gros_text::Plot;
use yew::prelude::*;

use crate::markup::html;
use crate::svg::{self, Rect};
use gros_picture::decimal::tenths;

/// The side of the square, and the room for its numbers.
const SIDE: f64 = 260.0;
const ROOM: f64 = 22.0;
/// The square is parted into so many.
const PARTS: u32 = 4;

/// Draws the square, its left lower corner 0.
pub fn plot(Plot { words, side, slope, places, here }: &Plot) -> Html {
    let at = |(right, up): (f64, f64)| (ROOM + SIDE * right, SIDE * (1.0 - up));
    let mut grid = String::new();
    for index in 0..=PARTS {
        let part = SIDE * f64::from(index) / f64::from(PARTS);
        // Writing to a string never fails.
        let _ = write!(grid, "M{ROOM} {part}h{SIDE}M{} 0v{SIDE}", ROOM + part);
    }
    let ends = [(1.0 / slope, 1.0), (1.0, 1.0 / slope)].map(at);
    let lines = ends.map(|(x, y)| format!("M{ROOM} {SIDE}L{} {}", tenths(x), tenths(y))).concat();
    let dot = |place: &(f64, f64)| {
        let (x, y) = at(*place);
        svg::circle("quarter-cold", x, y, 4.0)
    };
    let (x, y) = at(*here);
    html! {
        <figure class="plot">
            <svg viewBox={format!("0 -10 {} {}", SIDE + ROOM + 8.0, SIDE + ROOM + 10.0)} aria-hidden="true" focusable="false">
                { svg::path("quarter-lines", grid) }
                { svg::path("quarter-golden", lines) }
                { for places.iter().map(dot) }
                { svg::rect("queen", Rect { x: x - 6.0, y: y - 6.0, width: 12.0, height: 12.0 }, 2.0) }
                { svg::text("plot-end", ROOM + SIDE, SIDE + 16.0, side.clone()) }
                { svg::text("plot-end", ROOM - 6.0, SIDE + 16.0, "0".to_owned()) }
                { svg::text("plot-line", ROOM + 0.3 * SIDE, 0.2 * SIDE, "y = φ·x".to_owned()) }
                { svg::text("plot-line", ROOM + 0.86 * SIDE, 0.66 * SIDE, "x = φ·y".to_owned()) }
            </svg>
            <figcaption>{ words }</figcaption>
        </figure>
    }
}
