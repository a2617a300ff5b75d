//! Words of three digits at the corners of a cube, and a list of them as a path from corner to corner.

use crate::marks::coin;
use crate::path;
use crate::scene::{Point, Rect, Scene, Shape};

/// The digits of a word: the last one is to the right, the middle one up, the first one to the back.
const DIGITS: u32 = 3;
const CORNERS: u8 = 1 << DIGITS;
/// The corner of 000, and where each digit leads from there, the last one first.
const ORIGIN: Point = (44.0, 216.0);
const DIRECTIONS: [Point; DIGITS as usize] = [(150.0, 0.0), (0.0, -120.0), (74.0, -56.0)];
const DOT: f64 = 9.0;
const SMALL: f64 = 11.0;
const LETTER: f64 = 13.0;
const ROOM: Rect = Rect::sized(312.0, 252.0);

/// A list of words of three digits, each written as a number from 0 to 7.
#[derive(Clone, Copy, Debug)]
pub struct Cube<'a> {
    /// The words.
    pub list: &'a [u8],
}

impl Cube<'_> {
    /// Draws the cube, and the path along the list: a step that leaves the edges is dashed.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut shapes = vec![Shape::path("proof-leader", edges())];
        shapes.extend(self.list.windows(2).filter_map(|pair| step(pair[0], pair[1])));
        for (index, word) in self.list.iter().enumerate() {
            let (x, y) = corner(*word);
            let is_high = *word & 2 != 0;
            let beside = if is_high { y - 16.0 } else { y + 26.0 };
            shapes.extend(coin(["proof-state", "proof-piece"], (x, y), DOT, SMALL, index.to_string()));
            shapes.push(Shape::text("proof-word", x, beside, LETTER, format!("{word:03b}")));
        }
        Scene::new(ROOM, shapes)
    }
}

/// Returns whether two words differ in one digit, so that an edge joins their corners.
#[must_use]
pub fn is_edge(from: u8, to: u8) -> bool {
    (from ^ to).count_ones() == 1
}

fn corner(word: u8) -> Point {
    let ones = DIRECTIONS.iter().enumerate().filter(|(digit, _)| word >> digit & 1 == 1);
    ones.fold(ORIGIN, |(x, y), (_, (right, down))| (x + right, y + down))
}

fn edges() -> String {
    let pairs = (0..CORNERS).flat_map(|from| (from + 1..CORNERS).map(move |to| (from, to)));
    pairs.filter(|(from, to)| is_edge(*from, *to)).map(|(from, to)| line(from, to)).collect()
}

fn step(from: u8, to: u8) -> Option<Shape> {
    let role = if is_edge(from, to) { "proof-way" } else { "proof-arc" };
    (from != to).then(|| Shape::path(role, line(from, to)))
}

fn line(from: u8, to: u8) -> String {
    path::line(&[corner(from), corner(to)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cube_has_twelve_edges() {
        assert_eq!(edges().matches('M').count(), 12);
    }

    #[test]
    fn a_step_is_dashed_if_no_edge_leads_there() {
        let roles = |list: &[u8]| -> Vec<&'static str> {
            let scene = Cube { list }.scene();
            let roles = scene.shapes.iter().filter_map(|shape| shape.role.map(|role| role.0));
            roles.filter(|role| ["proof-way", "proof-arc"].contains(role)).collect()
        };
        assert_eq!(roles(&[0, 1, 3, 2]), ["proof-way"; 3]);
        assert_eq!(roles(&[0, 1, 2, 3]), ["proof-way", "proof-arc", "proof-way"]);
    }
}
