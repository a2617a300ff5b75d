//! Kugellager and its kin: balls in a plate of winding grooves, carried from side to side by a comb.
//!
//! The grooves alone make the rule. The passage of ball j between the levels d and d + 1 lies at +j if d is even, else
//! at −j; the comb always runs to its stop, which is the passage of the first ball that is not at the end of its groove.

use yew::prelude::*;

use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

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
const GROOVE: f64 = 35.0;

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

    /// Gives how far the comb runs when no ball stops it.
    fn reach(self) -> f64 {
        self.balls as f64 + 1.0
    }

    fn width(self) -> f64 {
        LEFT + self.pitch() * self.balls as f64 + HANDLE
    }

    /// Gives the middle of a ball's groove.
    fn x(self, ball: usize) -> f64 {
        LEFT + self.pitch() * (self.balls as f64 - ball as f64 + 0.5)
    }

    fn y(self, level: f64) -> f64 {
        LOWEST - self.level * level
    }

    /// Gives where the comb can stand, at its left and at its right stop, given the levels of ball 1, 2 and so on.
    fn stops(self, levels: &[u16]) -> [f64; 2] {
        let first = |end: u16| {
            let place = levels.iter().position(|level| *level != end);
            place.map_or(self.reach(), |place| place as f64 + 1.0)
        };
        [-first(0), first(self.most)]
    }

    /// Draws the way of a ball, from its left end on level 0 to its right end on the highest.
    fn groove(self, ball: usize) -> String {
        let at = |place: f64| num(self.x(ball) + place * self.unit);
        let way = |level: u16| {
            let passage = if level.is_multiple_of(2) { ball as f64 } else { -(ball as f64) };
            format!("H{}V{}", at(passage), num(self.y(f64::from(level) + 1.0)))
        };
        let ways: String = (0..self.most).map(way).collect();
        format!("M{} {}{ways}H{}", at(-self.reach()), num(self.y(0.0)), at(self.reach()))
    }
}

/// Where the comb stands, given the place of the driver and the levels.
fn comb(maze: Maze, driver: u16, levels: &[u16]) -> f64 {
    maze.stops(levels)[usize::from(driver.min(1))]
}

/// What is written beside the scale, where there is room.
pub type Stops<'a> = &'a dyn Fn(f64, f64, usize) -> String;

/// Draws the plate.
pub fn draw(scene: &Scene, stops: Option<Stops<'_>>) -> Drawn {
    let balls: Vec<&Cell> = scene.cells().map(|(_, cell)| cell).filter(|cell| cell.piece > 0).collect();
    let driver = scene.cells().map(|(_, cell)| cell).find(|cell| cell.piece == 0);
    let maze = Maze::new(balls.len(), balls.first().map_or(1, |ball| ball.most));
    let levels = |of: fn(&Cell) -> u16| balls.iter().rev().map(|ball| of(ball)).collect::<Vec<u16>>();
    let (before, after) = (levels(|ball| ball.from), levels(|ball| ball.value));
    let place = |driver: fn(&Cell) -> u16, levels: &[u16], cell: &Cell| comb(maze, driver(cell), levels);
    let part = scene.moving.map_or(1.0, |(_, part)| marks::ease(part));
    let x = driver.map_or(0.0, |cell| {
        let (from, to) = (place(|cell| cell.from, &before, cell), place(|cell| cell.value, &after, cell));
        from + (to - from) * part
    });
    let shift = x * maze.unit;
    let ends = maze.stops(&after);
    let at_rest = scene.is_calm();
    let handle = maze.width() - HANDLE / 2.0;
    let other = driver.and_then(Cell::outcome).map(|to| comb(maze, to, &after));
    let marks = html! {
        <>
            { plate(maze) }
            { for balls.iter().map(|ball| groove(maze, ball)) }
            { for balls.iter().map(|ball| tooth(maze.x(ball.piece) + shift)) }
            { spine(maze, shift, handle) }
            { scale(maze, x, ends, stops) }
            { for driver.map(|cell| draw_driver(cell, handle, shift, other.map(|x| x * maze.unit), at_rest)) }
            { for balls.iter().map(|ball| html! { <g key={ball.piece}>{ draw_ball(maze, ball, shift, at_rest) }</g> }) }
        </>
    };
    let place = |column: &Column| match column {
        Column::Piece(cell) if cell.piece == 0 => {
            Place { x: handle, width: HANDLE, y: SPINE + 17.0, r: HEIGHT }
        }
        Column::Piece(cell) => {
            Place { x: maze.x(cell.piece), width: maze.pitch(), y: maze.y(cell.at), r: 20.0 }
        }
        Column::Gap { .. } => Place { x: 0.0, width: 0.0, y: 0.0, r: 0.0 },
    };
    let tag =
        scene.cells().find(|(_, cell)| cell.next.is_some()).map(|(_, cell)| match (cell.piece, cell.next) {
            (0, _) => (handle + shift, SPINE - 20.0),
            (ball, next) => {
                let highest = next.map_or(cell.at, |next| cell.at.max(next.into()));
                (maze.x(ball) + shift, maze.y(highest) - BALL - 12.0)
            }
        });
    Drawn {
        marks,
        width: maze.width(),
        height: (TOP, HEIGHT),
        columns: scene.columns.iter().map(place).collect(),
        tag,
    }
}

