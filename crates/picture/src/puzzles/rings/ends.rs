//! The bar alone, with its free end on either side.

use crate::scene::{Place, Rect, Scene, Shape};

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
