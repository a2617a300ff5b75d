//! The strip of all rings, for when not every ring is drawn separately: one bar per ring, and a frame around what the
//! board shows.

use gros_solver::Rings;

use super::Window;
use super::best;
use super::slots::Slot;
use crate::path::bracket;
use crate::scene::{Rect, Scene, Shape};
use crate::strip::Strip;
use crate::subject::{Subject, View};

/// The height. All measures here are in CSS pixels.
const HEIGHT: f64 = 76.0;
const FOOT: f64 = 42.0;
const TALL: f64 = 24.0;
const SHORT: f64 = 8.0;
const NUMBERS: f64 = 68.0;
/// The narrowest frame that can be seen and grabbed.
const NARROWEST: f64 = 12.0;

/// Draws the strip.
pub(super) fn scene(subject: &Subject<Rings>, view: &View<'_>, window: &Window) -> Scene {
    let strip = window.strip();
    let is_dense = strip.is_dense();
    let bars = |on: bool| {
        let height = if on { TALL } else { SHORT };
        let rings = (1..=strip.pieces).filter(|ring| subject.state.is_on(*ring) == on);
        strip.bars(rings.map(|ring| (ring, FOOT - height, height)))
    };
    let [off, on] = if is_dense { ["strip-off-dense", "strip-on-dense"] } else { ["strip-off", "strip-on"] };
    let mut shapes =
        vec![Shape::path(off, bars(false)).keyed("off"), Shape::path(on, bars(true)).keyed("on")];
    if !is_dense {
        shapes.extend(window.row().slots.iter().filter_map(|slot| run(strip, *slot)));
    }
    if let Some((left, right)) = window.frame() {
        let frame = Rect::new(left, FOOT - TALL - 4.0, right - left, TALL + 16.0);
        shapes.push(Shape::rect("strip-frame", frame, 3.0).keyed("frame"));
    }
    let marker = best(subject, view).map(|ring| strip.marker(ring, FOOT - TALL, TALL));
    shapes.extend(marker.into_iter().flatten());
    shapes.extend(strip.numbers(NUMBERS));
    Scene::new(Rect::sized(strip.width, HEIGHT), shapes)
}

/// Brackets the rings that the board draws as one run.
fn run(strip: Strip, slot: Slot) -> Option<Shape> {
    let Slot::Run { high, low, .. } = slot else { return None };
    let (left, right) = strip.stretch(high, low);
    let bracket = bracket((left + 1.0, right - 1.0), FOOT + 3.0, 5.0);
    Some(Shape::path("strip-bracket", bracket).keyed(low))
}

/// Returns the left and right edges of what the board shows.
pub(super) fn frame(window: &Window) -> Option<(f64, f64)> {
    let (high, low) = window.ends()?;
    let (left, right) = window.strip().stretch(high, low);
    let more = ((NARROWEST - (right - left)) / 2.0).max(2.0);
    Some((left - more, right + more))
}