fn plate(maze: Maze) -> Html {
    let [top, foot] = PLATE;
    let rect = Rect { x: 0.0, y: top, width: maze.width() - HANDLE + EDGE, height: foot - top };
    let level = |level: u16| svg::text("level-number", 20.0, maze.y(level.into()) + 5.0, level.to_string());
    html! {
        <>
            { svg::rect("table-shade", Rect { y: top + 4.0, ..rect }, 12.0) }
            { svg::rect("plate-face", rect, 12.0) }
            { for (0..=maze.most).map(level) }
        </>
    }
}

fn groove(maze: Maze, ball: &Cell) -> Html {
    let d = maze.groove(ball.piece);
    let (x, y) = (maze.x(ball.piece) + maze.reach() * maze.unit, maze.y(ball.goal.into()));
    let x = if ball.goal == maze.most { x } else { maze.x(ball.piece) };
    let width = GROOVE.min(0.72 * maze.level);
    html! {
        <>
            for (class, more) in [("groove-line", 3.0), ("groove-wall", 0.0), ("groove-floor", -4.0)] {
                <path {class} d={d.clone()} stroke-width={num(width + more)} />
            }
            { svg::path("goal-flag", format!("M{} {}v-18h13l-4 5 4 5h-11", num(x - 5.0), num(y + 9.0))) }
        </>
    }
}

fn tooth(x: f64) -> Html {
    let rect = Rect { x: x - 11.0, y: SPINE + 20.0, width: 22.0, height: LOWEST + 24.0 - SPINE - 20.0 };
    svg::rect("tooth", rect, 11.0)
}

fn spine(maze: Maze, shift: f64, handle: f64) -> Html {
    let left = maze.x(maze.balls) - 78.0 + shift;
    let rect = Rect { x: left, y: SPINE, width: handle + shift - left, height: 34.0 };
    let light = format!("M{} {}H{}", num(left + 8.0), SPINE + 6.0, num(handle + shift - 50.0));
    html! { <>{ svg::rect("spine", rect, 8.0) }{ svg::path("spine-light", light) }</> }
}

