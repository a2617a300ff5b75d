//! Spin-Out: dials on a slide in a case, cut open. A dial turns only in the bay of the case.
//!
//! The dials stay in their places and the case moves over them, which is the same motion and keeps the targets still.
//! The shape of a dial alone makes the rule: it turns if its right neighbour does not lie flat against it.

use yew::prelude::*;

use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};

/// The distance of two dials; all measures are units of the drawing.
const PITCH: f64 = 118.0;
/// The middle of the leftmost dial.
const FIRST: f64 = 102.0;
/// From dial 1 to the knob, and on to the right edge.
const KNOB: f64 = 120.0;
const MARGIN: f64 = 62.0;
/// The line on which the dials turn.
const LINE: f64 = 214.0;
const TOP: f64 = 70.0;
const HEIGHT: f64 = 284.0;
/// From the bay to the right end of the case.
const CASE: f64 = 3.5 * PITCH;
/// The radius of the bay.
const BAY: f64 = 90.0;
/// Where the bay is when the case has been taken off.
const AWAY: f64 = -2.0 * CASE;

/// The height of engraved letters, and the smallest that can be read, in CSS pixels.
const LETTERS: f64 = 17.0;
const SMALLEST: f64 = 12.0;

/// A dial upright, its lobe up, about its middle.
const BELL: &str = "M-27 -55A27 27 0 0 1 27 -55C28 -34 31 -17 33 0A85 85 0 0 0 41.3 36Q44.5 44.5 36 41.3A85 85 0 0 0 -36 41.3Q-44.5 44.5 -41.3 36A85 85 0 0 0 -33 0C-31 -17 -28 -34 -27 -55Z";

