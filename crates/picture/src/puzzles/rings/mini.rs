//! A small board of rings, each on or below the bar.

use gros_solver::internals::Placed;

use crate::mini::{Cells, MOST_PIECES, Mini, target};
use crate::path::num;
use crate::scene::{Place, Rect, Scene, Shape};

/// With this many rings or fewer, they are close together.
const FEW: usize = 5;
const FEW_WIDTH: f64 = 240.0;
/// The scale of a board that is not for thumbs.
const SMALL: f64 = 0.56;
/// The position of a ring that is on, and of one that is off.
const PLACES: [f64; 2] = [79.0, 39.0];
/// The radius of a ring.
const R: f64 = 14.0;
/// How far the two rails of the bar are from its centre line.
const HALF: f64 = 7.5;
/// How far the end of the bar keeps from the edge of its cell.
const END: f64 = 16.0;

/// Draws rings, innermost first; none if there are too many.
pub(super) fn scene(rings: &[Placed], mini: &Mini<'_>) -> Option<Scene> {
    if rings.is_empty() || rings.len() > MOST_PIECES {
        return None;
    }
    let is_narrow = rings.len() <= FEW && !mini.is_large;
    let cells = Cells {
        count: rings.len(),
        width: if is_narrow { mini.width.min(FEW_WIDTH) } else { mini.width },
        least: mini.pick(34.0, 28.0),
        most: 96.0,
        height: mini.pick(148.0, 86.0),
        gap: 0.0,
    };
    let room = cells.room();
    let turned = |area: Rect| Rect { x: room.width - area.x - area.width, ..area };
    let areas: Vec<Rect> =
        cells.areas().map(|area| if mini.is_flipped { turned(area) } else { area }).collect();
    let placed = || rings.iter().zip(areas.iter().copied());
    let cards = mini.is_large.then(|| placed().map(card)).into_iter().flatten();
    let bars =
        areas.chunk_by(|one, next| one.y == next.y).map(|row| bar(row, row.last() != areas.last(), mini));
    let drawn = placed().flat_map(|(ring, area)| draw(ring, area, mini));
    let shapes = cards.chain(bars).chain(drawn).collect();
    let mut targets: Vec<_> = placed().map(|(ring, area)| target(ring.piece, area)).collect();
    if mini.is_flipped {
        targets.chunk_by_mut(|one, next| one.area.y == next.area.y).for_each(<[_]>::reverse);
    }
    Some(Scene { room, shapes, targets, ..Scene::default() })
}

fn card((ring, area): (&Placed, Rect)) -> Shape {
    let role = if ring.place > 0 { "mini-cell-on" } else { "mini-cell" };
    Shape::rect(role, area.grown(-1.0), 7.0)
}

/// Draws the bar of a row of cells, which ends beyond the outermost ring.
fn bar(row: &[Rect], goes_on: bool, mini: &Mini<'_>) -> Shape {
    let scale = mini.pick(1.0, SMALL);
    let left = row.iter().map(|area| area.x).fold(f64::INFINITY, f64::min);
    let width: f64 = row.iter().map(|area| area.width).sum();
    let length = width / scale;
    let [_, middle] = PLACES;
    let (upper, lower) = (num(middle - HALF), num(middle + HALF));
    let d = if goes_on {
        let length = num(length);
        format!("M0 {upper}H{length}M0 {lower}H{length}")
    } else {
        let (r, end) = (num(HALF), num(length - END));
        format!("M0 {upper}H{end}a{r} {r} 0 0 1 0 {}H0", num(2.0 * HALF))
    };
    let (x, y) = (if mini.is_flipped { left + width } else { left }, row.first().map_or(0.0, |area| area.y));
    let place = Place { scale, is_mirrored: mini.is_flipped, ..Place::at(x, y) };
    Shape::placed(place, vec![Shape::path("mini-bar-line", d.clone()), Shape::path("mini-bar", d)])
}

fn draw(ring: &Placed, area: Rect, mini: &Mini<'_>) -> [Shape; 3] {
    let is_on = ring.place > 0;
    let (x, _) = area.middle();
    let place = Place { scale: mini.pick(1.0, SMALL), ..Place::at(x, area.y) };
    let [line, body] = if is_on { ["mini-on-line", "mini-on"] } else { ["mini-off-line", "mini-off"] };
    let y = PLACES[usize::from(is_on)];
    let strokes = [line, body].map(|role| Shape::circle(role, 0.0, y, R)).into();
    let [number, word] = mini.pick([120.0, 139.0], [67.0, 82.0]).map(|line| area.y + line);
    let size = mini.pick(19.0, 13.0);
    [
        Shape::placed(place, strokes),
        Shape::text(mini.pick("mini-number", "mini-number-small"), x, number, size, ring.piece.to_string()),
        Shape::text(
            if is_on { "mini-word-on" } else { "mini-word" },
            x,
            word,
            mini.pick(14.0, 13.0),
            (mini.say)(ring),
        ),
    ]
}
