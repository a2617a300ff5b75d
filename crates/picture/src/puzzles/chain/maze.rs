//! The Kugellager and puzzles like it: balls in a plate with winding grooves, carried from side to side by a comb.
//!
//! The rule follows from the grooves. The passage of ball j between levels d and d + 1 is at +j if d is even, and at −j
//! otherwise. The comb always runs to its stop, which is the passage of the first ball that is not at the end of its
//! groove.

use crate::axis::Axis;
use crate::ease::ease;
use crate::family::{Cell, Column, Drawn, Figure, Row, Span, marks};
use crate::path::{across, down, num, tip};
use crate::scene::{Place, Rect, Shape};
use crate::subject::{Sign, View};
use crate::within::Within;
use crate::words::{self, fitting};

/// Balls and a comb.
pub(super) const FIGURE: Figure = Figure { has_comb: true, ..Figure::slots() };
/// A room narrower than this, in CSS pixels, is narrow.
const ROOMY: f64 = 640.0;
/// In less room than this, in CSS pixels, a plate with grooves would be too small.
pub(super) const LEAST: (f64, f64) = (300.0, 150.0);

/// The largest distance between two places of the comb. All measures are in units of the drawing.
const WIDEST: f64 = 20.0;
/// The distance between two grooves.
const BETWEEN: f64 = 32.0;
/// How much room the numbers of the levels take on the left, and how far the plate reaches beyond the last groove.
const LEFT: f64 = 42.0;
const RIGHT: f64 = 22.0;
/// The minimum width of the column for the handle, between the balls, in CSS pixels.
const STRIP: f64 = 44.0;
/// The highest level, the total height of all levels, and the range of distances between two of them.
const HIGHEST: f64 = 202.0;
const LEVELS: f64 = 236.0;
const LEVEL: (f64, f64) = (24.0, 59.0);
/// In a narrow room, levels are as far apart as the height allows, but no further than this.
const TALLEST: f64 = 100.0;
/// The top of the plate, and its foot below the lowest level.
const PLATE: f64 = 140.0;
const FOOT: f64 = 38.0;
const SPINE: f64 = 92.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 8.0;
/// The line of the scale.
const SCALE: f64 = 56.0;
/// The handle, and its height above the spine.
const HANDLE: (f64, f64) = (112.0, 58.0);
const ABOVE: f64 = 12.0;
/// The radius of a ball, and the minimum in CSS pixels.
const BALL: f64 = 17.0;
const SMALLEST: f64 = 9.0;
/// The width of a groove, as in the styles.
const GROOVE: f64 = 39.0;
/// How far the comb reaches beyond its teeth: it stays on the drawing however far it runs.
const OVERHANG: f64 = 38.0;
/// The type sizes of the places of the comb and the levels, of its stops, and of the numbers of balls; the smallest
/// legible size, in CSS pixels; and the largest size for which there is room.
const PLACES: f64 = 14.0;
const NUMBERS: f64 = 16.0;
const STOPS: f64 = 17.0;
const BALLS: f64 = 20.0;
const LEGIBLE: f64 = 12.0;
const LARGEST: f64 = 48.0;

/// The measures of a plate.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Maze {
    balls: usize,
    /// The last level.
    most: u16,
    unit: f64,
    level: f64,
    /// The width of the handle's column.
    strip: f64,
    /// How many units a CSS pixel has.
    pixel: f64,
}

impl Maze {
    fn new(balls: usize, most: u16, (wide, high): (f64, f64)) -> Maze {
        let reach = 2.0 * balls as f64 + 2.0;
        let unit = WIDEST.min((992.0 / balls.max(1) as f64 - BETWEEN) / reach);
        let level = (LEVELS / f64::from(most.max(1))).within(LEVEL.0, LEVEL.1);
        let maze = Maze { balls, most, unit, level, strip: 0.0, pixel: 1.0 };
        // The column of the handle makes the drawing wider, which makes the column a little wider again.
        let across = maze.width() / (wide - STRIP).max(1.0);
        let pixel = if high > 0.0 { across.max(maze.height() / high) } else { across };
        let maze = Maze { pixel, strip: STRIP * pixel, ..maze };
        if wide >= ROOMY {
            return maze;
        }
        let spare =
            (high * pixel - (maze.height() - f64::from(most.max(1)) * level)) / f64::from(most.max(1));
        Maze { level: spare.within(level, TALLEST.max(level)), ..maze }
    }

