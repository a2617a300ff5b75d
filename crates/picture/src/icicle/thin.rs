//! The names beside the funnel: of its rows, those with a round number of pieces.

use super::axis::SIZE;
use super::line::Line;
use super::rows::Rows;
use super::{Bar, Icicle, When, Words};
use crate::path::across;
use crate::scene::Shape;
use crate::words::width;

/// The least distance between two names.
const APART: f64 = 28.0;
/// The space around a name, and the length of the line to it.
const GAP: f64 = 6.0;
const LEAD: f64 = 8.0;
/// How far below the middle of its row a name stands.
const BASE: f64 = 4.0;

/// Writes the names, each at the end of a line across its call.
pub(super) fn names(icicle: &Icicle<'_>, line: &Line, rows: &Rows, words: &Words<'_>) -> Vec<Shape> {
    let thin = || icicle.pieces.iter().enumerate().filter(|(row, _)| !rows.is_high(*row));
    let Some(height) = thin().map(|(row, _)| rows.height(row)).next() else { return Vec::new() };
    let every = (APART / height).ceil().max(1.0) as usize;
    let every = every.next_power_of_two();
    let named = thin().filter(|(_, pieces)| pieces.is_multiple_of(every));
    named.flat_map(|(row, pieces)| name(icicle, line, rows, words, (row, *pieces))).collect()
}

fn name(
    icicle: &Icicle<'_>,
    line: &Line,
    rows: &Rows,
    words: &Words<'_>,
    (row, pieces): (usize, usize),
) -> Vec<Shape> {
    let Some((place, bar)) = open(icicle, row) else { return Vec::new() };
    let left = line.ends(&bar.span).0.max(0.0);
    let y = rows.top(row) + rows.height(row) / 2.0;
    // The rows above are wider: the name stands clear of those beside it.
    let beside = (0..=row).rev().take_while(|above| rows.top(*above + 1) > y - SIZE / 2.0);
    let right = beside.flat_map(|above| open(icicle, above)).map(|(_, bar)| line.ends(&bar.span).1);
    let right = right.fold(0.0, f64::max).min(icicle.width) + LEAD;
    // Where there is no room for the name, its number says which row it is.
    let spare = icicle.width - right - GAP;
    let said =
        [(words.name)((row, place)), pieces.to_string()].into_iter().find(|said| width(said, SIZE) <= spare);
    let Some(said) = said else { return Vec::new() };
    let lead = across((left, right), y);
    vec![Shape::path("icicle-row", lead), Shape::text("icicle-start", right + GAP, y + BASE, SIZE, said)]
}

/// Returns the open call of a row, and its place in it.
fn open<'a>(icicle: &Icicle<'a>, row: usize) -> Option<(usize, &'a Bar)> {
    icicle.rows.get(row)?.iter().enumerate().find(|(_, bar)| bar.when == When::Open)
}
