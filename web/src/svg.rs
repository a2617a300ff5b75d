//! The marks of a drawing, with their numbers written short.

use yew::prelude::*;

use crate::markup::html;
use gros_picture::decimal::hundredths;

/// Writes a number of units with at most two decimals.
pub fn num(value: f64) -> String {
    hundredths(value).to_string()
}

/// Draws a circle.
pub fn circle(class: &'static str, x: f64, y: f64, r: f64) -> Html {
    html! { <circle {class} cx={num(x)} cy={num(y)} r={num(r)} /> }
}

/// A rectangle by its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// Draws a rectangle with round corners.
pub fn rect(class: &'static str, rect: Rect, r: f64) -> Html {
    let Rect { x, y, width, height } = rect;
    html! { <rect {class} x={num(x)} y={num(y)} width={num(width)} height={num(height)} rx={num(r)} /> }
}

/// Draws a path.
pub fn path(class: &'static str, d: String) -> Html {
    html! { <path {class} {d} /> }
}

/// Writes a text, centred at x.
pub fn text(class: &'static str, x: f64, y: f64, text: String) -> Html {
    html! { <text {class} x={num(x)} y={num(y)}>{ text }</text> }
}