    fn pitch(self) -> f64 {
        self.reach() * 2.0 * self.unit + BETWEEN
    }

    /// Returns how many columns are to the left of the handle.
    fn before(self) -> usize {
        self.balls / 2
    }

    /// Returns the centre of the handle when the comb is in its middle position.
    fn handle(self) -> f64 {
        LEFT + self.pitch() * self.before() as f64 + self.strip / 2.0
    }

    /// Returns how far the comb runs if no ball stops it.
    fn reach(self) -> f64 {
        self.balls as f64 + 1.0
    }

    fn width(self) -> f64 {
        LEFT + self.pitch() * self.balls as f64 + self.strip + RIGHT
    }

    fn height(self) -> f64 {
        self.lowest() + FOOT + BOTTOM - TOP
    }

    /// Returns the centre of a ball's groove.
    fn x(self, ball: usize) -> f64 {
        let place = self.balls.saturating_sub(ball);
        let strip = if place < self.before() { 0.0 } else { self.strip };
        LEFT + self.pitch() * (place as f64 + 0.5) + strip
    }

    fn lowest(self) -> f64 {
        HIGHEST + self.level * f64::from(self.most)
    }

    fn y(self, level: f64) -> f64 {
        self.lowest() - self.level * level
    }

    fn radius(self) -> f64 {
        (BALL * self.bore().max(0.9)).max(SMALLEST * self.pixel).min(0.42 * self.level.max(36.0))
    }

    /// Returns a type size, or the smallest legible one if that is larger.
    fn words(self, size: f64) -> f64 {
        size.max((LEGIBLE * self.pixel).min(LARGEST))
    }

    /// Returns the left and right stops of the comb, given the levels of balls 1, 2 and so on.
    fn stops(self, levels: &[u16]) -> [f64; 2] {
        let first = |end: u16| {
            let place = levels.iter().position(|level| *level != end);
            place.map_or(self.reach(), |place| place as f64 + 1.0)
        };
        [-first(0), first(self.most)]
    }

    /// Returns the width of a groove, as a fraction of its usual width.
    fn bore(self) -> f64 {
        (0.72 * self.level / GROOVE).min(1.0)
    }

    /// Draws the path of a ball, from its left end on level 0 to its right end on the highest level, in units of a
    /// groove of the usual width.
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

/// Returns the position of the comb, given the place of the driver and the levels.
fn comb(maze: Maze, driver: u16, levels: &[u16]) -> f64 {
    maze.stops(levels)[usize::from(driver.min(1))]
}

/// Draws the plate.
pub(super) fn draw(row: &Row, view: &View<'_>) -> Drawn {
    let plate = Plate::of(row, view);
    let Plate { maze, shift, .. } = plate;
    let mut shapes = vec![plate.ground()];
    shapes.extend(plate.balls.iter().map(|ball| plate.groove(ball)));
    shapes.extend(plate.balls.iter().map(|ball| tooth(maze, maze.x(ball.piece) + shift)));
    shapes.extend(spine(maze, shift));
    shapes.extend((!view.is_still).then(|| plate.scale()));
    shapes.extend(plate.driver.map(|cell| plate.draw_driver(cell)));
    shapes.extend(plate.balls.iter().map(|ball| plate.draw_ball(ball)));
    Drawn {
        shapes,
        room: Rect::new(0.0, TOP, maze.width(), maze.height()),
        spans: row.columns.iter().map(|column| plate.span(column)).collect(),
        tag: plate.tag(row),
    }
}

/// A plate as drawn.
struct Plate<'a> {
    maze: Maze,
    balls: Vec<&'a Cell>,
    driver: Option<&'a Cell>,
    /// The position of the comb, in its places.
    x: f64,
    /// The position of the comb, in units of the drawing.
    shift: f64,
    /// How far the comb can run to the left and to the right.
    ends: [f64; 2],
    /// Where it would be after the displayed move of the driver.
    other: Option<f64>,
    at_rest: bool,
    view: &'a View<'a>,
}

