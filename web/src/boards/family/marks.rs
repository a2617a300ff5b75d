//! Marks that mean the same on every board of the family: halo, lock, what is left out.

use yew::prelude::*;

use crate::boards::svg::{self, num};
use crate::markup::html;

/// A circle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// Its middle,
    pub x: f64,
    /// from the left and from the top.
    pub y: f64,
    /// Its radius.
    pub r: f64,
}

/// The strokes of a halo, from the widest to the narrowest.
const HALO: [&str; 3] = ["halo-casing", "halo", "halo-fill"];

/// Draws the halo of the next move round a circle.
pub fn halo(round: Round) -> Html {
    html! { for class in HALO { { svg::circle(class, round.x, round.y, round.r) } } }
}

/// Draws three dots in place of pieces that are left out.
pub fn gap(x: f64, y: f64, is_blocker: bool) -> Html {
    let class = if is_blocker { "left-out left-out-bad" } else { "left-out" };
    html! { for dx in [-22.0, 0.0, 22.0] { { svg::circle(class, x + dx, y, 6.0) } } }
}

/// Draws a lock on a piece that was refused.
pub fn lock(x: f64, y: f64) -> Html {
    html! {
        <g class="lock" transform={format!("translate({} {})", num(x), num(y))}>
            <circle r="17" />
            <path d="M-6 -2h12v9h-12zM-3.5 -2v-3a3.5 3.5 0 0 1 7 0v3" />
        </g>
    }
}

/// Draws a straight arrow up or down, with its head at `tip`.
pub fn straight(x: f64, from: f64, tip: f64) -> Html {
    let down = if tip > from { 1.0 } else { -1.0 };
    let neck = tip - 14.0 * down;
    html! {
        <>
            { svg::path("turn", format!("M{} {}V{}", num(x), num(from), num(neck))) }
            { svg::path("arrow", format!("M{} {}h24l-12 {}z", num(x - 12.0), num(neck), num(16.0 * down))) }
        </>
    }
}

/// Sets out and arrives gently.
pub fn ease(part: f64) -> f64 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
