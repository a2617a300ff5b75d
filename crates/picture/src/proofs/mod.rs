//! The pictures of proofs: each is drawn in steps, from the numbers that the solver gives.
//!
//! A picture is given all words on it.

mod beatty;
mod copies;
mod digits;
mod floors;
mod fold;
mod halves;
mod parity;
mod quarters;
mod styles;
mod swap;
mod turns;
mod ways_out;

pub use beatty::Beatty;
pub use copies::Copies;
pub use digits::{DigitRow, DigitRows};
pub use floors::{Floors, Stage};
pub use fold::Fold;
pub use halves::{Halves, Stay};
pub use parity::{Parity, State};
pub use quarters::Quarters;
pub use swap::{Shown, Swap};
pub use turns::{Told, Turn, Turns};
pub use ways_out::{Arrow, WaysOut};

pub(crate) use styles::STYLES;

use crate::marks::{coin, framed};
use crate::scene::{Place, Point, Rect, Shape};

/// The width of every picture, which is the width of a card in the panel.
pub const WIDTH: f64 = 352.0;
/// The sizes of words, of names, and of small numbers.
const WORDS: f64 = 14.0;
const NAMES: f64 = 13.0;
const SMALL: f64 = 12.0;
/// The size of the tip of an arrow: its length, and half its width.
const TIP: (f64, f64) = (10.0, 5.5);
/// From the middle of a row to the baseline of its name.
const BASE: f64 = 4.5;

/// Draws the cell of a digit.
fn cell(is_one: bool, area: Rect, corners: f64, words: String) -> [Shape; 2] {
    let roles = if is_one {
        ["proof-cell-one", "proof-on-cell-one"]
    } else {
        ["proof-cell-zero", "proof-on-cell-zero"]
    };
    framed(roles, area, corners, NAMES, words)
}

/// Draws a dot with the number of a piece.
fn dot(is_told: bool, at: Point, r: f64, piece: usize) -> [Shape; 2] {
    let roles = if is_told { ["proof-state-odd", "proof-piece-odd"] } else { ["proof-state", "proof-piece"] };
    coin(roles, at, r, SMALL, piece.to_string())
}

/// Draws a band with its name around `x`; every other one is tinted.
fn band(row: usize, (y, height): (f64, f64), x: f64, name: String) -> [Shape; 2] {
    let role = if row % 2 == 1 { "proof-band-odd" } else { "proof-band-even" };
    [
        Shape::rect(role, Rect::new(0.0, y, WIDTH, height), 0.0),
        Shape::text("proof-strong", x, y + height / 2.0 + BASE, NAMES, name),
    ]
}

/// Writes the name of a row at its left.
fn row_name((y, height): (f64, f64), name: &str) -> Shape {
    Shape::text("proof-label-start", 0.0, y + height / 2.0 + BASE, NAMES, name)
}

/// Returns words that read downwards from a point.
fn downwards(role: &'static str, x: f64, y: f64, words: &str) -> Shape {
    Shape::placed(Place::at(x, y).turned(90.0), vec![Shape::text(role, 0.0, 4.0, SMALL, words)])
}
