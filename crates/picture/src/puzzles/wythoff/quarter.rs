//! The quarter board: every position is a cell, and the game is a queen that moves left, down or diagonally towards the
//! corner.

use gros_solver::wythoff::Field;

use super::game::{Game, Turning, Went};
use super::layout::{FORMULAS, Formula, Square};
use crate::marks;
use crate::path::{bars, grid, line, toward};
use crate::scene::{Place, Point, Rect, Scene, Shape};
use crate::within::Within;

/// The space around the square: the queen is wider than a place.
const EDGE: f64 = 4.0;
/// Every how many lines one is stronger.
const FIFTH: u64 = 5;
/// The type size of formulas.
const FORMULA: f64 = 13.0;
/// Half the side of a queen on places of 23 pixels and more.
const HALF_QUEEN: f64 = 13.0;

/// A board to be drawn.
pub(super) struct Quarter<'a> {
    /// The positions.
    pub field: &'a Field,
    /// The known facts about the game.
    pub game: &'a Game,
    /// The side of a cell.
    pub cell: f64,
    /// Whether there is room for the formulas of the lines.
    pub has_formulas: bool,
    /// The next move, if it is marked.
    pub hint: Option<[u64; 2]>,
    /// Whether to mark the squares that a move can reach.
    pub has_marks: bool,
    /// Where the queen is.
    pub queen: [f64; 2],
}

