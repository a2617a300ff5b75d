//! Kugellager and its kin: balls in a plate of winding grooves, carried from side to side by a comb.
//!
//! The grooves alone make the rule. The passage of ball j between the levels d and d + 1 lies at +j if d is even, else
//! at −j; the comb always runs to its stop, which is the passage of the first ball that is not at the end of its groove.

use crate::ease::ease;
use crate::family::{Cell, Column, Drawn, Figure, Row, Span, marks};
use crate::path::num;
use crate::scene::{Place, Rect, Shape};
use crate::subject::{Sign, View};

/// Balls and a comb.
pub(super) const FIGURE: Figure = Figure { has_comb: true, ..Figure::slots() };
/// In less room than this, in CSS pixels, a plate of grooves would be too small.
pub(super) const ROOMY: f64 = 640.0;

/// The most units between two places of the comb; all measures are units of the drawing.
const WIDEST: f64 = 20.0;
/// Between two grooves.
const BETWEEN: f64 = 32.0;
/// The numbers of the levels take so much on the left, and the handle on the right.
const LEFT: f64 = 42.0;
const HANDLE: f64 = 170.0;
/// The plate reaches so far beyond the last groove.
const EDGE: f64 = 22.0;
/// The lowest level, and the top and the foot of the plate.
const LOWEST: f64 = 438.0;
const PLATE: [f64; 2] = [140.0, 476.0];
const SPINE: f64 = 92.0;
const TOP: f64 = 22.0;
const HEIGHT: f64 = 462.0;
const BALL: f64 = 15.0;
/// The width of a groove, as the styles have it.
const GROOVE: f64 = 35.0;

/// The comb ends so far beyond its last tooth; then it stays on the drawing however far it runs.
const OVERHANG: f64 = 54.0;
/// The sizes of what is written: levels, places of the comb, its stops, and the numbers of balls.
const LEVELS: f64 = 16.0;
const PLACES: f64 = 14.0;
const STOPS: f64 = 17.0;
const NUMBERS: f64 = 18.0;

/// The measures of a plate.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Maze {
    balls: usize,
    /// The last level.
    most: u16,
    unit: f64,
    level: f64,
}

impl Maze {
    fn new(balls: usize, most: u16) -> Maze {
        let reach = 2.0 * balls as f64 + 2.0;
        let unit = WIDEST.min((992.0 / balls.max(1) as f64 - BETWEEN) / reach);
        Maze { balls, most, unit, level: (236.0 / f64::from(most.max(1))).clamp(24.0, 59.0) }
    }

    fn pitch(self) -> f64 {
        self.reach() * 2.0 * self.unit + BETWEEN
    }

    /// Returns how far the comb runs when no ball stops it.
    fn reach(self) -> f64 {
        self.balls as f64 + 1.0
    }

    fn width(self) -> f64 {
        LEFT + self.pitch() * self.balls as f64 + HANDLE
    }

    /// Returns the middle of a ball's groove.
    fn x(self, ball: usize) -> f64 {
        LEFT + self.pitch() * (self.balls as f64 - ball as f64 + 0.5)
    }

    fn y(self, level: f64) -> f64 {
        LOWEST - self.level * level
    }

    /// Returns where the comb can stand, at its left and at its right stop, given the levels of ball 1, 2 and so on.
    fn stops(self, levels: &[u16]) -> [f64; 2] {
        let first = |end: u16| {
            let place = levels.iter().position(|level| *level != end);
            place.map_or(self.reach(), |place| place as f64 + 1.0)
        };
        [-first(0), first(self.most)]
    }

    /// Returns how wide a groove is drawn, as a part of its usual width.
    fn bore(self) -> f64 {
        (0.72 * self.level / GROOVE).min(1.0)
    }

    /// Draws the way of a ball, from its left end on level 0 to its right end on the highest, in units of a groove of
    /// the usual width.
    fn groove(self, ball: usize) -> String {
        let bore = self.bore();
        let at = |place: f64| num((self.x(ball) + place * self.unit) / bore);
        let height = |level: f64| num(self.y(level) / bore);
        let way = |level: u16| {
            let passage = if level.is_multiple_of(2) { ball as f64 } else { -(ball as f64) };
            format!("H{}V{}", at(passage), height(f64::from(level) + 1.0))
        };
        let ways: String = (0..self.most).map(way).collect();
        format!("M{} {}{ways}H{}", at(-self.reach()), height(0.0), at(self.reach()))
    }
}

