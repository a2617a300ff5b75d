//! The bar: two rails that turn round into one another, a handle, and how far it is drawn out.

use yew::prelude::*;

use super::layout::{BACK_RAIL, FRONT_RAIL};
use crate::boards::svg::{self, Rect, num};
use crate::decimal::tenths;
use crate::hooks::geometry::use_geometry;
use crate::markup::html;
use crate::part::drawn_by;

/// One side of the bar: behind the rods, or before them.
#[derive(PartialEq)]
pub struct Bar {
    /// Where the rails turn round when the bar is in.
    pub tip: f64,
    /// How far it is drawn out, in units of the drawing.
    pub out: f64,
    /// Whether it is the side before the rods, which has the tip and the handle.
    pub is_front: bool,
}

drawn_by!(Bar, use_bar);

#[hook]
fn use_bar(props: &Bar) -> Html {
    let Bar { tip, out, is_front } = *props;
    let node = use_geometry(vec![("--bar", format!("{}px", tenths(-out)))]);
    let drawn = if is_front { front(tip) } else { rail("M-320 ", BACK_RAIL, &format!("H{}", num(tip))) };
    html! { <g class="bar-slide" ref={node}>{ drawn }</g> }
}

fn front(turn: f64) -> Html {
    let tip = format!("H{}A17.1 14.3 0 0 0 {} {BACK_RAIL}", num(turn), num(turn));
    html! {
        <>
            { rail("M-320 ", FRONT_RAIL, &tip) }
            { svg::rect("handle", Rect { x: -240.0, y: 92.0, width: 248.0, height: 56.0 }, 12.0) }
            { svg::path("handle-grain", "M-240 104H-2M-240 121H0M-240 137H-3".to_owned()) }
            { svg::rect("ferrule", Rect { x: 6.0, y: 94.0, width: 18.0, height: 52.0 }, 4.0) }
        </>
    }
}

/// A rail in its strokes: line, shade, body, light.
fn rail(start: &str, y: f64, rest: &str) -> Html {
    let d = format!("{start}{y}{rest}");
    html! { for class in ["rail-line", "rail-shade", "rail-body", "rail-light"] { { svg::path(class, d.clone()) } } }
}