impl Quarter<'_> {
    /// Draws the square with its upper left corner at the origin.
    pub fn scene(&self) -> Scene {
        let side = self.square().side();
        let free = if self.has_formulas { FORMULAS } else { EDGE };
        let room = Rect::new(-EDGE, -free, side + EDGE + free, side + free + EDGE);
        Scene::new(room, self.shapes())
    }

    /// Returns the measures of the square.
    pub fn square(&self) -> Square {
        Square::of(self.field, self.cell)
    }

    /// Draws everything, from back to front.
    fn shapes(&self) -> Vec<Shape> {
        let Quarter { field, game, .. } = *self;
        let (square, looks) = (self.square(), game.looks);
        let side = square.side();
        let ground = Rect::sized(side, side);
        let role = if looks.cold { "quarter-hot" } else { "quarter-ground" };
        let mut shapes = vec![Shape::rect(role, ground, 0.0)];
        if self.has_marks {
            let role = if looks.cold { "quarter-ray-hot" } else { "quarter-ray" };
            shapes.push(Shape::path(role, self.rays()).keyed("rays"));
        }
        shapes.push(Shape::path("quarter-lines", self.lines(|_| true)).keyed("lines"));
        let fifths = self.lines(|pile| pile % FIFTH == 0);
        shapes.push(Shape::path("quarter-fifths", fifths).keyed("fifths"));
        if looks.golden {
            let golden = [true, false].into_iter().flat_map(|is_steep| self.golden(is_steep));
            shapes.push(Shape::group(golden.collect()).keyed("golden"));
        }
        let dot = |at: [u64; 2]| {
            let (x, y) = square.centre(at);
            Shape::circle("quarter-dot", x, y, self.dot())
        };
        let targets = if self.has_marks { &field.targets[..] } else { &[] };
        shapes.push(Shape::group(targets.iter().map(|at| dot(*at)).collect()).keyed("dots"));
        let wins = if looks.verdict && self.has_marks { &field.winning[..] } else { &[] };
        let mut cold = if looks.cold { field.cold.clone() } else { Vec::new() };
        // In the order of the pairs, in which they appear.
        cold.sort_by_key(|at| at[0].min(at[1]));
        let cold = cold.iter().flat_map(|at| self.cold(*at));
        shapes.push(Shape::group(cold.collect()).keyed("cold"));
        let chosen = game.chosen().filter(|_| self.has_marks);
        shapes.push(Shape::group(chosen.map_or(Vec::new(), |at| self.chosen(at))).keyed("chosen"));
        let win = wins.iter().flat_map(|at| self.winning(*at));
        shapes.push(Shape::group(win.collect()).keyed("wins"));
        let hint = self.hint.filter(|at| field.is_target(*at) && self.has_marks);
        let hint = hint.map(|at| self.arrow(HINT, field.here, at));
        shapes.push(Shape::group(hint.into_iter().flatten().collect()).keyed("hint"));
        shapes.push(Shape::group(self.went()).keyed("went"));
        let turning = game.turning.filter(|turning| self.holds(turning));
        let turning = turning.map_or(Vec::new(), |turning| self.turning(turning));
        shapes.push(Shape::group(turning).keyed("turning"));
        shapes.push(queen("queen", "queen-crown", square.point(self.queen), self.cell).keyed("queen"));
        shapes
    }

    /// The radius of the dot of a place.
    fn dot(&self) -> f64 {
        (0.2 * self.cell).min(3.2)
    }

    fn is_inside(&self, at: [u64; 2]) -> bool {
        let Field { corner, size, .. } = *self.field;
        (0..2).all(|side| (corner[side]..corner[side].saturating_add(size)).contains(&at[side]))
    }

    fn holds(&self, turning: &Turning) -> bool {
        let Turning { from, to, better, answer } = *turning;
        [from, to, better].into_iter().chain(answer).all(|at| self.is_inside(at))
    }

    /// Draws the way to the position, and as an arrow the last move if the computer made it.
    fn went(&self) -> Vec<Shape> {
        let is_inside = |went: &Went| self.is_inside(went.from) && self.is_inside(went.to);
        let answer = self.game.went.last().filter(|went| went.is_computers).copied();
        let older = self.game.went.len() - usize::from(answer.is_some());
        let older = self.game.went.iter().take(older).filter(|went| is_inside(went));
        let mut shapes: Vec<Shape> = older.clone().map(|went| self.leg(*went)).collect();
        shapes.extend(older.map(|went| self.stop(went.from)));
        if let Some(went) = answer.filter(is_inside) {
            shapes.extend(self.arrow(ANSWER, went.from, went.to));
            let from = self.square().centre(went.from);
            shapes.push(queen("queen-ghost", "queen-ghost-crown", from, self.cell));
        }
        shapes
    }

    fn leg(&self, went: Went) -> Shape {
        let way = [went.from, went.to].map(|at| self.square().centre(at));
        let role = if went.is_computers { "quarter-went-computer" } else { "quarter-went" };
        Shape::path(role, line(&way))
    }

    fn stop(&self, at: [u64; 2]) -> Shape {
        let (x, y) = self.square().centre(at);
        Shape::circle("quarter-stop", x, y, self.dot().max(2.0))
    }

    /// Draws the move that gave the win away, the one that would have kept it, and the answer.
    fn turning(&self, turning: Turning) -> Vec<Shape> {
        let Turning { from, to, better, answer } = turning;
        let square = self.square();
        let ring = |role, at| {
            let (x, y) = square.centre(at);
            Shape::circle(role, x, y, 0.44 * self.cell)
        };
        let mut shapes = Vec::new();
        shapes.extend(answer.into_iter().flat_map(|answer| self.arrow(ANSWER, to, answer)));
        shapes.extend(self.arrow(WIN, from, better));
        shapes.extend([ring("quarter-lost", to), ring("quarter-win", better), self.stop(from)]);
        shapes
    }

    /// Draws an arrow from a queen to the dot of another cell, which may be the next one.
    fn arrow(&self, roles: [&'static str; 2], from: [u64; 2], to: [u64; 2]) -> [Shape; 2] {
        let [from, to] = [from, to].map(|at| self.square().centre(at));
        let (from, to) = (toward(from, to, 0.4 * self.cell), toward(to, from, 0.52 * self.cell));
        marks::arrow(roles, from, to, (9.0, 6.0))
    }

    /// Draws the band of cells that the queen can reach.
    fn rays(&self) -> String {
        let place = |at: &[u64; 2]| Rect::around(self.square().centre(*at), self.cell, self.cell);
        bars(self.field.targets.iter().map(place))
    }

    /// Draws the grid lines that begin with some piles.
    fn lines(&self, is_drawn: impl Fn(u64) -> bool) -> String {
        let Field { corner: [left, right], size, .. } = *self.field;
        let side = self.square().side();
        let count = size.min(1 << 20);
        let at = |index: u64| self.cell * index as f64;
        let across = (0..=count).filter(|index| is_drawn(left + index)).map(at);
        let up = (0..=count).filter(|index| is_drawn(right + index)).map(|index| side - at(index));
        grid(Rect::sized(side, side), across, up)
    }

    /// Draws one of the golden lines, with its formula beside the square.
    fn golden(&self, is_steep: bool) -> Vec<Shape> {
        let square = self.square();
        let Some(ends) = square.golden(is_steep) else { return Vec::new() };
        let formula = square.formula(is_steep).filter(|_| self.has_formulas);
        let words = |Formula { middle: (x, y), turn }: Formula| {
            let text = if is_steep { "y = φ·x" } else { "x = φ·y" };
            let text = Shape::text("quarter-formula", 0.0, 0.0, FORMULA, text);
            Shape::placed(Place::at(x, y).turned(turn), vec![text])
        };
        std::iter::once(Shape::path("quarter-golden", line(&ends))).chain(formula.map(words)).collect()
    }

    fn cold(&self, at: [u64; 2]) -> [Shape; 2] {
        let (x, y) = self.square().centre(at);
        let ground = Rect::around((x, y), self.cell - 2.0, self.cell - 2.0);
        [
            Shape::rect("quarter-cold-ground", ground, 0.0),
            Shape::circle("quarter-cold", x, y, 0.3 * self.cell),
        ]
    }

    /// Draws the cell that the queen reaches if the chosen stones are taken.
    fn chosen(&self, at: [u64; 2]) -> Vec<Shape> {
        let square = self.square();
        let ends @ [_, (x, y)] = [self.field.here, at].map(|at| square.centre(at));
        let dot = if self.field.is_cold(at) && self.game.looks.cold { "quarter-cold" } else { "quarter-dot" };
        vec![
            Shape::path("quarter-chosen-way", line(&ends)),
            Shape::rect("quarter-chosen", Rect::around((x, y), self.cell, self.cell), 4.0),
            Shape::circle(dot, x, y, self.dot()),
        ]
    }

    fn winning(&self, at: [u64; 2]) -> Vec<Shape> {
        let square = self.square();
        let (x, y) = square.centre(at);
        let mut shapes = vec![Shape::circle("quarter-win", x, y, 0.44 * self.cell)];
        shapes.extend(self.arrow(WIN, self.field.here, at));
        shapes
    }
}

/// The roles of the line and of the head of an arrow.
const ANSWER: [&str; 2] = ["quarter-answer-shaft", "quarter-answer-head"];
const WIN: [&str; 2] = ["quarter-shaft", "quarter-head"];
const HINT: [&str; 2] = ["quarter-hint-shaft", "quarter-hint-head"];

/// Draws a queen a little wider than its place.
fn queen(ground: &'static str, crown: &'static str, (x, y): Point, cell: f64) -> Shape {
    let scale = (0.57 * cell).within(7.0, HALF_QUEEN) / HALF_QUEEN;
    let path = "M-7.5 7.5H7.5L9-4.5 4 .5 0-7.5-4 .5-9-4.5Z";
    let side = Rect::around((0.0, 0.0), 2.0 * HALF_QUEEN, 2.0 * HALF_QUEEN);
    Shape::placed(
        Place { scale, ..Place::at(x, y) },
        vec![Shape::rect(ground, side, 4.0), Shape::path(crown, path)],
    )
}
