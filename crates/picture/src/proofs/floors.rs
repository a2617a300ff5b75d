//! Why an odd disc never lies on an odd one: each peg has a floor with a number, and every disc fits its floor.

use super::{NAMES, SMALL, TIP, WIDTH};
use crate::marks::framed;
use crate::path::{down, num, tip};
use crate::scene::{Rect, Scene, Shape};
use crate::within::Within;

const PEGS: [f64; 3] = [62.0, 176.0, 290.0];
const BASE: f64 = 186.0;
const NAME: f64 = 204.0;
const HEIGHT: f64 = 210.0;
const FLOOR: (f64, f64) = (88.0, 19.0);
/// The height of a disc, the widest one, and the narrowest.
const DISC: f64 = 19.0;
const WIDEST: f64 = 80.0;
const NARROWEST: f64 = 34.0;
/// The top of the pegs, and of the arc of a move.
const TOP: f64 = 52.0;
const ARC: f64 = 18.0;

/// Which part of moving a tower is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The tower of smaller discs goes to the third peg.
    Aside,
    /// The largest disc goes to the goal.
    Largest,
    /// The smaller ones follow.
    Follow,
}

/// A tower during its moves, above the floors.
#[derive(Clone, Debug)]
pub struct Floors<'a> {
    /// How many discs it has.
    pub discs: usize,
    /// The stage that comes next.
    pub stage: Stage,
    /// The names of the start, the third peg and the goal.
    pub pegs: [&'a str; 3],
    /// The words on a floor, with its number.
    pub floors: [&'a str; 3],
    /// The disc below the lowest disc on each peg; empty where there is nothing to say.
    pub fits: [&'a str; 3],
}

impl Floors<'_> {
    /// The numbers of the floors: n + 1 at the start and at the goal, n between them.
    #[must_use]
    pub fn numbers(discs: usize) -> [usize; 3] {
        [discs + 1, discs, discs + 1]
    }

    /// The discs on each peg, from the bottom, before the next part.
    #[must_use]
    pub fn stacks(discs: usize, stage: Stage) -> [Vec<usize>; 3] {
        let smaller = || (1..discs).rev().collect();
        match stage {
            Stage::Aside => [(1..=discs).rev().collect(), Vec::new(), Vec::new()],
            Stage::Largest => [vec![discs], smaller(), Vec::new()],
            Stage::Follow => [Vec::new(), smaller(), vec![discs]],
        }
    }

    /// Draws pegs, floors and discs, and the arc of what moves next.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (numbers, stacks) = (Floors::numbers(self.discs), Floors::stacks(self.discs, self.stage));
        let mut shapes = Vec::new();
        for (index, x) in PEGS.into_iter().enumerate() {
            shapes.push(Shape::path("proof-peg", down(x, (TOP, BASE - FLOOR.1))));
            shapes.extend(self.floor(index, numbers[index]));
            shapes.push(Shape::text("proof-strong", x, NAME, NAMES, self.pegs[index]));
            for (place, disc) in stacks[index].iter().enumerate() {
                let roles = if disc % 2 == 1 {
                    ["proof-odd", "proof-on-odd"]
                } else {
                    ["proof-even", "proof-on-even"]
                };
                shapes.extend(self.disc(roles, *disc, x, place));
            }
            let above = BASE - FLOOR.1 - DISC * stacks[index].len().max(1) as f64;
            let line = (above - 8.0).within(TOP - 6.0, TOP + 60.0);
            shapes.push(Shape::text("proof-fits", x, line, NAMES, self.fits[index]));
        }
        shapes.extend(self.next(&stacks));
        Scene::new(Rect::sized(WIDTH, HEIGHT), shapes)
    }

    fn floor(&self, index: usize, number: usize) -> [Shape; 2] {
        let role = if number % 2 == 1 { "proof-floor-odd" } else { "proof-floor-even" };
        let area = Rect::new(PEGS[index] - FLOOR.0 / 2.0, BASE - FLOOR.1, FLOOR.0, FLOOR.1);
        framed([role, "proof-on-floor"], area, 5.0, SMALL, self.floors[index])
    }

    fn area(&self, disc: usize, x: f64, place: usize) -> Rect {
        let wider = (WIDEST - NARROWEST) / (self.discs.max(2) - 1) as f64;
        let width = NARROWEST + wider * (disc - 1) as f64;
        Rect::new(x - width / 2.0, BASE - FLOOR.1 - DISC * (place + 1) as f64, width, DISC)
    }

    fn disc(&self, roles: [&'static str; 2], disc: usize, x: f64, place: usize) -> [Shape; 2] {
        framed(roles, self.area(disc, x, place), 5.0, SMALL, disc.to_string())
    }

    /// Draws the arc of the next part, and where its lowest disc will be.
    fn next(&self, stacks: &[Vec<usize>; 3]) -> Vec<Shape> {
        let (from, to, disc) = match self.stage {
            Stage::Aside => (0, 1, self.discs - 1),
            Stage::Largest => (0, 2, self.discs),
            Stage::Follow => (1, 2, self.discs - 1),
        };
        if disc == 0 {
            return Vec::new();
        }
        let place = stacks[to].len();
        let top_of = |peg: usize| BASE - FLOOR.1 - DISC * stacks[peg].len() as f64;
        let (start, end) =
            ((PEGS[from], top_of(from).min(TOP + 20.0) - 4.0), (PEGS[to], top_of(to) - DISC - 3.0));
        let [(x0, y0), (x1, y1)] = [start, end].map(|(x, y)| (num(x), num(y)));
        let (left, right, top) = (num(start.0 + 20.0), num(end.0 - 6.0), num(ARC - 14.0));
        let mut shapes: Vec<Shape> =
            self.disc(["proof-ghost", "proof-on-ghost"], disc, PEGS[to], place).into();
        shapes.extend([
            Shape::path("proof-arc", format!("M{x0} {y0}C{left} {top} {right} {top} {x1} {y1}")),
            Shape::path("proof-arc-tip", tip((end.0, end.1 - 20.0), end, TIP)),
        ]);
        shapes
    }
}
