//! Small pictures that lead into a large triangle, each a part of the one before, with the visible part marked.

use gros_solver::hanoi::TrianglePoint;

use super::layout::TriangleLayout;
use crate::graph::{Crumb, part_below};
use crate::path::{RISE, triangle};
use crate::scene::{Point, Rect, Scene, Shape};

/// The side of a small picture, and its drawn depth.
const SIDE: f64 = 56.0;
const DEPTH: u32 = 3;
/// A triangle with fewer discs needs no small pictures.
const FEWEST: usize = 9;

/// Returns the numbers of discs of the small pictures; none for a small triangle.
fn sizes(discs: usize) -> Vec<usize> {
    let quarters = (1..=4).rev().map(|quarters| discs * quarters / 4);
    let mut sizes: Vec<usize> = quarters.filter(|size| *size > 6).chain([5]).collect();
    sizes.dedup();
    if discs < FEWEST { Vec::new() } else { sizes }
}

/// Returns the position of a place in the triangle of the smallest discs.
fn within(place: &TrianglePoint, discs: usize) -> Point {
    let (right, up) = (part_below(&place.right, discs), part_below(&place.up, discs));
    ((right + up / 2.0) * SIDE, (1.0 - up) * SIDE * RISE)
}

/// Draws the small pictures of a triangle.
pub(super) fn crumbs(discs: usize, layout: &TriangleLayout, here: &TrianglePoint) -> Vec<Crumb> {
    let (sizes, shown) = (sizes(discs), layout.discs_shown());
    let current = sizes.iter().copied().min_by_key(|size| size.abs_diff(shown));
    let gasket = gasket();
    let draw = |pieces: usize| {
        let (x, y) = within(here, pieces);
        let shapes =
            vec![Shape::path("graph-gasket", gasket.clone()), Shape::circle("graph-gasket-dot", x, y, 4.5)];
        let room = Rect::sized(SIDE, SIDE * RISE).grown(4.0);
        Crumb {
            pieces,
            is_current: current == Some(pieces),
            camera: layout.zoomed_to(pieces),
            scene: Scene::new(room, shapes),
        }
    };
    sizes.into_iter().map(draw).collect()
}

fn gasket() -> String {
    let cell = SIDE / f64::from(1 << DEPTH);
    let mut path = String::new();
    for up in 0..1u32 << DEPTH {
        for right in (0..1u32 << DEPTH).filter(|right| right & up == 0) {
            let (right, up) = (f64::from(right), f64::from(up));
            path += &triangle(((right + up / 2.0) * cell, (SIDE - up * cell) * RISE), cell);
        }
    }
    path
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
    fn the_smallest_discs_determine_the_place() {
        let hanoi = Hanoi::new(64).unwrap();
        let corner = hanoi.place_of(&hanoi.goal()).unwrap();
        for discs in [5, 16, 64] {
            let (x, y) = within(&corner, discs);
            assert!((x - SIDE).abs() < 2.0 && (y - SIDE * RISE).abs() < 0.01, "{discs}: {x} {y}");
        }
    }
}
