//! The names of the calls: in their bars, or beside those that are too small.

use super::axis::SIZE;
use super::line::Line;
use super::rows::Rows;
use super::{Bar, Icicle, When, Words};
use crate::marks::framed;
use crate::path::across;
use crate::scene::{Rect, Shape};
use crate::words::width;

/// The space beside a name.
const GAP: f64 = 6.0;
/// How far below the top of its row a name stands.
const BASE: f64 = 12.5;

/// Writes the names, and the tag of the next move.
pub(super) fn names(icicle: &Icicle<'_>, line: &Line, rows: &Rows, words: &Words<'_>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut beside = Vec::new();
    for (row, bars) in icicle.rows.iter().enumerate().filter(|(row, _)| rows.is_high(*row)) {
        for (place, bar) in bars.iter().enumerate() {
            let (left, right) = line.ends(&bar.span);
            let (left, right) = (left.max(0.0), right.min(icicle.width));
            let name = (words.name)((row, place));
            let (y, needed) = (rows.top(row) + BASE, width(&name, SIZE));
            let is_open = matches!(bar.when, When::Open);
            if right - left >= needed + 2.0 * GAP {
                let role = if is_open { "icicle-name" } else { "icicle-name-beside" };
                shapes.push(Shape::text(role, left + GAP, y, SIZE, name));
                let room = right - left - needed - 4.0 * GAP;
                shapes.extend(
                    is_open.then(|| moves(&(words.moves)(&bar.span), room, right - GAP, y)).flatten(),
                );
            } else if is_open {
                beside.push((y, name, bar));
            }
            if bar.when == When::Next {
                shapes.extend(tag(
                    left,
                    bars.first().map_or(left, |bar| line.ends(&bar.span).0),
                    rows.top(row),
                    words,
                ));
            }
        }
    }
    // The names of small calls stand in a column.
    let small = icicle
        .rows
        .iter()
        .enumerate()
        .filter(|(row, _)| beside.iter().any(|(y, ..)| *y == rows.top(*row) + BASE));
    let edges = small.flat_map(|(_, bars)| bars.iter().map(|bar| line.ends(&bar.span).1));
    let column = edges.fold(line.here(), f64::max) + 2.0 * GAP;
    for (y, name, bar) in beside {
        let (bars, wide) = (row_ends(icicle, line, bar), width(&name, SIZE));
        // Where that is too far on the right, a name stands close to its row.
        let fits = |x: &f64| *x >= 0.0 && x + wide <= icicle.width;
        let places = [column, bars.1 + GAP, bars.0 - GAP - wide];
        let Some(x) = places.into_iter().find(fits) else { continue };
        let behind = x + wide + GAP;
        shapes.push(Shape::text("icicle-name", x, y, SIZE, name));
        let said = (words.moves)(&bar.span);
        let has_room = x >= line.here() && behind + width(&said, SIZE) <= icicle.width;
        shapes.extend(has_room.then(|| Shape::text("icicle-start", behind, y, SIZE, said)));
    }
    shapes
}

/// Returns where the row of a bar begins and ends.
fn row_ends(icicle: &Icicle<'_>, line: &Line, bar: &Bar) -> (f64, f64) {
    let row = icicle.rows.iter().find(|bars| bars.iter().any(|each| std::ptr::eq(each, bar)));
    let ends = row.into_iter().flatten().map(|each| line.ends(&each.span));
    ends.fold((f64::MAX, f64::MIN), |all, (left, right)| (all.0.min(left), all.1.max(right)))
}

/// Writes the moves of a call at the right end of its bar, if there is room.
fn moves(said: &str, room: f64, right: f64, y: f64) -> Option<Shape> {
    (width(said, SIZE) <= room).then(|| Shape::text("icicle-end", right, y, SIZE, said))
}

/// Draws the tag of the next move, on the left of what is in its row.
fn tag(x: f64, row_left: f64, top: f64, words: &Words<'_>) -> Vec<Shape> {
    let wide = width(words.next, SIZE) + 2.0 * GAP;
    let right = x.min(row_left) - GAP;
    if words.next.is_empty() || right - wide < 0.0 {
        return Vec::new();
    }
    let area = Rect::new(right - wide, top - 1.0, wide, 18.0);
    let mut shapes = vec![Shape::path("icicle-lead", across((right, x), top + 8.0))];
    shapes.extend(framed(["icicle-tag", "icicle-tag-words"], area, 4.0, SIZE, words.next));
    shapes
}
