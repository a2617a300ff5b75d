//! Wythoff's game: two piles of stones, and the quarter board of their positions.
//!
//! A page places the parts of the picture where it has room for them; [`Pictured::scene`] places them side by side.

mod game;
mod layout;
mod map;
mod piles;
mod quarter;
mod scale;
mod styles;
mod whole;

use gros_solver::wythoff::Field;
use gros_solver::{Piles, Puzzle, Steps, Wythoff, WythoffMove};

use crate::ease::ease;
use crate::graph::Graph;
use crate::material::Material;
use crate::note::{Note, Way};
use crate::scene::{Point, Scene};
use crate::subject::{Pictured, Subject, View};
pub use game::{Game, PileLooks, Turning, Went};
pub(crate) use layout::PHI;
pub use layout::{LARGEST_PILE, Pill, Plan, Square, axis_number, has_number};
pub use map::map;
pub use piles::{Going, Heaps};
use quarter::Quarter;
pub use scale::Scale;
pub(crate) use styles::STYLES;

/// How long the queen takes from cell to cell, in milliseconds.
const MILLISECONDS: u32 = 450;
/// The longest note that is written, the longest that counts as short, the width of a symbol, and the padding beside
/// them, in CSS pixels.
const LONGEST_NOTE: usize = 9;
const SHORT_NOTE: usize = 5;
const SYMBOL: f64 = 7.2;
const BESIDE: f64 = 14.0;

impl Pictured for Wythoff {
    fn material(&self) -> Material {
        Material::Stone
    }

    fn move_milliseconds(&self) -> u32 {
        MILLISECONDS
    }

    fn milliseconds(&self, from: &Piles, to: &Piles) -> u32 {
        if from == to { 0 } else { MILLISECONDS }
    }

    fn way(&self, _: &Piles, _: &WythoffMove) -> Way {
        Way::Right
    }

    /// A longer note would overlap its neighbours.
    fn note(&self, _: &Piles, mv: &WythoffMove) -> Note {
        let text = mv.to_string();
        let piece = if text.chars().count() > LONGEST_NOTE { String::new() } else { text };
        Note { piece, ..Note::default() }
    }

    /// As wide as the first position.
    fn note_width(&self) -> f64 {
        let symbols = self.start().to_string().chars().count().min(LONGEST_NOTE);
        if symbols > SHORT_NOTE { (SYMBOL * symbols as f64 + BESIDE).round() } else { 40.0 }
    }

    fn scene(subject: &Subject<Wythoff>, view: &View<'_>) -> Scene {
        whole::scene(subject, view)
    }

    fn graph(&self) -> Option<Box<dyn Graph>> {
        None
    }
}

/// Draws only the square of positions, with cells of this size, and with the formulas of its lines if there is room;
/// none if the piles are too large.
#[must_use]
pub fn square(subject: &Subject<Wythoff>, game: &Game, cell: f64, has_formulas: bool) -> Option<Scene> {
    let field = game.field.as_ref()?;
    let queen = queen(subject, field);
    let (hint, has_marks) = (marked(subject), subject.has_marks);
    Some(Quarter { field, game, cell, has_formulas, hint, has_marks, queen }.scene())
}

/// Returns how many stones of each pile choosing a point of the whole picture takes; none beside stones, and beside the
/// squares that one move leads to.
#[must_use]
pub fn taken_at(subject: &Subject<Wythoff>, view: &View<'_>, at: Point) -> Option<[Steps; 2]> {
    whole::taken_at(subject, view, at)
}

/// Returns where the queen is on its way; from outside the square it comes over its edge.
fn queen(subject: &Subject<Wythoff>, field: &Field) -> [f64; 2] {
    let here = field.here.map(|pile| pile as f64);
    let Some(way) = subject.moving.as_ref().filter(|way| way.part < 1.0) else { return here };
    let last = field.size.saturating_sub(1);
    let between = |side: usize, from: &Steps| {
        let (first, here) = (field.corner[side], here[side]);
        let from = from.to_u64().map_or(here, |pile| pile.clamp(first, first + last) as f64);
        here + (from - here) * (1.0 - ease(way.part))
    };
    [between(0, &way.from.left), between(1, &way.from.right)]
}

/// Returns the position that the next move leads to, if it is marked.
fn marked(subject: &Subject<Wythoff>) -> Option<[u64; 2]> {
    let to = &subject.marked()?.to;
    Some([to.left.to_u64()?, to.right.to_u64()?])
}
