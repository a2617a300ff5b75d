//! The marks above the rows, and the needle through them.

use gros_solver::Steps;

use super::line::{Line, logarithm};
use super::{Icicle, Scale, When, Words};
use crate::path::{across, down, num};
use crate::scene::Shape;
use crate::words::width;

/// Where the rows begin, and the space below them.
pub(super) const HEAD: f64 = 44.0;
pub(super) const FOOT: f64 = 8.0;
/// The lines of the words and of the numbers, and the marks.
const WORDS: f64 = 12.0;
const NUMBERS: f64 = 28.0;
const MARKS: (f64, f64) = (32.0, 40.0);
pub(super) const SIZE: f64 = 12.0;
/// The least distance between two numbers.
const APART: f64 = 44.0;
/// The space beside the words at both ends.
const EDGE: f64 = 4.0;
/// Powers of two up to this one are written as numbers.
const WRITTEN: usize = 6;

/// Draws the marks of a scale.
pub(super) fn axis(icicle: &Icicle<'_>, line: &Line, words: &Words<'_>) -> Vec<Shape> {
    match icicle.scale {
        Scale::Doubling => doubling(icicle, line, words),
        Scale::Alike(row) => alike(icicle, row, words),
    }
}

/// Marks the powers of two on both sides of the current state.
fn doubling(icicle: &Icicle<'_>, line: &Line, words: &Words<'_>) -> Vec<Shape> {
    let whole = icicle.rows.first().and_then(|bars| bars.first()).map(|bar| &bar.span.last);
    let whole = whole.cloned().unwrap_or_default();
    let sides = [(-1.0, icicle.here.clone()), (1.0, whole.saturating_sub(icicle.here))];
    let (mut marks, mut shapes) = (String::new(), Vec::new());
    let every = every(line);
    for (side, moves) in sides {
        let most = logarithm(&moves);
        for power in 0..=most as usize {
            let away = line.away(power as f64);
            let x = line.here() + side * away;
            let is_named = power > 0 && power % every == 0 && away <= icicle.width / 2.0 - 14.0;
            // Of many marks, only the numbered ones are drawn.
            if is_named || most < 100.0 {
                let top = if is_named { MARKS.0 } else { MARKS.0 + 4.0 };
                marks += &down(x, (top, MARKS.1));
            }
            if is_named {
                shapes.push(Shape::text("icicle-number", x, NUMBERS, SIZE, written(power)));
            }
        }
    }
    shapes.push(Shape::path("icicle-mark", marks));
    shapes.push(Shape::text("icicle-start", EDGE, WORDS, SIZE, words.ago));
    shapes.push(Shape::text("icicle-end", icicle.width - EDGE, WORDS, SIZE, words.ahead));
    shapes
}

/// Returns how many powers of two apart the numbers are.
fn every(line: &Line) -> usize {
    let least = (line.away(1.0)).min(line.away(10.0) - line.away(9.0));
    let found = [1, 2, 5, 10, 20, 50, 100, 200].into_iter().find(|every| f64::from(*every) * least >= APART);
    found.unwrap_or(500) as usize
}

/// Writes the moves that fill the width.
fn alike(icicle: &Icicle<'_>, row: usize, words: &Words<'_>) -> Vec<Shape> {
    let row = row.min(icicle.rows.len().saturating_sub(1));
    let bars = icicle.rows.get(row).map_or(&[][..], Vec::as_slice);
    let place = bars.iter().position(|bar| bar.when == When::Open);
    let moves = place.and_then(|place| bars.get(place)).map(|bar| (words.moves)(&bar.span));
    // Of large numbers, only the name of the call fits.
    let said = moves.filter(|moves| width(moves, SIZE) < icicle.width - 2.0 * EDGE);
    let said = said.or_else(|| Some((words.name)((row, place?)))).unwrap_or_default();
    let line = across((EDGE, icicle.width - EDGE), MARKS.1 - 4.0);
    vec![
        Shape::text("icicle-number", icicle.width / 2.0, NUMBERS, SIZE, said),
        Shape::path("icicle-mark", line),
    ]
}

/// Writes a power of two.
fn written(power: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    if power <= WRITTEN {
        return Steps::power_of_two(power).to_string();
    }
    let digits = power.to_string();
    let raised = digits.chars().filter_map(|digit| RAISED.get(digit.to_digit(10)? as usize));
    std::iter::once(&'2').chain(raised).collect()
}

/// Draws a line with two points through all rows.
pub(super) fn needle(x: f64, foot: f64) -> String {
    let (top, foot) = (num(MARKS.1 - 6.0), num(foot + FOOT - 1.0));
    let (left, right) = (num(x - 6.0), num(x + 6.0));
    let (middle, down) = (num(x), num(MARKS.1 + 1.0));
    format!("M{left} {top}H{right}L{middle} {down}zM{middle} {down}V{foot}")
}