/// Returns where the comb stands, given the place of the driver and the levels.
fn comb(maze: Maze, driver: u16, levels: &[u16]) -> f64 {
    maze.stops(levels)[usize::from(driver.min(1))]
}

/// Draws the plate.
pub(super) fn draw(row: &Row, view: &View<'_>) -> Drawn {
    let plate = Plate::of(row, view);
    let Plate { maze, shift, handle, .. } = plate;
    let mut shapes = vec![plate.ground()];
    shapes.extend(plate.balls.iter().map(|ball| plate.groove(ball)));
    shapes.extend(plate.balls.iter().map(|ball| tooth(maze.x(ball.piece) + shift)));
    shapes.extend(spine(maze, shift, handle));
    shapes.push(plate.scale());
    shapes.extend(plate.driver.map(|cell| plate.draw_driver(cell)));
    shapes.extend(plate.balls.iter().map(|ball| plate.draw_ball(ball)));
    Drawn {
        shapes,
        room: Rect::new(0.0, TOP, maze.width(), HEIGHT),
        spans: row.columns.iter().map(|column| plate.span(column)).collect(),
        tag: plate.tag(row),
    }
}

/// A plate as it is drawn.
struct Plate<'a> {
    maze: Maze,
    balls: Vec<&'a Cell>,
    driver: Option<&'a Cell>,
    /// Where the comb is, in its places,
    x: f64,
    /// and in units of the drawing.
    shift: f64,
    /// How far the comb may run to the left and to the right.
    ends: [f64; 2],
    /// Where it would be after the move of the driver that is shown.
    other: Option<f64>,
    /// The middle of the handle when the comb is in its middle.
    handle: f64,
    at_rest: bool,
    view: &'a View<'a>,
}

