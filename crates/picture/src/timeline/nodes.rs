//! The positions of a game on its track: filled where the position is cold, if that may be seen.

use crate::scene::Shape;

/// The height of the labels below the track, and their type size, in CSS pixels.
const LABEL_Y: f64 = 41.0;
const LABEL_SIZE: f64 = 13.0;
const RADIUS: f64 = 5.25;

/// A position of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Where it is.
    pub x: f64,
    /// Whether it is the current one.
    pub is_here: bool,
    /// Whether the player to move loses against best play.
    pub is_cold: bool,
    /// The label below it.
    pub label: Option<String>,
}

/// Draws nodes on a track whose middle is at this height.
#[must_use]
pub fn shapes(nodes: &[Node], middle: f64) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for Node { x, is_here, is_cold, label } in nodes {
        let role = if *is_cold { "node-cold" } else { "node" };
        shapes.push(Shape::circle(role, *x, middle, RADIUS));
        if let Some(label) = label {
            let role = if *is_here { "node-label-here" } else { "node-label" };
            shapes.push(Shape::text(role, *x, LABEL_Y, LABEL_SIZE, label));
        }
    }
    shapes
}
