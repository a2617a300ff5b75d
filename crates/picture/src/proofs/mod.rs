//! The pictures of proofs: each is drawn in steps, from the numbers that the solver gives.
//!
//! A picture takes the words on it, and says nothing of its own.

mod beatty;
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

use crate::path::num;
use crate::scene::{Place, Point, Shape};

/// The width of every picture, which is the width of a card in the panel.
pub const WIDTH: f64 = 352.0;
/// The sizes of words and of small numbers.
const WORDS: f64 = 14.0;
const SMALL: f64 = 12.0;
/// The size of the tip of an arrow: its length, and half its width.
const TIP: (f64, f64) = (10.0, 5.5);

/// Writes a straight line.
pub(crate) fn line(from: Point, to: Point) -> String {
    format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1))
}

/// Writes the tip of an arrow that ends at `tip`, coming from the direction of `from`.
fn tip(from: Point, tip: Point) -> String {
    let (dx, dy) = (tip.0 - from.0, tip.1 - from.1);
    let length = dx.hypot(dy).max(0.01);
    let (ux, uy) = (dx / length, dy / length);
    let (x, y) = (tip.0 - ux * TIP.0, tip.1 - uy * TIP.0);
    let at = |(x, y): Point| format!("{} {}", num(x), num(y));
    let (left, right) = ((x - uy * TIP.1, y + ux * TIP.1), (x + uy * TIP.1, y - ux * TIP.1));
    format!("M{}L{}L{}z", at(tip), at(left), at(right))
}

/// Writes a bracket below a stretch of a line.
fn bracket(from: f64, to: f64, y: f64) -> String {
    const HEIGHT: f64 = 8.0;
    format!("M{} {}v{}H{}v-{}", num(from), num(y), num(HEIGHT), num(to), num(HEIGHT))
}

/// Returns words that read downwards from a point.
fn downwards(role: &'static str, x: f64, y: f64, words: String) -> Shape {
    Shape::placed(Place::at(x, y).turned(90.0), vec![Shape::text(role, 0.0, 4.0, SMALL, words)])
}