impl<'a> Plate<'a> {
    fn of(row: &'a Row, view: &'a View<'a>) -> Plate<'a> {
        let (driver, balls): (Vec<&Cell>, Vec<&Cell>) =
            row.cells().map(|(_, cell)| cell).partition(|cell| cell.piece == 0);
        let driver = driver.first().copied();
        let maze = Maze::new(balls.len(), balls.first().map_or(1, |ball| ball.most), view.room);
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
            at_rest: row.is_calm(),
            view,
            balls,
        }
    }

    fn span(&self, column: &Column) -> Span {
        let maze = self.maze;
        match column {
            Column::Piece(cell) if cell.piece == 0 => {
                let found = Some(self.handle(self.shift));
                Span { x: maze.handle(), width: maze.strip, y: SPINE, r: HANDLE.1, found }
            }
            Column::Piece(cell) => {
                let (x, y) = (maze.x(cell.piece), maze.y(cell.at));
                Span { x, width: maze.pitch(), y, r: maze.radius() + 5.0, found: None }
            }
            Column::Gap { .. } => Span::default(),
        }
    }

    fn handle(&self, shift: f64) -> Rect {
        let (width, height) = HANDLE;
        Rect::new(self.maze.handle() + shift - width / 2.0, SPINE - ABOVE, width, height)
    }

    /// Returns where the mark of the next move points: above the scale, or above a ball and its destination.
    fn tag(&self, row: &Row) -> Option<(f64, f64)> {
        let (_, cell) = row.cells().find(|(_, cell)| cell.next.is_some())?;
        if cell.piece == 0 {
            return Some((self.maze.handle() + self.shift, TOP + 14.0));
        }
        let highest = cell.next.map_or(cell.at, |next| cell.at.max(next.into()));
        Some((self.maze.x(cell.piece) + self.shift, self.maze.y(highest) - self.maze.radius() - 12.0))
    }

