//! Two piles of stones: those about to be taken are highlighted, and those being taken shrink.

use gros_solver::{Piles, Steps};

use super::scale::{PILE, STONE, Scale, TRAY, pile_height, place_of, thing_at};
use crate::path::{num, round};
use crate::scene::{Place, Point, Rect, Scene, Shape};

/// The maximum number of bits of a pile that is drawn: sums of coordinates must fit.
const MOST_BITS: usize = 52;
/// The space around a pile for the outline of its tray.
const EDGE: f64 = 1.0;
/// The height of a bar, and its minimum width.
const BAR: (f64, f64) = (26.0, 6.0);

/// Two piles as drawn, in the same scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heaps {
    /// What each stone or bar stands for.
    pub scale: Scale,
    counts: [u64; 2],
    rows: u64,
}

impl Heaps {
    /// Returns the piles as drawn; none if they are too large.
    #[must_use]
    pub fn of(piles: &Piles) -> Option<Heaps> {
        let both = [&piles.left, &piles.right];
        if both.iter().any(|pile| pile.bit_len() > MOST_BITS) {
            return None;
        }
        let counts = [piles.left.to_u64()?, piles.right.to_u64()?];
        let scale = Scale::of(counts);
        Some(Heaps { scale, counts, rows: scale.rows(counts[0]).max(scale.rows(counts[1])) })
    }

    /// Returns the height of their drawings, in units.
    #[must_use]
    pub fn height(self) -> f64 {
        pile_height(self.rows)
    }

    /// Returns how many stones are taken by choosing a point of a pile's picture; none beside all of them.
    #[must_use]
    pub fn taken_at(self, is_right: bool, (x, y): Point) -> Option<u64> {
        let count = self.count(is_right);
        let thing = thing_at(self.scale, count, (x, self.height() - y))?;
        Some(self.scale.taken_with(count, thing))
    }

    /// Draws a pile of which `taken` stones are about to be taken.
    #[must_use]
    pub fn scene(self, is_right: bool, taken: &Steps) -> Scene {
        let pile = Pile { heaps: self, is_right, taken, left: self.count(is_right), part: 0.0 };
        let room = Rect::new(0.0, 0.0, PILE, self.height()).grown(EDGE);
        Scene { room, shapes: pile.shapes(), ..Scene::default() }
    }

    fn count(self, is_right: bool) -> u64 {
        self.counts[usize::from(is_right)]
    }
}

/// A pile, and how many of its stones remain at a fraction of the move.
pub(super) struct Pile<'a> {
    /// Both piles.
    pub heaps: Heaps,
    /// Whether it is the right pile.
    pub is_right: bool,
    /// How many stones are about to be taken.
    pub taken: &'a Steps,
    /// How many remain.
    pub left: u64,
    /// How far the others have moved.
    pub part: f64,
}

impl Pile<'_> {
    /// Draws it, with its upper left corner at the origin.
    pub fn shapes(&self) -> Vec<Shape> {
        let height = self.heaps.height();
        let tray = Rect::new(0.0, height - TRAY + 2.0, PILE, TRAY - 3.0);
        let count = self.heaps.count(self.is_right);
        let things = (0..self.heaps.scale.things(count)).filter_map(|thing| self.thing(thing));
        std::iter::once(Shape::rect("tray", tray, 6.0)).chain(things).collect()
    }

    fn thing(&self, thing: u64) -> Option<Shape> {
        let Pile { heaps: Heaps { scale, .. }, .. } = *self;
        let count = self.heaps.count(self.is_right);
        let (x, up) = place_of(scale, thing);
        let y = self.heaps.height() - up;
        let is_taken = scale.is_taken(count, thing, self.taken.to_u64().unwrap_or(0));
        let role = if is_taken { "stone-taken" } else { "stone" };
        let shape = if scale.is_single() {
            let size = if thing < self.left { 1.0 } else { 1.0 - self.part };
            Shape::placed(Place { scale: size, ..Place::at(x, y) }, stone(role))
        } else {
            let now = count as f64 - (count.saturating_sub(self.left)) as f64 * self.part;
            let filled = ((now - (thing * scale.stones) as f64) / scale.stones as f64).min(1.0);
            if filled <= 0.0 {
                return None;
            }
            let width = (5.0 * STONE.0 * filled).max(BAR.1);
            Shape::rect(role, Rect::new(x - 2.5 * STONE.0, y - BAR.0 / 2.0, width, BAR.0), 8.0)
        };
        Some(shape.keyed(usize::try_from(thing).ok()?))
    }
}

/// Draws a stone with its highlight around the origin.
fn stone(role: &'static str) -> Vec<Shape> {
    let (rx, ry) = (15.5, 14.0);
    vec![
        Shape::path(role, format!("M{} 0{}", num(-rx), round(rx, ry))),
        Shape::path("stone-light", "M-9 -2q5-7 12-7".to_owned()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps(left: u64, right: u64) -> Heaps {
        Heaps::of(&Piles::new(left.into(), right.into())).unwrap()
    }

    #[test]
    fn each_stone_is_drawn_and_the_taken_ones_are_highlighted() {
        let roles = |scene: &Scene, role: &str| {
            scene.all().filter(|shape| shape.role.is_some_and(|found| found.0 == role)).count()
        };
        let scene = heaps(14, 20).scene(true, &6u32.into());
        assert_eq!([roles(&scene, "stone"), roles(&scene, "stone-taken")], [14, 6]);
        let scene = heaps(437, 20).scene(false, &1u32.into());
        assert_eq!([roles(&scene, "stone"), roles(&scene, "stone-taken")], [8, 1]);
        let huge = Piles::new(Steps::ones(53), Steps::ZERO);
        assert_eq!(Heaps::of(&huge), None);
    }

    #[test]
    fn a_stone_is_found_in_the_picture_of_its_pile() {
        let both = heaps(14, 20);
        let scene = both.scene(false, &Steps::ZERO);
        for shape in scene.shapes.iter().skip(1) {
            let crate::Form::Group(Some(Place { at, .. }), _) = &shape.form else { panic!("a stone") };
            assert!(both.taken_at(false, *at).is_some());
        }
        assert_eq!(both.taken_at(false, (PILE / 2.0, both.height() - TRAY - 1.0)), Some(12));
    }
}
