//! The dials on their slide and the case over them, with the marks of the next turn and of a refused one.

use gros_solver::{DialMove, Facing, SpinOut};

use super::choice::Turns;
use super::pose::{Frame, angle};
use crate::family::case::{self, BAY, BELL, LINE, MARGIN, arrow, case, dial, face, slide, width_of, x_of};
use crate::family::marks;
use crate::scene::{Place, Shape};
use crate::subject::{Sign, Subject, View};

/// The radius of the halo around a dial that turns outside the case.
const HALO: f64 = 72.0;

/// Dials and a case to be drawn.
pub(super) struct Drawing<'a> {
    /// The state, and the known facts about it.
    pub subject: &'a Subject<SpinOut>,
    /// How it is viewed.
    pub view: &'a View<'a>,
    /// Where everything is.
    pub frame: &'a Frame,
    /// The possible turns.
    pub turns: &'a Turns,
    /// The turn of the dial being pointed at.
    pub ghost: Option<DialMove>,
    /// The size of the numbers.
    pub number: f64,
}

impl Drawing<'_> {
    /// Draws everything, from back to front.
    pub fn shapes(&self) -> Vec<Shape> {
        let dials = self.frame.angles.len();
        let width = width_of(dials);
        let mut shapes = case(self.view, self.frame.bay(), width, Sign::Gap);
        shapes.push(Shape::group(self.halo()).keyed("halo"));
        shapes.push(slide(width - MARGIN));
        shapes.extend((1..=dials).rev().map(|dial| Shape::group(self.dial(dial)).keyed(dial)));
        shapes
    }

    fn x_of(&self, dial: usize) -> f64 {
        x_of(self.frame.angles.len().saturating_sub(dial))
    }

    /// Draws the halo of the next turn: around the bay, or around the dial outside the case.
    fn halo(&self) -> Vec<Shape> {
        let Some(best) = self.turns.best.filter(|_| self.is_calm()) else { return Vec::new() };
        let r = if best.outside { HALO } else { BAY };
        marks::halo(self.x_of(best.dial), LINE, r).into()
    }

    /// Returns whether marks can be shown: nothing moves, and nothing was refused.
    fn is_calm(&self) -> bool {
        self.subject.has_marks && self.is_at_rest()
    }

    fn is_at_rest(&self) -> bool {
        self.frame.is_still && self.subject.refused.is_none()
    }

    fn dial(&self, number: usize) -> Vec<Shape> {
        let index = number.saturating_sub(1);
        let turned = self.frame.angles.get(index).copied().unwrap_or(0.0);
        let x = self.x_of(number);
        let is_refused = self.subject.refused.is_some_and(|mv| mv.dial == number);
        let mine = |mv: &DialMove| mv.dial == number;
        let next = self.turns.best.filter(mine).filter(|_| self.is_calm());
        let ghost = self.ghost.filter(mine).filter(|_| self.is_at_rest());
        let outcome = next.or(ghost).zip(self.turns.facings.get(index));
        let as_shown = |shape| if next.is_some() { shape } else { marks::as_other(shape) };
        let bell = dial(turned.abs() < 45.0, self.subject.blockers.contains(&number));
        let mut piece = vec![Shape::placed(Place::at(x, LINE).turned(turned), bell).keyed("dial")];
        piece.extend(outcome.map(|(mv, here)| as_shown(self::outcome(*here, mv.to, x))));
        piece.extend(face(x, number, self.number));
        let mut shapes = vec![marks::nudged(is_refused, piece)];
        let is_marked = self.is_calm() || ghost.is_some();
        if is_marked && next.is_none() && self.turns.can_turn(number) {
            shapes.push(Shape::circle("halo-legal", x, LINE, 58.0));
        }
        shapes.extend(is_refused.then(|| marks::lock(x, LINE - 62.0)));
        shapes
    }
}

/// Draws where a dial will point, and how it turns.
fn outcome(from: Facing, to: Facing, x: f64) -> Shape {
    let bell = Shape::path("result", BELL);
    let turned = Place::at(0.0, 0.0).turned(angle(to));
    let shapes = vec![Shape::placed(turned, vec![bell]), way(from, to)];
    Shape::placed(Place::at(x, LINE), shapes).keyed("result")
}

/// Draws an arrow from where the lobe is to where it goes.
fn way(from: Facing, to: Facing) -> Shape {
    let drawn = match (from, to) {
        (Facing::Upright, _) => arrow(false),
        (_, Facing::Upright) => arrow(true),
        _ => case::half_turn(),
    };
    // Drawn for a dial whose lobe lies to the left, or gets there from the right.
    let is_mirrored = match (from, to) {
        (Facing::Upright, to) => to == Facing::Right,
        (from, Facing::Upright) => from == Facing::Right,
        (from, _) => from == Facing::Left,
    };
    let place = if is_mirrored { Place::mirrored(0.0) } else { Place::at(0.0, 0.0) };
    Shape::placed(place, drawn.into())
}