    fn ground(&self) -> Shape {
        let maze = self.maze;
        let rect = Rect::new(0.0, PLATE, maze.width(), maze.lowest() + FOOT - PLATE);
        let mut shapes = vec![
            Shape::rect("table-shade", Rect { y: PLATE + 4.0, ..rect }, 12.0),
            Shape::rect("plate-face", rect, 12.0),
        ];
        let level = |level: u16| {
            let size = maze.words(NUMBERS);
            Shape::text("level-number", 20.0, maze.y(level.into()) + 0.32 * size, size, level.to_string())
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
        let flag = (!self.view.is_still).then(|| marks::flag(x, y));
        Shape::group(std::iter::once(way).chain(flag).collect())
    }

    /// Draws the places of the comb, and how far it can run now.
    fn scale(&self) -> Shape {
        let Plate { maze, x, ends: [left, right], .. } = *self;
        let axis = Axis { zero: maze.handle(), unit: maze.unit };
        let size = maze.words(PLACES);
        // If there is no room for all numbers, only the stops of the comb have theirs.
        let is_roomy = size <= maze.unit;
        let is_numbered = |place: f64| is_roomy || place == left || place == right;
        let apart = ((1.5 * size - (right - left) * maze.unit) / 2.0).max(0.0);
        let beside = |place: f64| if is_roomy { 0.0 } else { apart * place.signum() };
        let places = (1..=maze.balls + 1).flat_map(|place| [-(place as f64), place as f64]);
        let tick = |place: f64| {
            let role = if (left..=right).contains(&place) { "scale-free" } else { "scale-number" };
            let number =
                || Shape::text(role, axis.at(place) + beside(place), SCALE - 10.0, size, minus(place));
            let tick = Shape::path("scale-tick", down(axis.at(place), (SCALE - 6.0, SCALE + 6.0)));
            std::iter::once(tick).chain(is_numbered(place).then(number))
        };
        let mut shapes: Vec<Shape> = places.flat_map(tick).collect();
        let free = Rect::new(axis.at(left), SCALE - 3.0, maze.unit * (right - left), 6.0);
        shapes.push(Shape::rect("scale-range", free, 3.0));
        let here = axis.at(x);
        let here = tip((here, SCALE + 10.0), (here, SCALE + 20.0), (10.0, 7.0));
        shapes.push(Shape::path("scale-here", here));
        let said = Sign::CombStops { left: left as i32, right: right as i32, balls: maze.balls };
        let said = Some((self.view.say)(said)).filter(|said| !said.is_empty() && maze.words(STOPS) == STOPS);
        let mut begin = axis.at(maze.reach()) + 24.0;
        if maze.words(STOPS) == STOPS {
            let [left, right] = [Sign::CombLeft, Sign::CombRight].map(|sign| (self.view.say)(sign));
            let [before, behind] = [&left, &right].map(|side| words::width(side, STOPS) / 2.0);
            let places = [axis.at(-maze.reach()) - 24.0 - before, begin + behind];
            let sides = places.into_iter().zip([left, right]);
            shapes.extend(sides.map(|(x, side)| Shape::text("scale-side", x, SCALE + 6.0, STOPS, side)));
            begin += 2.0 * behind + 24.0;
        }
        let size = |said: &str| fitting(said, STOPS, maze.width() - begin);
        shapes.extend(said.map(|said| Shape::text("stops", begin, SCALE + 6.0, size(&said), said)));
        Shape::group(shapes).keyed("scale")
    }

    fn draw_driver(&self, cell: &Cell) -> Shape {
        let Plate { shift, at_rest, .. } = *self;
        let handle = |shift| self.handle(shift);
        let (left, middle) = (self.maze.handle() + shift - 34.0, SPINE + 17.0);
        let arrows = format!("M{} {}h68m-9 -8l9 8l-9 8m-50 0l-9 -8l9 -8", num(left), num(middle));
        let is_next = at_rest && cell.next.is_some();
        let mut shapes = Vec::new();
        if is_next {
            shapes.extend(marks::halo_of(handle(shift).grown(5.0), 12.0));
        }
        let other = self.other.filter(|_| at_rest).map(|to| Shape::rect("result", handle(to), 8.0));
        shapes.extend(marks::outcome(cell, other));
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
        let (x, y, r) = (maze.x(ball.piece) + self.shift, maze.y(ball.at), maze.radius());
        let mut piece = Vec::new();
        if at_rest && ball.next.is_some() {
            piece.extend(marks::halo(x, y, r + 5.0));
        }
        piece.extend(ball.wanted.map(|_| Shape::circle("blocked", x, y, r)));
        piece.push(Shape::circle("ball", x, y, r).keyed("ball"));
        piece.push(Shape::circle("bead-light", x - 0.4 * r, y - 0.4 * r, 0.21 * r).keyed("light"));
        let mut shapes = vec![marks::nudged(ball.is_refused, piece)];
        if let Some(to) = ball.outcome().filter(|_| at_rest).map(|to| maze.y(to.into())) {
            shapes.extend(marks::outcome(ball, outcome(x, y, to, r)));
        }
        if at_rest && ball.next.is_none() && !ball.allowed.is_empty() {
            shapes.push(Shape::circle("halo-legal", x, y, r + 6.0));
        }
        shapes.extend(ball.is_refused.then(|| marks::lock(x, y - 24.0)));
        let size = maze.words(BALLS).min(1.8 * r);
        shapes.push(Shape::text("ball-number", x, y, size, ball.piece.to_string()).keyed("number"));
        Shape::group(shapes).keyed(ball.piece)
    }
}

/// Draws where a ball will be, and an arrow to it if it is far enough away.
fn outcome(x: f64, y: f64, to: f64, r: f64) -> Vec<Shape> {
    let down = (to - y).signum();
    let has_arrow = (to - y).abs() > 2.4 * r;
    let arrow = has_arrow.then(|| marks::straight(x, y + down * (r + 8.0), to - down * 4.0));
    std::iter::once(Shape::circle("result", x, to, r)).chain(arrow.into_iter().flatten()).collect()
}

fn tooth(maze: Maze, x: f64) -> Shape {
    Shape::rect("tooth", Rect::new(x - 11.0, SPINE + 20.0, 22.0, maze.lowest() + 4.0 - SPINE), 11.0)
}

fn spine(maze: Maze, shift: f64) -> [Shape; 2] {
    let (left, right) = (maze.x(maze.balls) - OVERHANG + shift, maze.x(1) + OVERHANG + shift);
    let light = across((left + 8.0, right - 8.0), SPINE + 6.0);
    [Shape::rect("spine", Rect::new(left, SPINE, right - left, 34.0), 8.0), Shape::path("spine-light", light)]
}

/// Writes a place with a proper minus sign.
fn minus(place: f64) -> String {
    if place < 0.0 { format!("\u{2212}{}", num(-place)) } else { num(place) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Chain, ChainModel, Puzzle, Route, Steps};

    const ROOM: (f64, f64) = (1140.0, 480.0);

    #[test]
    fn the_handle_is_in_the_middle_of_the_comb() {
        let maze = Maze::new(4, 4, ROOM);
        let middle = (maze.x(4) + maze.x(1)) / 2.0;
        assert!((maze.handle() - middle).abs() < 1e-9 && (1_030.0..1_040.0).contains(&maze.width()));
        assert_eq!([0.0, 1.0, 4.0].map(|level| maze.y(level)), [438.0, 379.0, 202.0]);
        // No part of the comb leaves the plate, however far it runs.
        let end = maze.reach() * maze.unit + OVERHANG;
        assert!(maze.x(4) >= end && maze.x(1) + end <= maze.width());
        // With more levels, they are closer together.
        let seven = Maze::new(4, 6, ROOM);
        assert!(seven.level < 59.0 && seven.y(6.0) > PLATE + 20.0);
        assert!(Maze::new(7, 14, ROOM).unit < WIDEST);
    }

    #[test]
    fn on_a_phone_levels_are_further_apart_and_balls_are_legible() {
        let (wide, phone) = (Maze::new(4, 4, ROOM), Maze::new(4, 4, (390.0, 300.0)));
        assert!(phone.level > wide.level && phone.radius() / phone.pixel >= 8.0);
        assert!(phone.strip / phone.pixel >= 40.0 && phone.height() / phone.pixel <= 301.0);
    }

    #[test]
    fn a_groove_winds_from_side_to_side() {
        let maze = Maze { strip: 0.0, ..Maze::new(4, 4, ROOM) };
        assert_eq!(maze.bore(), 1.0);
        assert_eq!(maze.groove(1), "M754 438H874V379H834V320H874V261H834V202H954");
    }

    /// On a route by the real rules, every ball passes exactly where its groove lets it.
    #[test]
    fn the_drawing_allows_every_move_of_the_rules() {
        for model in [ChainModel::Lock250, ChainModel::Kugellager, ChainModel::Kugellager7] {
            let chain = Chain::preset(model);
            let route = chain.route(&chain.start(), &chain.goal()).unwrap();
            let maze = Maze::new(chain.last_piece(), chain.radices()[1] - 1, ROOM);
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
