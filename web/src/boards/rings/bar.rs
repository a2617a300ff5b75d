//! The bar: two rails that turn round into one another, a handle, and how far it is drawn out.

use yew::prelude::*;

use super::layout::{BACK_RAIL, FRONT_RAIL};
use crate::boards::svg::{self, Rect, num};
use crate::hooks::geometry::use_geometry;
use crate::markup::html;
use crate::part::drawn_by;
use gros_picture::decimal::tenths;

/// The rails end in the middle of the shortest handle.
const RAILS: f64 = -120.0;
/// The right end of the handle, which the ferrule covers.
const HEAD: f64 = 8.0;
/// The upper edge of the handle, and its height.
const WOOD: (f64, f64) = (92.0, 56.0);
/// A handle that ends in a room of its own is so long, in units of the drawing.
pub const SHORT: f64 = 236.0;
/// One that goes out of the room does so wherever the board stands in it, however small it is.
pub const LONG: f64 = 20_000.0;

/// One side of the bar: behind the rods, or before them.
#[derive(PartialEq)]
pub struct Bar {
    /// Where the rails turn round when the bar is in.
    pub tip: f64,
    /// How far it is drawn out, in units of the drawing.
    pub out: f64,
    /// How far its handle reaches out of the drawing: [`SHORT`] or [`LONG`].
    pub handle: f64,
    /// Whether it is the side before the rods, which has the tip and the handle.
    pub is_front: bool,
}

drawn_by!(Bar, use_bar);

#[hook]
fn use_bar(props: &Bar) -> Html {
    let Bar { tip, out, handle, is_front } = *props;
    let node = use_geometry(vec![("--bar", format!("{}px", tenths(-out)))]);
    let drawn = if is_front { front(tip, handle) } else { rail(BACK_RAIL, &format!("H{}", num(tip))) };
    html! { <g class="bar-slide" ref={node}>{ drawn }</g> }
}

fn front(turn: f64, length: f64) -> Html {
    let tip = format!("H{}A17.1 14.3 0 0 0 {} {BACK_RAIL}", num(turn), num(turn));
    html! {
        <>
            { rail(FRONT_RAIL, &tip) }
            { svg::rect("handle", handle(length), 12.0) }
            { svg::path("handle-grain", [(104.0, -2.0), (121.0, 0.0), (137.0, -3.0)].map(|(y, end)| format!("M{} {y}H{end}", -length)).concat()) }
            { svg::rect("ferrule", Rect { x: 6.0, y: 94.0, width: 18.0, height: 52.0 }, 4.0) }
        </>
    }
}

/// Gives the wood of a handle so long.
fn handle(length: f64) -> Rect {
    Rect { x: -length, y: WOOD.0, width: length + HEAD, height: WOOD.1 }
}

/// A rail in its strokes: line, shade, body, light.
fn rail(y: f64, rest: &str) -> Html {
    let d = format!("M{RAILS} {y}{rest}");
    html! { for class in ["rail-line", "rail-shade", "rail-body", "rail-light"] { { svg::path(class, d.clone()) } } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::rings::layout::{HEIGHT, Scene, capacity};
    use crate::boards::rings::slots::Columns;
    use gros_solver::{Puzzle, Rings};

    /// Half of the widest stroke of a rail.
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

    /// The board stands in the middle of the stage, which ends a padding beside its room.
    #[test]
    fn the_handle_goes_out_of_every_stage_at_either_side() {
        const PADDING: f64 = 24.0;
        for rings in (1..=40).chain([64, 1_000]) {
            let state = Rings::new(rings).unwrap().start();
            for (wide, high) in
                [(296.0, 120.0), (366.0, 300.0), (640.0, 40.0), (992.0, 400.0), (3_840.0, 90.0)]
            {
                let scene = Scene::new(&Columns::new(&state, 2, capacity(wide)).around(2));
                let unit = (wide / scene.width).min(high / HEIGHT);
                let beside = ((wide - scene.width * unit) / 2.0 + PADDING) / unit;
                let turned = |x: f64| scene.width - x;
                let (left, right) = (handle(LONG).x, turned(handle(LONG).x));
                assert!(left < -beside && right > scene.width + beside, "{rings} rings, {wide} × {high}");
            }
        }
    }
}
