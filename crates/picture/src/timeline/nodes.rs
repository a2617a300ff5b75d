//! The timeline of a game: a node for each position, filled if the position is cold; dashed where it is only planned.

use super::form;
use crate::decimal::tenths;
use crate::scene::Shape;

/// The height of the line of nodes, the baseline of the positions below it, and their type size, in CSS pixels.
const LINE_Y: f64 = 34.0;
const LABEL_Y: f64 = 53.0;
const LABEL_SIZE: f64 = 12.0;

/// A position of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Where it is.
    pub x: f64,
    /// Whether the player to move loses against best play.
    pub is_cold: bool,
    /// The label below it.
    pub label: Option<String>,
}

pub(super) fn shapes(nodes: &[Node], ends: (f64, f64), planned_from: f64) -> Vec<Shape> {
    let line = |role, from, to| Shape::path(role, form(from, LINE_Y, &format!("H{}", tenths(to))));
    let mut shapes =
        vec![line("node-line", ends.0, planned_from), line("node-planned", planned_from, ends.1)];
    for Node { x, is_cold, label } in nodes {
        let (role, r) = if *is_cold { ("node-cold", 5.0) } else { ("node", 4.0) };
        shapes.push(Shape::circle(role, *x, LINE_Y, r));
        if let Some(label) = label {
            shapes.push(Shape::text("node-label", *x, LABEL_Y, LABEL_SIZE, label.clone()));
        }
    }
    shapes
}
