//! A map of all smaller positions, for when the square shows only some of them.

use gros_solver::wythoff::{Field, Rule};

use super::layout::PHI;
use crate::path::line;
use crate::scene::{Rect, Scene, Shape};

/// The side of the map, in CSS pixels.
const SIDE: f64 = 84.0;
/// The space around it for the marks at its edge.
const EDGE: f64 = 4.0;
/// The minimum side of the frame.
const LEAST_FRAME: f64 = 5.0;

/// Draws where a square is among all smaller positions, and where the cold ones are; none if the square starts at the
/// origin.
#[must_use]
pub fn map(field: &Field, rule: Rule) -> Option<Scene> {
    if field.corner == [0, 0] {
        return None;
    }
    let ends = [0, 1].map(|side: usize| (field.corner[side] + field.size) as f64);
    let unit = SIDE / ends[0].max(ends[1]);
    let at = |[left, right]: [f64; 2]| (left * unit, SIDE - right * unit);
    let (x, y) = at([field.corner[0] as f64, ends[1]]);
    let (queen_x, queen_y) = at(field.here.map(|pile| pile as f64 + 0.5));
    let frame = (field.size as f64 * unit).max(LEAST_FRAME);
    let ground = Rect::sized(SIDE, SIDE);
    let shapes = vec![
        Shape::rect("quarter-ground", ground, 0.0),
        Shape::path("quarter-golden", cold_lines(rule)),
        Shape::rect("mini-map-frame", Rect::new(x, y, frame, frame), 1.0),
        Shape::circle("mini-map-queen", queen_x, queen_y, 3.0),
    ];
    Some(Scene::new(ground.grown(EDGE), shapes))
}

/// Draws the lines close to which the cold positions lie.
fn cold_lines(rule: Rule) -> String {
    let lead = |to| line(&[(0.0, SIDE), to]);
    match rule {
        Rule::Wythoff => lead((SIDE / PHI, 0.0)) + &lead((SIDE, SIDE - SIDE / PHI)),
        Rule::Nim => lead((SIDE, 0.0)),
    }
}