/// The places of the comb, and how far it may run now.
fn scale(maze: Maze, x: f64, ends: [f64; 2], stops: Option<Stops<'_>>) -> Html {
    let middle = LEFT + 14.0 + maze.reach() * maze.unit;
    let at = |place: f64| middle + place * maze.unit;
    let places = (1..=maze.balls + 1).flat_map(|place| [-(place as f64), place as f64]);
    let tick = |place: f64| {
        let free = (ends[0]..=ends[1]).contains(&place);
        html! {
            <>
                { svg::path("scale-tick", format!("M{} 58v12", num(at(place)))) }
                if stops.is_some() {
                    { svg::text(if free { "scale-number scale-free" } else { "scale-number" }, at(place), 50.0, minus(place)) }
                }
            </>
        }
    };
    let free = Rect { x: at(ends[0]), y: 61.0, width: at(ends[1]) - at(ends[0]), height: 6.0 };
    html! {
        <>
            { for places.map(tick) }
            { svg::rect("scale-range", free, 3.0) }
            { svg::path("scale-here", format!("M{} 74h14l-7 10z", num(at(x) - 7.0))) }
            if let Some(stops) = stops {
                { svg::text("stops", at(maze.reach()) + 24.0, 70.0, stops(ends[0], ends[1], maze.balls)) }
            }
        </>
    }
}

/// Writes a place with a true minus sign.
fn minus(place: f64) -> String {
    if place < 0.0 { format!("\u{2212}{}", num(-place)) } else { num(place) }
}

fn draw_driver(cell: &Cell, x: f64, shift: f64, other: Option<f64>, at_rest: bool) -> Html {
    let handle = |shift: f64, more: f64| Rect {
        x: x + shift - 48.0 - more,
        y: SPINE - 12.0 - more,
        width: 96.0 + 2.0 * more,
        height: 58.0 + 2.0 * more,
    };
    let middle = SPINE + 17.0;
    let arrows = format!("M{} {middle}h56m-9 -8l9 8l-9 8m-38 0l-9 -8l9 -8", num(x + shift - 28.0));
    let to = other.filter(|_| at_rest);
    let is_next = at_rest && cell.next.is_some();
    html! {
        <>
            if is_next {
                for class in ["halo-casing", "halo", "halo-fill"] {
                    { svg::rect(class, handle(shift, 5.0), 12.0) }
                }
            }
            if let Some(to) = to {
                { svg::rect("result", handle(to, 0.0), 8.0) }
            }
            if cell.wanted.is_some() {
                { svg::rect("blocked", handle(shift, 0.0), 8.0) }
            }
            { svg::rect("handle", handle(shift, 0.0), 8.0) }
            { svg::path("knob-arrows", arrows) }
            if at_rest && !is_next {
                { svg::rect("halo-legal", handle(shift, 6.0), 12.0) }
            }
        </>
    }
}

fn draw_ball(maze: Maze, ball: &Cell, shift: f64, at_rest: bool) -> Html {
    let (x, y) = (maze.x(ball.piece) + shift, maze.y(ball.at));
    let result = ball.outcome().filter(|_| at_rest).map(|to| maze.y(to.into()));
    html! {
        <>
            <g class={ball.is_refused.then_some("nudged")}>
                if at_rest && ball.next.is_some() {
                    { marks::halo(Round { x, y, r: BALL + 5.0 }) }
                }
                if ball.wanted.is_some() {
                    { svg::circle("blocked", x, y, BALL) }
                }
                { svg::circle("ball", x, y, BALL) }
                { svg::circle("bead-light", x - 6.0, y - 6.0, 3.2) }
            </g>
            if let Some(to) = result {
                { svg::circle("result", x, to, BALL) }
                if (to - y).abs() > 2.6 * BALL {
                    { marks::straight(x, y + (to - y).signum() * (BALL + 8.0), to - (to - y).signum() * 4.0) }
                }
            }
            if at_rest && ball.next.is_none() && !ball.allowed.is_empty() {
                { svg::circle("halo-legal", x, y, BALL + 6.0) }
            }
            if ball.is_refused {
                { marks::lock(x, y - 24.0) }
            }
            <text class="ball-number" x={num(x)} y={num(y)}>{ ball.piece }</text>
        </>
    }
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
