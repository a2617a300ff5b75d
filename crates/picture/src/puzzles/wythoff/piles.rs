//! Two piles of stones: those about to be taken are highlighted, and those being taken shrink.

use gros_solver::{Piles, Steps};

use super::scale::{PILE, STONE, Scale, TRAY, pile_height, place_of, thing_at};
use crate::path::ellipse;
use crate::scene::{Place, Point, Rect, Scene, Shape};

/// The maximum number of bits of a pile that is drawn: sums of coordinates must fit.
const MOST_BITS: usize = 52;
/// The space around a pile for the outline of its tray.
const EDGE: f64 = 1.0;
/// The height of a bar, and its minimum width.
const BAR: (f64, f64) = (26.0, 6.0);
/// Half the width and half the height of a stone.
const STONE_SIZE: (f64, f64) = (15.5, 14.0);

/// Two piles as they are drawn, in one scale, with the stones left in them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heaps {
    /// The meaning of each stone or bar.
    pub scale: Scale,
    counts: [u64; 2],
    left: [u64; 2],
    rows: u64,
}

/// How stones that were taken go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Going {
    /// Which part of the time has passed.
    pub part: f64,
    /// Whether their places stay marked.
    pub leaves_ghosts: bool,
}

impl Heaps {
    /// Returns the piles as drawn; none if they are too large.
    #[must_use]
    pub fn of(piles: &Piles) -> Option<Heaps> {
        Heaps::after(piles, piles)
    }

    /// Returns the piles as they were before a move, of which some is left; none where they were too large.
    #[must_use]
    pub fn after(piles: &Piles, before: &Piles) -> Option<Heaps> {
        if [&before.left, &before.right].iter().any(|pile| pile.bit_len() > MOST_BITS) {
            return None;
        }
        let counts = [before.left.to_u64()?, before.right.to_u64()?];
        let left = [piles.left.to_u64()?.min(counts[0]), piles.right.to_u64()?.min(counts[1])];
        let scale = Scale::of(counts);
        Some(Heaps { scale, counts, left, rows: scale.rows(counts[0]).max(scale.rows(counts[1])) })
    }

    /// Returns the height of their drawings, in units.
    #[must_use]
    pub fn height(self) -> f64 {
        pile_height(self.rows)
    }

    /// Returns how many stones are taken by choosing a point of a pile's picture; none beside all of them.
    #[must_use]
    pub fn taken_at(self, is_right: bool, (x, y): Point) -> Option<u64> {
        let left = self.left[usize::from(is_right)];
        let thing = thing_at(self.scale, left, (x, self.height() - y))?;
        Some(self.scale.taken_with(left, thing))
    }

    /// Draws a pile of which `taken` stones are about to be taken.
    #[must_use]
    pub fn scene(self, is_right: bool, taken: &Steps, going: Going) -> Scene {
        let room = Rect::sized(PILE, self.height()).grown(EDGE);
        Scene::new(room, Pile { heaps: self, is_right, taken, going }.shapes())
    }
}

/// A pile of which some stones are about to be taken, while others go.
pub(super) struct Pile<'a> {
    /// Both piles.
    pub heaps: Heaps,
    /// Whether it is the right pile.
    pub is_right: bool,
    /// How many stones are about to be taken.
    pub taken: &'a Steps,
    /// How the stones go that were taken.
    pub going: Going,
}