impl<'a> Plate<'a> {
    fn of(row: &'a Row, view: &'a View<'a>) -> Plate<'a> {
        let (driver, balls): (Vec<&Cell>, Vec<&Cell>) =
            row.cells().map(|(_, cell)| cell).partition(|cell| cell.piece == 0);
        let driver = driver.first().copied();
        let maze = Maze::new(balls.len(), balls.first().map_or(1, |ball| ball.most));
        let levels = |of: fn(&Cell) -> u16| balls.iter().rev().map(|ball| of(ball)).collect::<Vec<u16>>();
        let (before, after) = (levels(|ball| ball.from), levels(|ball| ball.value));
        let part = row.moving.map_or(1.0, |(_, part)| ease(part));
        let x = driver.map_or(0.0, |cell| {
            let (from, to) = (comb(maze, cell.from, &before), comb(maze, cell.value, &after));
            from + (to - from) * part
        });
        Plate {
            maze,
            driver,
            x,
            shift: x * maze.unit,
            ends: maze.stops(&after),
            other: driver.and_then(Cell::outcome).map(|to| comb(maze, to, &after) * maze.unit),
            handle: maze.width() - HANDLE / 2.0,
            at_rest: row.is_calm(),
            view,
            balls,
        }
    }

    fn span(&self, column: &Column) -> Span {
        let Plate { maze, handle, .. } = *self;
        match column {
            Column::Piece(cell) if cell.piece == 0 => {
                Span { x: handle, width: HANDLE, y: SPINE + 17.0, r: HEIGHT }
            }
            Column::Piece(cell) => {
                Span { x: maze.x(cell.piece), width: maze.pitch(), y: maze.y(cell.at), r: 20.0 }
            }
            Column::Gap { .. } => Span::default(),
        }
    }

    fn tag(&self, row: &Row) -> Option<(f64, f64)> {
        let (_, cell) = row.cells().find(|(_, cell)| cell.next.is_some())?;
        if cell.piece == 0 {
            return Some((self.handle + self.shift, SPINE - 20.0));
        }
        let highest = cell.next.map_or(cell.at, |next| cell.at.max(next.into()));
        Some((self.maze.x(cell.piece) + self.shift, self.maze.y(highest) - BALL - 12.0))
    }

    fn ground(&self) -> Shape {
        let [top, foot] = PLATE;
        let maze = self.maze;
        let rect = Rect::new(0.0, top, maze.width() - HANDLE + EDGE, foot - top);
        let mut shapes = vec![
            Shape::rect("table-shade", Rect { y: top + 4.0, ..rect }, 12.0),
            Shape::rect("plate-face", rect, 12.0),
        ];
        let level = |level: u16| {
            Shape::text("level-number", 20.0, maze.y(level.into()) + 5.0, LEVELS, level.to_string())
        };
        shapes.extend((0..=maze.most).map(level));
        Shape::group(shapes).keyed("plate")
    }

    fn groove(&self, ball: &Cell) -> Shape {
        let maze = self.maze;
        let d = maze.groove(ball.piece);
        let way = ["groove-line", "groove-wall", "groove-floor"].map(|role| Shape::path(role, d.clone()));
        let way = Shape::placed(Place { scale: maze.bore(), ..Place::at(0.0, 0.0) }, way.into());
        let end = if ball.goal == maze.most { maze.reach() * maze.unit } else { 0.0 };
        let (x, y) = (maze.x(ball.piece) + end, maze.y(ball.goal.into()));
        let flag = format!("M{} {}v-18h13l-4 5 4 5h-11", num(x - 5.0), num(y + 9.0));
        let flag = (!self.view.is_still).then(|| Shape::path("goal-flag", flag));
        Shape::group(std::iter::once(way).chain(flag).collect())
    }

    /// Draws the places of the comb, and how far it may run now.
    fn scale(&self) -> Shape {
        let Plate { maze, x, ends: [left, right], .. } = *self;
        let middle = LEFT + 14.0 + maze.reach() * maze.unit;
        let at = |place: f64| middle + place * maze.unit;
        let places = (1..=maze.balls + 1).flat_map(|place| [-(place as f64), place as f64]);
        let tick = |place: f64| {
            let role = if (left..=right).contains(&place) { "scale-free" } else { "scale-number" };
            [
                Shape::path("scale-tick", format!("M{} 58v12", num(at(place)))),
                Shape::text(role, at(place), 50.0, PLACES, minus(place)),
            ]
        };
        let mut shapes: Vec<Shape> = places.flat_map(tick).collect();
        shapes.push(Shape::rect("scale-range", Rect::new(at(left), 61.0, at(right) - at(left), 6.0), 3.0));
        shapes.push(Shape::path("scale-here", format!("M{} 74h14l-7 10z", num(at(x) - 7.0))));
        let said = Sign::CombStops { left: left as i32, right: right as i32, balls: maze.balls };
        let said = Some((self.view.say)(said)).filter(|said| !said.is_empty());
        shapes.extend(said.map(|said| Shape::text("stops", at(maze.reach()) + 24.0, 70.0, STOPS, said)));
        Shape::group(shapes).keyed("scale")
    }

    fn draw_driver(&self, cell: &Cell) -> Shape {
        let Plate { shift, at_rest, .. } = *self;
        let handle = |shift: f64| Rect::new(self.handle + shift - 48.0, SPINE - 12.0, 96.0, 58.0);
        let middle = SPINE + 17.0;
        let arrows =
            format!("M{} {middle}h56m-9 -8l9 8l-9 8m-38 0l-9 -8l9 -8", num(self.handle + shift - 28.0));
        let is_next = at_rest && cell.next.is_some();
        let mut shapes = Vec::new();
        if is_next {
            shapes.extend(marks::halo_of(handle(shift).grown(5.0), 12.0));
        }
        shapes.extend(self.other.filter(|_| at_rest).map(|to| Shape::rect("result", handle(to), 8.0)));
        shapes.extend(cell.wanted.map(|_| Shape::rect("blocked", handle(shift), 8.0)));
        shapes.push(Shape::rect("grip", handle(shift), 8.0).keyed("grip"));
        shapes.push(Shape::path("knob-arrows", arrows).keyed("arrows"));
        if at_rest && !is_next && !cell.allowed.is_empty() {
            shapes.push(Shape::rect("halo-legal", handle(shift).grown(6.0), 12.0));
        }
        Shape::group(shapes).keyed("driver")
    }

    fn draw_ball(&self, ball: &Cell) -> Shape {
        let Plate { maze, at_rest, .. } = *self;
        let (x, y) = (maze.x(ball.piece) + self.shift, maze.y(ball.at));
        let mut piece = Vec::new();
        if at_rest && ball.next.is_some() {
            piece.extend(marks::halo(x, y, BALL + 5.0));
        }
        piece.extend(ball.wanted.map(|_| Shape::circle("blocked", x, y, BALL)));
        piece.push(Shape::circle("ball", x, y, BALL).keyed("ball"));
        piece.push(Shape::circle("bead-light", x - 6.0, y - 6.0, 3.2).keyed("light"));
        let mut shapes = vec![marks::nudged(ball.is_refused, piece)];
        if let Some(to) = ball.outcome().filter(|_| at_rest).map(|to| maze.y(to.into())) {
            shapes.extend(outcome(x, y, to));
        }
        if at_rest && ball.next.is_none() && !ball.allowed.is_empty() {
            shapes.push(Shape::circle("halo-legal", x, y, BALL + 6.0));
        }
        shapes.extend(ball.is_refused.then(|| marks::lock(x, y - 24.0)));
        shapes.push(Shape::text("ball-number", x, y, NUMBERS, ball.piece.to_string()).keyed("number"));
        Shape::group(shapes).keyed(ball.piece)
    }
}

/// Draws where a ball will be, and the arrow to there if it is far enough.
fn outcome(x: f64, y: f64, to: f64) -> Vec<Shape> {
    let down = (to - y).signum();
    let has_arrow = (to - y).abs() > 2.6 * BALL;
    let arrow = has_arrow.then(|| marks::straight(x, y + down * (BALL + 8.0), to - down * 4.0));
    std::iter::once(Shape::circle("result", x, to, BALL)).chain(arrow.into_iter().flatten()).collect()
}

fn tooth(x: f64) -> Shape {
    Shape::rect("tooth", Rect::new(x - 11.0, SPINE + 20.0, 22.0, LOWEST + 24.0 - SPINE - 20.0), 11.0)
}

fn spine(maze: Maze, shift: f64, handle: f64) -> [Shape; 2] {
    let left = maze.x(maze.balls) - OVERHANG + shift;
    let light = format!("M{} {}H{}", num(left + 8.0), SPINE + 6.0, num(handle + shift - 50.0));
    [
        Shape::rect("spine", Rect::new(left, SPINE, handle + shift - left, 34.0), 8.0),
        Shape::path("spine-light", light),
    ]
}

/// Writes a place with a true minus sign.
fn minus(place: f64) -> String {
    if place < 0.0 { format!("\u{2212}{}", num(-place)) } else { num(place) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Chain, ChainModel, Puzzle, Route, Steps};

    #[test]
    fn the_plate_is_as_large_as_in_the_picture() {
        let maze = Maze::new(4, 4);
        assert_eq!([4, 3, 2, 1].map(|ball| maze.x(ball)), [158.0, 390.0, 622.0, 854.0]);
        assert_eq!([0.0, 1.0, 4.0].map(|level| maze.y(level)), [438.0, 379.0, 202.0]);
        // Wider plates have narrower units, flatter levels.
        let seven = Maze::new(4, 6);
        assert!(seven.level < 59.0 && seven.y(6.0) > PLATE[0] + 20.0);
        assert!(Maze::new(7, 14).unit < WIDEST);
    }

    #[test]
    fn a_groove_winds_from_side_to_side() {
        let maze = Maze::new(4, 4);
        assert_eq!(maze.groove(1), "M754 438H874V379H834V320H874V261H834V202H954");
    }

    /// On the way of the real rules every ball passes just where its groove lets it.
    #[test]
    fn every_move_of_the_rules_is_one_of_the_drawing() {
        for model in [ChainModel::Lock250, ChainModel::Kugellager, ChainModel::Kugellager7] {
            let chain = Chain::preset(model);
            let route = chain.route(&chain.start(), &chain.goal()).unwrap();
            let maze = Maze::new(chain.last_piece(), chain.radices()[1] - 1);
            let levels = |step: u64| -> (u16, Vec<u16>) {
                let state = route.state_at(&step.into());
                let level = |ball| state.value_of(ball).unwrap();
                (level(0), (1..=chain.last_piece()).map(level).collect())
            };
            for step in 0..route.steps().to_u64().unwrap() {
                let mv = route.move_at(&Steps::from(step)).unwrap();
                let ((driver, here), (_, there)) = (levels(step), levels(step + 1));
                let x = comb(maze, driver, &here);
                if mv.piece == 0 {
                    assert_ne!(x, comb(maze, 1 - driver, &there));
                    continue;
                }
                let low = here[mv.piece - 1].min(mv.to);
                let passage = if low % 2 == 0 { 1.0 } else { -1.0 } * mv.piece as f64;
                assert_eq!(x, passage, "{model:?} at step {step}");
                // And the comb need not move for it.
                assert_eq!(comb(maze, driver, &there), x, "{model:?} at step {step}");
            }
        }
    }
}
