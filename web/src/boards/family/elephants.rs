//! The Crazy Elephant Dance: elephants on turntables, seen from above.

use std::f64::consts::PI;

use yew::prelude::*;

use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// The distance of two turntables; all measures are units of the drawing.
const PITCH: f64 = 176.0;
const FIRST: f64 = 144.0;
const LINE: f64 = 110.0;
const TOP: f64 = 4.0;
const HEIGHT: f64 = 214.0;
/// A turntable, its inner disc, and the track between them.
const TABLE: f64 = 77.0;
const DISC: f64 = 67.0;
const TRACK: f64 = 72.0;

/// Draws the elephants.
pub fn draw(scene: &Scene) -> Drawn {
    let last = scene.columns.len().saturating_sub(1);
    let width = x_of(last) + FIRST;
    let plate = Rect { x: 48.0, y: LINE - 98.0, width: width - 96.0, height: 201.0 };
    let shade = Rect { y: plate.y + 5.0, ..plate };
    let at_rest = scene.is_calm();
    let draw_column = |(index, column): (usize, &Column)| match column {
        Column::Piece(cell) => {
            html! { <g key={cell.piece}>{ draw_elephant(cell, x_of(index), at_rest) }</g> }
        }
        Column::Gap { is_blocker, .. } => marks::gap(x_of(index), LINE, *is_blocker),
    };
    let place = |(index, column): (usize, &Column)| {
        let r = if matches!(column, Column::Piece(_)) { 24.0 } else { HEIGHT };
        Place { x: x_of(index), width: PITCH, y: LINE, r }
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    Drawn {
        marks: html! {
            <>
                { svg::rect("table-shade", shade, 98.0) }
                { svg::rect("plate-face", plate, 98.0) }
                { for scene.columns.iter().enumerate().map(draw_column) }
            </>
        },
        width,
        height: (TOP, HEIGHT),
        columns: scene.columns.iter().enumerate().map(place).collect(),
        tag: next.map(|(index, _)| (x_of(index), LINE - TABLE - 9.0)),
    }
}

fn x_of(index: usize) -> f64 {
    FIRST + PITCH * index as f64
}

/// Gives a point of the track: 0 up, 1 right, 2 down.
fn on_track(x: f64, place: f64) -> (f64, f64) {
    let (sin, cos) = (place * PI / 2.0).sin_cos();
    (x + TRACK * sin, LINE - TRACK * cos)
}

fn draw_elephant(cell: &Cell, x: f64, at_rest: bool) -> Html {
    let stop = |place: u16| {
        let (x, y) = on_track(x, place.into());
        let is_here = f64::from(place) == cell.at;
        svg::circle(if is_here { "stop stop-here" } else { "stop" }, x, y, if is_here { 7.0 } else { 4.6 })
    };
    let ((x0, y0), (x2, y2)) = (on_track(x, 0.0), on_track(x, 2.0));
    let track = format!("M{} {}A{TRACK} {TRACK} 0 0 1 {} {}", num(x0), num(y0), num(x2), num(y2));
    let turn = marks::ease(cell.at.fract()) + cell.at.floor();
    let result = cell.outcome().filter(|_| at_rest);
    html! {
        <>
            if at_rest && cell.next.is_some() {
                { marks::halo(Round { x, y: LINE, r: TABLE + 4.0 }) }
            }
            if cell.wanted.is_some() {
                { svg::circle("blocked", x, LINE, TABLE) }
            }
            { svg::circle("pit", x, LINE, TABLE) }
            { svg::circle("turntable", x, LINE, DISC) }
            { svg::path("track", track) }
            <g class={cell.is_refused.then_some("nudged")}>
                <g transform={format!("translate({} {LINE}) rotate({}) scale(.94)", num(x), num(90.0 * turn))}>{ elephant() }</g>
            </g>
            { for (0..=cell.most).map(stop) }
            if let Some(to) = result {
                { arrow(x, cell.at, to.into()) }
            }
            if at_rest && cell.next.is_none() && !cell.allowed.is_empty() {
                { svg::circle("halo-legal", x, LINE, TABLE + 8.0) }
            }
            { svg::rect("number-plate", Rect { x: x - 17.0, y: LINE + 76.0, width: 34.0, height: 28.0 }, 6.0) }
            <text class="plate-digit" x={num(x)} y={num(LINE + 90.0)}>{ cell.piece }</text>
            if cell.is_refused {
                { marks::lock(x, LINE) }
            }
        </>
    }
}

/// An arrow along the track.
fn arrow(x: f64, from: f64, to: f64) -> Html {
    let way = (to - from).signum();
    let (start, end, tip) = (from + 0.16 * way, to - 0.3 * way, to - 0.1 * way);
    let ((x0, y0), (x1, y1), (tx, ty)) = (on_track(x, start), on_track(x, end), on_track(x, tip));
    // The head is as wide across the track as it is long.
    let (dx, dy) = ((tx - x1) * 0.6, (ty - y1) * 0.6);
    let head = format!(
        "M{} {}L{} {}L{} {}z",
        num(tx),
        num(ty),
        num(x1 - dy),
        num(y1 + dx),
        num(x1 + dy),
        num(y1 - dx)
    );
    let sweep = u8::from(way > 0.0);
    let arc = format!("M{} {}A{TRACK} {TRACK} 0 0 {sweep} {} {}", num(x0), num(y0), num(x1), num(y1));
    html! { <>{ svg::path("turn", arc) }{ svg::path("arrow", head) }</> }
}

/// An elephant from above, its head up, about the middle of its turntable.
fn elephant() -> Html {
    let ellipse = |class: &'static str, x: f64, y: f64, rx: f64, ry: f64| {
        html! { <ellipse {class} cx={num(x)} cy={num(y)} rx={num(rx)} ry={num(ry)} /> }
    };
    let both = |draw: &dyn Fn(f64) -> Html| html! { <>{ draw(-1.0) }{ draw(1.0) }</> };
    html! {
        <>
            { svg::path("tail", "M0 48q3 8 0 15".to_owned()) }
            { svg::circle("eye-dot", 0.0, 64.0, 3.4) }
            { both(&|side| html! { <>{ svg::circle("hide", 20.0 * side, 4.0, 9.5) }{ svg::circle("hide", 19.0 * side, 38.0, 9.5) }</> }) }
            { ellipse("hide", 0.0, 19.0, 27.0, 32.0) }
            { svg::path("dial-gloss", "M-16 12Q-17 24 -11 35".to_owned()) }
            { both(&|side| ellipse("hide", 30.0 * side, -22.0, 18.0, 20.0)) }
            { both(&|side| ellipse("ear", 31.0 * side, -21.0, 11.0, 13.0)) }
            { both(&|side| svg::path("tusk", format!("M{} -35q{} -10 {} -16", 8.0 * side, 6.0 * side, 1.0 * side))) }
            { svg::path("trunk-line", "M0 -34V-62".to_owned()) }
            { svg::path("trunk", "M0 -34V-62".to_owned()) }
            { ellipse("hide", 0.0, -21.0, 20.0, 19.0) }
            { both(&|side| svg::circle("eye-dot", 9.0 * side, -27.0, 3.2)) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::family::scene::{Cues, Spot};

    #[test]
    fn five_elephants_stand_where_the_picture_has_them() {
        let spots: Vec<Spot> = [5, 4, 3, 2, 1].map(|piece| Spot { piece, value: 0, most: 2, goal: 2 }).into();
        let cues = Cues { legal: &[], best: None, refused: None, wanted: &[] };
        let drawn = draw(&Scene::new(&spots, cues, None, 1, 9));
        assert_eq!(drawn.width, 992.0);
        let middles: Vec<f64> = drawn.columns.iter().map(|place| place.x).collect();
        assert_eq!(middles, [144.0, 320.0, 496.0, 672.0, 848.0]);
    }

    #[test]
    fn the_track_runs_from_up_over_right_to_down() {
        let round = |place: f64| {
            let (x, y) = on_track(0.0, place);
            (x.round(), (y - LINE).round())
        };
        assert_eq!([round(0.0), round(1.0), round(2.0)], [(0.0, -TRACK), (TRACK, 0.0), (0.0, TRACK)]);
    }
}