/// What is engraved on the case, where there is room for it.
pub struct Engraved {
    /// Under the bay.
    pub bay: &'static str,
    /// Above the low gate, in two lines.
    pub gate: [&'static str; 2],
}

/// Draws the dials.
///
/// `room` is the width in CSS pixels: where words would be too small, none are engraved.
pub fn draw(scene: &Scene, room: f64, engraved: &Engraved) -> Drawn {
    let last = scene.columns.len().saturating_sub(1);
    let width = x_of(last) + KNOB + MARGIN;
    let engraved = Some(engraved).filter(|_| LETTERS * room / width >= SMALLEST);
    let (bay, turn) = (bay_x(scene), turn(scene));
    let refusing = scene.cells().any(|(_, cell)| cell.is_refused);
    let look = Look { at_rest: scene.is_still(), refusing, turn };
    let at_rest = look.at_rest;
    let marks = html! {
        <>
            { case(bay, engraved) }
            if at_rest && scene.next.1.is_some() {
                { marks::halo(Round { x: bay, y: LINE, r: BAY }) }
            }
            { slide(width - MARGIN) }
            { for scene.columns.iter().enumerate().map(|(index, column)| draw_column(column, x_of(index), look)) }
        </>
    };
    let place = |(index, column): (usize, &Column)| {
        let r = if matches!(column, Column::Piece(_)) { 50.0 } else { HEIGHT };
        Place { x: x_of(index), width: PITCH, y: LINE, r }
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    Drawn {
        marks,
        width,
        height: (TOP, HEIGHT),
        columns: scene.columns.iter().enumerate().map(place).collect(),
        tag: next.map(|(index, _)| (x_of(index), LINE - BAY)),
    }
}

fn x_of(index: usize) -> f64 {
    FIRST + PITCH * index as f64
}

/// Gives where the bay is: with the dial that turns next, or on its way there by way of the one that turns now.
fn bay_x(scene: &Scene) -> f64 {
    let x = |piece: Option<usize>| piece.and_then(|piece| scene.column_of(piece)).map_or(AWAY, x_of);
    let (before, after) = (x(scene.next.0), x(scene.next.1));
    let Some((moved, part)) = scene.moving else { return after };
    let turning = x(Some(moved));
    let (first, last) = turn(scene);
    if part < first {
        before + (turning - before) * marks::ease(part / first)
    } else if part < last {
        turning
    } else {
        turning + (after - turning) * marks::ease((part - last) / (1.0 - last))
    }
}

/// Says during which part of a move the dial itself turns; the rest of the time the case slides.
fn turn(scene: &Scene) -> (f64, f64) {
    let is_there = scene.moving.is_some_and(|(moved, _)| scene.next.0 == Some(moved));
    if is_there { (0.0, 0.5) } else { (0.35, 0.7) }
}

/// What all dials have in common.
#[derive(Clone, Copy)]
struct Look {
    at_rest: bool,
    /// Whether it is shown what stands in the way of a move.
    refusing: bool,
    /// During which part of a move a dial turns.
    turn: (f64, f64),
}

fn case(bay: f64, engraved: Option<&Engraved>) -> Html {
    let right = bay + CASE;
    let left = bay.min(0.0) - 600.0;
    let body = Rect { x: left, y: LINE - 134.0, width: right - left, height: 262.0 };
    let (ceiling, gate, floor) = (LINE - BAY, LINE - 50.0, LINE + 50.0);
    let reach = (BAY * BAY - 50.0 * 50.0).sqrt();
    let [slope, low, end, pocket, back] =
        [bay + 150.0, bay + 186.0, right, bay + reach, bay - reach].map(num);
    let channel = format!(
        "M{} {ceiling}H{slope}q14 0 20 20L{low} {gate}H{end}V{floor}H{pocket}A{BAY} {BAY} 0 0 1 {back} {floor}H{}z",
        num(left),
        num(left),
    );
    let word = |x: f64, y: f64, text: &'static str| svg::text("engraved", x, y, text.to_owned());
    html! {
        <>
            <defs>
                <linearGradient id="case-light" x1="0" y1="0" x2="0" y2="1">
                    <stop class="stop-high" offset="0" /><stop class="stop-middle" offset="0.5" /><stop class="stop-low" offset="1" />
                </linearGradient>
            </defs>
            { svg::rect("case", body, 14.0) }
            { svg::path("channel", channel) }
            { svg::circle("bay", bay, LINE, BAY - 2.0) }
            if let Some(Engraved { bay: under, gate: [above, below] }) = engraved {
                { word(bay, LINE + 115.0, under) }
                { word((bay + right) / 2.0 + 70.0, LINE - 98.0, above) }
                { word((bay + right) / 2.0 + 70.0, LINE - 76.0, below) }
            }
        </>
    }
}

fn slide(knob: f64) -> Html {
    let bar = Rect { x: -300.0, y: LINE - 15.0, width: knob + 300.0, height: 30.0 };
    let arrows = format!("M{} {LINE}h28m-7 -6l7 6l-7 6m-14 0l-7 -6l7 -6", num(knob - 14.0));
    html! {
        <>
            { svg::rect("slide", bar, 3.0) }
            { svg::circle("handle", knob, LINE, 34.0) }
            { svg::path("knob-arrows", arrows) }
        </>
    }
}

fn draw_column(column: &Column, x: f64, look: Look) -> Html {
    match column {
        Column::Piece(cell) => html! { <g key={cell.piece}>{ draw_dial(cell, x, look) }</g> },
        Column::Gap { is_blocker, .. } => marks::gap(x, LINE, *is_blocker),
    }
}

fn draw_dial(cell: &Cell, x: f64, Look { at_rest, refusing, turn }: Look) -> Html {
    let upright = turned(cell, turn);
    let angle = -90.0 * (1.0 - upright);
    let metal = if upright > 0.5 { "dial dial-upright" } else { "dial dial-flat" };
    let middle = format!("translate({} {LINE})", num(x));
    let ghost = cell.next.filter(|_| at_rest && !refusing);
    html! {
        <>
            <g transform={middle} class={cell.is_refused.then_some("nudged")}>
                <g transform={format!("rotate({})", num(angle))}>
                    <path class="dial-shade" d={BELL} />
                    if cell.wanted.is_some() {
                        <path class="blocked" d={BELL} />
                    }
                    <path class={metal} d={BELL} />
                    <path class="dial-gloss" d="M-16 -52A18 18 0 0 1 -4 -66" />
                </g>
                if let Some(to) = ghost {
                    <path class="result" transform={format!("rotate({})", if to == 1 { 0 } else { -90 })} d={BELL} />
                    { arrow(to == 1) }
                }
                <circle class="dial-face" r="18" />
            </g>
            <text class="piece-number" x={num(x)} y={num(LINE)}>{ cell.piece }</text>
            if at_rest && !cell.allowed.is_empty() && cell.next.is_none() {
                { svg::circle("halo-legal", x, LINE, 58.0) }
            }
            if cell.is_refused {
                { marks::lock(x, LINE - 62.0) }
            }
        </>
    }
}

/// Gives how far a dial is turned, 1 being upright: on its way it waits for the case at first and at last.
fn turned(cell: &Cell, (first, last): (f64, f64)) -> f64 {
    let to = f64::from(cell.value);
    let part = 1.0 - (to - cell.at).abs();
    let done = marks::ease((part - first) / (last - first));
    if cell.value == 1 { done } else { 1.0 - done }
}

/// An arrow from the lobe as it lies to where it goes.
fn arrow(upright: bool) -> Html {
    let (way, head) = if upright {
        ("M-47 -16A50 50 0 0 1 -22 -46", "M-8 -54l-22 -3l13 19z")
    } else {
        ("M-12 -50A50 50 0 0 0 -42 -26", "M-50 -12l-3 -22l19 13z")
    };
    html! { <><path class="turn" d={way} /><path class="arrow" d={head} /></> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::family::scene::{Cues, Pose, Spot};
    use crate::hooks::transition::Transition;
    use gros_solver::PieceMove;

    fn dials(word: &str, next: Option<usize>, way: Option<(&str, usize, f64)>) -> Scene {
        let spot = |(place, digit): (usize, char)| Spot {
            piece: word.len() - place,
            value: u16::from(digit == '1'),
            most: 1,
            goal: 0,
        };
        let spots: Vec<Spot> = word.chars().enumerate().map(spot).collect();
        let best = next.map(|piece| PieceMove { piece, to: 0 });
        let way = way.map(|(word, next, part)| Transition {
            from: Pose { values: word.chars().map(|c| u16::from(c == '1')).collect(), next: Some(next) },
            part,
        });
        let cues = Cues { legal: &[], best, refused: None, wanted: &[] };
        Scene::new(&spots, cues, way.as_ref(), 1, 9)
    }

    #[test]
    fn seven_dials_stand_where_the_picture_has_them() {
        let engraved = Engraved { bay: "", gate: ["", ""] };
        let drawn = draw(&dials("0101000", Some(5), None), 992.0, &engraved);
        assert_eq!(drawn.width, 992.0);
        let middles: Vec<f64> = drawn.columns.iter().map(|place| place.x).collect();
        assert_eq!(middles, [102.0, 220.0, 338.0, 456.0, 574.0, 692.0, 810.0]);
        assert_eq!(drawn.tag, Some((338.0, 124.0)));
    }

    #[test]
    fn the_bay_is_with_the_dial_that_turns() {
        assert_eq!(bay_x(&dials("0101000", Some(5), None)), 338.0);
        // The case has come off.
        assert!(bay_x(&dials("0000000", None, None)) + CASE < 0.0);
        // Dial 1 is about to turn, then dial 5 follows.
        let at = |part| bay_x(&dials("0101000", Some(5), Some(("0101001", 1, part))));
        assert_eq!([at(0.0), at(0.4), at(1.0)], [810.0, 810.0, 338.0]);
        // Dial 3 turns though dial 1 should: the case goes there first.
        let at = |part| bay_x(&dials("0000110", Some(3), Some(("0000010", 1, part))));
        assert_eq!([at(0.0), at(0.5)], [810.0, 574.0]);
    }
}
