//! What is drawn of the walk beside the boards: the bands of the pieces, the counter, and the ruler itself.

use gros_picture::puzzles::rings::columns;
use gros_solver::{AnyState, Steps, ruler};
use yew::prelude::*;

use crate::markup::html;
use crate::svg::{self, Rect};
use gros_picture::decimal::tenths;

/// The width of the pictures that stand in the columns of the rings; all measures are units of it.
const WIDTH: f64 = 620.0;
/// A column, and a cell of the counter in it.
const COLUMN: f64 = 74.0;
const CELL: (f64, f64) = (56.0, 62.0);
/// The slider's thumb, in CSS pixels: the ruler begins and ends in its middle.
const THUMB: f64 = 24.0;
/// The height of the plate, and the lengths of its ticks, piece by piece.
const PLATE: f64 = 106.0;
const TICKS: [f64; 6] = [14.0, 26.0, 40.0, 54.0, 68.0, 82.0];
/// Ticks that are nearer than this have no room for every number.
const ROOMY: f64 = 11.0;
/// Where there is little room, only pieces from this one on are numbered.
const FIRST_NUMBERED: usize = 3;

/// Gives the columns of the rings, the innermost first, with the number of each.
fn places(state: &AnyState) -> Vec<(usize, f64)> {
    let AnyState::Rings(rings) = state else { return Vec::new() };
    (1..=rings.rings()).rev().zip(columns(rings)).map(|(ring, part)| (ring, WIDTH * part)).collect()
}

/// Draws a band behind the column of the last piece, and one behind that of the next.
pub fn bands(state: &AnyState, last: Option<usize>, next: Option<usize>) -> Html {
    let band = |(ring, x): (usize, f64)| {
        let class = match ring {
            _ if next == Some(ring) => "one-ruler-band-next",
            _ if last == Some(ring) => "one-ruler-band-last",
            _ => return None,
        };
        let band = Rect { x: x - COLUMN / 2.0, y: 0.0, width: COLUMN, height: 100.0 };
        Some(svg::rect(class, band, 0.0))
    };
    html! {
        <svg class="one-ruler-bands" viewBox={format!("0 0 {WIDTH} 100")} preserveAspectRatio="none" aria-hidden="true">
            { for places(state).into_iter().filter_map(band) }
        </svg>
    }
}

/// Draws the binary number below the rings, each digit with its weight.
pub fn counter(state: &AnyState, step: &Steps) -> Html {
    let cell = |(piece, x): (usize, f64)| {
        let is_one = step.bit(piece - 1);
        let class = if is_one { "one-ruler-one" } else { "one-ruler-zero" };
        let (width, height) = CELL;
        html! {
            <g {class}>
                { svg::rect("one-ruler-cell", Rect { x: x - width / 2.0, y: 4.0, width, height }, 8.0) }
                { svg::text("one-ruler-digit", x, 40.0, u8::from(is_one).to_string()) }
                { svg::text("one-ruler-weight", x, 59.0, Steps::power_of_two(piece - 1).to_string()) }
            </g>
        }
    };
    html! {
        <svg class="one-ruler-counter" viewBox={format!("0 0 {WIDTH} 72")} aria-hidden="true">
            { for places(state).into_iter().map(cell) }
        </svg>
    }
}

/// Draws the ruler: a tick for each move, as long as its piece is large, and the needle between two of them.
pub fn plate(width: f64, here: usize) -> Html {
    let (left, moves) = (THUMB / 2.0, (1 << TICKS.len()) - 1);
    let pitch = (width - THUMB) / f64::from(moves);
    if pitch <= 0.0 {
        return html! {};
    }
    let needle = left + pitch * here as f64;
    let tick = |(at, term): (usize, usize)| {
        let x = left + pitch * (at as f64 + 0.5);
        let length = TICKS.get(term - 1).copied().unwrap_or(PLATE);
        let (class, width) = match at {
            at if at + 1 == here => ("one-ruler-tick one-ruler-tick-last", 4.0),
            at if at == here => ("one-ruler-tick one-ruler-tick-next", 4.0),
            _ => ("one-ruler-tick", if term < FIRST_NUMBERED { 1.5 } else { 2.5 }),
        };
        let is_numbered = pitch >= ROOMY || term >= FIRST_NUMBERED;
        html! {
            <g {class}>
                { svg::rect("one-ruler-line", Rect { x: x - width / 2.0, y: 8.0, width, height: length }, 0.0) }
                if is_numbered {
                    { svg::text("one-ruler-term", x, 8.0 + length + 14.0, term.to_string()) }
                }
            </g>
        }
    };
    let terms = ruler::terms().take(moves as usize).enumerate();
    let shape = Rect { x: 0.5, y: 8.0, width: width - 1.0, height: PLATE };
    html! {
        <svg class="one-ruler-drawing" viewBox={format!("0 0 {} {}", tenths(width), PLATE + 10.0)} aria-hidden="true">
            { svg::rect("one-ruler-wood", shape, 6.0) }
            { svg::rect("one-ruler-past", Rect { width: needle - 0.5, ..shape }, 6.0) }
            { for terms.map(tick) }
            { svg::path("one-ruler-needle", format!("M{x} 8v{PLATE}M{} 0h16l-8 9z", tenths(needle - 8.0), x = tenths(needle))) }
        </svg>
    }
}
