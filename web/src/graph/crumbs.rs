//! The way into a large triangle: small pictures, each of a part of the one before, with the place where one looks.

use gros_solver::AnyPuzzle;
use gros_solver::hanoi::TrianglePoint;
use gros_text::Lang;
use yew::prelude::*;

use super::marks::Pen;
use super::triangle_layout::{RISE, TriangleLayout};
use super::view::part_below;
use crate::markup::html;
use crate::svg;

/// The side of a small picture, and how deep it is drawn.
const SIDE: f64 = 56.0;
const DEPTH: u32 = 3;
/// A triangle of fewer discs is seen well enough without.
const FEWEST: usize = 9;

/// Gives the discs of the small pictures; none for a small triangle.
fn sizes(discs: usize) -> Vec<usize> {
    let quarters = (1..=4).rev().map(|quarters| discs * quarters / 4);
    let mut sizes: Vec<usize> = quarters.filter(|size| *size > 6).chain([5]).collect();
    sizes.dedup();
    if discs < FEWEST { Vec::new() } else { sizes }
}

/// Gives where a place is in the triangle of the smallest discs.
fn within(place: &TrianglePoint, discs: usize) -> (f64, f64) {
    let (right, up) = (part_below(&place.right, discs), part_below(&place.up, discs));
    ((right + up / 2.0) * SIDE, (1.0 - up) * SIDE * RISE)
}

/// Draws the small pictures; a click looks at a part of that size.
pub fn crumbs(
    lang: Lang,
    puzzle: &AnyPuzzle,
    discs: usize,
    layout: &TriangleLayout,
    here: &TrianglePoint,
    on_zoom: &Callback<usize>,
) -> Html {
    let sizes = sizes(discs);
    let shown = layout.discs_shown();
    let current = sizes.iter().copied().min_by_key(|size| size.abs_diff(shown));
    let gasket = gasket();
    let draw = |size: &usize| {
        let size = *size;
        let name = if size == discs { lang.pieces_in(puzzle) } else { lang.graph_smallest(size) };
        let (x, y) = within(here, size);
        let onclick = on_zoom.reform(move |_: MouseEvent| TriangleLayout::zoom_for(size));
        html! {
            <button class="graph-crumb" type="button" aria-current={(current == Some(size)).then_some("true")} {onclick}>
                <svg viewBox={format!("-4 -4 {} {}", SIDE + 8.0, SIDE * RISE + 8.0)} aria-hidden="true" focusable="false">
                    { svg::path("graph-gasket", gasket.clone()) }
                    { svg::circle("graph-crumb-dot", x, y, 4.5) }
                </svg>
                { name }
            </button>
        }
    };
    html! { if !sizes.is_empty() { <div class="graph-crumbs">{ for sizes.iter().map(draw) }</div> } }
}

fn gasket() -> String {
    let cell = SIDE / f64::from(1 << DEPTH);
    let mut pen = Pen::default();
    for up in 0..1u32 << DEPTH {
        for right in (0..1u32 << DEPTH).filter(|right| right & up == 0) {
            let (right, up) = (f64::from(right), f64::from(up));
            pen.triangle(((right + up / 2.0) * cell, (SIDE - up * cell) * RISE), cell);
        }
    }
    pen.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Puzzle};

    #[test]
    fn each_picture_is_a_part_of_the_one_before() {
        assert_eq!(sizes(64), [64, 48, 32, 16, 5]);
        assert_eq!(sizes(1_000), [1_000, 750, 500, 250, 5]);
        assert_eq!(sizes(9), [9, 5]);
        assert!(sizes(8).is_empty());
        assert_eq!(gasket().matches('M').count(), 27);
    }

    #[test]
    fn the_place_is_that_of_the_smallest_discs() {
        let hanoi = Hanoi::new(64).unwrap();
        let corner = hanoi.place_of(&hanoi.goal()).unwrap();
        for discs in [5, 16, 64] {
            let (x, y) = within(&corner, discs);
            assert!((x - SIDE).abs() < 2.0 && (y - SIDE * RISE).abs() < 0.01, "{discs}: {x} {y}");
        }
    }
}