impl Pile<'_> {
    /// Draws it, with its upper left corner at the origin.
    pub fn shapes(&self) -> Vec<Shape> {
        let height = self.heaps.height();
        let tray = Rect::new(0.0, height - TRAY + 2.0, PILE, TRAY - 3.0);
        let count = self.heaps.counts[usize::from(self.is_right)];
        let things = (0..self.heaps.scale.things(count)).flat_map(|thing| self.thing(thing));
        std::iter::once(Shape::rect("tray", tray, 6.0)).chain(things).collect()
    }

    fn thing(&self, thing: u64) -> Vec<Shape> {
        let Heaps { scale, counts, left, .. } = self.heaps;
        let side = usize::from(self.is_right);
        let (count, left) = (counts[side], left[side]);
        let (x, up) = place_of(scale, thing);
        let (y, Going { part, leaves_ghosts }) = (self.heaps.height() - up, self.going);
        let is_taken = scale.is_taken(left, thing, self.taken.to_u64().unwrap_or(0));
        let is_here = thing < scale.things(left);
        let role = if is_taken && is_here { "stone-taken" } else { "stone" };
        let mut shapes = Vec::new();
        if scale.is_single() {
            let is_gone = thing >= left;
            if is_gone && leaves_ghosts {
                shapes.push(Shape::placed(Place::at(x, y), vec![Shape::path("stone-gone", outline())]));
            }
            let size = if is_gone { 1.0 - part } else { 1.0 };
            if size > 0.0 {
                shapes.push(Shape::placed(Place { scale: size, ..Place::at(x, y) }, stone(role)));
            }
        } else {
            let now = count as f64 - count.saturating_sub(left) as f64 * part;
            let filled = ((now - (thing * scale.stones) as f64) / scale.stones as f64).min(1.0);
            if filled > 0.0 {
                let width = (5.0 * STONE.0 * filled).max(BAR.1);
                let bar = Rect::new(x - 2.5 * STONE.0, y - BAR.0 / 2.0, width, BAR.0);
                shapes.push(Shape::rect(role, bar, 8.0));
            }
        }
        let key = usize::try_from(thing).unwrap_or(usize::MAX / 2);
        shapes
            .into_iter()
            .rev()
            .enumerate()
            .map(|(index, shape)| shape.keyed(2 * key + index))
            .rev()
            .collect()
    }
}

/// The outline of a stone round the origin.
fn outline() -> String {
    ellipse((0.0, 0.0), STONE_SIZE.0, STONE_SIZE.1)
}

/// Draws a stone with its light round the origin.
fn stone(role: &'static str) -> Vec<Shape> {
    vec![Shape::path(role, outline()), Shape::path("stone-light", "M-9 -2q5-7 12-7")]
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_REST: Going = Going { part: 1.0, leaves_ghosts: true };

    fn heaps(left: u64, right: u64) -> Heaps {
        Heaps::of(&Piles::new(left.into(), right.into())).unwrap()
    }

    #[test]
    fn each_stone_is_drawn_and_the_taken_ones_are_highlighted() {
        let roles = |scene: &Scene, role| scene.of_role(role).count();
        let scene = heaps(14, 20).scene(true, &6u32.into(), AT_REST);
        assert_eq!([roles(&scene, "stone"), roles(&scene, "stone-taken")], [14, 6]);
        let scene = heaps(437, 20).scene(false, &1u32.into(), AT_REST);
        assert_eq!([roles(&scene, "stone"), roles(&scene, "stone-taken")], [8, 1]);
        let piles = |left: u32, right: u32| Piles::new(left.into(), right.into());
        let after = Heaps::after(&piles(7, 4), &piles(7, 12)).unwrap();
        let scene = after.scene(true, &3u32.into(), AT_REST);
        assert_eq!(["stone", "stone-taken", "stone-gone"].map(|role| roles(&scene, role)), [1, 3, 8]);
        let huge = Piles::new(Steps::ones(53), Steps::ZERO);
        assert_eq!(Heaps::of(&huge), None);
    }

    #[test]
    fn a_stone_is_found_in_the_picture_of_its_pile() {
        let both = heaps(14, 20);
        let scene = both.scene(false, &Steps::ZERO, AT_REST);
        for shape in scene.shapes.iter().skip(1) {
            let crate::Form::Group(Some(Place { at, .. }), _) = &shape.form else { panic!("a stone") };
            assert!(both.taken_at(false, *at).is_some());
        }
        assert_eq!(both.taken_at(false, (PILE / 2.0, both.height() - TRAY - 1.0)), Some(12));
    }
}
