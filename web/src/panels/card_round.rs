//! Two or three things in a round and the ways between them: an automaton, the pegs, pairs of pegs.

use gros_text::{Diagram, Edge};
use yew::prelude::*;

use super::card_links::Links;
use super::explain_card::look;
use crate::markup::{classes, html};
use crate::svg::{num, path};

type Point = (f64, f64);

/// Where the things stand, on a field of 300 by 120 units; style sheets put them there.
const TWO: &[Point] = &[(90.0, 60.0), (210.0, 60.0)];
const THREE: &[Point] = &[(70.0, 28.0), (230.0, 28.0), (150.0, 96.0)];
/// How far a way keeps off the middle of a thing.
const CLEAR: f64 = 34.0;
/// How far the way to the other of two things bends, so that the way back has room.
const BEND: f64 = 24.0;

/// Draws the round. What it shows is said in words beside it.
pub fn round(links: Links<'_>, Diagram { words, nodes, ways }: &Diagram) -> Html {
    let points = if nodes.len() == 2 { TWO } else { THREE };
    let node = |(at, cell): (usize, &gros_text::Cell)| {
        let class = classes!("round-node", look(cell.look));
        html! { <li {class} data-at={format!("{}-{at}", nodes.len())}>{ links.cell(cell, html! { &cell.text }) }</li> }
    };
    html! {
        <figure class="round">
            <svg viewBox="0 0 300 120" aria-hidden="true" focusable="false">{ for ways.iter().map(|way| draw(points, way)) }</svg>
            <ul class="round-nodes">{ for nodes.iter().enumerate().map(node) }</ul>
            <figcaption class="card-text">{ words }</figcaption>
        </figure>
    }
}

fn draw(points: &[Point], Edge { from, to, label, is_next }: &Edge) -> Html {
    let (Some(&start), Some(&end)) = (points.get(*from), points.get(*to)) else { return html! {} };
    let middle = (150.0, 60.0);
    let (line, tip, toward, at) =
        if from == to { own(start, middle) } else { over(start, end, points.len() == 2) };
    let class = if *is_next { "round-way round-next" } else { "round-way" };
    html! {
        <g {class}>
            { path("round-line", line) }
            { path("round-head", head(tip, toward)) }
            <text x={num(at.0)} y={num(at.1)}>{ label }</text>
        </g>
    }
}

/// Bends a way from a thing to another: its line, its tip, where it points, and the place of its label.
fn over(start: Point, end: Point, bends: bool) -> (String, Point, Point, Point) {
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = dx.hypot(dy);
    let (ux, uy) = (dx / length, dy / length);
    let bend = if bends { BEND } else { 0.0 };
    // To the left of the way, as one goes.
    let control = ((start.0 + end.0) / 2.0 + uy * bend * 2.0, (start.1 + end.1) / 2.0 - ux * bend * 2.0);
    let clear = if bends { CLEAR * 0.6 } else { CLEAR };
    let lift = if bends { 16.0 } else { 0.0 };
    let from = (start.0 + ux * clear + uy * lift, start.1 + uy * clear - ux * lift);
    let tip = (end.0 - ux * clear + uy * lift, end.1 - uy * clear - ux * lift);
    let line = format!(
        "M{} {}Q{} {} {} {}",
        num(from.0),
        num(from.1),
        num(control.0),
        num(control.1),
        num(tip.0),
        num(tip.1)
    );
    let label =
        ((start.0 + end.0) / 2.0 + uy * (bend + 20.0), (start.1 + end.1) / 2.0 - ux * (bend + 20.0) + 5.0);
    (line, tip, (tip.0 - control.0, tip.1 - control.1), label)
}

/// Leads a way round to where it began, on the side that is outside.
fn own(start: Point, middle: Point) -> (String, Point, Point, Point) {
    let side = if start.0 < middle.0 { -1.0 } else { 1.0 };
    let near = start.0 + side * 32.0;
    let far = start.0 + side * 66.0;
    let (top, foot) = (start.1 - 9.0, start.1 + 9.0);
    let line = format!(
        "M{} {}C{} {} {} {} {} {}",
        num(near),
        num(top),
        num(far),
        num(top - 20.0),
        num(far),
        num(foot + 20.0),
        num(near),
        num(foot)
    );
    (line, (near, foot), (-side, -0.5), (start.0 + side * 70.0, start.1 + 5.0))
}

/// Draws the tip of an arrow.
fn head(tip: Point, toward: Point) -> String {
    const LENGTH: f64 = 9.0;
    const HALF: f64 = 4.5;
    let length = toward.0.hypot(toward.1).max(0.01);
    let (ux, uy) = (toward.0 / length, toward.1 / length);
    let back = (tip.0 - ux * LENGTH, tip.1 - uy * LENGTH);
    let (nx, ny) = (-uy * HALF, ux * HALF);
    format!(
        "M{} {}L{} {}L{} {}z",
        num(tip.0),
        num(tip.1),
        num(back.0 + nx),
        num(back.1 + ny),
        num(back.0 - nx),
        num(back.1 - ny)
    )
}
