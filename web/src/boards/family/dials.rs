//! Spin-Out: dials on a slide in a case, cut open. A dial turns only in the bay of the case.
//!
//! The shape of a dial alone makes the rule: it turns if its right neighbour does not lie flat against it.

use yew::prelude::*;

use super::case::{
    BAY, BELL, CASE, Engraved, FRAME, LINE, MARGIN, PITCH, arrow, case, slide, width_of, x_of,
};
use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, num};
use crate::markup::html;

/// Where the bay is when the case has been taken off.
const AWAY: f64 = -2.0 * CASE;

/// Draws the dials.
///
/// `room` is the width in CSS pixels: where words would be too small, none are engraved.
pub fn draw(scene: &Scene, room: f64, engraved: &Engraved) -> Drawn {
    let width = width_of(scene.columns.len());
    let engraved = Some(engraved).filter(|_| Engraved::is_legible(width, room));
    let (bay, turn) = (bay_x(scene), turn(scene));
    let refusing = scene.cells().any(|(_, cell)| cell.is_refused);
    let look = Look { at_rest: scene.is_calm(), refusing, turn };
    let at_rest = look.at_rest;
    let marks = html! {
        <>
            { case(bay, width, engraved) }
            if at_rest && scene.next.1.is_some() {
                { marks::halo(Round { x: bay, y: LINE, r: BAY }) }
            }
            { slide(width - MARGIN) }
            { for scene.columns.iter().enumerate().map(|(index, column)| draw_column(column, x_of(index), look)) }
        </>
    };
    let place = |(index, column): (usize, &Column)| {
        let r = if matches!(column, Column::Piece(_)) { 50.0 } else { FRAME.1 };
        Place { x: x_of(index), width: PITCH, y: LINE, r }
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    Drawn {
        marks,
        width,
        height: FRAME,
        columns: scene.columns.iter().enumerate().map(place).collect(),
        tag: next.map(|(index, _)| (x_of(index), LINE - BAY)),
    }
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
    let result = cell.outcome().filter(|_| at_rest && !refusing);
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
                if let Some(to) = result {
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
