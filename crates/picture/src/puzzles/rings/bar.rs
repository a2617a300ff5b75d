//! The bar: two rails joined by a round tip, and a handle.

use super::layout::{BACK_RAIL, FRONT_RAIL};
use crate::path::{across, num};
use crate::scene::{Place, Rect, Scene, Shape};

/// The rails end in the middle of the shortest handle.
const RAILS: f64 = -120.0;
/// The right end of the handle, which the ferrule covers.
const HEAD: f64 = 8.0;
/// The top edge of the handle, and its height.
const WOOD: (f64, f64) = (92.0, 56.0);
const FERRULE: Rect = Rect::new(6.0, 94.0, 18.0, 52.0);
/// Half the width of the handle's outline.
const OUTLINE: f64 = 1.0;
/// The length of a handle that ends within its own room, in units of the drawing.
pub(super) const SHORT: f64 = 236.0;
/// The length of a handle that extends beyond the room, wherever the board is in it and however small it is.
pub(super) const LONG: f64 = 20_000.0;

/// The bar of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bar {
    /// Where the rails turn when the bar is in.
    pub(super) tip: f64,
    /// How far the bar is pulled out, in units of the drawing.
    pub(super) out: f64,
    /// Whether the picture is not interactive: the handle then ends beside the picture, and anything pulled out further
    /// is cut off.
    pub(super) is_still: bool,
}

impl Bar {
    /// Draws the side behind the rods.
    pub(super) fn back(self) -> Shape {
        self.slide(self.rail(BACK_RAIL, "")).keyed("back-rail")
    }

    /// Draws the side in front of the rods, with the tip and the handle.
    pub(super) fn front(self) -> Shape {
        let mut shapes =
            self.rail(FRONT_RAIL, &format!("A17.1 14.3 0 0 0 {} {}", num(self.tip), num(BACK_RAIL)));
        if let Some(wood) = cropped(handle(self.length()), self.end()) {
            let grain = [(104.0, -2.0), (121.0, 0.0), (137.0, -3.0)];
            let grain = grain.iter().filter(|(_, end)| *end > wood.x);
            shapes.push(Shape::rect("handle", wood, 12.0));
            let grain = grain.map(|(y, end)| across((wood.x, *end), *y)).collect::<String>();
            shapes.push(Shape::path("handle-grain", grain));
        }
        shapes.extend(cropped(FERRULE, self.end()).map(|ferrule| Shape::rect("ferrule", ferrule, 4.0)));
        self.slide(shapes).keyed("front-rail")
    }

    /// Moves a side out. A style sheet can animate this, unless the distance is left out.
    fn slide(self, shapes: Vec<Shape>) -> Shape {
        let side = Shape::placed(Place::at(-self.out, 0.0), shapes);
        if self.is_still { side } else { side.with_role("bar-slide") }
    }

    fn length(self) -> f64 {
        if self.is_still { SHORT } else { LONG }
    }

    /// Returns the left end of the whole bar before it is pulled out.
    fn end(self) -> f64 {
        if self.is_still { self.out - SHORT - OUTLINE } else { f64::NEG_INFINITY }
    }

    /// Draws the strokes of a rail: outline, shade, body, light.
    fn rail(self, y: f64, tip: &str) -> Vec<Shape> {
        let start = RAILS.max(self.end() + OUTLINE);
        let d = format!("M{} {}H{}{tip}", num(start), num(y), num(self.tip));
        ["rail-line", "rail-shade", "rail-body", "rail-light"].map(|role| Shape::path(role, d.clone())).into()
    }
}

/// Returns the wood of a handle of this length.
fn handle(length: f64) -> Rect {
    Rect::new(-length, WOOD.0, length + HEAD, WOOD.1)
}

/// Returns the part of a rectangle to the right of an end.
fn cropped(rect: Rect, end: f64) -> Option<Rect> {
    let left = rect.x.max(end);
    let width = rect.x + rect.width - left;
    (width > 0.0).then(|| Rect::new(left, rect.y, width, rect.height))
}

/// Draws the bar, with an arrow pointing beyond its free end.
#[must_use]
pub fn free_end(is_left: bool) -> Scene {
    let bar = ["mini-bar-line", "mini-bar"];
    let mut shapes = bar.map(|role| Shape::path(role, "M30 14h92a8 8 0 0 1 0 16H30")).to_vec();
    shapes.push(Shape::rect("handle", Rect::new(4.0, 7.0, 30.0, 30.0), 7.0));
    shapes.push(Shape::path("free-end", "M138 22h16m-6 -6l6 6l-6 6"));
    let place = if is_left { Place::mirrored(160.0) } else { Place::at(0.0, 0.0) };
    let room = Rect::sized(160.0, 44.0);
    Scene::new(room, vec![Shape::placed(place, shapes)])
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Frame, HEIGHT, capacity};
    use super::super::slots::Columns;
    use super::*;
    use crate::scene::Form;
    use gros_solver::{Puzzle, Rings};

    /// Half the widest stroke of a rail.
    const RAIL: f64 = 5.8;

    #[test]
    fn the_rails_end_inside_the_handle() {
        for length in [SHORT, LONG] {
            let wood = handle(length);
            assert!(wood.x + RAIL < RAILS && RAILS < wood.x + wood.width, "{length}");
            for y in [BACK_RAIL, FRONT_RAIL] {
                assert!(wood.y < y - RAIL && y + RAIL < wood.y + wood.height, "{length}");
            }
        }
    }

    /// The board is centred on the stage, which extends beyond the room by its padding.
    #[test]
    fn the_handle_reaches_beyond_every_stage_on_either_side() {
        const PADDING: f64 = 24.0;
        for rings in (1..=40).chain([64, 1_000]) {
            let state = Rings::new(rings).unwrap().start();
            for (wide, high) in
                [(296.0, 120.0), (366.0, 300.0), (640.0, 40.0), (992.0, 400.0), (3_840.0, 90.0)]
            {
                let frame = Frame::new(&Columns::new(&state, 2, capacity(wide)).around(2));
                let unit = (wide / frame.width).min(high / HEIGHT);
                let beside = ((wide - frame.width * unit) / 2.0 + PADDING) / unit;
                let turned = |x: f64| frame.width - x;
                let (left, right) = (handle(LONG).x, turned(handle(LONG).x));
                assert!(left < -beside && right > frame.width + beside, "{rings} rings, {wide} × {high}");
            }
        }
    }

    #[test]
    fn a_still_bar_ends_beside_the_picture_however_far_it_is_pulled_out() {
        for out in [0.0, 150.0, 212.0, 260.0, 292.0, 852.0, 3_000.0] {
            let bar = Bar { tip: out - 30.0, out, is_still: true };
            for shape in bar.front().all().chain(bar.back().all()) {
                let left = match &shape.form {
                    Form::Rect(rect, _) => rect.x,
                    Form::Path { d, .. } => {
                        d.trim_start_matches('M').split(' ').next().unwrap().parse().unwrap()
                    }
                    _ => continue,
                };
                assert!(left - out >= -SHORT - OUTLINE - 1e-9, "{out}: {shape:?}");
            }
        }
    }
}
