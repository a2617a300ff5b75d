//! The Hexadecimal Puzzle: bars that hang in a beam, and a key that fits under those before the one that may tilt.
//!
//! A cut of 1 in the key is low, a cut of 0 a tooth; so the key goes in just where the bars show it.

use yew::prelude::*;

use super::marks;
use super::scene::{Cell, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// The distance of two bars, and the middle of bar 1; all measures are units of the drawing.
const PITCH: f64 = 92.0;
const FIRST: f64 = 262.0;
const MARGIN: f64 = 86.0;
const TOP: f64 = 40.0;
const HEIGHT: f64 = 400.0;
/// A bar, and the height of its top when it is up and when it is down.
const BAR: (f64, f64) = (60.0, 186.0);
const UP: f64 = 50.0;
const DOWN: f64 = 112.0;
/// The beam, and the lip with the numbers on it.
const BEAM: [f64; 2] = [136.0, 208.0];
const LIP: [f64; 2] = [156.0, 192.0];
/// The shaft of the key, and the top of a tooth.
const SHAFT: [f64; 2] = [302.0, 352.0];
const TOOTH: f64 = 240.0;
const BOW: (f64, f64, f64) = (96.0, 328.0, 50.0);
/// So far must the key be lowered to pass below the bars.
const CLEAR: f64 = 60.0;
/// The parts of a move at which the bar has tilted, the key is lowered, and begins to be lifted.
const TILTED: f64 = 0.35;
const LOWERED: f64 = 0.5;
const LIFTING: f64 = 0.85;
/// Half the width of a tooth at its foot.
const TOOTH_HALF: f64 = 32.0;

/// Draws the bars; `key` is its cuts, the last one next to the bar that may tilt.
pub fn draw(scene: &Scene, key: &str) -> Drawn {
    let last = scene.columns.len().saturating_sub(1);
    let width = x_of(last) + MARGIN;
    let at_rest = scene.is_calm();
    let bar = |(index, cell): (usize, &Cell)| {
        html! { <g key={cell.piece}>{ draw_bar(cell, x_of(index), at_rest) }</g> }
    };
    let number = |(index, cell): (usize, &Cell)| {
        let (x, y) = (num(x_of(index)), num((LIP[0] + LIP[1]) / 2.0));
        html! { <text class="plate-digit" {x} {y}>{ cell.piece }</text> }
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    Drawn {
        marks: html! {
            <>
                { beam(BEAM, width) }
                { draw_key(scene, key) }
                { for scene.cells().map(bar) }
                { beam(LIP, width) }
                { for scene.cells().map(number) }
            </>
        },
        width,
        height: (TOP, HEIGHT),
        columns: (0..scene.columns.len())
            .map(|index| Place { x: x_of(index), width: PITCH, y: BEAM[0], r: HEIGHT })
            .collect(),
        tag: next.map(|(index, cell)| (x_of(index), y_of(cell).min(DOWN) - 10.0)),
    }
}

fn x_of(index: usize) -> f64 {
    FIRST + PITCH * index as f64
}

fn y_of(cell: &Cell) -> f64 {
    let tilted = cell.at - f64::from(cell.from);
    let done = marks::ease(tilted.abs() / TILTED).copysign(tilted);
    UP + (DOWN - UP) * (f64::from(cell.from) + done)
}

fn beam([top, foot]: [f64; 2], width: f64) -> Html {
    let rect = Rect { x: FIRST - 56.0, y: top, width: width - FIRST + 26.0, height: foot - top };
    svg::rect(if top == LIP[0] { "lip" } else { "beam" }, rect, if top == LIP[0] { 0.0 } else { 8.0 })
}

/// Where the key is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct KeyPlace {
    /// Its tip, left of the bar that tilts next.
    tip: f64,
    /// How far it is lowered.
    drop: f64,
}

/// Gives where the key is. The bar tilts first; then the key is lowered, drawn along below all bars, and lifted.
fn key_place(scene: &Scene) -> KeyPlace {
    let x = |piece: Option<usize>| {
        piece.and_then(|piece| scene.column_of(piece)).map_or(FIRST, x_of) - PITCH / 2.0
    };
    let (before, after) = (x(scene.next.0), x(scene.next.1));
    let Some((_, part)) = scene.moving else { return KeyPlace { tip: after, drop: 0.0 } };
    let phase = |from: f64, to: f64| marks::ease((part - from) / (to - from));
    let tip = before + (after - before) * phase(LOWERED, LIFTING);
    KeyPlace { tip, drop: CLEAR * (phase(TILTED, LOWERED) - phase(LIFTING, 1.0)) }
}

/// Gives the cuts of the key that are under the bars, each with its middle.
fn cuts(tip: f64, key: &str) -> Vec<(f64, char)> {
    let place = |(cut, place)| (tip - PITCH / 2.0 - PITCH * f64::from(place), cut);
    key.chars().rev().zip(0..).map(place).filter(|(x, _)| *x > FIRST - PITCH / 2.0).collect()
}

fn draw_key(scene: &Scene, key: &str) -> Html {
    let KeyPlace { tip, drop } = key_place(scene);
    let cuts = cuts(tip, key);
    let tooth = |x: f64| {
        format!(
            "H{}L{} {TOOTH}H{}L{} {}",
            num(x + TOOTH_HALF),
            num(x + 27.0),
            num(x - 27.0),
            num(x - TOOTH_HALF),
            SHAFT[0]
        )
    };
    let teeth: String = cuts.iter().filter(|(_, cut)| *cut == '0').map(|(x, _)| tooth(*x)).collect();
    let [top, foot] = SHAFT;
    let shaft = format!("M{} {foot}V{top}{teeth}H{}V{foot}z", num(tip), BOW.0 + 40.0);
    let number = |(x, cut): &(f64, char)| {
        let check = format!("M{} 327l6 7l12 -15", num(x + 7.0));
        html! {
            <>
                <text class="cut" x={num(x - 11.0)} y={num((top + foot) / 2.0)}>{ *cut }</text>
                if scene.is_calm() && scene.next.1.is_some() {
                    { svg::path("cut-check", check) }
                }
            </>
        }
    };
    html! {
        <g transform={format!("translate(0 {})", num(drop))}>
            { svg::path("key", shaft) }
            { svg::circle("key", BOW.0, BOW.1, BOW.2) }
            { svg::circle("key-hole", BOW.0 - 8.0, BOW.1, 24.0) }
            { for cuts.iter().map(number) }
        </g>
    }
}

fn draw_bar(cell: &Cell, x: f64, at_rest: bool) -> Html {
    let y = y_of(cell);
    let (width, height) = BAR;
    let rect = |y: f64, more: f64| Rect {
        x: x - width / 2.0 - more,
        y: y - more,
        width: width + 2.0 * more,
        height: height + 2.0 * more,
    };
    let result = cell.outcome().filter(|_| at_rest).map(|to| if to == 1 { DOWN } else { UP });
    let metal = if cell.at > 0.5 { "dial dial-upright" } else { "dial dial-flat" };
    html! {
        <>
            <g class={cell.is_refused.then_some("nudged")}>
                if at_rest && cell.next.is_some() {
                    for class in ["halo-casing", "halo", "halo-fill"] {
                        { svg::rect(class, rect(y, 6.0), 16.0) }
                    }
                }
                if cell.wanted.is_some() {
                    { svg::rect("blocked", rect(y, 0.0), 12.0) }
                }
                { svg::rect(metal, rect(y, 0.0), 12.0) }
                { svg::path("dial-gloss", format!("M{} {}V{}", num(x - 20.0), num(y + 18.0), num(y + height - 18.0))) }
            </g>
            if let Some(to) = result {
                { svg::rect("result", rect(to, 0.0), 12.0) }
                { marks::straight(x, if to > y { y + height + 8.0 } else { y - 8.0 }, if to > y { to + height - 6.0 } else { to + 6.0 }) }
            }
            if at_rest && cell.next.is_none() && !cell.allowed.is_empty() {
                { svg::rect("halo-legal", rect(y, 7.0), 16.0) }
            }
            if cell.is_refused {
                { marks::lock(x, y + 24.0) }
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::family::scene::{Cues, Pose, Spot};
    use crate::hooks::transition::Transition;
    use gros_session::{Session, spec};
    use gros_solver::{AnyMove, AnyPuzzle, PieceMove};

    fn bars(next: Option<usize>) -> Scene {
        let spots: Vec<Spot> = (1..=8).map(|piece| Spot { piece, value: 0, most: 1, goal: 1 }).collect();
        let best = next.map(|piece| PieceMove { piece, to: 1 });
        Scene::new(&spots, Cues { legal: &[], best, refused: None, wanted: &[] }, None, 1, 9)
    }

    #[test]
    fn eight_bars_stand_where_the_picture_has_them() {
        let drawn = draw(&bars(Some(7)), "1110");
        assert_eq!(drawn.width, 992.0);
        assert_eq!((drawn.columns[0].x, drawn.columns[6].x), (262.0, 814.0));
    }

    #[test]
    fn the_key_ends_before_the_bar_that_tilts() {
        assert_eq!(key_place(&bars(Some(7))), KeyPlace { tip: 768.0, drop: 0.0 });
        assert_eq!(key_place(&bars(Some(1))).tip, 216.0);
    }

    /// Gives the scene of a move of the way at a moment.
    fn scene_at(session: &Session<AnyPuzzle>, step: u32, part: f64) -> Scene {
        let timeline = session.timeline();
        let values = |step: u32| {
            let text = timeline.state_at(&step.into()).to_string();
            text.chars().map(|digit| u16::from(digit == '1')).collect::<Vec<u16>>()
        };
        let next = |step: u32| match timeline.move_at(&step.into()) {
            Some(AnyMove::Hexadecimal(mv)) => Some(mv),
            _ => None,
        };
        let (from, to) = (values(step), values(step + 1));
        let spots: Vec<Spot> =
            (1..).zip(&to).map(|(piece, value)| Spot { piece, value: *value, most: 1, goal: 1 }).collect();
        let way = Transition { from: Pose { values: from, next: next(step).map(|mv| mv.piece) }, part };
        let cues = Cues { legal: &[], best: next(step + 1), refused: None, wanted: &[] };
        Scene::new(&spots, cues, Some(&way), 1, 9)
    }

    /// Tells whether a tooth of the key is inside a bar.
    fn cuts_through(scene: &Scene, key: &str) -> bool {
        let KeyPlace { tip, drop } = key_place(scene);
        let teeth = || cuts(tip, key).into_iter().filter(|(_, cut)| *cut == '0');
        scene.cells().any(|(index, cell)| {
            let foot = y_of(cell) + BAR.1;
            let reach = BAR.0 / 2.0 + TOOTH_HALF;
            // What the key has no tooth for is as low as its shaft.
            let beside = SHAFT[0] + drop < foot && x_of(index) < tip;
            beside || teeth().any(|(x, _)| (x - x_of(index)).abs() < reach && TOOTH + drop < foot)
        })
    }

    #[test]
    fn the_key_never_goes_through_a_bar() {
        let session = spec::open("hexadecimal", 9).unwrap().session;
        for step in 0..170 {
            for percent in 0..=100 {
                let scene = scene_at(&session, step, f64::from(percent) / 100.0);
                assert!(!cuts_through(&scene, "1110"), "step {step}, {percent} %");
            }
        }
    }
}
