//! The Brain: rods in a block, pushed in or pulled out.

use yew::prelude::*;

use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// The distance of two rods; all measures are units of the drawing.
const PITCH: f64 = 104.0;
const FIRST: f64 = 84.0;
const TOP: f64 = 22.0;
const HEIGHT: f64 = 344.0;
/// The height of a knob whose rod is out, and of one whose rod is in.
const OUT: f64 = 74.0;
const IN: f64 = 156.0;
const KNOB: f64 = 29.0;
/// The top of the block, the edge of its face, and its foot.
const BLOCK: [f64; 3] = [196.0, 216.0, 300.0];
/// From the knob to the other end of the rod.
const LENGTH: f64 = 196.0;

/// Draws the rods.
pub fn draw(scene: &Scene) -> Drawn {
    let last = scene.columns.len().saturating_sub(1);
    let width = x_of(last) + FIRST;
    let at_rest = scene.is_calm();
    let below = |(index, cell): (usize, &Cell)| rod(x_of(index), BLOCK[2] - 8.0, y_of(cell) + LENGTH);
    let above = |(index, column): (usize, &Column)| match column {
        Column::Piece(cell) => html! { <g key={cell.piece}>{ draw_rod(cell, x_of(index), at_rest) }</g> },
        Column::Gap { is_blocker, .. } => marks::gap(x_of(index), IN, *is_blocker),
    };
    let place = |(index, column): (usize, &Column)| {
        let y = if let Column::Piece(cell) = column { y_of(cell) } else { IN };
        Place { x: x_of(index), width: PITCH, y, r: HEIGHT }
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    let tag = next.map(|(index, cell)| {
        let highest = if cell.next == Some(1) { OUT } else { y_of(cell) };
        (x_of(index), highest - KNOB - 6.0)
    });
    Drawn {
        marks: html! {
            <>
                { for scene.cells().map(below) }
                { block(width) }
                { for scene.columns.iter().enumerate().map(above) }
            </>
        },
        width,
        height: (TOP, HEIGHT),
        columns: scene.columns.iter().enumerate().map(place).collect(),
        tag,
    }
}

fn x_of(index: usize) -> f64 {
    FIRST + PITCH * index as f64
}

fn y_of(cell: &Cell) -> f64 {
    IN + (OUT - IN) * marks::ease(cell.at)
}

fn rod(x: f64, from: f64, to: f64) -> Html {
    let d = format!("M{} {}V{}", num(x), num(from), num(to));
    html! { for class in ["shaft-line", "shaft-body", "shaft-light"] { { svg::path(class, d.clone()) } } }
}

fn block(width: f64) -> Html {
    let [top, edge, foot] = BLOCK;
    let lid = format!("M34 {top}H{}L{} {edge}H18z", num(width - 34.0), num(width - 18.0));
    let face = Rect { x: 18.0, y: edge, width: width - 36.0, height: foot - edge };
    html! { <>{ svg::path("plate-top", lid) }{ svg::rect("plate-face", face, 3.0) }</> }
}

fn draw_rod(cell: &Cell, x: f64, at_rest: bool) -> Html {
    let y = y_of(cell);
    let knob = if cell.at > 0.5 { "ring-on" } else { "ring-off-solid" };
    let result = cell.outcome().filter(|_| at_rest).map(|to| if to == 1 { OUT } else { IN });
    html! {
        <>
            <ellipse class="hole" cx={num(x)} cy={num((BLOCK[0] + BLOCK[1]) / 2.0)} rx="17" ry="6" />
            <g class={cell.is_refused.then_some("nudged")}>
                { rod(x, y + KNOB - 4.0, (BLOCK[0] + BLOCK[1]) / 2.0) }
                if at_rest && cell.next.is_some() {
                    { marks::halo(Round { x, y, r: KNOB + 6.0 }) }
                }
                if cell.wanted.is_some() {
                    { svg::circle("blocked", x, y, KNOB) }
                }
                { svg::circle(knob, x, y, KNOB) }
                <path class="dial-gloss" d={format!("M{} {}A20 20 0 0 1 {} {}", num(x - 17.0), num(y - 8.0), num(x - 5.0), num(y - 19.0))} />
            </g>
            if let Some(to) = result {
                { svg::circle("result", x, to, KNOB) }
                { marks::straight(x, if to < y { y - KNOB - 4.0 } else { y + KNOB + 4.0 }, if to < y { to + 8.0 } else { to - 8.0 }) }
            }
            if at_rest && !cell.allowed.is_empty() && cell.next.is_none() {
                { svg::circle("halo-legal", x, y, KNOB + 8.0) }
            }
            if cell.is_refused {
                { marks::lock(x, y) }
            }
            <text class="plate-digit" x={num(x)} y={num((BLOCK[1] + BLOCK[2]) / 2.0)}>{ cell.piece }</text>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::family::scene::{Cues, Spot};

    #[test]
    fn a_rod_that_is_out_stands_higher_and_none_falls_through_the_block() {
        let spots: Vec<Spot> =
            [(2, 0), (1, 1)].map(|(piece, value)| Spot { piece, value, most: 1, goal: 1 }).into();
        let cues = Cues { legal: &[], best: None, refused: None, wanted: &[] };
        let drawn = draw(&Scene::new(&spots, cues, None, 1, 9));
        assert_eq!(
            drawn.columns.iter().map(|place| (place.x, place.y)).collect::<Vec<_>>(),
            [(84.0, IN), (188.0, OUT)]
        );
        // The knob stays above the block, the other end below it.
        let (pushed_in, out) = (drawn.columns[0].y, drawn.columns[1].y);
        assert!(pushed_in + KNOB < BLOCK[0] && out + LENGTH < BLOCK[2] && pushed_in + LENGTH > BLOCK[2]);
        assert!(pushed_in + LENGTH < drawn.height.0 + drawn.height.1 && out - KNOB > drawn.height.0);
    }
}
